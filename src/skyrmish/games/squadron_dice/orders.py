"""Orders of the dice games as text: the same few words in records, position files and the terminal.

    keep die · roll die · use · use any blue 3 · use blanks 1 2 · pass · hitter red · evader blue · bring A
    reroll 1 3 4 · reroll none · retire A

Dice are counted from 1: Rookies first, then Aces by letter. After the shot a pilot's dice are the Hit or Evade dice,
then the squadron's. Where several seats decide at once, an order is headed by its seat: ``red: reroll none``.
"""

import re
from dataclasses import dataclass

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_dice import constants as w

LONGEST = 200
MOST_DIE = 12
FORMS = {
    "keep": "keep die",
    "roll": "roll die",
    "use": "use, use any NAME DIE or use blanks DIE DIE",
    "pass": "pass",
    "hitter": "hitter NAME",
    "evader": "evader NAME",
    "bring": "bring A, B, E or R",
    "retire": "retire A, B, E or R",
    "reroll": "reroll DIE DIE … or reroll none",
}
ANSWERS = {
    "keep": (w.KEEP_OR_ROLL,),
    "roll": (w.KEEP_OR_ROLL,),
    "use": (w.POSITION_WINDOW, w.SHOT_WINDOW),
    "pass": (w.POSITION_WINDOW, w.SHOT_WINDOW),
    "hitter": (w.HITTER,),
    "evader": (w.EVADER,),
    "bring": (w.BRING,),
    "retire": (w.RETIRE,),
    "reroll": (w.SECOND_ROLL,),
}


@dataclass(frozen=True)
class DiceOrder:
    """What a seat says. ``how`` tells the uses of a Decision die apart: empty, ``any`` or ``blanks``."""

    verb: str
    who: str = ""
    how: str = ""
    target: str = ""
    dice: tuple[int, ...] = ()

    def words(self) -> str:
        """The order without its head."""
        if self.verb in ("keep", "roll"):
            return f"{self.verb} die"
        if self.verb == "reroll" and not self.dice:
            return "reroll none"
        parts = [self.verb, self.how, self.target, *map(str, self.dice)]
        return " ".join(part for part in parts if part)

    def __str__(self) -> str:
        return f"{self.who}: {self.words()}" if self.who else self.words()


def parse(text: str) -> DiceOrder:
    """Read an order; what cannot be read is refused with what was expected."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise Refusal(f"an order is a text of at most {LONGEST} characters")
    head, colon, rest = text.partition(":")
    who, words = (head.strip(), rest.split()) if colon else ("", text.split())
    if not words:
        raise Refusal("an empty order")
    verb = words[0].lower()
    if verb not in FORMS:
        raise Refusal(f"{text.strip()!r} is no order; the orders are {', '.join(FORMS.values())}")
    return _parsed(verb, who, words[1:])


def _parsed(verb: str, who: str, words: list[str]) -> DiceOrder:
    lowered = [word.lower() for word in words]
    if verb in ("keep", "roll"):
        _expect(lowered in (["die"], []), verb)
        return DiceOrder(verb, who)
    if verb == "pass":
        _expect(not words, verb)
        return DiceOrder(verb, who)
    if verb in ("hitter", "evader"):
        _expect(bool(words), verb)
        return DiceOrder(verb, who, target=" ".join(words))
    if verb in ("bring", "retire"):
        _expect(len(words) == 1 and lowered[0].upper() in w.LETTERS, verb)
        return DiceOrder(verb, who, target=lowered[0].upper())
    if verb == "reroll":
        _expect(bool(words), verb)
        return DiceOrder(verb, who, dice=() if lowered == ["none"] else _dice(words, verb))
    return _use(who, words, lowered)


def _use(who: str, words: list[str], lowered: list[str]) -> DiceOrder:
    if not words:
        return DiceOrder("use", who)
    if lowered[0] == "blanks":
        return DiceOrder("use", who, "blanks", dice=_dice(words[1:], "use"))
    _expect(lowered[0] == "any" and len(words) > 2, "use")
    if lowered[-1] in ("decision", "die"):
        raise Refusal("a Decision die is never rerolled by another", "SD-08")
    return DiceOrder("use", who, "any", " ".join(words[1:-1]), _dice(words[-1:], "use"))


def _dice(words: list[str], verb: str) -> tuple[int, ...]:
    """Numbers of dice, each once."""
    _expect(bool(words) and all(re.fullmatch(r"[0-9]{1,2}", word) for word in words), verb)
    dice = tuple(sorted(int(word) for word in words))
    if len(set(dice)) != len(dice):
        raise Refusal(f"{verb}: a die is named twice")
    if not 1 <= dice[0] <= dice[-1] <= MOST_DIE:
        raise Refusal(f"{verb}: there is no die {dice[0] if dice[0] < 1 else dice[-1]}", "SD-01")
    return dice


def _expect(good: bool, verb: str) -> None:
    if not good:
        raise Refusal(f"the order must read: {FORMS[verb]}")


# ---- orders and answers ----


def choice_of(order: DiceOrder, names: list[str]) -> int:
    """The answer, as the rules number it."""
    bits = sum(1 << (die - 1) for die in order.dice)
    if order.verb in ("keep", "roll"):
        return w.KEEP if order.verb == "keep" else w.ROLL
    if order.verb == "pass":
        return w.PASS
    if order.verb == "reroll":
        return bits
    if order.verb in ("bring", "retire"):
        return w.LETTERS.index(order.target)
    if order.verb in ("hitter", "evader") or order.how == "any":
        if order.target not in names:
            raise Refusal(f"there is no pilot {order.target!r}; the pilots are {', '.join(names)}", "SD-08")
        seat = names.index(order.target)
        return seat if order.how != "any" else w.USE_ANY + 16 * seat + order.dice[0] - 1
    return w.USE_BLANKS + bits if order.how == "blanks" else w.USE


def order_of(decision: int, choice: int, names: list[str], who: str = "") -> DiceOrder:
    """The order that gives an answer."""
    if decision == w.KEEP_OR_ROLL:
        return DiceOrder("keep" if choice == w.KEEP else "roll", who)
    if decision in (w.HITTER, w.EVADER):
        return DiceOrder("hitter" if decision == w.HITTER else "evader", who, target=names[choice])
    if decision in (w.BRING, w.RETIRE):
        return DiceOrder("bring" if decision == w.BRING else "retire", who, target=w.LETTERS[choice])
    if decision == w.SECOND_ROLL:
        return DiceOrder("reroll", who, dice=_numbers(choice))
    if choice in (w.PASS, w.USE):
        return DiceOrder("pass" if choice == w.PASS else "use", who)
    if choice >= w.USE_BLANKS:
        return DiceOrder("use", who, "blanks", dice=_numbers(choice - w.USE_BLANKS))
    seat, die = divmod(choice - w.USE_ANY, 16)
    return DiceOrder("use", who, "any", names[seat], (die + 1,))


def _numbers(bits: int) -> tuple[int, ...]:
    return tuple(die + 1 for die in range(bits.bit_length()) if (bits >> die) & 1)
