"""A shot in words: what its dice are for, and why some of them may be thrown again."""

from collections import Counter
from collections.abc import Sequence

from skyrmish.games.squadron_leader.play.attacking.shot import Rerolls

PURPOSES = {"attack": "Attack", "defense": "Defense", "guides": "for the guides", "ace": "ace"}


def purpose_words(purposes: Sequence[str]) -> str:
    """3 Attack, 1 for the guides, 1 ace."""
    return ", ".join(f"{count} {PURPOSES[purpose]}" for purpose, count in Counter(purposes).items()) or "no dice"


def reroll_words(rerolls: Rerolls) -> str:
    """2 for range and altitude; empty if there is none."""
    reasons = [reason for reason, count in rerolls._asdict().items() if count]
    return f"{sum(rerolls)} for {' and '.join(reasons)}" if reasons else ""
