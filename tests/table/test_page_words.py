"""Everything the page says comes from the catalogue of messages, and the catalogue holds nothing else."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from table.page_sources import SOURCE, Page, end_of_brackets, literals, sources

from skyrmish.games.squadron_leader.constants import DECISIONS
from skyrmish.words.catalogue import REFERENCE, is_known

SHARED = ("agreements", "squadron-leader-events", "stats")  # what records and the terminal say as well
CATALOGUE = Path(__file__).resolve().parents[2] / "src" / "skyrmish" / "words" / "en"
FOR_PROGRAMMERS = SOURCE / "engine"  # a mistake in calling rules is told to whoever wrote the call
WORD = re.compile(r"[A-Za-z]{2,}")
ENTITY = re.compile(r"&\w+;")
# Two words in a row, one with a capital, one at the end of a sentence, one beside what is put in or glued on.
PROSE = re.compile(
    r"[A-Za-z]{2,}[,.:;]? [a-z…]{2,}|^[A-Z][a-z]+[.:]?$|[a-z…]{2}[.!?]$|… [a-z]+"
    r"|[A-Za-z]{3,} …|^ [A-Za-z]{2,}|[A-Za-z]{2,} $"
)
STYLED = re.compile(r"<style.*?</style>", re.DOTALL)
WRITTEN_BY_STYLE = re.compile(r"""content:\s*["'][^"']*[A-Za-z]{2}""")
# What only looks like it: names of keys, styles and selectors; orders and templates, which are notation; our own names;
# lines of other languages, and what workers say to each other.
NO_PROSE = re.compile(
    r"^(Enter|Escape|Esc|Space|Arrow|shift …)$|px|scale\(|prefers-|^skyrmish(\.| choice$| …$)"
    r"|^import [a-z]|\bvec3 |^take over$"
    r"|^(input|button|tag|chip|word|piece|template)\b"
    r"|^(bank|turn) (left|right)$|^(… | )?(ace|store|dive) …$|^(Wren|Ilse|Tomas|Noor|Marek|Astrid)$"
)


@cache
def messages() -> dict[str, str]:
    found: dict[str, str] = {}
    for path in (*sorted(CATALOGUE.glob("page-*.ftl")), *(CATALOGUE / f"{name}.ftl" for name in SHARED)):
        text = path.read_text(encoding="utf-8")
        starts = [*re.finditer(r"^([a-z][\w-]*) =", text, re.MULTILINE), None]
        for here, after in pairwise(starts):
            assert here is not None
            assert here[1] not in found, f"{here[1]} stands twice"
            is_named = path.stem in (f"page-{here[1].partition('-')[0]}", *SHARED)
            assert is_named, "a key begins with the name of its file"
            found[here[1]] = re.sub(
                r"^#.*", "", text[here.end() : after.start() if after else None], flags=re.MULTILINE
            )
    return found


def facts_of(key: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", messages()[key]))


def calls(path: Path) -> Iterator[tuple[list[str], str]]:
    """Every ``say`` of a file: the keys it may say, and the facts it gives."""
    for code in Page.read(path).code:
        for call in re.finditer(r"(?<!function )\bsay\(", code):
            inside = code[call.end() : end_of_brackets(code, call.end() - 1) - 1]
            key, _, facts = inside.partition(", {")
            said = [each for each in literals(key) if each in messages() or "-" in each]
            yield [whole for each in said for whole in in_full(each)], facts


def in_full(key: str) -> list[str]:
    """A key; or all that begin so, where something is put in at its end."""
    begun = [each for each in messages() if key.endswith("-…") and each.startswith(key.removesuffix("…"))]
    return begun or [key]


SAID = [(path, keys, facts) for path in sources() for keys, facts in calls(path)]


def test_every_key_that_is_said_is_in_the_catalogue() -> None:
    for path, keys, facts in SAID:
        assert keys, f"{path.name}: a key must stand where it is said: say(…, {facts}"
        assert set(keys) <= set(messages()), f"{path.name} says {keys}"


def test_every_message_of_the_catalogue_is_said() -> None:
    """By its key, or as a part of another one; what others say as well is theirs to count."""
    said = {key for _, keys, _ in SAID for key in keys} | set(REFERENCE.findall("".join(messages().values())))
    assert {key for key in messages() if not is_known(key)} - said == set()


def test_every_message_is_given_the_facts_that_it_tells() -> None:
    for path, keys, facts in SAID:
        given = set(re.findall(r"(?:^|,)\s*(\w+)(?=\s*[:,}])", without_nested(facts)))
        if "..." not in facts:
            for key in keys:
                assert facts_of(key) <= given, f"{path.name} says {key} with {given}"


def without_nested(facts: str) -> str:
    """The names and the ends of the entries: whatever is in brackets or quotes falls away."""
    before = ""
    while before != facts:
        before, facts = facts, re.sub(r"\([^()]*\)|\[[^\[\]]*\]|`[^`]*`|\"[^\"]*\"", "_", facts)
    return facts


@pytest.mark.parametrize(
    "path",
    [path for path in sources() if path.parent != FOR_PROGRAMMERS],
    ids=lambda path: path.relative_to(SOURCE).as_posix(),
)
def test_no_prose_stands_in_the_page_itself(path: Path) -> None:
    page = Page.read(path)
    assert [text.strip() for text in page.texts if WORD.search(ENTITY.sub("", text))] == []
    found = [each for code in page.code for each in literals(code) if PROSE.search(each) and not NO_PROSE.search(each)]
    assert found == []
    shown = {each for code in page.shown for each in literals(plainly(code)) if WORD.search(each)}
    assert shown - set(messages()) == set()
    styles = "".join(STYLED.findall(path.read_text(encoding="utf-8")))
    assert WRITTEN_BY_STYLE.findall(styles) == []


def plainly(code: str) -> str:
    """An expression without what it compares with, and without what it hands to a function."""
    before = ""
    while before != code:
        before, code = code, re.sub(r"\b\w+\([^()]*\)|[!=]== *(\"[^\"]*\"|\([^()]*\))", "_", code)
    return code


@pytest.mark.parametrize("key", [key for key in messages() if key.startswith("decision-")])
def test_words_are_about_decisions_that_there_are(key: str) -> None:
    """One that has none of its own is told like any other."""
    told = set(re.findall(r"^\s+\*?\[([a-z-]+)\]", messages()[key], re.MULTILINE))
    assert told <= {*DECISIONS, "other"}
    assert "other" in told
