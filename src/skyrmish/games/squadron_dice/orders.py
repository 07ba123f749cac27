"""Orders of the dice games.

    keep die · roll die · use · use any blue 3 · use blanks 1 2 · pass · hitter red · evader blue · bring A
    reroll 1 3 4 · reroll none · retire A

Dice are counted from 1: Rookies first, then Aces by letter. After the shot a pilot's dice are the Hit or Evade dice,
then the squadron's. Where several seats decide at once, an order is headed by its seat: ``red: reroll none``.
"""

import re
from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar

from skyrmish.games.orders import Order, Situation, Verb, expect
from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.play.decisions import answer, why_not_answer
from skyrmish.games.squadron_dice.play.windows import dice_of, place_of
from skyrmish.games.squadron_dice.reasons import (
    ALLOWED,
    CLAUSES,
    DIE_IS_LOCKED,
    KEYS,
    NO_SUCH_DIE,
    NOT_BLANK,
    SQUADRON_IS_SETTLED,
)
from skyrmish.games.squadron_dice.standing import dice_numbers, die_words, icon_name
from skyrmish.words.refusal import Refusal

MOST_DIE = 12
DICE_A_PILOT = 16  # that an answer has room for


class DiceVerb(Verb):
    """An answer is one number to the rules; a verb knows which."""

    @abstractmethod
    def choice(self, at: Situation, order: Order) -> int:
        """The number that the rules know an answer by."""

    def why_not(self, at: Situation, order: Order) -> int:
        return why_not_answer(at.rules, at.table, at.number, self.choice(at, order))

    def refusal(self, at: Situation, order: Order, reason: int) -> Refusal:
        other = order.target if order.target in at.names else at.name
        dice = [int(number) for number in order.numbers]
        facts = {
            "who": at.name,
            "other": other,
            "dice": dice_on_table(at, at.names.index(other)),
            "die": next((die for die in dice if is_bad(at, reason, die)), dice[0] if dice else 0),
            "icon": icon_name(at.table.pilots[at.number].decision),
            "most": at.rules.blanks_at_once,
        }
        return Refusal(KEYS[reason], CLAUSES[reason], **facts)

    def answer(self, at: Situation, order: Order) -> None:
        answer(at.rules, at.table, at.number, self.choice(at, order))


def dice_on_table(at: Situation, seat: int) -> int:
    """How many dice of a pilot can be named now."""
    in_window = at.table.decision in (w.POSITION_WINDOW, w.SHOT_WINDOW)
    return dice_of(at.rules, at.table, seat) if in_window else at.table.pilots[seat].count


def is_bad(at: Situation, reason: int, die: int) -> bool:
    """Whether this die is the one that an order stumbles over."""
    if reason == NO_SUCH_DIE:
        return die > dice_on_table(at, at.number)
    if reason == DIE_IS_LOCKED:
        return bool((at.table.pilots[at.number].locked >> (die - 1)) & 1)
    alone = why_not_answer(at.rules, at.table, at.number, w.USE_BLANKS + (1 << (die - 1)))
    return reason in (NOT_BLANK, SQUADRON_IS_SETTLED) and alone == reason


class OneDie(DiceVerb):
    """Keep or roll the Decision die."""

    value: ClassVar[int]

    def read(self, words: Sequence[str]) -> Order:
        expect([word.lower() for word in words[1:]] in ([], ["die"]), self)
        return Order(self)

    def written(self, order: Order) -> str:  # noqa: ARG002
        return self.form

    def choice(self, at: Situation, order: Order) -> int:  # noqa: ARG002
        return self.value


class KeepDie(OneDie):
    """SD-DF-09  Keep what it shows."""

    name, form, value = "keep", "keep die", w.KEEP


class RollDie(OneDie):
    """SD-DF-09  Roll it with the others."""

    name, form, value = "roll", "roll die", w.ROLL


class Pass(DiceVerb):
    """B-63  Use nothing now."""

    name = "pass"

    def choice(self, at: Situation, order: Order) -> int:  # noqa: ARG002
        return w.PASS


class Use(DiceVerb):
    """SD-DF-08  Use the Decision die for what it shows: by itself, on any die, or on blank ones of your own."""

    name, form = "use", "use, use any NAME DIE or use blanks DIE DIE"

    def read(self, words: Sequence[str]) -> Order:
        lowered = [word.lower() for word in words]
        if len(words) == 1:
            return Order(self)
        if lowered[1] == "blanks":
            return Order(self, how="blanks", numbers=named_dice(self, words[2:]))
        expect(lowered[1] == "any" and len(words) > 3, self)
        if lowered[-1] in ("decision", "die"):
            raise Refusal("decision-die-not-rerolled", "SD-08")
        return Order(self, how="any", target=" ".join(words[2:-1]), numbers=named_dice(self, words[-1:]))

    def options(self, at: Situation) -> Iterable[Order]:
        yield Order(self)
        for name in at.names:
            for die in range(1, DICE_A_PILOT + 1):
                yield Order(self, how="any", target=name, numbers=(float(die),))
        for bits in range(1, 1 << w.MOST_SQUADRON):
            yield Order(self, how="blanks", numbers=tuple(map(float, dice_numbers(bits))))

    def label(self, at: Situation, order: Order) -> str:
        """What the die that would be rerolled shows now."""
        if not order.how:
            return f"{super().label(at, order)}: {icon_name(at.table.pilots[at.number].decision)}"
        whose = pilot_named(at, order.target) if order.how == "any" else at.number
        dice = [shown_die(at, whose, int(die) - 1) for die in order.numbers]
        return f"{super().label(at, order)} ({', '.join(dice)})"

    def choice(self, at: Situation, order: Order) -> int:
        if order.how == "any":
            return w.USE_ANY + DICE_A_PILOT * pilot_named(at, order.target) + int(order.numbers[0]) - 1
        return w.USE_BLANKS + bits_of(order) if order.how == "blanks" else w.USE


class NamesPilot(DiceVerb):
    """Name one of the pilots."""

    def read(self, words: Sequence[str]) -> Order:
        expect(len(words) > 1, self)
        return Order(self, target=" ".join(words[1:]))

    def options(self, at: Situation) -> Iterable[Order]:
        return [Order(self, target=name) for name in at.names]

    def choice(self, at: Situation, order: Order) -> int:
        return pilot_named(at, order.target)


class Hitter(NamesPilot):
    """B-74  Who of two partners hits."""

    name, form = "hitter", "hitter NAME"


class Evader(NamesPilot):
    """SD-DF-03  Who must evade."""

    name, form = "evader", "evader NAME"


class NamesAce(DiceVerb):
    """Name one of the Aces."""

    def read(self, words: Sequence[str]) -> Order:
        expect(len(words) == 2 and words[1].upper() in w.LETTERS, self)
        return Order(self, target=words[1].upper())

    def options(self, at: Situation) -> Iterable[Order]:  # noqa: ARG002
        return [Order(self, target=letter) for letter in w.LETTERS]

    def choice(self, at: Situation, order: Order) -> int:  # noqa: ARG002
        return w.LETTERS.index(order.target)


class Bring(NamesAce):
    """SD-DF-05  Bring in an Ace."""

    name, form = "bring", "bring A, B, E or R"


class Retire(NamesAce):
    """SD-BR-04  Retire an Ace."""

    name, form = "retire", "retire A, B, E or R"


class RollAgain(DiceVerb):
    """SD-BR-03  Roll these dice again, or none."""

    name, form, picks_from = "reroll", "reroll DIE DIE … or reroll none", True

    def pickable(self, at: Situation) -> Iterable[tuple[int, str, str]]:
        """Every die of the squadron, with what it shows; locked ones stay."""
        pilot = at.table.pilots[at.number]
        for die in range(pilot.count):
            reason = why_not_answer(at.rules, at.table, at.number, 1 << die)
            order = Order(self, numbers=(float(die + 1),))
            why = "" if reason == ALLOWED else self.refusal(at, order, reason).spoken()
            yield die + 1, die_words(pilot, die), why

    def read(self, words: Sequence[str]) -> Order:
        expect(len(words) > 1, self)
        none = [word.lower() for word in words[1:]] == ["none"]
        return Order(self, numbers=() if none else named_dice(self, words[1:]))

    def written(self, order: Order) -> str:
        return super().written(order) if order.numbers else f"{self.name} none"

    def options(self, at: Situation) -> Iterable[Order]:
        count = at.table.pilots[at.number].count
        return [Order(self, numbers=tuple(map(float, dice_numbers(bits)))) for bits in range(1 << count)]

    def choice(self, at: Situation, order: Order) -> int:  # noqa: ARG002
        return bits_of(order)


def shown_die(at: Situation, seat: int, die: int) -> str:
    """What a die that a window lets one name shows."""
    pilot, place = at.table.pilots[seat], place_of(at.rules, at.table, seat, die)
    return icon_name(pilot.rolled[place - w.FIRST_ROLLED] if place >= w.FIRST_ROLLED else pilot.shown[place])


def order_for(verbs: Iterable[Verb], at: Situation, choice: int) -> Order:
    """The order that the rules know by this number, of all that might answer the decision now."""
    options = ((verb, order) for verb in verbs if isinstance(verb, DiceVerb) for order in verb.options(at))
    return next(order for verb, order in options if verb.choice(at, order) == choice)


def named_dice(verb: Verb, words: Sequence[str]) -> tuple[float, ...]:
    """Numbers of dice, each once."""
    expect(bool(words) and all(re.fullmatch(r"[0-9]{1,2}", word) for word in words), verb)
    dice = sorted(int(word) for word in words)
    if len(set(dice)) != len(dice):
        raise Refusal("dice-named-twice", verb=verb.name)
    if not 1 <= dice[0] <= dice[-1] <= MOST_DIE:
        raise Refusal("no-such-die", "SD-01", verb=verb.name, die=dice[0] if dice[0] < 1 else dice[-1])
    return tuple(map(float, dice))


def bits_of(order: Order) -> int:
    return sum(1 << (int(die) - 1) for die in order.numbers)


def pilot_named(at: Situation, name: str) -> int:
    if name not in at.names:
        raise Refusal("no-such-pilot", "SD-08", pilot=repr(name), pilots=at.names)
    return list(at.names).index(name)
