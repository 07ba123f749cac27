"""Sentences of the terminal's own: said about somebody, or to whoever is called ``you``."""

from collections.abc import Iterable
from functools import reduce
from typing import Any

from skyrmish.words.catalogue import YOU, say


def told(key: str, who: str, **facts: Any) -> str:
    """A sentence about a plane or a pilot; to one who is called ``you``, it is said as one does."""
    text = say(key, who=who, you=who == YOU, **facts)
    return text[:1].upper() + text[1:] if who == YOU else text


def joined(words: Iterable[str], key: str = "terminal-and") -> str:
    """Red and blue and green; or, with another key, red or blue."""
    return reduce(lambda first, second: say(key, first=first, second=second), words)
