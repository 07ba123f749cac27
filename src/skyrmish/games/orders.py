"""Orders: what a seat says, in the same few words in records, position files, at the terminal and on the page.

A verb is all that there is to one of these words: how it reads, what may be said with it now, why not, and what it
does. Games declare their verbs, and which decisions they answer.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any, ClassVar, NamedTuple

from skyrmish.geometry.grid import FARTHEST
from skyrmish.words.catalogue import is_known, say
from skyrmish.words.numbers import written
from skyrmish.words.refusal import Refusal

LONGEST = 200
ALLOWED = 0  # as every game's list of reasons begins
NUMBER = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)")


@dataclass(frozen=True)
class Order:
    """What a seat says. ``who`` is the plane or seat that it is headed with, if any."""

    verb: "Verb"
    who: str = ""
    numbers: tuple[float, ...] = ()
    target: str = ""  # a name, or a word such as a template's
    how: str = ""

    def __str__(self) -> str:
        return f"{self.who}: {self.words()}" if self.who else self.words()

    def words(self) -> str:
        """The order without its head."""
        return self._words

    @cached_property
    def _words(self) -> str:
        return self.verb.written(self)

    def told(self) -> str:
        """The order in the language of whoever reads about it; what is given stays notation."""
        return self.verb.told(self)

    def headed(self, who: str) -> "Order":
        return replace(self, who=who)


class Situation(NamedTuple):
    """Whom an order is for, and how things stand: all that a verb needs to know."""

    rules: Any
    table: Any
    number: int  # of the plane or pilot
    names: Sequence[str]  # of all of them
    called: Mapping[str, str]  # what the ruleset calls things, such as Speed

    @property
    def name(self) -> str:
        return self.names[self.number]


class Verb(ABC):
    """One word of the notation. Rules behind it say what is allowed, by a reason, and carry it out."""

    name: str
    form: ClassVar[str] = ""  # how a person writes it, if not by its name alone
    shorts: ClassVar[dict[str, str]] = {}  # short forms at the terminal, each with the words it stands for
    is_step: ClassVar[bool] = False  # of a plan that is flown as a whole: steps share a line of a record
    ends_plan: ClassVar[bool] = False

    @property
    def first_words(self) -> tuple[str, ...]:
        """The words that such an order may begin with."""
        return (self.name,)

    def read(self, words: Sequence[str]) -> Order:
        """The order that the words, this verb's own among them, make."""
        expect(len(words) == 1, self)
        return Order(self)

    def written(self, order: Order) -> str:
        parts = (self.name, order.how, order.target, *map(written, order.numbers))
        return " ".join(part for part in parts if part)

    def told(self, order: Order) -> str:
        key = f"order-{self.name}-{order.how}" if order.how else f"order-{self.name}"
        if not is_known(key):
            return order.words()
        return say(key, target=order.target, numbers=[written(number) for number in order.numbers])

    # ---- at the table ----

    def label(self, at: Situation, order: Order) -> str:  # noqa: ARG002 - some tell what it would do
        """The order as a button has it."""
        words = order.words()
        return words[:1].upper() + words[1:]

    picks_from: ClassVar[bool] = False  # any set of some numbered things is an order

    def pickable(self, at: Situation) -> Iterable[tuple[int, str, str]]:  # noqa: ARG002 - most are no sets
        """Those things: a number, what it is, and why it may not be picked."""
        return ()

    def options(self, at: Situation) -> Iterable[Order]:  # noqa: ARG002 - most verbs look
        """All that might be said with it now; what is legal of that, ``why_not`` knows."""
        return [Order(self)]

    def why_not(self, at: Situation, order: Order) -> int:  # noqa: ARG002 - some are always allowed
        """The reason against an order, as a game numbers them."""
        return ALLOWED

    def refusal(self, at: Situation, order: Order, reason: int) -> Refusal:  # noqa: ARG002
        """That reason in words; an order that is never refused needs none."""
        raise AssertionError(f"{self.name} has no words for reason {reason}")

    @abstractmethod
    def answer(self, at: Situation, order: Order) -> None:
        """Carry it out."""


def expect(good: bool, verb: Verb, form: str = "", key: str = "order-must-read") -> None:
    if not good:
        raise Refusal(key, form=form or verb.form or verb.name, verb=verb.name)


def number_of(word: str, verb: Verb) -> float:
    if not NUMBER.fullmatch(word):
        raise Refusal("not-a-number", verb=verb.name, given=repr(word))
    number = float(word)
    if abs(number) > FARTHEST:
        raise Refusal("number-too-far", verb=verb.name, given=word, most=f"{FARTHEST:.0f}")
    return number


class Notation:
    """All verbs of a game, as they are read."""

    def __init__(self, verbs: Sequence[Verb], unknown: str) -> None:
        self.verbs, self.unknown = tuple(verbs), unknown
        self.by_word = {word: verb for verb in verbs for word in verb.first_words}
        self.steps = frozenset(word for word, verb in self.by_word.items() if verb.is_step)
        self._read = lru_cache(maxsize=4096)(self._parsed)  # most orders are said again and again

    def parse(self, text: str) -> Order:
        """Read an order; what cannot be read is refused with what was expected."""
        if not isinstance(text, str) or len(text) > LONGEST:
            raise Refusal("order-too-long", most=LONGEST)
        return self._read(text)

    def told(self, texts: Iterable[str]) -> str:
        """Orders in a sentence; that a plan ends goes without saying."""
        return ", ".join(order.told() for order in map(self.parse, texts) if not order.verb.ends_plan)

    def _parsed(self, text: str) -> Order:
        if not text.replace("\t", " ").isprintable():  # records and storage have an order a line
            raise Refusal("order-one-line")
        head, colon, rest = text.partition(":")
        who, words = (head.strip(), rest.split()) if colon else ("", text.split())
        if not words:
            raise Refusal("order-empty")
        verb = self.by_word.get(words[0].lower())
        if verb is None:
            forms = dict.fromkeys(verb.form or verb.name for verb in self.verbs)
            raise Refusal(self.unknown, given=repr(text.strip()), forms=forms)
        return verb.read(words).headed(who)
