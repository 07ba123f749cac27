"""What is typed at the table: numbers, short forms and unique beginnings, turned into orders and commands."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from skyrmish.games.game import Decision
from skyrmish.games.orders import LONGEST, Notation
from skyrmish.words.lists import either
from skyrmish.words.refusal import Refusal

SHORT_COMMANDS = {
    "?": "help",
    "h": "help",
    "l": "look",
    "table": "look",
    "m": "map",
    "u": "undo",
    "w": "why",
    "q": "quit",
    "exit": "quit",
    "o": "orders",
}
BETWEEN_NUMBERS = re.compile(r"(?<=\d)\s*[,;]\s*(?=[\d.+-])")  # 4,7 is two dice, or two coordinates


@dataclass(frozen=True)
class Typed:
    """A command with its words, or orders to be given one after the other."""

    command: str = ""
    rest: str = ""
    orders: tuple[str, ...] = ()


@dataclass(frozen=True)
class Vocabulary:
    """What words mean now: the table's decision, its commands, everybody's names, and the numbered orders."""

    notation: Notation
    decision: Decision
    commands: Sequence[str]
    names: Sequence[str]
    numbered: Sequence[str] = ()

    def understand(self, text: str) -> Typed:
        """Read a line. A legal order's short form wins over a command's."""
        if len(text) > LONGEST:
            raise Refusal("terminal-too-long", most=LONGEST)
        text = BETWEEN_NUMBERS.sub(" ", text)
        words = text.split()
        if not words:
            raise Refusal("terminal-nothing-typed")
        first = re.split("[,;]", words[0])[0].lower()
        if len(words) == 1 and words[0].isdecimal() and (self.numbered or not self._lone_verb):
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
        full = self._clearest(words) if words else ""
        if full and not self._is_verb(full.split()[0].lower()):
            raise Refusal("terminal-no-order", given=repr(text), forms=self.forms)
        self.notation.parse(full or text)
        return f"{head.strip()}: {full}" if colon else full

    def _clearest(self, words: list[str]) -> str:
        """The order that words stand for. If they could begin several, the one of them that can be read."""
        start = words[0].lower()
        found = [word for word in self._now if word.startswith(start)]
        if len(found) > 1 and start not in {*self._shorts_now, *self.notation.by_word}:
            could_be = [self.in_full([word, *words[1:]]) for word in found]
            readable = [order for order in could_be if self._reads(order)]
            if len(readable) == 1:
                return readable[0]
        return self.in_full(self._with_verb(words))

    def _reads(self, order: str) -> bool:
        try:
            self.notation.parse(order)
        except Refusal:
            return False
        return True

    def name(self, text: str) -> str:
        """The plane or pilot that a name or its beginning means."""
        same = [name for name in self.names if name.lower() == text.lower()]
        found = same or [name for name in self.names if name.lower().startswith(text.lower())]
        if len(found) > 1:
            raise could_be(text, found)
        return found[0] if found else text

    # ---- orders in full ----

    def in_full(self, words: Sequence[str]) -> str:
        """The words of an order, its verb among them, each as it is written: by their beginnings, as far as clear."""
        typed = [word.lower() for word in words]
        as_long = [order for order in map(str.split, self.numbered) if len(order) == len(typed)]
        found = [order for order in as_long if all(map(_begins, order, typed))]
        return " ".join(found[0] if len(found) == 1 else words)

    def _with_verb(self, words: list[str]) -> list[str]:
        """Where one verb answers, what follows it will do: ``4 7``, or a name."""
        verb, alone = self.verb(words[0].lower()).split(), [self._lone_verb, *words]
        if self._lone_verb and not self._is_verb(verb[0]) and (_is_number(words[0]) or self._reads(" ".join(alone))):
            return alone
        return [*verb, *words[1:]]

    def verb(self, word: str) -> str:
        """The verb that a word stands for; what answers the decision comes first."""
        if word in self._shorts_now:
            return self._shorts_now[word]
        if self._is_verb(word):
            return word
        others = {short: words for verb in self.notation.verbs for short, words in verb.shorts.items()}
        return only(word, self._now) or others.get(word, "") or only(word, list(self.notation.by_word)) or word

    # ---- what there is now ----

    @property
    def forms(self) -> list[str]:
        """How the orders are written that answer the decision."""
        return [verb.form or verb.name for verb in self.decision.verbs]

    def _by_number(self, digits: str) -> str:
        if not self.numbered:
            raise Refusal("terminal-no-list")
        if len(digits) > 3 or not 1 <= int(digits) <= len(self.numbered):
            raise Refusal("terminal-no-number", number=digits[:9])
        return self.numbered[int(digits) - 1]

    @property
    def _now(self) -> list[str]:
        """The first words of whatever answers the decision."""
        return [word for verb in self.decision.verbs for word in verb.first_words]

    @property
    def _lone_verb(self) -> str:
        return self._now[0] if len(self._now) == 1 else ""

    @property
    def _shorts_now(self) -> dict[str, str]:
        return {short: words for verb in self.decision.verbs for short, words in verb.shorts.items()}

    def _is_verb(self, word: str) -> bool:
        return word in self.notation.by_word

    def _is_order(self, word: str) -> bool:
        if self._is_verb(word) or _is_number(word) or word in self._shorts_now:
            return True
        return any(first.startswith(word) for first in self._now)

    def _command(self, word: str) -> str:
        if word in SHORT_COMMANDS and SHORT_COMMANDS[word] in self.commands:
            return SHORT_COMMANDS[word]
        found = [command for command in self.commands if command.startswith(word)]
        if len(found) > 1:
            raise could_be(word, found)
        return found[0] if found else ""


def could_be(word: str, found: Sequence[str]) -> Refusal:
    return Refusal("terminal-could-be", word=repr(word), found=either(found))


def only(start: str, words: Sequence[str]) -> str:
    """The only word that begins so."""
    found = [word for word in words if word.startswith(start)]
    return found[0] if len(found) == 1 else ""


def _begins(word: str, typed: str) -> bool:
    """Whether a word may be typed so; a number is typed whole."""
    return word.lower() == typed or (word.lower().startswith(typed) and not word.isdigit())


def _is_number(word: str) -> bool:
    try:
        float(word)
    except ValueError:
        return False
    return True
