"""One browser at the table: which seats it has, what it has heard, and its line."""

from typing import Protocol

from skyrmish.table.json_text import dumps
from skyrmish.table.messages.answers import Said
from skyrmish.words.catalogue import say
from skyrmish.words.language import best, speak, spoken, spoken_in

COME_BACK, UNSAVED = 1001, 4503  # codes with which a line is closed


class Wire(Protocol):
    """The line, as a page needs it."""

    def send(self, text: str | bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Page:
    """What the table says goes out at once; a slow line holds nobody up."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.keys: dict[str, str] = {}  # seat: its key
        self.commitment = ""  # to its share in the dice
        self.chooses_name = False
        self.heard = 0  # events
        self.charts: set[str] = set()  # flight charts it was told
        self.wants_asks = self.wants_odds = True
        self.language = spoken()  # in which everything is said to it

    @property
    def seats(self) -> list[str]:
        return list(self.keys)

    def reads(self, language: str) -> None:
        """From now on, everything is said to it in this language; if it names none, in the browser's."""
        if language:
            speak(best([language]))
            self.language = spoken()

    def say(self, message: Said) -> None:
        self.send(dumps(message))

    def send(self, text: str | bytes) -> None:
        self.wire.send(text)

    def let_go(self) -> None:
        """Say nothing more; the page comes back by itself."""
        self._close(COME_BACK, "line-come-back")

    def wait(self) -> None:
        """Nothing can be kept now: the page says so, comes back by itself, and says again what was not answered."""
        self._close(UNSAVED, "line-unsaved")

    def _close(self, code: int, key: str) -> None:
        with spoken_in(self.language):
            self.wire.close(code, say(key))
