"""Lists in a sentence."""

from collections.abc import Iterable
from functools import reduce

from skyrmish.words.catalogue import say


def joined(words: Iterable[str], key: str = "list-and") -> str:
    """Red and blue and green; or, with another key, red or blue."""
    return reduce(lambda first, second: say(key, first=first, second=second), words)
