"""Everything that is said to a player is in the catalogue, by a key that is there; and nothing is there for nobody."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from skyrmish.words.catalogue import FOR_THE_PAGE, MESSAGE, REFERENCE, USUAL_LANGUAGE

SOURCES = Path(__file__).resolve().parents[2] / "src" / "skyrmish"
PACKAGES = ("games", "match", "odds")  # whose refusals are all in the catalogue
REFUSALS = ("Refusal", "SaidNo", "DiceRefusal", "BadOption")
KEYED = {"SaidNo": 0, "DiceRefusal": 0, "BadOption": 0, "say": 0, "met": 0, "where": 1}  # and where the key stands
BY_OTHERS = "mistake-"  # what follows is a name of pydantic's
LONGEST_NAME = 40


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCES.rglob("*.py"))}


@cache
def messages() -> dict[str, str]:
    """Our own: other tests may have added words of theirs."""
    paths = (SOURCES / "words" / USUAL_LANGUAGE).glob("*.ftl")
    ours = [path.read_text(encoding="utf-8") for path in paths if not path.name.startswith(FOR_THE_PAGE)]
    return {key: body for text in ours for body, key in MESSAGE.findall(text)}


def calls(names: tuple[str, ...]) -> Iterator[tuple[Path, ast.Call, str]]:
    """Every call of these, where the name is the catalogue's own: a table that says something has a ``say`` too."""
    for path, tree in trees().items():
        imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
        ours = {each.name for node in imports if str(node.module).startswith("skyrmish.") for each in node.names}
        defined = {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                if node.func.id in ours | defined:
                    yield path.relative_to(SOURCES), node, node.func.id


def texts(node: ast.AST) -> list[str]:
    """What stands literally in an expression."""
    return [each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def told(path: Path, call: ast.Call) -> str:
    return f"{path}:{call.lineno} {ast.unparse(call)}"


@cache
def literals() -> set[str]:
    return {text for tree in trees().values() for text in texts(tree)}


@cache
def names() -> set[str]:
    """Every name that a key could be made with, as keys spell it: ALREADY_PLACED is already-placed."""
    nodes = [node for tree in trees().values() for node in ast.walk(tree)]
    found = {node.id for node in nodes if isinstance(node, ast.Name)} | literals()
    found |= {node.target.id for node in nodes if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)}
    for path in SOURCES.rglob("*.toml"):
        found |= set(re.findall(r"[A-Za-z][\w.-]*", path.read_text(encoding="utf-8")))
    found |= {path.stem for path in SOURCES.rglob("*.toml")}
    return {re.sub(r"[^a-z0-9]+", "-", name.lower()) for name in found if len(name) <= LONGEST_NAME}


@cache
def put_together() -> tuple[re.Pattern[str], ...]:
    """Keys that are made with names, such as ``ask-{name}``; of two names, the first may be short or long."""
    found = set()
    for node in (node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)):
        parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
        written = "".join(str(part) for part in parts if part is not None)
        if re.fullmatch(r"[a-z0-9-]*[a-z]{2}[a-z0-9-]*", written):
            for any_name in ("([a-z0-9-]+)", "([a-z0-9-]+?)"):
                found.add("".join(any_name if part is None else str(part) for part in parts))
    return tuple(re.compile(text) for text in sorted(found))


def is_made(key: str) -> bool:
    ways = [match.groups() for pattern in put_together() if (match := pattern.fullmatch(key))]
    return key.startswith(BY_OTHERS) or any(names().issuperset(parts) for parts in ways)


@pytest.mark.parametrize("package", PACKAGES)
def test_no_refusal_is_a_sentence_in_python(package: str) -> None:
    made = [(path, call) for path, call, _ in calls(REFUSALS) if path.parts[0] == package]
    assert made
    assert [told(*each) for each in made if " " in "".join(texts(each[1].args[0]))] == []


def test_every_key_that_is_used_is_in_the_catalogue() -> None:
    known = messages()
    for path, call, name in calls(tuple(KEYED)):
        given = call.args[KEYED[name]] if len(call.args) > KEYED[name] else None
        if isinstance(given, ast.Constant):
            assert given.value in known, told(path, call)


def test_every_message_is_said_by_somebody() -> None:
    known = messages()
    referred = {name for text in known.values() for name in REFERENCE.findall(text)}
    assert {key for key in known.keys() - literals() - referred if not is_made(key)} == set()


def test_a_message_refers_only_to_messages() -> None:
    known = messages()
    for key, text in known.items():
        assert known.keys() >= set(REFERENCE.findall(text)), key


def test_no_key_stands_in_two_files() -> None:
    found: dict[str, str] = {}
    for path in sorted((SOURCES / "words" / USUAL_LANGUAGE).glob("*.ftl")):
        for key in re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE):
            assert key not in found or path.name.startswith("page-"), f"{key}: {path.name} and {found[key]}"
            found[key] = path.name
