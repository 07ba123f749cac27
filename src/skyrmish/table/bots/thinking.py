"""Thinking for a table: what is asked of bots, and what they answer, wherever they are let think."""

import asyncio
from collections.abc import Callable
from copy import copy
from functools import lru_cache
from typing import Any, Protocol, TypeVar

from skyrmish.bots.kinds import kinds_of, make_bot
from skyrmish.bots.player import Hint, Player
from skyrmish.bots.search.thinker import is_warm
from skyrmish.games.seating import Seating
from skyrmish.games.squadron_leader.pieces import Table
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.table.json_text import dumps
from skyrmish.table.questions.moving.outlooks import PlanEnd, outlooks
from skyrmish.table.rulesets import RulesetKey, ruleset_from, shared_rules
from skyrmish.table.views.skies import shared_sky

Answer = TypeVar("Answer")


class Thinking(Protocol):
    """Whoever has bots think beside the table; sooner where a person at the table waits for it."""

    @property
    def waiting(self) -> int:
        """How much waits to be thought of."""

    async def orders(
        self, match: Match, seat: str, level: str, seed: int, hurried: asyncio.Event, is_for_people: bool = True
    ) -> list[str]:
        """What a bot orders; soon, once somebody is in a hurry."""

    async def hint(self, match: Match, seat: str, level: str, seed: int) -> tuple[Hint, float | None]:
        """What a bot would order here, why, and the seat's chance to win if that is known."""

    async def work_out(self, work: Callable[..., Answer], *values: Any, is_for_people: bool = True) -> Answer:
        """Have something worked out that takes a moment."""

    def close(self) -> None: ...


@lru_cache(maxsize=64)
def match_for(key: RulesetKey, seating: Seating) -> Match:
    """A match of this ruleset, kept ready for any table of it."""
    return Match(ruleset_from(key), seating, SeededDice(0), rules=shared_rules(key))


@lru_cache(maxsize=64)
def bot_for(level: str, seed: int, key: RulesetKey, seat: str) -> Player:  # noqa: ARG001 - a bot for each seat
    return make_bot(ruleset_from(key).game, level, seed)


def outlook_text(key: RulesetKey, seating: Seating, table: Table, i: int, ends: list[PlanEnd]) -> str:
    """Outlooks from the ends of some plans, as JSON."""
    match = match_for(key, seating)
    return dumps(outlooks(shared_sky(key), table, match.names, i, ends)).decode()


def match_at(key: RulesetKey, seating: Seating, table: Any) -> Match:
    """A match at this table, which it may change."""
    match = copy(match_for(key, seating))
    match.table, match.events, match.entries = table, [], []
    return match


def bot_orders(key: RulesetKey, seating: Seating, table: Any, seat: str, level: str, seed: int) -> list[str]:
    """The orders of one decision, without those that come after leaving the board."""
    match = match_at(key, seating, table)
    orders = bot_for(level, seed, key, seat).orders(match, seat)
    asked = table.decisions
    for count, order in enumerate(orders[:-1], 1):
        match.order(order, seat)
        if match.table.decisions > asked:
            return orders[:count]
    return orders


def bot_hint(
    key: RulesetKey, seating: Seating, table: Any, seat: str, level: str, seed: int
) -> tuple[Hint, float | None]:
    """Advice for a person, with the chance to win if that can be reckoned quickly."""
    match = match_at(key, seating, table)
    bot = bot_for(level, seed, key, seat)
    hint = bot.hint(match, seat)
    side = seating.sides[seating.side_of_seat(seating.names.index(seat))]
    is_ready = is_warm() or not kinds_of(match.ruleset.game).thinks_long(level)
    return hint, bot.win_chance(match).get(side) if is_ready else None
