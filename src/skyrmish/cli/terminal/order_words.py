"""What is typed at the table: numbers, short forms and unique beginnings, turned into orders and commands."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader import constants as w
from skyrmish.geometry.hexes import COMPASS
from skyrmish.games.orders import LONGEST, VERBS, parse

SHORT_ORDERS = {
    "s": "straight",
    "bl": "bank left",
    "br": "bank right",
    "tl": "turn left",
    "tr": "turn right",
    "ss": "split-s",
    "roll": "barrel-roll",
    "c": "climb",
    "d": "dive",
    "e": "end",
    "a": "attack",
    "h": "hold fire",
    "k": "keep",
    "r": "reroll",
    "i": "immelmann",
    "p": "push",
}
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
VERBS_OF = {
    w.ASSIGN: ("assign",),
    w.PLACE: ("place",),
    w.MOVE: ("straight", "bank", "turn", "split-s", "barrel-roll", "climb", "dive", "drop", "push", "end"),
    w.ATTACK: ("attack", "hold"),
    w.ATTACK_REROLL: ("reroll", "keep"),
    w.DEFENCE_REROLL: ("reroll", "keep"),
    w.ACE_DEFENCE: ("ace",),
    w.IMMELMANN: ("immelmann", "decline"),
    w.DIVE_BOMB: ("dive-bomb", "decline"),
    w.PUSH_GAIN: ("gain",),
}
ALL_VERBS = (*VERBS, "straight", "bank", "turn", "split-s", "barrel-roll")
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

    decision: int
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
        verbs = VERBS_OF.get(self.decision, ())
        if not self._is_order(first, verbs) and ":" not in text:
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
        parse(full or text)
        return f"{head.strip()}: {full}" if colon else full

    def _by_number(self, digits: str) -> str:
        if len(digits) > 3 or not 1 <= int(digits) <= len(self.numbered):
            raise Refusal(f"there is no number {digits[:9]} in the list" if self.numbered else "there is no list now")
        return self.numbered[int(digits) - 1]

    def _is_order(self, word: str, verbs: Iterable[str]) -> bool:
        if word in ALL_VERBS or _is_number(word):
            return True
        if word in SHORT_ORDERS:
            return SHORT_ORDERS[word].split()[0] in verbs
        return len([verb for verb in verbs if verb.startswith(word)]) == 1

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
        now = VERBS_OF.get(self.decision, ())
        short = SHORT_ORDERS.get(word, "")
        if word in ALL_VERBS or (short.split()[:1] and short.split()[0] in now):
            return short or word
        return _only(word, now) or short or _only(word, ALL_VERBS) or word

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
