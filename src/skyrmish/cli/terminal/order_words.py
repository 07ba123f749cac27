"""What is typed at the table: numbers, short forms and unique beginnings, turned into orders and commands."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from skyrmish.engine.refusal import Refusal
from skyrmish.games.game import Decision
from skyrmish.games.orders import LONGEST, Notation
from skyrmish.games.squadron_leader import constants as w
from skyrmish.geometry.hexes import COMPASS

SHORT_COMMANDS = {
    "?": "help",
    "h": "help",
    "l": "look",
    "m": "map",
    "u": "undo",
    "w": "why",
    "q": "quit",
    "o": "orders",
}
POINTS = {"e": 0, "ne": 45, "n": 90, "nw": 135, "w": 180, "sw": 225, "s": 270, "se": 315}
POINTS |= {"east": 0, "north-east": 45, "north": 90, "north-west": 135}
POINTS |= {"west": 180, "south-west": 225, "south": 270, "south-east": 315}
SIDES = {point.lower(): facing for facing, point in enumerate(COMPASS)}
SIDES |= {"north": 0, "north-east": 1, "south-east": 2, "south": 3, "south-west": 4, "north-west": 5}


@dataclass(frozen=True)
class Typed:
    """A command with its words, or orders to be given one after the other."""

    command: str = ""
    rest: str = ""
    orders: tuple[str, ...] = ()


@dataclass(frozen=True)
class Vocabulary:
    """What words mean now: the table's decision, its commands, the planes' names, and the numbered orders."""

    notation: Notation
    decision: Decision
    commands: Sequence[str]
    names: Sequence[str]
    numbered: Sequence[str] = ()
    hexes: bool = False

    def understand(self, text: str) -> Typed:
        """Read a line. A legal order's short form wins over a command's."""
        if len(text) > LONGEST:
            raise Refusal(f"that is longer than {LONGEST} characters")
        words = text.split()
        if not words:
            raise Refusal("type a number or an order from the list, or help")
        first = re.split("[,;]", words[0])[0].lower()
        if len(words) == 1 and words[0].isdecimal():
            return Typed(orders=(self._by_number(words[0]),))
        if first in self.commands:
            return Typed(first, " ".join(words[1:]))
        if not self._is_order(first) and ":" not in text:
            command = self._command(first)
            if command:
                return Typed(command, " ".join(words[1:]))
        steps = [part.strip() for part in text.replace(";", ",").split(",")]
        return Typed(orders=tuple(self.order(step) for step in steps if step))

    def order(self, text: str) -> str:
        """One order in full words, checked for its form."""
        head, colon, rest = text.partition(":")
        words = (rest if colon else text).split()
        full = self._expanded(words) if words else ""
        self.notation.parse(full or text)
        return f"{head.strip()}: {full}" if colon else full

    def _by_number(self, digits: str) -> str:
        if len(digits) > 3 or not 1 <= int(digits) <= len(self.numbered):
            raise Refusal(f"there is no number {digits[:9]} in the list" if self.numbered else "there is no list now")
        return self.numbered[int(digits) - 1]

    @property
    def _now(self) -> list[str]:
        """The first words of whatever answers the decision."""
        return [word for verb in self.decision.verbs for word in verb.first_words]

    @property
    def _shorts_now(self) -> dict[str, str]:
        return {short: words for verb in self.decision.verbs for short, words in verb.shorts.items()}

    def _is_order(self, word: str) -> bool:
        if word in self.notation.by_word or _is_number(word) or word in self._shorts_now:
            return True
        return bool(_only(word, self._now))

    def _command(self, word: str) -> str:
        if word in SHORT_COMMANDS:
            return SHORT_COMMANDS[word]
        found = [command for command in self.commands if command.startswith(word)]
        if len(found) > 1:
            raise Refusal(f"{word!r} could be {' or '.join(found)}")
        return found[0] if found else ""

    # ---- orders in full ----

    def _expanded(self, words: list[str]) -> str:
        if _is_number(words[0]) and len(words) in (3, 4):
            words = [{4: "assign", 3: "place"}[len(words)], *words]
        first, rest = self._verb(words[0].lower()), words[1:]
        if first in w.MANNERS and rest:
            return f"{first} {self._expanded(rest)}"
        if first in ("bank", "turn") and rest:
            return f"{first} {_only(rest[0].lower(), ['left', 'right']) or rest[0]} {' '.join(rest[1:])}".strip()
        if first == "attack" and rest:
            return f"attack {self._target(rest)}"
        points = SIDES if self.hexes else POINTS
        if first == "place" and rest and rest[-1].lower() in points:
            rest = [*rest[:-1], str(points[rest[-1].lower()])]
        return " ".join([first, *rest])

    def _verb(self, word: str) -> str:
        """The verb that a word stands for; what answers the decision comes first."""
        if word in self._shorts_now:
            return self._shorts_now[word]
        if word in self.notation.by_word:
            return word
        others = {short: words for verb in self.notation.verbs for short, words in verb.shorts.items()}
        return _only(word, self._now) or others.get(word, "") or _only(word, list(self.notation.by_word)) or word

    def _target(self, words: list[str]) -> str:
        """The name of a plane, from its beginning if need be, and the ace dice after it."""
        aces = words[-2:] if len(words) > 2 and words[-2].lower() == "ace" else []
        name = " ".join(words[: len(words) - len(aces)])
        return " ".join([self.name(name), *aces])

    def name(self, text: str) -> str:
        """The plane that a name or its beginning means."""
        same = [name for name in self.names if name.lower() == text.lower()]
        found = same or [name for name in self.names if name.lower().startswith(text.lower())]
        if len(found) > 1:
            raise Refusal(f"{text!r} could be {' or '.join(found)}")
        return found[0] if found else text


def _is_number(word: str) -> bool:
    try:
        float(word)
    except ValueError:
        return False
    return True


def _only(start: str, words: Sequence[str]) -> str:
    """The only word that begins so."""
    found = [word for word in words if word.startswith(start)]
    return found[0] if len(found) == 1 else ""
