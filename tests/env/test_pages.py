"""What the page of environments shows is what happens."""

import doctest
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="pip install 'skyrmish[env]'")

import skyrmish.env
from skyrmish.env import families

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_examples_of_the_page_are_true() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (failed, tried > 10) == (0, True)
    failed, tried = doctest.testmod(skyrmish.env)
    assert (failed, tried > 2) == (0, True)


def test_the_page_begins_with_ten_lines_that_play() -> None:
    first = PAGE.read_text(encoding="utf-8").partition("```python\n")[2].partition("\n```")[0]
    assert sum(line.startswith((">>> ", "... ")) for line in first.splitlines()) <= 10


def test_the_page_names_the_environments_of_every_game() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert all(family.id in text and family.module in text for family in families())
