"""Orders of the Attack Stage: targets, dice, and what may follow a shot."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from skyrmish.games.orders import Order, Situation, Verb, expect, number_of
from skyrmish.games.squadron_leader.constants import ATTACK_REROLL, DECLINED, TAKEN
from skyrmish.games.squadron_leader.orders.missed_shots import missed_by_whoever
from skyrmish.games.squadron_leader.orders.refusals import no, no_shot
from skyrmish.games.squadron_leader.orders.setting_up import whole_numbers
from skyrmish.games.squadron_leader.pieces import Table
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left, why_not_aces, why_not_reroll
from skyrmish.games.squadron_leader.play.attacking.gunnery import why_not_attack
from skyrmish.games.squadron_leader.play.decisions import (
    answer_aces,
    answer_attack,
    answer_choice,
    answer_hold_fire,
    answer_keep,
    answer_reroll,
)
from skyrmish.games.squadron_leader.reasons import ALLOWED, NOT_THAT_MANY_ACES
from skyrmish.words.numbers import written
from skyrmish.words.refusal import Refusal

NO_SUCH_PLANE = -1


class Attack(Verb):
    """SL1-ATK-01  Name a target, and the ace dice that go with the attack."""

    name, form = "attack", "attack NAME or attack NAME ace DICE"
    shorts: ClassVar[dict[str, str]] = {"a": "attack"}

    def read(self, words: Sequence[str]) -> Order:
        aces: tuple[float, ...] = ()
        if len(words) > 3 and words[-2].lower() == "ace":
            aces, words = (number_of(words[-1], self),), words[:-2]
            expect(aces[0] == int(aces[0]), self, key="order-whole-dice")
        expect(len(words) > 1, self)
        return Order(self, numbers=aces, target=" ".join(words[1:]))

    def written(self, order: Order) -> str:
        return f"{self.name} {order.target}" + (f" ace {written(order.numbers[0])}" if aces_of(order) else "")

    def options(self, at: Situation) -> Iterable[Order]:
        aces = [(float(n),) if n else () for n in range(aces_left(at.table.planes[at.number]) + 1)]
        return [Order(self, numbers=n, target=name) for name in at.names for n in aces]

    def why_not(self, at: Situation, order: Order) -> int:
        if order.target not in at.names:
            return NO_SUCH_PLANE
        reason = why_not_attack(at.rules, at.table, at.number, at.names.index(order.target))
        return reason if reason != ALLOWED else why_not_aces(at.table.planes[at.number], aces_of(order))

    def refusal(self, at: Situation, order: Order, reason: int) -> Refusal:
        if reason == NO_SUCH_PLANE:
            return Refusal("no-such-plane", plane=repr(order.target), planes=at.names)
        if reason == NOT_THAT_MANY_ACES:
            return no(at, reason, left=aces_left(at.table.planes[at.number]))
        return missed_by_whoever(at, order) or no_shot(at, reason, at.names.index(order.target))

    def answer(self, at: Situation, order: Order) -> None:
        answer_attack(at.rules, at.table, at.number, at.names.index(order.target), aces_of(order))


def aces_of(order: Order) -> int:
    return int(order.numbers[0]) if order.numbers else 0


class Always(Verb):
    """An order that nothing speaks against where it is asked for."""

    def refusal(self, at: Situation, order: Order, reason: int) -> Refusal:  # noqa: ARG002
        return no(at, reason)


class HoldFire(Always):
    """B-33  Nobody has to attack."""

    name, form = "hold", "hold fire"
    shorts: ClassVar[dict[str, str]] = {"h": "hold fire"}

    def read(self, words: Sequence[str]) -> Order:
        expect([word.lower() for word in words[1:]] in ([], ["fire"]), self)
        return Order(self)

    def written(self, order: Order) -> str:  # noqa: ARG002
        return self.form

    def answer(self, at: Situation, order: Order) -> None:  # noqa: ARG002
        answer_hold_fire(at.rules, at.table, at.number)


class Ace(Verb):
    """MOD-ACE-03  Ace dice for the defence."""

    name, form = "ace", "ace DICE"

    def read(self, words: Sequence[str]) -> Order:
        return Order(self, numbers=whole_numbers(self, words, 1))

    def options(self, at: Situation) -> Iterable[Order]:
        return [Order(self, numbers=(float(n),)) for n in range(aces_left(at.table.planes[at.number]) + 1)]

    def why_not(self, at: Situation, order: Order) -> int:
        return why_not_aces(at.table.planes[at.number], int(order.numbers[0]))

    def refusal(self, at: Situation, order: Order, reason: int) -> Refusal:  # noqa: ARG002
        return no(at, reason, left=aces_left(at.table.planes[at.number]))

    def answer(self, at: Situation, order: Order) -> None:
        answer_aces(at.table, int(order.numbers[0]))


class Reroll(Verb):
    """B-36  Throw one of your dice again."""

    name, form = "reroll", "reroll DIE"
    shorts: ClassVar[dict[str, str]] = {"r": "reroll"}

    def read(self, words: Sequence[str]) -> Order:
        return Order(self, numbers=whole_numbers(self, words, 1))

    def options(self, at: Situation) -> Iterable[Order]:
        return [Order(self, numbers=(float(die + 1),)) for die in range(dice_to_reroll(at.table))]

    def why_not(self, at: Situation, order: Order) -> int:
        return why_not_reroll(at.rules, at.table, dice_to_reroll(at.table), int(order.numbers[0]) - 1)

    def refusal(self, at: Situation, order: Order, reason: int) -> Refusal:  # noqa: ARG002
        return no(at, reason, dice=dice_to_reroll(at.table))

    def answer(self, at: Situation, order: Order) -> None:
        answer_reroll(at.table, int(order.numbers[0]) - 1)


def dice_to_reroll(table: Table) -> int:
    """The dice of whoever is choosing."""
    return table.attack_count if table.decision == ATTACK_REROLL else table.defence_count


class Keep(Always):
    """B-36  Leave the dice as they are."""

    name = "keep"
    shorts: ClassVar[dict[str, str]] = {"k": "keep"}

    def answer(self, at: Situation, order: Order) -> None:  # noqa: ARG002
        answer_keep(at.rules, at.table)


class Offer(Always):
    """What may follow a shot, and is said in one word: nobody has to."""

    choice: ClassVar[int] = TAKEN

    def __init__(self, name: str) -> None:
        self.name = name

    def answer(self, at: Situation, order: Order) -> None:  # noqa: ARG002
        answer_choice(at.rules, at.table, at.number, self.choice)


class Immelmann(Offer):
    """MOD-IMM-01  Loop after a knock-out."""

    shorts: ClassVar[dict[str, str]] = {"i": "immelmann"}


class Decline(Offer):
    """MOD-IMM-02, C-1  Fly on."""

    choice = DECLINED
