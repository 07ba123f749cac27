"""Bombing Raid by its examples: two rolls, locked dice, ties, the last Ace."""

from typing import Any

import pytest
from dice_games.dice_tables import kinds, new_match, pilot, position, throw

from skyrmish.games.squadron_dice.happenings import RETIRED_ACE
from skyrmish.games.squadron_dice.pieces import planes_of
from skyrmish.games.squadron_dice.standing import letters
from skyrmish.table.views.dice_table import Moment
from skyrmish.words.refusal import Refusal


def aces(match) -> list[str]:
    return ["".join(letters(each.flying)) for each in match.table.pilots[: match.table.count]]


def test_sd_br_01_rookies_and_aces_fly_all_eight_from_the_start() -> None:
    match = new_match("bombing-raid", 2)
    assert aces(match) == ["ABER", "ABER"]
    assert [(each.rookies, each.holds) for each in match.table.pilots[:2]] == [(4, False)] * 2
    rolls = [event for event in match.events if event.kind == "first-roll"]
    assert [len(event.facts["dice"]) for event in rolls] == [8, 8]


def test_at_73_first_and_second_roll() -> None:
    """SD-BR-02, SD-BR-03, SD-BR-04, B-72"""
    match = position("bombing-raid", [pilot("red", flying="ABER"), pilot("blue", flying="A")])
    throw(match, "2 1 - - 1 evade 2 reroll 2   - - - - 1")
    assert planes_of(match.table.pilots[0]) == 8
    assert match.table.pilots[0].locked == 1 << 5
    with pytest.raises(Refusal, match="die 6 shows an evade") as refused:
        match.order("red: reroll 6")
    assert refused.value.clause == "SD-BR-02"
    match.order("red: reroll 3 4 5")
    throw(match, "2 - 2")
    match.order("blue: reroll none")
    assert planes_of(match.table.pilots[0]) == 11
    assert match.decision().seats == ("red",)
    match.order("retire E")
    assert aces(match) == ["ABR", "A"]


def test_an_evade_of_the_second_roll_is_nothing_and_a_re_roll_is_thrown_once_more() -> None:
    """B-66, B-72"""
    match = position("bombing-raid", [pilot("red", flying="ER"), pilot("blue", flying="A")])
    throw(match, "1 - - - 1 2   - - - - 1")
    match.order("red: reroll 5 6")
    throw(match, "evade reroll reroll")
    match.order("blue: reroll none")
    rolled = next(event for event in match.events if event.kind == "total")
    assert (rolled.who, rolled.facts["dice"][4:], rolled.facts["planes"]) == ("red", ["evade", "-"], 1)


def test_at_74_nobody_wins_on_a_tie() -> None:
    """SD-BR-05, B-73"""
    pilots = [pilot("p1", flying="A"), pilot("p2", flying="ABE"), pilot("p3", flying="ER")]
    match = position("bombing-raid", pilots)
    throw(match, "2 2 2 2 2   2 2 2 1 1 1 1   2 2 2 1 1 1")
    for name in ("p1", "p2", "p3"):
        match.order(f"{name}: reroll none")
    assert [planes_of(each) for each in match.table.pilots[:3]] == [10, 10, 9], "five dice show ten at most"
    assert "kept-ace" in kinds(match)
    assert match.decision().seats == ("p2",)
    match.order("retire A")
    assert aces(match) == ["A", "BE", "ER"]
    assert not match.is_over


def test_the_last_ace_goes_by_itself_and_wins() -> None:
    """SD-BR-07"""
    match = position("bombing-raid", [pilot("red", flying="A"), pilot("blue", flying="ABER")])
    throw(match, "2 2 2 2 2   - - - - - 1 1 1")
    match.order("red: reroll none")
    match.order("blue: reroll none")
    assert match.winner == "red"
    assert match.table.pilots[0].retired == 15


def test_one_ace_each_and_a_tie_change_nothing() -> None:
    """SD-BR-05, B-73"""
    match = position("bombing-raid", [pilot("red", flying="A"), pilot("blue", flying="R")])
    throw(match, "2 2 2 2 2   2 2 2 2 2")
    match.order("red: reroll none")
    match.order("blue: reroll none")
    assert (aces(match), match.table.round) == (["A", "R"], 2)


def test_second_roll_choices_stay_secret_until_all_have_chosen() -> None:
    """B-72"""
    match = new_match("bombing-raid", 3)
    with pytest.raises(Refusal, match="say who"):
        match.order("reroll none")
    assert match.order("blue: reroll none") == []
    assert match.deciding_seats() == ["red", "white"]
    with pytest.raises(Refusal, match="no take-backs"):
        match.order("blue: reroll 1")


def test_both_who_tie_take_out_an_ace_at_once() -> None:
    """SD-BR-05, B-73"""
    match = position("bombing-raid", [pilot("red", flying="AB"), pilot("blue", flying="ER")])
    throw(match, "2 2 2 2 2 1   2 2 2 2 1 2")
    match.order("red: reroll none")
    match.order("blue: reroll none")
    assert match.decision().seats == ("red", "blue")
    match.order("red: retire A")
    assert aces(match) == ["AB", "ER"]
    match.order("blue: retire R")
    assert aces(match) == ["B", "E"]


def test_pairs_add_their_planes_and_both_take_one_out() -> None:
    """B-74"""
    seats = [{"name": name, "team": team} for name, team in zip("abcd", "xyxy", strict=True)]
    match = position("bombing-raid", [pilot(n, flying="A") for n in "abcd"], seats=seats)
    throw(match, "2 2 2 2 2   1 1 1 1 1   2 2 2 2 2   1 1 1 1 1")
    for name in "abcd":
        match.order(f"{name}: reroll none")
    assert match.winner == "x"


def test_b_72_whoever_has_taken_an_ace_out_holds_the_dice_again_also_while_the_next_is_told_of() -> None:
    match = position("bombing-raid", [pilot("red", flying="AB"), pilot("blue", flying="AB")])
    seen: list[list[bool]] = []

    def look(table: Any, happening: int, number: int) -> None:
        if happening == RETIRED_ACE:
            view = Moment(match.rules, table, match.names, happening, number).view()
            seen.append([each.is_rolled for each in view.pilots])

    match.witness = look
    throw(match, "2 2 2 2 2 2   2 2 2 2 2 2")
    for order in ("red: reroll none", "blue: reroll none", "red: retire A", "blue: retire B"):
        match.order(order)
    assert seen == [[False, True], [False, False]]
