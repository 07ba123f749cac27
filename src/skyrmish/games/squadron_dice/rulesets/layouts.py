"""The dice as data: every die's six faces, from our file or from one of your own."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from skyrmish.games.reading.data_files import check_complete, check_keys, packaged
from skyrmish.games.squadron_dice.constants import ACE_COUNT, ICONS, KINDS, LETTERS, MOST_ROLLED, MOST_SQUADRON
from skyrmish.words.refusal import Refusal

FACES = 6
LARGEST_FILE = 100_000
CLAUSES = {"hit": "SD-02", "evade": "SD-03", "rookie": "SD-04", "decision": "B-61"}
KNOWN = {  # what each die may show
    "hit": ("hit", "-", "reroll"),
    "evade": ("evade", "-", "reroll"),
    "rookie": ("-", "1", "2", "reroll"),
    "decision": ("1", "2", "evade", "hit", "any", "blanks"),
}
SQUADRON = ("rookies", "hit_dice", "evade_dice", "blanks_at_once")
ON_AN_ACE = ("-", "1", "2", "evade", "reroll")

Layouts = dict[str, tuple[str, ...]]  # by the words of KINDS


@cache
def printed() -> dict[str, Any]:
    """Our data file."""
    data = packaged("skyrmish.games.squadron_dice.rulesets", "dice.toml")
    check_squadron(data["squadron"])
    return data


def check_squadron(squadron: dict[str, Any]) -> None:
    """SD-DF-01, SD-DF-04, SD-09  Everything is told, and there is room for so many dice."""
    check_keys(squadron, SQUADRON, "dice.squadron")
    check_complete(squadron, SQUADRON, "dice.squadron")
    most = {"rookies": MOST_SQUADRON - ACE_COUNT, "hit_dice": MOST_ROLLED, "evade_dice": MOST_ROLLED}
    for key, room in most.items():
        if squadron[key] > room:
            raise Refusal("dice-no-room", "SD-01", key=key, number=squadron[key], room=room)


def usual_layouts() -> Layouts:
    """SD-02, SD-03, SD-04, SD-05, SD-07, B-60, B-61  The dice of dice.toml; the Aces' faces are our assumption."""
    return with_layouts({}, printed())


def with_layouts(dice: Layouts, data: dict[str, Any]) -> Layouts:
    """These dice, with those changed that the data name; refused where a die is none."""
    found = dict(dice)
    for name, part in data.items():
        if name == "squadron":
            check_keys(part, SQUADRON, "dice.squadron")
            continue
        if name != "ace" and name not in CLAUSES:
            raise Refusal("dice-unknown", "SD-01", die=repr(name), dice=CLAUSES)
        if not isinstance(part, dict):
            raise Refusal("dice-no-table", "SD-01", die=name)
        if name != "ace":
            found[name] = checked_faces(name, _faces(part, name))
            continue
        for letter, ace in part.items():
            if letter not in LETTERS:
                raise Refusal("dice-no-ace", "SD-05", ace=letter, aces=LETTERS)
            found[letter] = checked_faces(letter, _faces(ace, f"ace.{letter}") if isinstance(ace, dict) else ace)
    return found


def _faces(part: dict[str, Any], name: str) -> Any:
    check_keys(part, ("faces",), f"dice.{name}")
    return part.get("faces")


def checked_faces(die: str, faces: Any) -> tuple[str, ...]:
    """B-60  Six faces, each with an icon that such a die may show."""
    clause = CLAUSES.get(die, "B-60")
    name = die if die in CLAUSES else f"ace.{die}"
    if not isinstance(faces, list | tuple) or len(faces) != FACES:
        raise Refusal("dice-six-faces", clause, die=name, count=len(faces) if isinstance(faces, list | tuple) else None)
    known = KNOWN.get(die, ON_AN_ACE)
    for face in faces:
        if str(face) not in ICONS or isinstance(face, bool):
            raise Refusal("dice-no-icon", clause, die=name, face=repr(face), icons=ICONS)
        if str(face) not in known:
            raise Refusal("dice-cannot-show", clause, die=name, face=repr(face), known=known)
    return tuple(str(face) for face in faces)


def read_layouts(path: Path) -> dict[str, Any]:
    """A dice file of your own (TOML), as data for an option ``dice``."""
    try:
        text = path.read_bytes()[: LARGEST_FILE + 1].decode("utf-8-sig")
    except OSError as error:
        raise Refusal("file-is-not-there", file=str(path), mistake=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise Refusal("file-is-no-toml", file=str(path), mistake=str(error)) from None
    return layouts_told(text, str(path))


def layouts_told(text: str, file: str = "dice") -> dict[str, Any]:
    """The same from what such a file says."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refusal("file-is-no-toml", file=file, mistake=str(error)) from None
    with_layouts(usual_layouts(), data)
    return {name: part for name, part in data.items() if name != "squadron"}


def shows(layouts: Layouts, kind: int, icon: int) -> bool:
    """Whether such a die has a face with that icon."""
    return ICONS[icon] in layouts[KINDS[kind]]
