"""The puzzles that come along: enough of them, of every kind and game, and each with one best answer."""

import json
from collections import Counter
from fractions import Fraction
from itertools import islice

import pytest
from puzzles.brute_force import all_plans, flown_worth, reroll_worth, who_can_shoot

from skyrmish.games.squadron_leader.constants import DEFENCE_REROLL
from skyrmish.lab.puzzles.collection import collection
from skyrmish.lab.puzzles.kinds.all_kinds import KINDS
from skyrmish.lab.puzzles.making import different
from skyrmish.lab.puzzles.proving import is_right, proved
from skyrmish.lab.puzzles.puzzle import Puzzle, as_line, orders_in, puzzle_from
from skyrmish.match.records.record import play_record, read_record
from skyrmish.match.referee import ruling
from skyrmish.odds.exchange import shot_at

ALL = list(collection().values())
ONE_MOVE = ("safe-shot", "best-shot", "escape")


def of_kinds(*kinds: str) -> list[Puzzle]:
    return [puzzle for puzzle in ALL if puzzle.kind in kinds]


def sampled(puzzles: list[Puzzle], every: int) -> list[object]:
    """Some of them always, the others in a soak."""
    return [
        pytest.param(puzzle, id=f"{puzzle.kind}-{puzzle.id}", marks=[] if n % every == 0 else pytest.mark.soak)
        for n, puzzle in enumerate(puzzles)
    ]


def test_there_are_200_of_every_kind_and_game() -> None:
    assert len(ALL) >= 200
    assert {puzzle.kind for puzzle in ALL} == set(KINDS)
    assert min(Counter(puzzle.kind for puzzle in ALL).values()) >= 20
    games = {puzzle.position["game"] for puzzle in ALL}
    assert games == {"squadron-leader", "space-pirates", "dogfight", "bombing-raid"}
    editions = {puzzle.position.get("edition") for puzzle in ALL}
    assert editions >= {"first", "first-d6", "second", "current", "space-pirates"}
    assert sum(puzzle.position.get("board", {}).get("kind") == "hex" for puzzle in ALL) >= 10


def test_ratings_follow_from_what_bots_find() -> None:
    for puzzle in ALL:
        missed = sum(1 - share for share in puzzle.found.values()) / len(puzzle.found)
        assert puzzle.rating == 800 + round(1600 * missed), puzzle.id
    by_planes = [puzzle for puzzle in ALL if "planes" in puzzle.position]
    assert all(list(puzzle.found) == ["rookie", "wingman", "veteran", "ace"] for puzzle in by_planes)
    assert len({puzzle.rating for puzzle in ALL}) > 10


@pytest.mark.parametrize("puzzle", sampled(ALL, 12))
def test_no_other_answer_comes_within_the_margin(puzzle: Puzzle) -> None:
    kind = KINDS[puzzle.kind]
    proof = proved(kind, puzzle.named, puzzle.seat, puzzle.terms)
    assert proof is not None
    assert (proof.best, str(proof.worth)) == (puzzle.best, puzzle.worth)
    assert (proof.second, str(proof.second_worth)) == (puzzle.second, puzzle.second_worth)
    assert puzzle.margin >= kind.margin
    assert all(abs(float(proof.worths[answer]) - float(worth)) < 1e-6 for answer, worth in puzzle.worths.items())


@pytest.mark.parametrize("puzzle", sampled(of_kinds(*ONE_MOVE), 14))
def test_a_move_is_the_best_of_all_that_can_be_ordered_step_by_step(puzzle: Puzzle) -> None:
    match, kind = puzzle.named, KINDS[puzzle.kind]
    (i,) = match.deciders()
    worths = {answer: flown_worth(puzzle, flown, i) for answer, flown in all_plans(match, puzzle.seat)}
    assert worths[puzzle.best] == Fraction(puzzle.worth)
    for answer, worth in worths.items():
        if worth > Fraction(puzzle.worth) - kind.margin:
            assert is_right(kind, match, puzzle.seat, puzzle.best, answer), answer


@pytest.mark.parametrize("puzzle", sampled([puzzle for puzzle in of_kinds("trap") if puzzle.line], 14))
def test_nobody_gets_out_of_a_trap(puzzle: Puzzle) -> None:
    """After the best plan, and the one that goes on with it if I move first again, every reply leaves the shot."""
    match = puzzle.named.twin()
    (i,) = match.deciders()
    match.orders(orders_in(puzzle.best), puzzle.seat)
    match.orders(orders_in(puzzle.line[0]), puzzle.seat)
    (other,) = match.deciding_seats()
    hits = []
    for _, replied in all_plans(match, other):
        assert (i, 1 - i) in who_can_shoot(replied)
        shot = shot_at(replied.rules, replied.table, i, 1 - i)
        assert shot is not None
        hits.append(shot.odds.hit)
    assert min(hits) == Fraction(puzzle.worth)


@pytest.mark.parametrize("puzzle", sampled(of_kinds("reroll"), 6))
def test_a_reroll_is_the_best_by_every_way_the_dice_may_fall(puzzle: Puzzle) -> None:
    match = puzzle.named
    if match.table.decision != DEFENCE_REROLL and match.table.planes[match.table.target].defense > 2:
        pytest.skip("too many ways")
    worths = {}
    for order in match.legal_orders(puzzle.seat):
        falls = reroll_worth(match, puzzle.seat, str(order))
        worths[order.headed("").words()] = 1 - falls if match.table.decision == DEFENCE_REROLL else falls
    assert worths[puzzle.best] == Fraction(puzzle.worth) == max(worths.values())
    assert worths[puzzle.second] == Fraction(puzzle.second_worth)


@pytest.mark.parametrize("puzzle", sampled(ALL, 20))
def test_a_puzzle_is_a_record_that_any_table_goes_on_with(puzzle: Puzzle) -> None:
    again = play_record(read_record(puzzle.record))
    told = ruling(again, None) | {"events": [], "dice_left": 0}
    assert told == ruling(puzzle.named, None) | {"events": [], "dice_left": 0}
    assert puzzle_from(as_line(puzzle)) == puzzle


def test_the_same_seed_makes_the_same_puzzles() -> None:
    first, second = ([puzzle for _, puzzle in islice(different("stats", 5), 2)] for _ in range(2))
    assert first == second
    assert json.loads(as_line(first[0]))["kind"] == "stats"
