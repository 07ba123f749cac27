"""Orders of the Move Stage: the steps of a flight plan."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import ClassVar

from skyrmish.engine.records import beside
from skyrmish.games.orders import Order, Situation, Verb, expect
from skyrmish.games.squadron_leader import reasons as why
from skyrmish.games.squadron_leader.constants import GAINS, MANNERS, PLAIN, TEMPLATES
from skyrmish.games.squadron_leader.orders.refusals import no, overlapped
from skyrmish.games.squadron_leader.orders.setting_up import whole_numbers
from skyrmish.games.squadron_leader.pieces import Manoeuvre, Move, Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.decisions import (
    answer_climb,
    answer_dive,
    answer_drop,
    answer_fly,
    answer_gain,
    answer_push,
    answer_store,
)
from skyrmish.games.squadron_leader.play.moving.flying import begin_move, end_move
from skyrmish.games.squadron_leader.play.moving.hazards import why_not_drop
from skyrmish.games.squadron_leader.play.moving.movement import (
    end_of,
    most_to_store,
    take_off,
    why_not_climb,
    why_not_dive,
    why_not_end,
    why_not_fly,
    why_not_store,
)
from skyrmish.games.squadron_leader.play.moving.push import why_not_push
from skyrmish.games.squadron_leader.rulesets.manners import (
    KINDS_OF_TEMPLATE,
    MANNER_ROWS,
    TEMPLATE_ROWS,
    called_in_words,
)
from skyrmish.words.catalogue import say
from skyrmish.words.lists import either
from skyrmish.words.refusal import Refusal

NO_SUCH_MANOEUVRE = -1
MOST_RULES = 64  # whose manoeuvres are remembered by their names


def as_if_moving(table: Table, i: int) -> Table:
    """The table with plane i in its move; as it would be, while its side has not chosen yet. Planes are the same."""
    if table.plane == i:
        return table
    begun = beside(table)
    begun.move = Move()
    take_off(begun, i)
    return begun


class Step(Verb):
    """A step of a move. The first one settles which plane of the side is moving."""

    is_step: ClassVar[bool] = True

    def refusal(self, at: Situation, order: Order, reason: int) -> Refusal:  # noqa: ARG002
        return no(at, reason)


class Fly(Step):
    """SL1-MOVE-03  One template, plainly or in another manner."""

    name, form = "fly", " | ".join(TEMPLATES)
    shorts: ClassVar[dict[str, str]] = {
        **{"".join(word[0] for word in row.word.split()): row.word for row in TEMPLATE_ROWS},
        **{row.short: row.word for row in MANNER_ROWS if row.short},
    }

    @property
    def first_words(self) -> tuple[str, ...]:
        return (*KINDS_OF_TEMPLATE, *MANNERS[1:])

    def read(self, words: Sequence[str]) -> Order:
        lowered = [word.lower() for word in words]
        how = lowered[0] if lowered[0] in MANNERS[1:] else MANNERS[PLAIN]
        template = " ".join(lowered[1:] if how else lowered)
        expect(template in TEMPLATES, self, f"{how} {self.form}".strip())
        return Order(self, target=template, how=how)

    def written(self, order: Order) -> str:
        return f"{order.how} {order.target}".strip()

    def told(self, order: Order) -> str:
        return called_in_words(self.written(order))

    def order(self, manoeuvre: Manoeuvre) -> Order:
        return Order(self, target=TEMPLATES[manoeuvre.template], how=MANNERS[manoeuvre.manner])

    def options(self, at: Situation) -> Iterable[Order]:
        return map(self.order, at.rules.manoeuvres[: at.rules.manoeuvre_count])

    def why_not(self, at: Situation, order: Order) -> int:
        number = manoeuvre_number(at.rules, order)
        return why_not_fly(at.rules, at.table, at.number, at.rules.manoeuvres[number]) if number >= 0 else number

    def refusal(self, at: Situation, order: Order, reason: int) -> Refusal:
        if reason == NO_SUCH_MANOEUVRE:
            return no_such_manoeuvre(order)
        table, plane = at.table, at.table.planes[at.number]
        manoeuvre = at.rules.manoeuvres[manoeuvre_number(at.rules, order)]
        if reason == why.CLIMBED_BEFORE:
            return no(at, reason, MANNER_ROWS[manoeuvre.manner].clause_after_climb)
        if reason == why.NEEDS_ALTITUDE:
            return no(at, reason, cost=manoeuvre.altitude, left=plane.altitude)
        other = overlapped(at.rules, table, at.number, end_of(manoeuvre, pose_of(plane)))
        return no(at, reason, other=at.names[other], cost=manoeuvre.cost, left=table.move.speed_left)

    def answer(self, at: Situation, order: Order) -> None:
        answer_fly(at.rules, at.table, at.number, manoeuvre_number(at.rules, order))


def manoeuvre_number(rules: Rules, order: Order) -> int:
    """The manoeuvre of the ruleset that an order means."""
    return manoeuvre_numbers(rules).get(order.words(), NO_SUCH_MANOEUVRE)


@lru_cache(MOST_RULES)
def manoeuvre_numbers(rules: Rules) -> dict[str, int]:
    """The number of each manoeuvre, by its name in orders and events."""
    known = enumerate(rules.manoeuvres[: rules.manoeuvre_count])
    return {f"{MANNERS[each.manner]} {TEMPLATES[each.template]}".strip(): number for number, each in known}


def no_such_manoeuvre(order: Order) -> Refusal:
    """The ruleset has no such manner, or not with this template."""
    manner = MANNER_ROWS[MANNERS.index(order.how)]
    if order.target.split()[0] not in manner.templates:
        templates = either(say("a-template", template=kind) for kind in manner.templates)
        return Refusal("manner-is-flown-with", manner.clause, manner=manner.name, templates=templates)
    return Refusal("no-such-manner", manner.clause, manner=order.how)


class Climb(Step):
    """MOD-ALT-02  One level up."""

    name = "climb"
    shorts: ClassVar[dict[str, str]] = {"c": "climb"}

    def why_not(self, at: Situation, order: Order) -> int:  # noqa: ARG002
        return why_not_climb(at.rules, at.table, at.number)

    def refusal(self, at: Situation, order: Order, reason: int) -> Refusal:  # noqa: ARG002
        return no(at, reason, top=at.rules.altitude_max)

    def answer(self, at: Situation, order: Order) -> None:  # noqa: ARG002
        answer_climb(at.rules, at.table, at.number)


class Dive(Step):
    """MOD-ALT-04  So many levels down, for as much more Speed."""

    name, form = "dive", "dive LEVELS"
    shorts: ClassVar[dict[str, str]] = {"d": "dive"}

    def read(self, words: Sequence[str]) -> Order:
        return Order(self, numbers=whole_numbers(self, [*words, "1"] if len(words) == 1 else words, 1))

    def options(self, at: Situation) -> Iterable[Order]:
        depths = range(1, at.table.planes[at.number].altitude + 1)
        return [Order(self, numbers=(float(levels),)) for levels in depths]

    def why_not(self, at: Situation, order: Order) -> int:
        return why_not_dive(at.rules, at.table, at.number, int(order.numbers[0]))

    def refusal(self, at: Situation, order: Order, reason: int) -> Refusal:  # noqa: ARG002
        return no(at, reason, left=at.table.planes[at.number].altitude, most=at.rules.bomber_dive)

    def answer(self, at: Situation, order: Order) -> None:
        answer_dive(at.table, at.number, int(order.numbers[0]))


class Store(Step):
    """SP-ALT-02  Keep unspent Speed for later."""

    name, form = "store", "store TOKENS"

    def read(self, words: Sequence[str]) -> Order:
        return Order(self, numbers=whole_numbers(self, words, 1))

    def options(self, at: Situation) -> Iterable[Order]:
        most = most_to_store(at.rules, at.table, at.number)
        return [Order(self, numbers=(float(tokens),)) for tokens in range(1, most + 1)]

    def why_not(self, at: Situation, order: Order) -> int:
        return why_not_store(at.rules, at.table, at.number, int(order.numbers[0]))

    def refusal(self, at: Situation, order: Order, reason: int) -> Refusal:  # noqa: ARG002
        return no(at, reason, left=most_to_store(at.rules, at.table, at.number))

    def answer(self, at: Situation, order: Order) -> None:
        answer_store(at.table, at.number, int(order.numbers[0]))


class Drop(Step):
    """C-3  Drop a bomb."""

    name = "drop"

    def why_not(self, at: Situation, order: Order) -> int:  # noqa: ARG002
        return why_not_drop(at.table, at.number)

    def answer(self, at: Situation, order: Order) -> None:  # noqa: ARG002
        answer_drop(at.rules, at.table, at.number)


class Push(Step):
    """C-1  Push the envelope."""

    name = "push"
    shorts: ClassVar[dict[str, str]] = {"p": "push"}

    def why_not(self, at: Situation, order: Order) -> int:  # noqa: ARG002
        return why_not_push(at.rules, at.table)

    def answer(self, at: Situation, order: Order) -> None:  # noqa: ARG002
        answer_push(at.table, at.number)


class Gain(Step):
    """C-2  What pushing brings."""

    name, form = "gain", "gain speed or gain altitude"

    def read(self, words: Sequence[str]) -> Order:
        lowered = [word.lower() for word in words[1:]]
        expect(len(lowered) == 1 and lowered[0] in GAINS, self)
        return Order(self, target=lowered[0])

    def options(self, at: Situation) -> Iterable[Order]:  # noqa: ARG002
        return [Order(self, target=what) for what in GAINS]

    def answer(self, at: Situation, order: Order) -> None:
        answer_gain(at.rules, at.table, at.number, GAINS.index(order.target))


class End(Step):
    """B-17  The plan is whole, and is flown."""

    name, ends_plan = "end", True
    shorts: ClassVar[dict[str, str]] = {"e": "end"}

    def why_not(self, at: Situation, order: Order) -> int:  # noqa: ARG002
        return why_not_end(at.table)

    def answer(self, at: Situation, order: Order) -> None:  # noqa: ARG002
        begin_move(at.table, at.number)
        end_move(at.rules, at.table, at.number)
