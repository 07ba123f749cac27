"""The dice tray: the attack going on, or the last one, die by die."""

from collections.abc import Mapping, Sequence

from skyrmish.games.events import Event
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.measuring.shot_words import purpose_words
from skyrmish.games.squadron_leader.pieces import Plane, Rules, pose_of
from skyrmish.games.squadron_leader.play.attacking.gunnery import (
    cancelled_dice,
    damage_of,
    health_lost,
    is_critical,
    is_hit,
    read_dice,
)
from skyrmish.games.squadron_leader.play.attacking.shot import defence_dice, purposes
from skyrmish.match.match import Match
from skyrmish.odds.attacks import reckoner
from skyrmish.table.messages.table import DieResult, DieView, Seen, TrayColumn, TrayView
from skyrmish.table.questions.sights import odds_of
from skyrmish.table.views.cockpit import seen
from skyrmish.table.views.whereabouts import Place
from skyrmish.words.catalogue import say


def tray_view(match: Match, first: int, known: Mapping[str, Place]) -> TrayView:
    """The dice of the attack that began with this event; where everybody was before it is known."""
    declared, rules = match.events[first], match.rules
    told = attack_events(match.events, first)
    attack, attack_was = dice_in(told, "attack")
    defence, defence_was = dice_in(told, "defence")
    damage = next((event for event in told if event.kind == "damage"), None)
    attacker, target = declared.who, str(declared.facts["target"])
    plane = match.table.planes[match.names.index(target)]
    aces = next((int(event.facts["aces"]) for event in told if event.kind == "aces"), 0)
    rolled = next((event for event in told if event.kind == "defence-roll"), None)
    attack_for = declared.facts["for"]
    defence_for = rolled.facts["for"] if rolled else purposes("defense", defence_dice(plane.defense, aces))
    lost = int(damage.facts["lost"]) if damage else loss(rules, plane, attack, defence)
    left = int(damage.facts["health"]) if damage else plane.health
    before = left + lost if damage else left
    rerolls = declared.facts.get("rerolls", [])
    target_rerolls = declared.facts.get("target_rerolls", []) if defence_for else []
    dice = len(attack_for), len(defence_for), len(rerolls), len(target_rerolls)
    attack_shown = attack_dice(rules, attack, defence, attack_was, attack_for)
    defence_shown = [defence_die(rules, face, defence_was[k], defence_for[k]) for k, face in enumerate(defence)]
    return TrayView(
        attacker=attacker,
        target=target,
        sides=rules.die_sides,
        attack=attack_shown,
        defence=defence_shown,
        columns=columns_of(attack_shown, defence_shown),
        seen=seen_then(match, known, target, attacker),
        attack_words=say("sky-attack-dice", dice=purpose_words(attack_for), cover="cover" in declared.facts),
        defence_words=purpose_words(defence_for),
        hits=damage_of(rules, *read_dice(rules, attack, len(attack), [], 0)),
        damage=lost,
        odds=odds_of(reckoner(rules), *dice, before),
        rerolls=rerolls,
        target_rerolls=target_rerolls,
        health_before=before,
        is_over=damage is not None,
        deciding=deciding(match) if damage is None else "",
    )


def seen_then(match: Match, known: Mapping[str, Place], pilot: str, other: str) -> Seen:
    """How a pilot saw another. Of planes that no event has led anywhere, the table tells."""
    planes = {name: match.table.planes[match.names.index(name)] for name in (pilot, other)}
    mine, theirs = (known.get(name) or Place(pose_of(plane), plane.altitude) for name, plane in planes.items())
    return seen(match.rules, mine, theirs)


def attack_events(events: Sequence[Event], first: int) -> list[Event]:
    """From the declaration to the damage."""
    out = []
    for event in events[first:]:
        out.append(event)
        if event.kind == "damage":
            break
    return out


def dice_in(told: Sequence[Event], of: str) -> tuple[list[int], list[list[int]]]:
    """The faces as they lie now, and what each die showed before it was thrown again."""
    faces: list[int] = []
    was: list[list[int]] = []
    for event in told:
        if event.kind == f"{of}-roll":
            was = [[] for _ in event.facts["dice"]]
        if event.kind == f"{of}-reroll":
            was[event.facts["die"] - 1].append(faces[event.facts["die"] - 1])
        if event.kind in (f"{of}-roll", f"{of}-reroll"):
            faces = event.facts["dice"]
    return faces, was


def columns_of(attack: list[DieView], defence: list[DieView]) -> list[TrayColumn]:
    """Each dodge below a hit that it cancels; dice that do nothing below each other, as far as there are any."""
    dodges = [k for k, die in enumerate(defence) if die.result != "miss"]
    below = {k: dodges.pop(0) for k, die in enumerate(attack) if die.result == "cancelled" and dodges}
    idle = [k for k in range(len(defence)) if k not in below.values()]
    below |= {k: idle.pop(0) for k, die in enumerate(attack) if die.result == "miss" and idle}
    over = [TrayColumn(attack=k, defence=below.get(k, -1)) for k in range(len(attack))]
    return over + [TrayColumn(attack=-1, defence=k) for k in idle]


def attack_dice(
    rules: Rules, faces: list[int], defence: list[int], was: list[list[int]], thrown_for: Sequence[str]
) -> list[DieView]:
    """SL1-ATK-06, B-38, B-39  The attack as it lies, with what the defence has cancelled of it."""
    gone = cancelled_dice(rules, faces, defence)
    return [attack_die(rules, face, gone[k], was[k], thrown_for[k]) for k, face in enumerate(faces)]


def attack_die(rules: Rules, face: int, gone: bool, was: list[int], purpose: str) -> DieView:
    result: DieResult = "miss"
    if gone:
        result = "cancelled"
    elif is_critical(rules, face):
        result = "double" if rules.criticals == w.DOUBLE else "critical"
    elif is_hit(rules, face):
        result = "hit"
    return DieView(face=face, result=result, was=was, bonus=bonus_of(purpose))


def defence_die(rules: Rules, face: int, was: list[int], purpose: str) -> DieView:
    result: DieResult = "dodge" if is_hit(rules, face) else "miss"
    if rules.criticals == w.DOUBLE and is_critical(rules, face):
        result = "double-dodge"
    return DieView(face=face, result=result, was=was, bonus=bonus_of(purpose))


def bonus_of(purpose: str) -> str:
    """What a die is for, if not for a point of Attack or Defense."""
    return purpose if purpose in ("altitude", "guides", "ace") else ""


def loss(rules: Rules, target: Plane, attack: list[int], defence: list[int]) -> int:
    """SL1-ATK-08, SL1-ATK-09  The Health that the target loses as the dice lie."""
    return health_lost(target, damage_of(rules, *read_dice(rules, attack, len(attack), defence, len(defence))))


def deciding(match: Match) -> str:
    """The seat that chooses about the dice now."""
    if match.table.decision == w.ATTACK_REROLL:
        return match.seat_name(match.table.plane)
    if match.table.decision in (w.ACE_DEFENCE, w.DEFENCE_REROLL):
        return match.seat_name(match.table.target)
    return ""
