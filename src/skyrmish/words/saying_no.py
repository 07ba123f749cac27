"""Refusals by message key: the same no can be said to somebody, or about somebody."""

from collections.abc import Mapping
from typing import Any

from skyrmish.engine.refusal import Refusal
from skyrmish.words.catalogue import YOU, say


class SaidNo(Refusal):
    """A refusal with the key and the facts that it was made from; ``plane`` or ``who`` is whom it is about."""

    def __init__(self, key: str, clause: str | None = None, facts: Mapping[str, Any] | None = None) -> None:
        self.key, self.facts = key, dict(facts or {})
        super().__init__(say(key, self.facts, you=False), clause)

    def spoken(self) -> str:
        """As it is said to a pilot who is called ``you``."""
        return say(self.key, self.facts, you=YOU in (self.facts.get("plane"), self.facts.get("who")))
