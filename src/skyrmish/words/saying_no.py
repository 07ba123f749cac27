"""Refusals by message key: the same no can be said to somebody, or about somebody."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

from skyrmish.engine.refusal import Refusal
from skyrmish.words.catalogue import YOU, say


class SaidNo(Refusal):
    """A refusal with the key and the facts that it was made from; ``plane`` or ``who`` is whom it is about."""

    def __init__(self, key: str, clause: str | None = None, /, **facts: Any) -> None:
        self.key, self.facts = key, facts
        super().__init__(say(key, facts, you=False), clause)

    def of(self, part: str, name: str = "") -> Self:
        """The same, wrong with this part of a whole that somebody puts together."""
        self.part, self.name = part, name
        return self

    def spoken(self) -> str:
        """As it is said to a pilot who is called ``you``."""
        return say(self.key, self.facts, you=YOU in (self.facts.get("plane"), self.facts.get("who")))


def where(refusal: Refusal, key: str, **facts: Any) -> SaidNo:
    """The same no with the place in which it was met, by a message that has a ``reason`` in it: line 3: …"""
    return SaidNo(key, refusal.clause, reason=refusal.reason, **facts).of(refusal.part, refusal.name)


@contextmanager
def met(key: str, clause: str | None = None, /, **facts: Any) -> Iterator[None]:
    """Whatever is refused in here is said with this place before it; by this clause, where it has none.

    It is wrong with a file or a line, and no longer with a part of what somebody puts together.
    """
    try:
        yield
    except Refusal as refusal:
        raise SaidNo(key, refusal.clause or clause, reason=refusal.reason, **facts) from None


def check_within(what: str, number: int, least: int, most: int) -> None:
    """Refuse a number that is too small or too large for what it is to be."""
    if not least <= number <= most:
        raise SaidNo("not-from-to", what=what, number=number, least=least, most=most)
