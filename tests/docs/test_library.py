"""What the library's page shows is what happens; and what it lists is what the front door gives."""

import doctest
import importlib.util
import re
from pathlib import Path

import skyrmish
from skyrmish.games import making

LISTED = re.compile(r"^\| (`[^|]+`) \|", re.MULTILINE)


def page(root: Path) -> str:
    return (root / "docs" / "library.md").read_text(encoding="utf-8")


def test_the_examples_of_the_page_are_true(root: Path) -> None:
    failed, tried = doctest.testfile(str(root / "docs" / "library.md"), module_relative=False)
    assert (failed, tried > 30) == (0, True)


def test_the_examples_of_the_front_door_are_true() -> None:
    failed, tried = doctest.testmod(skyrmish)
    assert (failed, tried > 20) == (0, True)


def test_the_page_begins_with_a_match_in_twenty_lines(root: Path) -> None:
    first = page(root).partition("```python\n")[2].partition("\n```")[0]
    assert sum(line.startswith((">>> ", "... ")) for line in first.splitlines()) <= 20
    assert "is_over" in first


def test_the_page_lists_what_the_front_door_gives(root: Path) -> None:
    stays = page(root).partition("## What stays")[2]
    listed = [name for cell in LISTED.findall(stays) for name in re.findall(r"`(\w+)", cell)]
    assert sorted(listed) == sorted(skyrmish.__all__)
    assert all(hasattr(skyrmish, name) for name in listed)


def test_nothing_at_the_front_door_is_called_like_a_package(root: Path) -> None:
    """Importing skyrmish.odds would put the package in the place of a function of that name."""
    assert not [name for name in skyrmish.__all__ if importlib.util.find_spec(f"skyrmish.{name}")]
    assert (root / "src" / "skyrmish" / "odds").is_dir()


def test_the_front_door_says_what_a_game_is_made_of() -> None:
    assert sorted(making.__all__) == sorted(name for name in vars(making) if not name.startswith("__"))
