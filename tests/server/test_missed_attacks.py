"""Whoever missed several attacks is shown the dice of each, as they lay when it was over."""

from typing import Any

import orjson

from skyrmish.bots.orders import Bot
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.table.pages.showing import Showing
from skyrmish.table.seats.chairs import Chairs


def match_with(attacks: int) -> Match:
    """A match in which so many attacks have been made, the last of them to its end."""
    match = Match(Ruleset("first"), usual_seats(("Ann", "Bob"), 4), SeededDice(1))
    bot = Bot("greedy", 1)
    while sum(event.kind == "damage" for event in match.events) < attacks:
        bot.act(match, match.deciding_seats()[0])
    return match


def trays_for(match: Match, heard: int) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = orjson.loads(Showing(match, Chairs(match.seating)).state_text([], heard))["trays"]
    return told


def test_each_missed_attack_has_the_dice_that_were_rolled_in_it() -> None:
    match = match_with(3)
    rolls = [event.facts["dice"] for event in match.events if event.kind == "attack-roll"]
    lost = [event.facts["lost"] for event in match.events if event.kind == "damage"]
    trays = trays_for(match, 0)
    assert [len(tray["attack"]) for tray in trays] == [len(roll) for roll in rolls[:-1]]
    assert [tray["damage"] for tray in trays] == lost[:-1]
    assert all(tray["is_over"] for tray in trays)


def test_who_missed_one_attack_or_none_needs_no_more_than_the_table() -> None:
    match = match_with(3)
    attacks = [number for number, event in enumerate(match.events) if event.kind == "attack"]
    assert trays_for(match, attacks[-1]) == trays_for(match, len(match.events)) == []


def test_who_missed_very_many_has_the_dice_of_each_but_the_last_which_lie_on_the_table() -> None:
    assert len(trays_for(match_with(12), 0)) == 11
