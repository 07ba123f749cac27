"""Whoever waits for a kind of event waits for one that some game tells."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import skyrmish
from skyrmish.games.all_games import GAMES
from skyrmish.match import agreements

ROOT = Path(skyrmish.__file__).parent
KINDS = {facts.KIND for game in GAMES for facts in game.events} | {facts.KIND for facts in agreements.EVENTS}
ASKING = sorted(path for path in ROOT.rglob("*.py") if "event.kind" in path.read_text(encoding="utf-8"))


def awaited(source: str) -> Iterator[str]:
    """The words that ``event.kind`` is compared with, also by the name of a list of them."""
    tree = ast.parse(source)
    named = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and ast.unparse(node.left) == "event.kind":
            for each in node.comparators:
                told = named.get(each.id, each) if isinstance(each, ast.Name) else each
                inside = told.keys if isinstance(told, ast.Dict) else getattr(told, "elts", [told])
                yield from (word.value for word in inside if isinstance(word, ast.Constant))


@pytest.mark.parametrize("path", ASKING, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_kind_that_is_waited_for_is_told_by_some_game(path: Path) -> None:
    assert set(awaited(path.read_text(encoding="utf-8"))) <= KINDS


def test_what_is_waited_for_is_found() -> None:
    """Without this, a changed way of asking would let everything pass."""
    source = 'SOME = ("flew", "drawn")\nif event.kind in SOME or event.kind == "round":\n    pass\n'
    assert set(awaited(source)) - KINDS == {"drawn"}
    assert len({word for path in ASKING for word in awaited(path.read_text(encoding="utf-8"))}) > 9
