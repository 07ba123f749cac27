"""Whole games between bots, in plain Python and compiled, for comparison."""

from typing import Any

from skyrmish.bots.ladder.knowledge import Knowledge, learn
from skyrmish.bots.notes import NotedTable, with_notes
from skyrmish.engine.records import as_tuple, copied, packed, unpacked
from skyrmish.engine.rule import compiled, compiled_without
from skyrmish.games.seating import COLOURS
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, edition_data, make_rules
from skyrmish.games.squadron_leader.seating import laid_out, usual_seats
from skyrmish.lab.games_of_planes import play_many
from skyrmish.lab.tally import Tally

ALL_MODULES = ("altitude", "split-s", "immelmann", "barrel-roll", "ace-pilots", "guides-extra-die", "quick-climb")
ALL_MODULES += ("dive-bomb", "push-the-envelope")
LIMITS: dict[str, Any] = {"limit.rounds": 60, "limit.noAttackRounds": 15}


def set_up_for(
    seats: int,
    planes_each: int,
    bots: list[int],
    options: dict[str, Any],
    teams: tuple[str, ...] = (),
    edition: str = "first",
    hexes: bool = False,
) -> tuple[Rules, Knowledge, NotedTable]:
    """All modules of an edition, what bots know, and a table with the planes still in the box."""
    modules = tuple(module for module in ALL_MODULES if module in edition_data(edition)["modules"])
    rules = make_rules(Ruleset(edition, modules, {**LIMITS, **options}, hexes=hexes))
    return rules, learn(rules, bots), with_notes(laid_out(usual_seats(COLOURS[:seats], planes_each, teams)))


def final_tables(
    seats: int,
    planes_each: int,
    bots: list[int],
    games: range,
    options: dict[str, Any],
    teams: tuple[str, ...] = (),
    edition: str = "first",
    hexes: bool = False,
    absent: frozenset[str] = frozenset(),
) -> tuple[list[Any], list[Any]]:
    """The tables that the same games end with, plain and compiled."""
    rules, known, empty = set_up_for(seats, planes_each, bots, options, teams, edition, hexes)
    fast_rules, fast_known, fast_play = packed(rules), packed(known), compiled(play_many)
    if absent:
        fast_play = compiled_without(play_many, absent)
    plain, fast = [], []
    for game in games:
        table, row = copied(empty), packed(empty)
        play_many(rules, known, table, Tally(), 11, game, game + 1)
        fast_play(fast_rules[0], fast_known[0], row[0], packed(Tally())[0], 11, game, game + 1)
        plain.append(as_tuple(table))
        fast.append(as_tuple(unpacked(NotedTable, row[0])))
    return plain, fast
