"""Several things in one sentence."""

from collections.abc import Iterable, Sequence
from functools import reduce

from skyrmish.words.catalogue import say


def both(words: Iterable[str], key: str = "list-and") -> str:
    """Red and blue and green; nothing of nothing."""
    return reduce(lambda first, second: say(key, first=first, second=second) if first else second, words, "")


def either(words: Iterable[str]) -> str:
    """Red or blue or green."""
    return both(words, "list-or")


def listed(words: Sequence[str], key: str = "list-and") -> str:
    """Red, blue and green."""
    return both([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words, key)
