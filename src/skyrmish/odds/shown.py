"""In the middle of a roll: what keeping the dice gives, what each reroll promises, how many ace dice are worth it."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from skyrmish.games.squadron_leader.constants import ACE_DEFENCE, ATTACK_REROLL, DEFENCE_REROLL
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left
from skyrmish.games.squadron_leader.play.attacking.shot import Shot, line_declared, shot, totals
from skyrmish.odds.attacks import FOR_DAMAGE, Odds, reckoner
from skyrmish.odds.dice import CRITICAL, HIT, MISS, Hand, kind_of, mixed, rerolled, throws
from skyrmish.odds.questions import Dice
from skyrmish.odds.rerolls import KEEP, Rerolls


@dataclass(frozen=True)
class DieOdds:
    """What throwing one die again promises: the odds, and the chances to end better and worse than by keeping."""

    die: int  # the first is 0
    odds: Odds
    better: Fraction
    worse: Fraction

    def as_json(self, health: int = 0) -> dict[str, Any]:
        """Dice are numbered as orders number them, from 1."""
        chances = {"better_float": float(self.better), "worse_float": float(self.worse)}
        return {"die": self.die + 1, "better": str(self.better), "worse": str(self.worse), **chances} | (
            self.odds.as_json(health)
        )


@dataclass(frozen=True)
class Advice:
    """A reroll to be chosen: what keeping gives, what every die that may be thrown again promises, which is best."""

    rerolls: int
    keep: Odds
    dice: tuple[DieOdds, ...]
    best: int  # the die to throw again, or KEEP

    @property
    def best_odds(self) -> Odds:
        return next((each.odds for each in self.dice if each.die == self.best), self.keep)

    def as_json(self, health: int = 0) -> dict[str, Any]:
        """What a table shows beside the dice; ``best`` is an order."""
        return {
            "rerolls": self.rerolls,
            "best": "keep" if self.best == KEEP else f"reroll {self.best + 1}",
            "keep": self.keep.as_json(health),
            "dice": [each.as_json(health) for each in self.dice],
        }


# ---- at a table ----


def reroll_advice(rules: Rules, table: Table, goal: int = FOR_DAMAGE) -> Advice:
    """B-35, B-36  For whoever has to choose a reroll at this table; the goal is damage, or so much Health at once."""
    if table.decision == ATTACK_REROLL:
        faces = table.attack_dice[: table.attack_count]
        return advice(rules, attacker_at(rules, table, goal), faces, table.rerolls, table.rerolled)
    assert table.decision == DEFENCE_REROLL
    attack = hand_of(rules, table.attack_dice[: table.attack_count])
    defender = reckoner(rules).defender(attack.all_hits, attack.all_criticals, goal)
    return advice(rules, defender, table.defence_dice[: table.defence_count], table.rerolls, table.rerolled)


def ace_advice(rules: Rules, table: Table, goal: int = FOR_DAMAGE) -> tuple[Odds, ...]:
    """SL1-FAQ-02, MOD-ACE-03  For a defender who has seen the attack: the odds with 0, 1, 2 … ace dice."""
    assert table.decision == ACE_DEFENCE
    shots = (shot_declared(rules, table, aces) for aces in range(aces_left(table.planes[table.target]) + 1))
    return tuple(_odds_defended(rules, table, thrown, goal) for thrown in shots)


def attacker_at(rules: Rules, table: Table, goal: int) -> Rerolls:
    """The attacker's choice: the defence lies on the table, or is still to come with every ace die the target has."""
    _, defence, _, theirs = totals(shot_declared(rules, table, aces_left(table.planes[table.target])))
    if rules.attacker_rerolls_last:
        shield = hand_of(rules, table.defence_dice[: table.defence_count])
        return reckoner(rules).attacker_who_sees(shield, theirs, goal)
    return reckoner(rules).attacker(defence, theirs, goal)


def shot_declared(rules: Rules, table: Table, target_aces: int) -> Shot:
    """The attack that is going on, were it defended with so many ace dice; its own dice have been thrown."""
    shooter, target = table.planes[table.plane], table.planes[table.target]
    return shot(rules, shooter, target, line_declared(table), 0, target_aces)


def _odds_defended(rules: Rules, table: Table, thrown: Shot, goal: int) -> Odds:
    attack, (_, defence, mine, theirs) = hand_of(rules, table.attack_dice[: table.attack_count]), totals(thrown)
    if not rules.attacker_rerolls_last:
        return Odds(reckoner(rules).defended(attack.all_hits, attack.all_criticals, defence, theirs, goal))
    parts = []
    for shield, ways in throws(reckoner(rules).die, defence):
        parts.append((ways, reckoner(rules).attacker_who_sees(shield, theirs, goal).chances(attack, mine)))
    return Odds(mixed(parts))


# ---- any dice ----


def advice_on(rules: Rules, attack: list[int], defence: list[int] | None, dice: Dice) -> tuple[str, Advice]:
    """B-35  Who has to choose when these dice lie on a table, and what is best.

    The attacker chooses while the defence is still to be rolled, or after it where the option says so; else the
    defender does.
    """
    known = reckoner(rules)
    if defence is None:
        player = known.attacker(dice.defence, dice.defence_rerolls, dice.goal)
        return "attacker", advice(rules, player, attack, dice.rerolls)
    if rules.attacker_rerolls_last and dice.rerolls:
        player = known.attacker_who_sees(hand_of(rules, defence), dice.defence_rerolls, dice.goal)
        return "attacker", advice(rules, player, attack, dice.rerolls)
    shot = hand_of(rules, attack)
    player = known.defender(shot.all_hits, shot.all_criticals, dice.goal)
    return "defender", advice(rules, player, defence, dice.defence_rerolls)


def hand_of(rules: Rules, faces: list[int], used: int = 0) -> Hand:
    """B-36  Dice as they lie; those thrown again already (as bits) may stay where they are."""
    free, fixed = [0, 0, 0], [0, 0, 0]
    for die, face in enumerate(faces):
        held = (used >> die) & 1 and not rules.reroll_same_die
        (fixed if held else free)[kind_of(rules, face)] += 1
    return Hand(free[MISS], free[HIT], free[CRITICAL], fixed[HIT], fixed[CRITICAL])


def advice(rules: Rules, player: Rerolls, faces: list[int], left: int, used: int = 0) -> Advice:
    """What to do with dice that show these faces, with so many rerolls left."""
    hand = hand_of(rules, faces, used)
    dice = []
    for die, face in enumerate(faces):
        if left and not ((used >> die) & 1 and not rules.reroll_same_die):
            dice.append(_die_odds(player, hand, die, kind_of(rules, face), left))
    choice = player.choice(hand, left)
    free = [each.die for each in dice if kind_of(rules, faces[each.die]) == choice]
    return Advice(left, Odds(player.kept(hand, 0)), tuple(dice), free[0] if choice != KEEP else KEEP)


def _die_odds(player: Rerolls, hand: Hand, die: int, kind: int, left: int) -> DieOdds:
    now = player.worth(player.result(hand))
    better = worse = 0
    for new, faces in rerolled(player.die, hand, kind):
        for last, ways in player.final_hands(new, left - 1).items():
            then = player.worth(player.result(last))
            better += faces * ways if then > now else 0
            worse += faces * ways if then < now else 0
    whole = player.die.sides**left
    return DieOdds(die, Odds(player.after(hand, kind, left)), Fraction(better, whole), Fraction(worse, whole))
