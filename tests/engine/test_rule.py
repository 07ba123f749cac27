"""One source, three speeds: what compiling a rule does."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from threading import Event

import pytest

from skyrmish.engine.keeping.compiled_once import compiled_once
from skyrmish.engine.records import Record, packed
from skyrmish.engine.rule import (
    aside,
    compiled,
    compiled_with_boundscheck,
    compiled_without,
    rule,
    woven,
)

HEARD: list[int] = []
STEP = 3


class Counter(Record):
    value: int
    share: float


@aside
def remark(value: int, _more: int) -> None:
    HEARD.append(value)


@rule
def one_step(counter: Counter) -> None:
    counter.value += STEP
    counter.share = counter.value / 7.0
    remark(counter.value, 0)


@rule
def steps(counter: Counter, number: int) -> int:
    """Rules call rules."""
    for _ in range(number):
        one_step(counter)
    return counter.value


def test_a_rule_stays_plain_python() -> None:
    assert steps(Counter(), 4) == 12
    assert steps.__doc__ == "Rules call rules."


@pytest.mark.parametrize("speed", [compiled, compiled_with_boundscheck])
def test_every_speed_does_the_same(speed) -> None:
    plain, row = Counter(), packed(Counter())[0]
    assert steps(plain, 5) == speed(steps)(row, 5)
    assert (row["value"], row["share"]) == (plain.value, plain.share)


DOUBLING = True


@rule
def grown(number: int) -> int:
    return 2 * number if DOUBLING and number > 1 else number


@woven
def lowered(number: int) -> int:
    """Two ways out, one of them early."""
    if number > 10:
        return lowered_far(number)
    return number - 1 if DOUBLING else number


@rule
def lowered_far(number: int) -> int:
    return number - 10


@rule
def twice_lowered(number: int) -> int:
    return lowered(lowered(number))


@pytest.mark.parametrize("number", [5, 11, 15, 30])
def test_a_rule_that_is_woven_in_does_the_same(number: int) -> None:
    assert compiled(twice_lowered)(number) == twice_lowered(number)


def test_absent_switches_are_off_in_what_is_woven_in() -> None:
    assert compiled_without(twice_lowered, frozenset(("DOUBLING",)))(5) == 5


@rule
def twice_grown(number: int) -> int:
    return grown(grown(number))


def test_a_switch_that_is_absent_is_off_in_all_rules_that_are_called() -> None:
    assert (twice_grown(3), compiled(twice_grown)(3)) == (12, 12)
    assert compiled_without(twice_grown, frozenset(("DOUBLING",)))(3) == 3
    assert compiled(twice_grown)(3) == 12, "and only there"


def once_more(step: Callable[[int], int]) -> Callable[[int], int]:
    @rule
    def stepped(number: int) -> int:
        return step(step(number))

    return stepped


@pytest.mark.parametrize(("step", "after"), [(grown, 20), (lowered, 3), (once_more(grown), 80)])
def test_a_rule_may_be_made_around_another(step: Callable[[int], int], after: int) -> None:
    around = once_more(step)
    assert around(5) == compiled(around)(5) == after
    assert compiled_without(around, frozenset(("DOUBLING",)))(5) == 5


def test_remarks_are_heard_in_plain_play_only() -> None:
    HEARD.clear()
    steps(Counter(), 2)
    assert HEARD == [3, 6]
    compiled(steps)(packed(Counter())[0], 2)
    assert HEARD == [3, 6]


def test_a_rule_is_compiled_once() -> None:
    assert compiled(steps) is compiled(steps)


class Translated:
    """Stands for a function that takes long to compile, in one of two processes."""

    __name__ = "play"

    def __init__(self, told: list[str], who: str, begun: Event, may_end: Event) -> None:
        self.told, self.who, self.begun, self.may_end = told, who, begun, may_end

    def compile(self, _signature: str) -> None:
        self.begun.set()
        assert self.may_end.wait(10)
        self.told.append(self.who)


def test_whoever_wants_what_another_is_compiling_waits_for_it(tmp_path: Path) -> None:
    told: list[str] = []
    begun, may_end, free = (Event() for _ in range(3))
    free.set()
    first = compiled_once(Translated(told, "first", begun, may_end), tmp_path)
    second = compiled_once(Translated(told, "second", Event(), free), tmp_path)
    with ThreadPoolExecutor(2) as both:
        compiling = [both.submit(first.compile, "")]
        assert begun.wait(10)
        compiling.append(both.submit(second.compile, ""))
        assert not wait(compiling, 0.1).done
        may_end.set()
    assert told == ["first", "second"]
