"""No sentence that a player reads stands in Python: it would be said in English to everybody."""

import re
from pathlib import Path

import pytest
from words.python_strings import strings

import skyrmish

ROOT = Path(skyrmish.__file__).parent
FOR_PROGRAMMERS = ("engine", "env")  # a mistake in rules or in an environment is told to whoever wrote it
FOR_OPERATORS = ("figures.py", "away.py")  # what a server is measured by, and its log
PROSE = re.compile(r"[A-Za-z]{2,}[,.:;]? [a-z]{2,}")
MARKUP = re.compile(r"<[^>]*(>|$)")
# What only looks like it: styles, SQL, headers and policies, programs, commands and their keys, remarks in records.
NO_PROSE = re.compile(
    r"\b(SELECT|DELETE|INSERT|PRAGMA|SET)\b|hosts\.\w|^[\w-]+-src |content-(type|length)|charset=|serif|sans-"
    r"|^from [\w.]+ import |^\W*skyrmish [a-z]|--dice typed|^tab: complete$|^# "
    r"|^may be given several times|^What cannot be done"
)
# Orders and the names that files and JSON have for things are notation, and the same in every language.
NOTATION = re.compile(
    r"NAME|DIE|^(hold fire|keep die|roll die|hand over|agree draw|take back|gain speed( or gain altitude)?"
    r"|gain altitude|any other|(one|two) planes?|(who|attack|defence) (starts|reroll)|Push the Envelope|lost stat"
    r"|hit and evade|with template|names and board|range bonus|the same for both|bold cyan|card chart)$"
    r"|^\n    range\.measure "
)


def room_of(path: Path) -> str:
    return path.relative_to(ROOT).parts[0]


FILES = [path for path in sorted(ROOT.rglob("*.py")) if room_of(path) not in FOR_PROGRAMMERS]


@pytest.mark.parametrize("room", sorted({room_of(path) for path in FILES}))
def test_no_prose_stands_in_python(room: str) -> None:
    said = [
        f"{path.relative_to(ROOT)}: {text}"
        for path in FILES
        if room_of(path) == room and path.name not in FOR_OPERATORS
        for text in strings(path)
        if PROSE.search(MARKUP.sub("", text)) and not NO_PROSE.search(text) and not NOTATION.search(text)
    ]
    assert said == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('print("Nobody is here.")', ["Nobody is here."]),
        ('line(f"{count} planes are left")', ["* planes are left"]),
        ('"""Nobody reads this."""', []),
        ('LOG.warning("a bot could not answer")', []),
        ('raise ValueError("a mistake in code")', []),
        ('raise Refusal("words of its own")', ["words of its own"]),
    ],
)
def test_a_sentence_would_be_found(tmp_path: Path, code: str, found: list[str]) -> None:
    (tmp_path / "file.py").write_text(code, encoding="utf-8")
    assert [text for text in strings(tmp_path / "file.py") if PROSE.search(text)] == found
