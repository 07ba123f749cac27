"""Whoever waits in the move stage is told the chart of a plane of theirs, so that a plan can be drawn meanwhile."""

from typing import Any

import orjson

from skyrmish.bots.orders import Bot
from skyrmish.games.squadron_leader.constants import MOVE
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.table.pages.showing import Showing
from skyrmish.table.seats.chairs import Chair, Chairs


def shown(match: Match, seat: str, told: set[str]) -> dict[str, Any]:
    chairs = Chairs(match.seating, [Chair(seat, 0, "person", "", "")])
    state: dict[str, Any] = orjson.loads(Showing(match, chairs).state_text([seat], 0, told))
    return state


def at_the_first_move() -> tuple[Match, str, str]:
    """A match in its move stage, who decides, and who waits."""
    match, bot = Match(Ruleset("first", ("altitude",)), usual_seats(("Ann", "Bob")), SeededDice(1)), Bot("greedy", 1)
    while match.table.decision != MOVE:
        bot.act(match, match.deciding_seats()[0])
    (mover,) = match.deciding_seats()
    return match, mover, "Ann" if mover == "Bob" else "Bob"


def test_who_waits_gets_the_chart_that_the_question_will_name_and_gets_it_once() -> None:
    match, mover, waiting = at_the_first_move()
    told: set[str] = set()
    state = shown(match, waiting, told)
    assert state["asks"] == []
    assert state["pencil"]["plane"] == waiting
    assert [chart["name"] for chart in state["charts"]] == [state["pencil"]["chart"]]
    Bot("greedy", 1).act(match, mover)
    later = shown(match, waiting, told)
    assert later["asks"][0]["planes"][0]["chart"] == state["pencil"]["chart"]
    assert later["charts"] == []


def test_who_is_asked_has_moved_or_only_watches_has_nothing_to_pencil() -> None:
    match, mover, _ = at_the_first_move()
    assert shown(match, mover, set())["pencil"] is None
    assert shown(match, "nobody", set())["pencil"] is None
    Bot("greedy", 1).act(match, mover)
    assert shown(match, mover, set())["pencil"] is None
