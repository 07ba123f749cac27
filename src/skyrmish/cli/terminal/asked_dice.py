"""Dice that people throw on a real table and type in."""

from collections.abc import Callable

from skyrmish.cli.terminal.voice import Leave, Voice
from skyrmish.games.dice import DiceRefusal, Wanted
from skyrmish.words.refusal import Refusal

LONGEST_WORD = 20


class AskedDice:
    """Asks for dice at the keyboard, again until they can be those. Dice that are asked one by one share a line."""

    left = None

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.tell_first: Callable[[], None] = lambda: None  # what led to the throw, once there is somebody to tell it
        self.typed: list[str] = []

    def take(self, wanted: Wanted) -> list[int]:
        """The sides that fell; ``862`` does for ``8 6 2`` where a side is one character."""
        while True:
            words = self.typed or self._asked(wanted)
            self.typed = []
            if wanted.count > 1 and len(words) != wanted.count:
                self.voice.refuse(Refusal("terminal-so-many-dice", wanted=wanted.count, typed=len(words)))
                continue
            try:
                sides = [wanted.side(word) for word in words[: wanted.count]]
            except DiceRefusal as refusal:
                self.voice.refuse(refusal)
            else:
                self.typed = words[wanted.count :]
                return sides

    def _asked(self, wanted: Wanted) -> list[str]:
        self.tell_first()
        text = self.voice.ask(wanted.invitation, decision="dice", dice=wanted.count)
        words = [word[:LONGEST_WORD] for word in text.lower().replace(",", " ").split()]
        if words[:1] in (["q"], ["quit"]):
            raise Leave
        run_together = len(words) == 1 < wanted.count and all(len(side) == 1 for side in wanted.shows)
        return list(words[0]) if run_together else words or [""]

    def mark(self) -> list[str]:
        return list(self.typed)

    def reset(self, mark: list[str]) -> None:
        self.typed = mark
