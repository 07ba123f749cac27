"""Three at a Dogfight: the solver keeps a Decision die for a turn in which it can change who meets whom."""

import pytest
from dice_games.dice_tables import position

from skyrmish.bots.squadron_dice.greedy import greedy_in_position
from skyrmish.bots.squadron_dice.solver.many.position_of_many import position_of_many
from skyrmish.engine.records import as_tuple
from skyrmish.games.squadron_dice.constants import PASS, USE, USE_BLANKS
from skyrmish.match.match import Match

SQUADRONS = {
    0: "- - - -",
    1: "1 - - -",
    2: "1 1 - -",
    3: "1 1 1 -",
    4: "1 1 1 1",
    5: "2 1 1 1",
    6: "2 2 1 1",
    8: "2 2 2 2",
}


def three(planes: tuple[int, int, int], die: str) -> Match:
    """Red, blue and white show so many planes, and only red's Decision die can be used now."""
    dice = [f"{SQUADRONS[count]} {shown}" for count, shown in zip(planes, (die, "evade", "hit"), strict=True)]
    match = position("dogfight", [{"seat": name} for name in ("red", "blue", "white")], " ".join(dice))
    assert match.deciding_seats() == ["red"]
    return match


@pytest.mark.parametrize(
    ("planes", "die", "answer"),
    [
        ((2, 6, 6), "2", PASS),  # 4 of 6: nobody hits, with the die or without
        ((4, 6, 6), "2", PASS),  # three tie in place of two
        ((5, 6, 6), "2", USE),  # 7: red hits
        ((6, 6, 2), "2", USE),  # out of the tie: red hits
        ((5, 6, 6), "1", PASS),
        ((3, 8, 1), "2", PASS),  # blue hits white, whatever red does
        ((1, 8, 2), "2", USE),  # white is lowest then
        ((2, 8, 4), "2", USE),  # red is not the only one who may be hit
        ((2, 8, 8), "blanks", PASS),  # two blanks give four planes at most
        ((3, 4, 4), "blanks", USE_BLANKS + 0b1000),
        ((2, 8, 8), "any", PASS),
    ],
)
def test_b_69_a_die_that_changes_nothing_is_kept(planes: tuple[int, int, int], die: str, answer: int) -> None:
    match = three(planes, die)
    before = as_tuple(match.table)
    assert position_of_many(match.rules, match.table, 0) == answer
    assert as_tuple(match.table) == before


def test_below_a_tie_greedy_wastes_two_planes_and_the_solver_has_them_next_turn() -> None:
    match = three((2, 6, 6), "2")
    assert greedy_in_position(match.rules, match.table, 0) == USE
    match.order("red: pass")
    assert match.events[-2].kind == "tie"
    assert match.decision().kind == "keep-or-roll"
    assert match.table.pilots[0].holds
