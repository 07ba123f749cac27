"""Everything the kit says comes from the catalogue, which holds nothing else; and no file asks which game it is."""

import re
from pathlib import Path

import pytest
from words.python_strings import strings

import skyrmish
from skyrmish.games.all_games import BY_NAME
from skyrmish.words.catalogue import REFERENCE, USUAL_LANGUAGE, messages

ROOT = Path(skyrmish.__file__).parent
KIT = sorted((ROOT / "printkit").rglob("*.py"))
SAYING = [*KIT, ROOT / "cli" / "commands" / "print_kit.py", ROOT / "server" / "lobby" / "kit.py"]


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


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
