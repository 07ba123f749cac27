"""Compiling is told: what, how far it is, and how long it took the last time."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from skyrmish.engine.rule import compiled, rule
from skyrmish.lab.compiling import Compiling, compiling, remembered, rules_in


@rule
def doubled(number: int) -> int:
    return 2 * number


@rule
def quadrupled(number: int) -> int:
    return doubled(doubled(number))


def fresh() -> Callable[..., Any]:
    """A rule that nothing has compiled yet, under a name of its own."""

    @rule
    def fourth_power_of_two(number: int) -> int:
        return quadrupled(quadrupled(number))

    return compiled(fourth_power_of_two)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SKYRMISH_CACHE", str(tmp_path))
    monkeypatch.setattr("skyrmish.lab.compiling.cache_folder", lambda: tmp_path)
    return tmp_path


def test_rules_are_counted_with_those_that_they_call() -> None:
    assert rules_in(fresh()) == 3


def test_it_is_told_while_it_goes_on_and_how_long_it_took() -> None:
    news: list[Compiling] = []
    play = fresh()
    with compiling(play, news.append):
        assert play(1) == 16
    assert (news[0].done, news[0].seconds) == (0, None)
    assert "some minutes" in str(news[0])
    assert [each.done for each in news] == sorted(each.done for each in news)
    assert news[-1].done == news[-1].total
    functions, seconds = remembered()["test_compiling.fourth_power_of_two"]
    assert functions >= 3
    again: list[Compiling] = []
    with compiling(fresh(), again.append):
        pass
    assert again[0].total == functions
    assert f"the last time it took {round(seconds)} s" in str(again[0])


def test_nothing_is_said_where_it_is_compiled_already() -> None:
    play, news = fresh(), []  # type: ignore[var-annotated]
    play(1)
    with compiling(play, news.append):
        play(2)
    assert news == []


def test_notes_of_somebody_else_are_passed_over(home: Path) -> None:
    (home / "compiling.json").write_text('{"play": "long"}')
    assert remembered() == {}
