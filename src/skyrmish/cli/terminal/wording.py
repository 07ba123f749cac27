"""Sentences of the terminal's own: said about somebody, or to whoever is called ``you``."""

from typing import Any

from skyrmish.words.catalogue import YOU, say


def told(key: str, who: str, **facts: Any) -> str:
    """A sentence about a plane or a pilot; to one who is called ``you``, it is said as one does."""
    text = say(key, who=who, you=who == YOU, **facts)
    return text[:1].upper() + text[1:] if who == YOU else text
