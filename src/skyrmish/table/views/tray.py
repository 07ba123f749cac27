"""The dice tray: the attack going on, or the last one, die by die."""

from collections.abc import Sequence

from skyrmish.games.events import Event
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.play.attacking.gunnery import is_critical, is_hit
from skyrmish.match.match import Match
from skyrmish.table.messages.table import DieResult, DieView, TrayView


def tray_view(match: Match, first: int) -> TrayView:
    """The dice of the attack that began with this event."""
    declared, rules = match.events[first], match.rules
    told = attack_events(match.events, first)
    attack, again = dice_in(told, "attack")
    defence, defended_again = dice_in(told, "defence")
    damage = next((event for event in told if event.kind == "damage"), None)
    attacker, target = declared.who, str(declared.facts["target"])
    strength = match.table.planes[match.names.index(attacker)].attack
    bonuses = bonus_dice(strength, declared)
    attack_dice = [attack_die(rules, face, k in again, bonuses[k]) for k, face in enumerate(attack)]
    defence_dice = [defence_die(rules, face, k in defended_again) for k, face in enumerate(defence)]
    through = cancel(rules, attack_dice, defence_dice)
    plane = match.table.planes[match.names.index(target)]
    aces = next((int(event.facts["aces"]) for event in told if event.kind == "aces"), 0)
    return TrayView(
        attacker=attacker,
        target=target,
        sides=rules.die_sides,
        attack=attack_dice,
        defence=defence_dice,
        attack_words=dice_words(strength, "Attack", bonuses),
        defence_words=dice_words(plane.defense, "Defense", ["ace"] * aces),
        damage=int(damage.facts["lost"]) if damage else through,
        health_left=int(damage.facts["health"]) if damage else plane.health,
        is_over=damage is not None,
        deciding=deciding(match) if damage is None else "",
    )


def attack_events(events: Sequence[Event], first: int) -> list[Event]:
    """From the declaration to the damage."""
    out = []
    for event in events[first:]:
        out.append(event)
        if event.kind == "damage":
            break
    return out


def dice_in(told: Sequence[Event], of: str) -> tuple[list[int], set[int]]:
    """The faces as they lie now, and which of the dice were thrown again."""
    faces: list[int] = []
    again: set[int] = set()
    for event in told:
        if event.kind in (f"{of}-roll", f"{of}-reroll"):
            faces = event.facts["dice"]
        if event.kind == f"{of}-reroll":
            again.add(event.facts["die"] - 1)
    return faces, again


def bonus_dice(strength: int, declared: Event) -> list[str]:
    """What each attack die is for: Attack first, then the guides', then ace dice."""
    dice, aces = int(declared.facts["dice"]), int(declared.facts["aces"])
    return [""] * strength + ["guides"] * (dice - strength - aces) + ["ace"] * aces


def attack_die(rules: Rules, face: int, again: bool, bonus: str) -> DieView:
    result: DieResult = "miss"
    if is_critical(rules, face):
        result = "double" if rules.criticals == w.DOUBLE else "critical"
    elif is_hit(rules, face):
        result = "hit"
    return DieView(face=face, result=result, rerolled=again, bonus=bonus)


def defence_die(rules: Rules, face: int, again: bool) -> DieView:
    result: DieResult = "dodge" if is_hit(rules, face) else "miss"
    if rules.criticals == w.DOUBLE and is_critical(rules, face):
        result = "double-dodge"
    return DieView(face=face, result=result, rerolled=again)


def cancel(rules: Rules, attack: list[DieView], defence: Sequence[DieView]) -> int:
    """SL1-ATK-08, B-38, B-39  Mark the hits that dodges cancel, hits first; return what gets through."""
    dodges = sum({"dodge": 1, "double-dodge": 2}.get(die.result, 0) for die in defence)
    worth = {"hit": 1, "critical": 1, "double": 2}
    takes = {"hit": 1, "critical": rules.dodges_per_critical, "double": 2}
    through = sum(worth.get(die.result, 0) for die in attack)
    for kind in ("hit", "critical", "double"):
        for die in attack:
            if die.result == kind and dodges >= takes[kind]:
                dodges -= takes[kind]
                through -= worth[kind]
                die.result = "cancelled"
    halved = dodges if any(die.result == "double" for die in attack) else 0
    return max(0, through - halved)


def dice_words(strength: int, name: str, bonuses: Sequence[str]) -> str:
    """3 Attack, 1 for the guides."""
    words = [f"{strength} {name}"]
    for bonus, told in (("guides", "for the guides"), ("ace", "ace")):
        if bonuses.count(bonus):
            words.append(f"{bonuses.count(bonus)} {told}")
    return ", ".join(words)


def deciding(match: Match) -> str:
    """The seat that chooses about the dice now."""
    if match.table.decision == w.ATTACK_REROLL:
        return match.seat_name(match.table.plane)
    if match.table.decision in (w.ACE_DEFENCE, w.DEFENCE_REROLL):
        return match.seat_name(match.table.target)
    return ""
