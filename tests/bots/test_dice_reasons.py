"""Hints of the dice games: what you expect, in your person, with the chances that the table itself would tell."""

import re

import pytest

import skyrmish
from skyrmish.bots.kinds import make_bot
from skyrmish.match.match import Match
from skyrmish.table.questions.dice_chances import chances_of
from skyrmish.words.language import spoken_in

EXPECTED = {
    "second-roll": r"you expect \d+\.\d planes, and lead with them in \d+ % of all throws",
    "position-window": r"you (are|are not|expect to be) the one who shoots",
    "shot-window": r"your shot (lands|does not land|to land)|(you|not|to) get away",
    "bring": r"that wins most often from here",
    "retire": r"that wins most often from here",
    "keep-or-roll": r"as the squadrons stand, your chance to win is \d+ %",
}


def hinted(game: str, seats: int, matches: int) -> list[tuple[Match, str, str, str]]:
    """Every decision of some matches among solvers: the match as it then was, who is asked, the order and why."""
    found = []
    for seed in range(matches):
        match = skyrmish.new_match(game, seats=["Ann", "Ben", "Cleo"][:seats], seed=seed)
        bot = make_bot(game, "solver", seed)
        while not match.is_over:
            seat = match.deciding_seats()[0]
            hint = bot.hint(match, seat)
            found.append((match.twin(), seat, hint.orders[0], hint.why))
            match.order(hint.orders[0], seat)
    return found


@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
def test_a_hint_says_what_you_expect_and_your_chance_to_win(game: str) -> None:
    decisions = set()
    for match, seat, order, why in hinted(game, 2, 4):
        decisions.add(match.asked.name)
        assert re.search(EXPECTED[match.asked.name], why), why
        told = chances_of(match, "", seat, order.partition(": ")[2] or order).win
        if told is not None:
            assert f"your chance to win is then {round(100 * told)} %" in why
    assert decisions == (set(EXPECTED) - {"second-roll", "retire"} if game == "dogfight" else {"second-roll", "retire"})


def test_at_a_table_of_three_the_dice_are_told_and_no_chance_to_win() -> None:
    for match, _, _, why in hinted("bombing-raid", 3, 1):
        assert "chance to win" not in why
        assert match.asked.name != "second-roll" or "you expect" in why


def test_in_german_too() -> None:
    with spoken_in("de"):
        said = " ".join(why for *_, why in hinted("bombing-raid", 2, 1))
    assert re.search(r"du erwartest \d+,\d Flugzeuge", said)
    assert "deine Siegchance" in said
