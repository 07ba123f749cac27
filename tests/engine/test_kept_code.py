"""Machine code is kept under a fingerprint of all that it is made of: never played when that has changed."""

import dis
import importlib.util
import sys
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from skyrmish.engine.keeping.fingerprints import fingerprint
from skyrmish.engine.keeping.folders import KEPT, cache_home, kept_folder
from skyrmish.engine.marks import named_by
from skyrmish.engine.records import Record, layout
from skyrmish.engine.rule import compiled_without, rule

SOURCE = '''
"""Words."""
from typing import NamedTuple

from skyrmish.engine.exports import Rows
from skyrmish.engine.records import Record
from skyrmish.engine.rule import aside, rule

STEP = 3
WIDE = True
UNUSED = 5
TABLE = (1, 20)

class Walk(NamedTuple):
    steps: int
    far: bool

class Counter(Record):
    value: int

@aside
def remark(number, more):
    """Nothing that a compiled game hears."""

@rule
def step(number):
    """One step."""
    remark(number, 1)
    return number + STEP if WIDE else number

@rule
def walk(number):
    """Two levels up."""
    return Walk(step(step(number)), True).steps + TABLE[1]

@rule
def journey(counter: Counter, number: int) -> int:
    """Three."""
    counter.value += 1
    return walk(number)

@rule
def elsewhere(number):
    return number * UNUSED

@rule
def journeys(counters: Rows(Counter), steps: Rows("int64", 2), far: Rows("bool")) -> None:
    """Many of them, by rows of steps; it is told which led far."""
    for i in range(len(counters)):
        for number in steps[i]:
            counters[i].value += walk(number)
        far[i] = counters[i].value > 60
'''
AT_FIRST = 26  # of journey from 0


@pytest.fixture(autouse=True, scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with pytest.MonkeyPatch.context() as patch:
        home = tmp_path_factory.mktemp("cache")
        patch.setenv("SKYRMISH_CACHE", str(home))
        yield home


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., types.ModuleType]:
    """A module as this process and others find it."""

    def load(source: str, place: str = "here") -> types.ModuleType:
        folder = tmp_path / place
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "walking.py").write_text(source)
        module = types.ModuleType("walking")
        monkeypatch.syspath_prepend(folder)
        monkeypatch.setitem(sys.modules, "walking", module)
        exec(compile(source, str(folder / "walking.py"), "exec"), module.__dict__)
        return module

    return load


def code_of(module: types.ModuleType, *absent: str) -> Any:
    return compiled_without(module.journey, frozenset(absent))


def played(code: Any) -> int:
    row = np.zeros(1, layout(Counter))[0]
    result = code(row, 0)
    assert row["value"] == 1
    return int(result)


class Counter(Record):
    value: int


@pytest.fixture(autouse=True)
def at_first(load: Callable[..., types.ModuleType]) -> types.ModuleType:
    """The first test waits for it."""
    module = load(SOURCE)
    assert played(code_of(module)) == AT_FIRST
    return module


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("STEP = 3", "STEP = 3.0"),  # two levels down
        ("TABLE = (1, 20)", "TABLE = (1, 21)"),
        ("number + STEP", "number - STEP"),
        ("True).steps", "True).far"),
        ("step(step(number))", "step(step(step(number)))"),
        ("WIDE = True", "WIDE = False"),
        ("    value: int\n", "    value: int\n    other: float\n"),
    ],
)
def test_what_is_edited_is_made_again_however_far_down(load: Any, old: str, new: str) -> None:
    assert old in SOURCE
    assert not code_of(load(SOURCE.replace(old, new))).is_made


def test_an_edited_constant_two_levels_down_is_played(load: Any) -> None:
    assert played(code_of(load(SOURCE.replace("STEP = 3", "STEP = 4")))) == AT_FIRST + 2


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"""Words."""', '"""Other words,\non two lines."""'),
        ('"""One step."""', '"""A step, as everybody knows."""  # and a remark'),
        ("UNUSED = 5", "UNUSED = 6"),
        ("number * UNUSED", "number / UNUSED"),
        ('"""Nothing that a compiled game hears."""', "print(number)"),
    ],
)
def test_edited_words_and_what_is_not_called_change_nothing(load: Any, old: str, new: str) -> None:
    assert old in SOURCE
    assert code_of(load(SOURCE.replace(old, new))).is_made


def test_two_copies_of_the_sources_share(load: Any) -> None:
    code = code_of(load(SOURCE, "there/and/there"))
    assert code.is_made
    assert played(code) == AT_FIRST


def test_a_switch_that_nobody_names_changes_nothing_and_one_that_is_named_does(at_first: types.ModuleType) -> None:
    assert code_of(at_first, "HEXES").is_made
    assert not code_of(at_first, "WIDE").is_made


def test_records_of_another_kind_are_refused(at_first: types.ModuleType) -> None:
    with pytest.raises(TypeError, match="journey takes other records"):
        code_of(at_first)(np.zeros(1, [("other", np.float64)])[0], 0)


def test_rows_are_read_and_written_where_they_lie(at_first: types.ModuleType) -> None:
    counters, far = np.zeros(3, layout(Counter)), np.zeros(3, np.bool_)
    steps = np.arange(6).reshape(3, 2)
    journeys = compiled_without(at_first.journeys, frozenset())
    journeys(counters, steps, far)
    assert counters["value"].tolist() == [sum(AT_FIRST + number for number in row) for row in steps.tolist()]
    assert far.tolist() == [False, False, True]
    journeys(counters[:0], steps[:0], far[:0])  # nobody to go
    for gaps in (steps[:, ::2], steps.T, steps[0], steps.astype(np.int32)):
        with pytest.raises(TypeError, match="journeys takes "):
            journeys(counters, gaps, far)


def test_rows_of_other_dimensions_are_made_again(load: Any, at_first: types.ModuleType) -> None:
    rows = compiled_without(at_first.journeys, frozenset())
    other = load(SOURCE.replace('steps: Rows("int64", 2)', 'steps: Rows("int64", 1)'))
    rows.get_ready()
    assert rows.is_made
    assert not compiled_without(other.journeys, frozenset()).is_made


def test_what_cannot_be_made_is_told_with_its_reason(load: Any) -> None:
    broken = load(SOURCE.replace("return walk(number)", "return walk(number).nothing"))
    with pytest.raises(RuntimeError, match=r"(?s)journey could not be compiled.*Unknown attribute 'nothing'"):
        played(code_of(broken))


def test_names_are_those_that_python_itself_finds() -> None:
    many = "".join(f"    use(name{k})\n" for k in range(300))  # more than one byte can number
    names: dict[str, Any] = {f"name{k}": k for k in range(300)}
    exec(f"def use_all():\n{many}    return table.name5 + len(name7)", names)
    found = {each.argval for each in dis.get_instructions(names["use_all"]) if each.opname == "LOAD_GLOBAL"}
    assert set(named_by(names["use_all"])) == found & set(names)
    assert {"name7", "name299"} <= found


def test_words_that_a_rule_returns_are_more_than_words() -> None:
    def saying(words: str) -> Callable[..., Any]:
        names: dict[str, Any] = {}
        exec(f"def say():\n    {words!r}\n    return {words!r}", names)
        return rule(names["say"])

    assert fingerprint(saying("here")) != fingerprint(saying("there"))


@pytest.mark.parametrize("value", [1, 1.0, True, -0.0, 0.0, None, (1, 2), (1, 2.0), np.arange(3), np.arange(3.0)])
def test_constants_that_are_equal_but_not_the_same_differ(value: Any) -> None:
    def naming(constant: Any) -> Callable[..., Any]:
        names = {"CONSTANT": constant}
        exec("def name():\n    return CONSTANT", names)
        return rule(names["name"])  # type: ignore[arg-type]

    others = [1, 1.0, True, -0.0, 0.0, None, (1, 2), (1, 2.0), np.arange(3), np.arange(3.0)]
    assert sum(fingerprint(naming(value)) == fingerprint(naming(other)) for other in others) == 1


@pytest.mark.parametrize("value", [[1, 2], {"a": 1}, importlib.util, object()])
def test_what_a_fingerprint_cannot_see_through_is_refused(value: Any) -> None:
    names: dict[str, Any] = {"THING": value}
    exec("def strange():\n    return THING", names)
    with pytest.raises(TypeError, match="strange knows"):
        fingerprint(rule(names["strange"]))


def test_only_the_last_few_of_one_name_are_kept(home: Path) -> None:
    folders = [kept_folder("compiled", "play", str(number)) for number in range(KEPT + 2)]
    other = kept_folder("compiled", "other", "0")
    assert [folder.exists() for folder in folders] == [False, False] + [True] * KEPT
    assert other.is_dir()
    assert cache_home() == home
