"""A shot in words: what its dice are for, and why some of them may be thrown again."""

from collections import Counter
from collections.abc import Sequence

from skyrmish.games.squadron_leader.play.attacking.shot import Rerolls
from skyrmish.words.catalogue import say
from skyrmish.words.lists import both


def purpose_words(purposes: Sequence[str]) -> str:
    """3 Attack, 1 for the guides, 1 ace."""
    told = [say(f"purpose-{purpose}", count=count) for purpose, count in Counter(purposes).items()]
    return ", ".join(told) or say("purpose-none")


def reroll_words(rerolls: Rerolls) -> str:
    """2 for range and altitude; empty if there is none."""
    reasons = [say(f"reroll-{reason}") for reason, count in rerolls._asdict().items() if count]
    return say("rerolls-for", count=sum(rerolls), reasons=both(reasons)) if reasons else ""
