"""Compiling is told: what, how far it is, and how long it took the last time."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from skyrmish.engine.rule import compiled_without, rule
from skyrmish.lab.compiling import Compiling, make_ready, remembered, rules_in


@rule
def doubled(number: int) -> int:
    return 2 * number


@rule
def quadrupled(number: int) -> int:
    return doubled(doubled(number))


@rule
def sixteenfold(number: int) -> int:
    return quadrupled(quadrupled(number))


def fresh() -> Any:
    """A rule as a process meets it that has neither loaded nor compiled it."""
    return compiled_without.__wrapped__(sixteenfold, frozenset())


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SKYRMISH_CACHE", str(tmp_path))
    return tmp_path


def test_rules_are_counted_with_those_that_they_call() -> None:
    assert rules_in(sixteenfold) == 3


def test_it_is_told_while_it_goes_on_and_how_long_it_took(home: Path) -> None:
    news: list[Compiling] = []
    play = fresh()
    make_ready(play, news.append)
    assert play(1) == 16
    assert (news[0].done, news[0].seconds) == (0, None)
    assert "longer on a busy machine" in str(news[0])
    assert [each.done for each in news] == sorted(each.done for each in news)
    assert news[-1].done == news[-1].total
    untils = [each.until_now for each in news]
    assert untils == sorted(untils)
    functions, seconds = remembered()["test_compiling.sixteenfold"]
    assert functions >= 3
    assert 0 < seconds <= untils[-1]
    again: list[Compiling] = []
    shutil.rmtree(home / "compiled")
    make_ready(fresh(), again.append)
    assert again[0].total == functions
    assert f"the last time it took {round(seconds)} s" in str(again[0])


def test_nothing_is_said_where_it_is_compiled_already() -> None:
    news: list[Compiling] = []
    assert fresh()(1) == 16
    again = fresh()
    make_ready(again, news.append)
    assert again(2) == 32
    assert news == []


def test_notes_of_somebody_else_are_passed_over(home: Path) -> None:
    (home / "compiling.json").write_text('{"play": "long"}')
    assert remembered() == {}
