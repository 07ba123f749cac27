"""The face of a game that has none of its own: numbers by verb and option, sights by the fields of its table."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from skyrmish.engine.dice import Stream
from skyrmish.engine.records import Record
from skyrmish.env.faces.face import WAIT, Face, Mask, Sight, seen
from skyrmish.games.orders import ALLOWED, Order
from skyrmish.match.match import Match

if TYPE_CHECKING:
    from PIL.Image import Image

OPTIONS = 64  # of a verb that have a number; others cannot be said
LARGE = 1e6


class PlainFace(Face):
    """Number 0 waits; then each verb, in the order of the decisions, has its options as it names them at the moment."""

    bound = LARGE

    def __init__(self, match: Match) -> None:
        self.verbs = match.game.notation.verbs
        self.actions = 1 + OPTIONS * len(self.verbs)
        self.sights = len(self.names_at(match))

    def names_at(self, match: Match) -> list[str]:
        self._names = [name for name, _ in numbers_in(seen(match, 0))]
        return self._names

    def names(self) -> list[str]:
        return self._names

    def look(self, match: Match, seat: int) -> Sight:
        found = [number for _, number in numbers_in(seen(match, seat))]
        return np.array([*found, *[0.0] * self.sights][: self.sights], np.float32).clip(-LARGE, LARGE)

    def mask(self, match: Match, seat: int) -> Mask:
        mask = np.zeros(self.actions, np.int8)
        for number, action, order in self._options(match, seat):
            at = match.situation(number)
            if order.verb.why_not(at._replace(table=match.game.as_if_begun(at.table, number)), order) == ALLOWED:
                mask[action] = 1
        mask[WAIT] = not mask.any()
        return mask

    def order(self, match: Match, seat: int, action: int) -> str | None:
        found = (str(order.headed(match.names[n])) for n, each, order in self._options(match, seat) if each == action)
        return next(found, None)

    def _options(self, match: Match, seat: int) -> Iterator[tuple[int, int, Order]]:
        """Whom it is for, its number, and the order; for the first of a seat's own that is asked."""
        own = [number for number in match.deciders() if match.game.seat_of(match.table, number) == seat]
        for number in own[:1]:
            at = match.situation(number)
            near = at._replace(table=match.game.as_if_begun(at.table, number))
            for verb in match.asked.verbs:
                first = 1 + OPTIONS * self.verbs.index(verb)
                for place, order in zip(range(OPTIONS), verb.options(near), strict=False):
                    yield number, first + place, order

    def picture(self, match: Match) -> "Image":
        from skyrmish.env.drawing.words import words_picture

        return words_picture(match)


def numbers_in(thing: Any, name: str = "") -> Iterator[tuple[str, float]]:
    """Every number of a record by its name; streams of chance are nobody's to see."""
    if isinstance(thing, Record):
        for field in thing.FIELDS:
            if field.kind is not Stream:
                yield from numbers_in(getattr(thing, field.name), f"{name}-{field.name}".strip("-"))
    elif isinstance(thing, list):
        for place, item in enumerate(thing):
            yield from numbers_in(item, f"{name}-{place}")
    else:
        yield name, float(thing)
