"""What is said to bad input: one clear sentence, with the clause where a rule is behind it."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Self

from skyrmish.words.catalogue import YOU, say

ABOUT = ("plane", "who")  # facts that name whom a sentence is about


class Refusal(Exception):  # noqa: N818 - it is an answer, not an accident
    """An input that cannot be taken. Nothing has been changed by it.

    It has the key and the facts that its sentence is made from, so that the same no can be said to somebody, or about
    somebody: ``plane`` or ``who``. ``part`` says of what it is about, where somebody puts a whole together: a module,
    an option, the board, the seats; ``name`` which one. ``index`` is that of the order that was refused, where several
    were given as one.
    """

    part, name, index = "", "", 0

    def __init__(self, key: str, clause: str | None = None, /, **facts: Any) -> None:
        self.key, self.clause, self.facts = key, clause, facts
        self.reason = say(key, facts, you=False)
        super().__init__(self.reason)

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})" if self.clause else self.reason

    def __reduce__(self) -> tuple[Any, ...]:
        """Bots think in other processes, and may be refused there."""
        return partial(type(self), self.key, self.clause, **self.facts), (), vars(self)

    def of(self, part: str, name: str = "") -> Self:
        """The same, wrong with this part of a whole that somebody puts together."""
        self.part, self.name = part, name
        return self

    def spoken(self) -> str:
        """As it is said to a pilot who is called ``you``."""
        return self.told_to(YOU)

    def told_to(self, pilot: str) -> str:
        """As it is said to a pilot of this name: what is about them speaks of you."""
        own = {name: YOU for name in ABOUT if self.facts.get(name) == pilot}
        return say(self.key, {**self.facts, **own}, you=bool(own))


@contextmanager
def about(part: str) -> Iterator[None]:
    """What is refused in here is wrong with this part of the whole, unless it is known better."""
    try:
        yield
    except Refusal as refusal:
        refusal.part = refusal.part or part
        raise


def where(refusal: Refusal, key: str, **facts: Any) -> Refusal:
    """The same no with the place in which it was met, by a message that has a ``reason`` in it: line 3: …"""
    return Refusal(key, refusal.clause, reason=refusal.reason, **facts).of(refusal.part, refusal.name)


@contextmanager
def met(key: str, clause: str | None = None, /, **facts: Any) -> Iterator[None]:
    """Whatever is refused in here is said with this place before it; by this clause, where it has none.

    It is wrong with a file or a line, and no longer with a part of what somebody puts together.
    """
    try:
        yield
    except Refusal as refusal:
        raise Refusal(key, refusal.clause or clause, reason=refusal.reason, **facts) from None


def check_within(what: str, number: int, least: int, most: int) -> None:
    """Refuse a number that is too small or too large for what it is to be."""
    if not least <= number <= most:
        raise Refusal("not-from-to", what=what, number=number, least=least, most=most)
