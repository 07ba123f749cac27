"""An attack played out face by face and choice by choice, for as few dice as that takes."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product

from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.attacking.gunnery import damage

Faces = tuple[int, ...]
Worth = Callable[[Faces], Fraction]


TABLE = Table()  # for all throws: there are many


def lying(attack: Faces, defence: Faces) -> Table:
    """A table with these dice on it."""
    TABLE.attack_count, TABLE.defence_count = len(attack), len(defence)
    TABLE.attack_dice[: len(attack)] = attack
    TABLE.defence_dice[: len(defence)] = defence
    return TABLE


def wished(rules: Rules, attack: Faces, defence: Faces, goal: int) -> int:
    """What the attacker gets: damage, or whether it is as much as the goal."""
    lost = damage(rules, lying(attack, defence))
    return lost if goal == 0 else int(lost >= goal)


def best_end(rules: Rules, faces: Faces, used: frozenset[int], left: int, kept: Worth, sign: int) -> Fraction:
    """Keep, or throw any one die again, whatever is best (sign 1) or least (sign −1) on average."""
    choices = [kept(faces)]
    if left:
        free = [die for die in range(len(faces)) if rules.reroll_same_die or die not in used]
        choices += [thrown_again(rules, faces, used, left, kept, sign, die) for die in free]
    return sign * max(sign * choice for choice in choices)


def thrown_again(
    rules: Rules, faces: Faces, used: frozenset[int], left: int, kept: Worth, sign: int, die: int
) -> Fraction:
    """The mean over all faces of that die, with good play after it."""
    total = Fraction(0)
    for face in range(1, rules.die_sides + 1):
        after = (*faces[:die], face, *faces[die + 1 :])
        total += best_end(rules, after, used | {die}, left - 1, kept, sign)
    return total / rules.die_sides


def mean_over(rules: Rules, dice: int, worth: Worth) -> Fraction:
    """The mean over all throws of so many dice."""
    rolls = list(product(range(1, rules.die_sides + 1), repeat=dice))
    return sum((worth(faces) for faces in rolls), Fraction(0)) / len(rolls)


def after_rerolled_defence(rules: Rules, attack: Faces, defence: Faces, theirs: int, goal: int) -> Fraction:
    def kept(shield: Faces) -> Fraction:
        return Fraction(wished(rules, attack, shield, goal))

    return best_end(rules, defence, frozenset(), theirs, kept, -1)


def after_defence(rules: Rules, attack: Faces, defence: int, theirs: int, goal: int) -> Fraction:
    """The attack is finished; the defence is still to be rolled."""
    return mean_over(rules, defence, lambda shield: after_rerolled_defence(rules, attack, shield, theirs, goal))


def attacker_first(rules: Rules, attack: int, defence: int, mine: int, theirs: int, goal: int) -> Fraction:
    """B-35  Attack roll, the attacker's rerolls, defence roll, the defender's rerolls."""

    @cache
    def kept(faces: Faces) -> Fraction:
        return after_defence(rules, faces, defence, theirs, goal)

    return mean_over(rules, attack, lambda faces: best_end(rules, faces, frozenset(), mine, kept, 1))


def attacker_last(rules: Rules, attack: int, defence: int, mine: int, theirs: int, goal: int) -> Fraction:
    """B-35  Attack roll, defence roll, the attacker's rerolls, the defender's rerolls."""

    def with_shield(faces: Faces, shield: Faces) -> Fraction:
        @cache
        def kept(final: Faces) -> Fraction:
            return after_rerolled_defence(rules, final, shield, theirs, goal)

        return best_end(rules, faces, frozenset(), mine, kept, 1)

    return mean_over(rules, attack, lambda faces: mean_over(rules, defence, lambda shield: with_shield(faces, shield)))
