"""What an answer to a puzzle is worth, worked out from the rules alone: order by order, die by die."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from skyrmish.games.dice import DiceRefusal
from skyrmish.games.squadron_leader.constants import ATTACK_REROLL, DEFENCE_REROLL
from skyrmish.lab.puzzles.puzzle import Puzzle, answer_of, orders_in
from skyrmish.match.dice.sources import TypedDice
from skyrmish.match.match import Match
from skyrmish.odds.exchange import shot_at

END = "end"


def all_plans(match: Match, seat: str) -> Iterator[tuple[str, Match]]:
    """Every plan that can be ordered step by step without leaving the board, with the match after it."""
    yield from _plans(match.twin(), seat, match.deciders()[0], [])


def _plans(match: Match, seat: str, i: int, steps: list[str]) -> Iterator[tuple[str, Match]]:
    for order in match.legal_orders(seat):
        tried, step = match.twin(), order.headed("").words()
        tried.order(step, seat)
        if not tried.table.planes[i].flying:
            continue
        if step == END:
            yield answer_of([*steps, step]), tried
        else:
            yield from _plans(tried, seat, i, [*steps, step])


def who_can_shoot(match: Match) -> set[tuple[int, int]]:
    """By the referee's measures: pairs of shooter and target."""
    told = match.game.sights(match.ruleset, match.rules, match.table, match.seating)["measures"]
    pairs = ((match.names.index(each["from"]), match.names.index(each["to"])) for each in told if not each["why_not"])
    return {(i, j) for i, j in pairs if match.table.planes[i].side != match.table.planes[j].side}


def flown_worth(puzzle: Puzzle, flown: Match, i: int) -> Fraction:
    """A kind of puzzle of one move, by its definition."""
    pairs = who_can_shoot(flown)
    given = [_shot(flown, i, j) for shooter, j in pairs if shooter == i]
    taken = [_shot(flown, j, i) for j, target in pairs if target == i]
    if puzzle.kind == "safe-shot":
        return Fraction(0) if taken else max((each.odds.hit for each in given), default=Fraction(0))
    lives = Fraction(0)
    for damage in product(*(list(enumerate(each.odds.damage)) for each in taken)):
        if sum(amount for amount, _ in damage) < flown.table.planes[i].health:
            chance = Fraction(1)
            for _, likely in damage:
                chance *= likely
            lives += chance
    if puzzle.kind == "escape":
        return lives
    kill = max((each.kill for each in given), default=Fraction(0))
    return kill if flown.rules.simultaneous else kill * lives


def _shot(match: Match, i: int, j: int):  # type: ignore[no-untyped-def]
    found = shot_at(match.rules, match.table, i, j)
    assert found is not None
    return found


# ---- rerolls ----


def outcomes(match: Match, order: str, seat: str, sides: int) -> Iterator[tuple[Match, Fraction]]:
    """The match after an order, for every way in which the dice may fall."""
    yield from _fallen(match, order, seat, sides, [])


def _fallen(match: Match, order: str, seat: str, sides: int, faces: list[str]) -> Iterator[tuple[Match, Fraction]]:
    tried = match.twin()
    tried.dice = TypedDice(faces)
    try:
        tried.order(order, seat)
    except DiceRefusal:
        for face in range(1, sides + 1):
            for after, chance in _fallen(match, order, seat, sides, [*faces, str(face)]):
                yield after, chance / sides
        return
    yield tried, Fraction(1)


def reroll_worth(match: Match, seat: str, order: str) -> Fraction:
    """The chance that the target falls after an order, both sides playing for that."""
    target = match.table.target
    total = Fraction(0)
    for after, chance in outcomes(match, order, seat, match.rules.die_sides):
        total += chance * falls(after, target, match.table.round)
    return total


def falls(match: Match, target: int, turn: int) -> Fraction:
    table = match.table
    going_on = table.decision in (ATTACK_REROLL, DEFENCE_REROLL) and table.target == target and table.round == turn
    if not going_on:
        plane = table.planes[target]
        return Fraction(not plane.flying or plane.shot_down)
    (seat,) = match.deciding_seats()
    chances = [reroll_worth(match, seat, str(order)) for order in match.legal_orders(seat)]
    return max(chances) if table.decision == ATTACK_REROLL else min(chances)


__all__ = ["all_plans", "flown_worth", "orders_in", "reroll_worth", "who_can_shoot"]
