"""Everything the kit says comes from the catalogue, which holds nothing else; and no file asks which game it is."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import skyrmish
from skyrmish.games.all_games import BY_NAME
from skyrmish.words.catalogue import REFERENCE, USUAL_LANGUAGE, messages

ROOT = Path(skyrmish.__file__).parent
KIT = sorted((ROOT / "printkit").rglob("*.py"))
SAYING = [*KIT, ROOT / "cli" / "commands" / "print_kit.py", ROOT / "server" / "lobby" / "kit.py"]
PROSE = re.compile(r"[A-Za-z]{2,}[,.:;]? [a-z]{2,}")
NO_PROSE = re.compile(r"<[^>]*>|https?:\S+|stroke[\w-]*|fill[\w-]*|, serif")  # markup and styles only look like it


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def strings(path: Path) -> Iterator[str]:
    """Every string of a file that is neither a docstring nor said by an assertion; what is put into one is a star."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    silent = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    silent |= {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    asserted = [node.msg for node in nodes if isinstance(node, ast.Assert) and node.msg]
    silent |= {id(part) for said in asserted for part in ast.walk(said)}
    for node in nodes:
        if isinstance(node, ast.JoinedStr) and id(node) not in silent:
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.value


@pytest.mark.parametrize("path", KIT, ids=named)
def test_no_prose_stands_in_the_kit_itself(path: Path) -> None:
    assert [text for text in strings(path) if PROSE.search(NO_PROSE.sub("", text))] == []


def test_every_message_that_is_said_is_in_the_catalogue_and_every_one_there_is_said() -> None:
    ours = {key: text for key, text in messages(USUAL_LANGUAGE).items() if key.startswith("print-")}
    keys = {text for path in SAYING for text in strings(path) if text.startswith("print-")}
    assert {key for key in keys if "*" not in key} <= set(ours)
    said = re.compile("|".join(re.escape(key).replace(r"\*", "[a-z-]+") for key in keys))
    within = {name for text in ours.values() for name in REFERENCE.findall(text)}
    assert {key for key in ours if not said.fullmatch(key)} <= within


@pytest.mark.parametrize("path", KIT, ids=named)
def test_no_file_of_the_kit_names_a_game(path: Path) -> None:
    assert set(strings(path)).isdisjoint(BY_NAME)
