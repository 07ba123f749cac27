"""Many matches, each a step further: a learner's order, then dice and bots until a learner is asked again.

This is written once for all games. A game brings its own rules for what differs; ``steps_of`` puts them in.
"""

from collections.abc import Callable
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from skyrmish.engine.exports import Rows
from skyrmish.engine.rule import rule
from skyrmish.lab.stepping.credit import NOBODY, Credit, credit, forget, refuse


@dataclass(frozen=True)
class OwnRules:
    """What a game brings. ``numbers`` says which number is which order."""

    begin: Callable[..., int]  # rules, known, numbers, table, seed, game: the seat that is asked first, or −1
    carry_out: Callable[..., None]  # rules, numbers, table, seat, number
    go_on: Callable[..., int]  # rules, known, table: the learner that is asked next, −1 at the end
    fortune: Callable[..., float]  # rules, table, side: how well it does
    look: Callable[..., None]  # rules, numbers, table, seat, sight: what the seat sees
    fill_mask: Callable[..., None]  # rules, numbers, table, seat, mask: what it may say


OF_ALL_TABLES = {  # the rows of ``_step_many``, and what they hold
    **dict.fromkeys(("seats", "games", "actions"), Rows("int64")),
    **dict.fromkeys(("sights", "rewards", "finals"), Rows("float32", 2)),
    "masks": Rows("int8", 2),
    "values": Rows("float64", 2),
    "ended": Rows("bool"),
}


def steps_of(game: str, own: OwnRules) -> Callable[..., None]:
    """The rule that a vector environment calls, with a game's own in the places of those that are only named here.

    The name tells the game: compiled code is kept by it, and made by a process that finds it beside the game's rules.
    """
    parts = vars(own)
    parts = {**parts, "_begin_at_learner": _made_of(_begin_at_learner, game, parts)}
    parts = {**parts, "_answered": _made_of(_answered, game, parts)}
    made: Callable[..., None] = _made_of(_step_many, game, parts)
    kinds = own.begin.__annotations__
    taken = {name: kinds[name] for name in ("rules", "known", "numbers")}
    made.__annotations__ = {**_step_many.__annotations__, **taken, "tables": Rows(kinds["table"]), **OF_ALL_TABLES}
    made.__module__ = own.begin.__module__
    return made


def _made_of(function: Any, game: str, parts: dict[str, Any]) -> Any:
    name = f"{function.__name__.removeprefix('_')}_of_{game}"
    made = FunctionType(function.__code__, function.__globals__ | parts, name)
    made.__qualname__, made.__module__ = name, function.__module__
    return rule(made)


# ---- what every game has of its own ----


def _of_the_game(*_: Any) -> Any:
    raise NotImplementedError("steps_of puts a game's own rule in this place")


begin = carry_out = go_on = fortune = look = fill_mask = _of_the_game

# ---- what they have in common ----


def _begin_at_learner(
    rules: Any, known: Any, numbers: Any, table: Any, seed: int, games: Any, e: int, more: int
) -> int:
    """The next match at table e in which a learner is asked at all; ``more`` to the number of the one after it."""
    seat = NOBODY
    while seat == NOBODY:
        seat = begin(rules, known, numbers, table, seed, games[e])
        games[e] += more
    return seat


def _answered(
    rules: Any,
    known: Any,
    numbers: Any,
    credits: Credit,
    table: Any,
    seat: int,
    action: int,
    is_legal: bool,
    values: Any,
    rewards: Any,
) -> int:
    """A seat gives its order, and everybody gets what it was worth; the learner that is asked next, or nobody."""
    if not is_legal:
        return refuse(credits, seat, rewards)
    carry_out(rules, numbers, table, seat, action)
    asked: int = go_on(rules, known, table)
    for each in range(credits.seats):
        value = fortune(rules, table, credits.sides[each])
        rewards[each] = credit(credits, each, value, values, asked == NOBODY, table.winner)
    return asked


def _step_many(
    rules: Any,
    known: Any,
    numbers: Any,
    credits: Credit,
    tables: Any,
    seats: Any,
    games: Any,
    sights: Any,
    masks: Any,
    values: Any,
    rewards: Any,
    ended: Any,
    finals: Any,
    seed: int,
    actions: Any,
    afresh: bool,
) -> None:
    """One order at every table; where it ends a match, the next one begins. Afresh: match number e at table e."""
    for e in range(len(seats)):
        table, seat, asked = tables[e], seats[e], NOBODY
        if afresh:
            games[e] = e
        else:
            is_legal = masks[e, actions[e]] != 0
            asked = _answered(rules, known, numbers, credits, table, seat, actions[e], is_legal, values[e], rewards[e])
            ended[e] = asked == NOBODY
            if asked == NOBODY:
                look(rules, numbers, table, seat, finals[e])
        if asked == NOBODY:
            asked = _begin_at_learner(rules, known, numbers, table, seed, games, e, len(seats))
            forget(credits, values[e])
        seats[e] = asked
        look(rules, numbers, table, asked, sights[e])
        fill_mask(rules, numbers, table, asked, masks[e])
