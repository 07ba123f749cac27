"""Orders as text: the same few words in records, position files and the terminal.

    assign 3 3 4 2 · place 350 39 90 · straight · bank left · split-s turn right · climb · dive 2 · store 2 · end
    attack blue · attack blue ace 1 · hold fire · reroll 2 · keep · ace 1 · immelmann · decline
    dive-bomb · push · gain speed · drop

Where several planes may act, an order is headed by a name: ``red-2: bank left``.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.constants import MANNERS, PLAIN, TEMPLATES
from skyrmish.geometry.grid import FARTHEST
from skyrmish.words.numbers import written
from skyrmish.words.quoting import quoted

LONGEST = 200
VERBS = (
    "assign",
    "place",
    "climb",
    "dive",
    "store",
    "end",
    "attack",
    "hold",
    "ace",
    "reroll",
    "keep",
    "immelmann",
    "dive-bomb",
    "decline",
    "drop",
    "push",
    "gain",
)
STATS = ("ATTACK", "DEFENSE", "SPEED", "HEALTH")
GAINS = ("speed", "altitude")
RESERVED = ("roll", "sealed", "seat", "game", "edition", "modules", "options", "board", "mission", "seed")
LONGEST_NAME = 40
NAME = re.compile(rf"[^:#,|]{{1,{LONGEST_NAME}}}")
NUMBER = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)")
ACES_AT_END = re.compile(r" ace \S+$", re.IGNORECASE)


@dataclass(frozen=True)
class Order:
    """What a seat says. ``who`` is the plane or seat it is headed with, if any."""

    verb: str
    who: str = ""
    numbers: tuple[float, ...] = ()
    template: int = 0
    manner: int = PLAIN
    target: str = ""

    def __str__(self) -> str:
        return f"{self.who}: {self.words()}" if self.who else self.words()

    def words(self) -> str:
        """The order without its head."""
        if self.verb == "fly":
            return f"{MANNERS[self.manner]} {TEMPLATES[self.template]}".strip()
        numbers = " ".join(written(number) for number in self.numbers)
        if self.verb == "attack":
            return f"attack {self.target}" + (f" ace {numbers}" if self.numbers and self.numbers[0] else "")
        if self.verb == "gain":
            return f"gain {self.target}"
        if self.verb == "hold":
            return "hold fire"
        return f"{self.verb} {numbers}".strip()


def parse(text: str) -> Order:
    """Read an order; what cannot be read is refused with what was expected."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise Refusal(f"an order is a text of at most {LONGEST} characters")
    return _parsed(text)


@lru_cache(maxsize=4096)
def _parsed(text: str) -> Order:
    """Most orders are said again and again."""
    head, colon, rest = text.partition(":")
    who, words = (head.strip(), rest.split()) if colon else ("", text.split())
    if not words:
        raise Refusal("an empty order")
    order = _parse_words(words, text)
    return Order(order.verb, who, order.numbers, order.template, order.manner, order.target)


def _parse_words(words: list[str], text: str) -> Order:
    lowered = [word.lower() for word in words]
    if lowered[0] == "attack":
        return _parse_attack(words, lowered)
    if lowered[0] == "gain":
        _expect(len(lowered) == 2 and lowered[1] in GAINS, "gain speed or gain altitude")
        return Order("gain", target=lowered[1])
    if lowered[0] in MANNERS or " ".join(lowered) in TEMPLATES or lowered[0] in ("bank", "turn"):
        return _parse_flight(lowered)
    if lowered[0] not in VERBS:
        raise Refusal(f"{text.strip()!r} is no order; try straight, bank left, turn right, climb, end, attack NAME …")
    counts = {"assign": 4, "place": 3, "dive": 1, "store": 1, "ace": 1, "reroll": 1}
    if lowered == ["dive"]:
        lowered.append("1")
    if lowered[0] == "hold":
        _expect(lowered[1:] in ([], ["fire"]), "hold fire")
        return Order("hold")
    numbers = tuple(_number(word, lowered[0]) for word in lowered[1:])
    shape = {
        "assign": " ".join(STATS),
        "place": "X Y HEADING",
        "dive": "LEVELS",
        "store": "TOKENS",
        "ace": "DICE",
        "reroll": "DIE",
    }
    _expect(len(numbers) == counts.get(lowered[0], 0), f"{lowered[0]} {shape.get(lowered[0], '')}".strip())
    if lowered[0] != "place":
        _expect(all(n == int(n) for n in numbers), f"{lowered[0]} with whole numbers")
    return Order(lowered[0], numbers=numbers)


def _parse_flight(words: list[str]) -> Order:
    manner = MANNERS.index(words[0]) if words[0] in MANNERS[1:] else PLAIN
    template = " ".join(words[1:] if manner else words)
    _expect(template in TEMPLATES, f"{MANNERS[manner]} {' | '.join(TEMPLATES)}".strip())
    return Order("fly", template=TEMPLATES.index(template), manner=manner)


def _parse_attack(words: list[str], lowered: list[str]) -> Order:
    aces: tuple[float, ...] = ()
    if len(words) > 3 and lowered[-2] == "ace":
        aces = (_number(words[-1], "attack"),)
        words = words[:-2]
        _expect(aces[0] == int(aces[0]), "attack NAME ace DICE, a whole number of dice")
    _expect(len(words) > 1, "attack NAME or attack NAME ace DICE")
    return Order("attack", numbers=aces, target=" ".join(words[1:]))


def _number(word: str, verb: str) -> float:
    if not NUMBER.fullmatch(word):
        raise Refusal(f"{verb}: {word!r} is not a number")
    number = float(word)
    if abs(number) > FARTHEST:
        raise Refusal(f"{verb}: {word} is not a number between −{FARTHEST:.0f} and {FARTHEST:.0f}")
    return number


def _expect(good: bool, form: str) -> None:
    if not good:
        raise Refusal(f"the order must read: {form}")


def check_name(name: str, what: str) -> str:
    """Names stand in orders and records, so they hold nothing that has a meaning there."""
    if name.lower() in RESERVED:
        raise Refusal(f"{what} {name!r}: that word has another meaning in records")
    if not NAME.fullmatch(name) or not name.isprintable() or name != " ".join(name.split()):
        form = f"a name is 1 to {LONGEST_NAME} printable characters without colon, comma, bar, # or double spaces"
        raise Refusal(f"{what} {quoted(name)}: {form}")
    if ACES_AT_END.search(name):
        raise Refusal(f"{what} {name!r}: a name does not end like an order for ace dice")
    return name
