"""Every language says everything: each message of the usual language, with its facts, and nothing else."""

import json
import logging
import re
import shutil
import subprocess
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent_compiler.bundle import FluentBundle
from node import WEB, node_path

import skyrmish
from skyrmish.games.reading.data_files import packaged
from skyrmish.games.squadron_leader.rulesets.mission import mission_named
from skyrmish.words import catalogue
from skyrmish.words.catalogue import COMMENT, FACT, FORM, MESSAGE, REFERENCE, YOU, form, is_known, say, with_point
from skyrmish.words.language import (
    USUAL_LANGUAGE,
    best,
    in_each_language,
    languages,
    of_the_system,
    spoken_in,
    wanted_by,
)

WORDS = Path(skyrmish.__file__).parent / "words"
READ_WORDS = Path(__file__).with_name("reading_words.mjs")
OTHERS = [language for language in languages() if language != USUAL_LANGUAGE]
OF_NUMBERS = {"zero", "one", "two", "few", "many", "other"}  # forms that each language has of its own
OF_WORDS = {"you", "not-there"}  # whom a sentence speaks to bends other words in other languages, and what is not there


@cache
def files(language: str) -> dict[str, dict[str, str]]:
    """The messages of every file; those of a language that is one file stand where the usual language has them."""
    whole = messages_in(WORDS / f"{language}.ftl")
    if not whole:
        return {path.name: messages_in(path) for path in sorted((WORDS / language).glob("*.ftl"))}
    usual = {key: name for name, messages in files(USUAL_LANGUAGE).items() for key in messages}
    found: dict[str, dict[str, str]] = {}
    for key, body in whole.items():
        found.setdefault(usual.get(key, f"{language}.ftl"), {})[key] = body
    return found


def messages_in(path: Path) -> dict[str, str]:
    text = COMMENT.sub("", path.read_text(encoding="utf-8")) if path.is_file() else ""
    return {key: body.strip() for body, key in MESSAGE.findall(text)}


def in_full(language: str, key: str) -> str:
    """A message with those that stand in it."""
    everything = {name: body for messages in files(language).values() for name, body in messages.items()}
    told, waiting = "", [key]
    while waiting:
        body = everything.get(waiting.pop(), "")
        told += body
        waiting += REFERENCE.findall(body)
    return told


def facts(language: str, key: str) -> set[str]:
    return set(FACT.findall(in_full(language, key)))


def is_refusal(key: str) -> bool:
    """Refusals say for themselves whether they speak to somebody."""
    return any(
        key in messages for name, messages in files(USUAL_LANGUAGE).items() if "reasons" in name or "refusals" in name
    )


@pytest.mark.parametrize("language", languages())
def test_no_message_of_a_language_stands_twice(language: str) -> None:
    """The later one would be said, and nobody would know which that is."""
    paths = [WORDS / f"{language}.ftl", *(WORDS / language).glob("*.ftl")]
    texts = [COMMENT.sub("", path.read_text(encoding="utf-8")) for path in paths if path.is_file()]
    counts = Counter(key for text in texts for _, key in MESSAGE.findall(text))
    assert [key for key, count in counts.items() if count > 1] == []


def forms(language: str, key: str) -> set[str]:
    return set(FORM.findall(in_full(language, key)))


def test_there_is_a_second_language() -> None:
    assert {"de", "en"} <= set(languages())


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_lacks_no_message(language: str) -> None:
    ours = files(language)
    missing = [
        f"{name}: {key}"
        for name, messages in files(USUAL_LANGUAGE).items()
        for key in messages
        if key not in ours.get(name, {})
    ]
    assert missing == [], f"words/{language} lacks messages that words/{USUAL_LANGUAGE} has"


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_no_message_that_nobody_says(language: str) -> None:
    """But for parts of its own sentences: a word may have more forms than in the usual language."""
    parts = {
        name for messages in files(language).values() for body in messages.values() for name in REFERENCE.findall(body)
    }
    usual = {key for messages in files(USUAL_LANGUAGE).values() for key in messages}
    left = [key for messages in files(language).values() for key in messages if key not in usual | parts]
    assert left == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_tells_the_facts_that_it_tells_in_the_usual_language(language: str) -> None:
    wrong = []
    for messages in files(USUAL_LANGUAGE).values():
        for key in messages:
            usual, ours = facts(USUAL_LANGUAGE, key), facts(language, key)
            wrong += [f"{key} leaves out ${name}" for name in usual - ours - {YOU}]
            wrong += [f"{key} knows no ${name}" for name in ours - usual if name != YOU or not is_refusal(key)]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_choice_has_the_forms_that_it_has_in_the_usual_language(language: str) -> None:
    """A form that is misspelt would never be chosen."""
    wrong: list[str] = []
    for messages in files(USUAL_LANGUAGE).values():
        for key in messages:
            usual, ours = forms(USUAL_LANGUAGE, key), forms(language, key)
            wrong += [f"{key} lacks [{each}]" for each in usual - ours - OF_NUMBERS]
            wrong += [f"{key} has [{each}]" for each in ours - usual - OF_NUMBERS - OF_WORDS]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_no_ending_is_glued_to_a_name(language: str) -> None:
    """Tomass would be nobody's name."""
    glued = re.compile(r"\{ \$(who|name|seat|plane|pilot|target|other|shooter|attacker) \}\w")
    texts = {key: body for messages in files(language).values() for key, body in messages.items()}
    assert [key for key, body in texts.items() if glued.search(body)] == []


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_read_by_fluent(language: str) -> None:
    for name, messages in files(language).items():
        text = "\n".join(messages.values())
        known = {key for each in files(language).values() for key in each}
        missing = "\n".join(f"{key} = x" for key in set(REFERENCE.findall(text)) & known - messages.keys())
        bundle = FluentBundle.from_string(language, f"{text}\n{missing}\n", {"FORM": form}, use_isolating=False)
        assert bundle.check_messages() == [], name


@pytest.mark.parametrize("language", languages())
def test_no_key_stands_in_two_files(language: str) -> None:
    """So that a language can be one."""
    keys = Counter(key for messages in files(language).values() for key in messages)
    assert [key for key, count in keys.items() if count > 1] == []


def test_a_language_can_be_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = catalogue.own_messages("de")
    monkeypatch.setattr(catalogue, "FOLDERS", [in_one_file(tmp_path, "de")])
    assert catalogue.own_messages("de").items() >= own.items()


def test_the_page_reads_a_language_that_is_one_file(tmp_path: Path) -> None:
    """Whatever it reads from a folder's files, part by part."""
    (tmp_path / "web").mkdir()
    copy = shutil.copy(WEB / "words.mjs", tmp_path / "web")
    in_one_file(tmp_path / "src" / "skyrmish" / "words", "de")
    folders, one = (read_by_the_page(path, "de") for path in (WEB / "words.mjs", copy))
    assert one["list"] == folders["list"]
    assert len(folders["parts"]) > 20
    for part, messages in folders["parts"].items():
        assert set(messages) <= set(one["parts"][part]), part


def read_by_the_page(words: Path, language: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(subprocess.check_output([node_path(), READ_WORDS, words, language]))
    return read


def in_one_file(folder: Path, language: str) -> Path:
    """All languages that there are, and all that this one says in a single file."""
    shutil.copytree(WORDS, folder, ignore=shutil.ignore_patterns(language, "*.py", "__pycache__"), dirs_exist_ok=True)
    texts = [path.read_text(encoding="utf-8") for path in sorted((WORDS / language).glob("*.ftl"))]
    (folder / f"{language}.ftl").write_text("\n".join(texts), encoding="utf-8")
    return folder


def test_one_process_speaks_to_several_people() -> None:
    with spoken_in("de"):
        assert say("stat-attack") == "Angriff"
        with spoken_in("en"):
            assert say("stat-attack") == "Attack"
        assert say("stat-attack") == "Angriff"


def test_a_number_is_written_as_the_language_writes_it() -> None:
    with spoken_in("de"):
        assert say("so-many-mm", length="12.5") == "12,5 mm"
    assert say("so-many-mm", length="12.5") == "12.5 mm"


def test_what_is_remembered_in_one_language_is_not_said_in_another() -> None:
    @in_each_language()
    def told(stat: str) -> str:
        return say(f"stat-{stat}")

    said = []
    for language in ("en", "de", "en"):
        with spoken_in(language):
            said.append(told("attack"))
    assert said == ["Attack", "Angriff", "Attack"]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de-AT, en;q=0.5", "de"),
        ("en, de;q=0.9", "en"),
        ("de;q=0.5, en;q=0.8", "en"),
        ("xx, de;q=0.1", "de"),
        ("", "en"),
        ("*;;,q", "en"),
    ],
)
def test_a_browser_gets_the_best_that_there_is(header: str, language: str) -> None:
    assert wanted_by(header) == language


def test_a_system_says_its_language() -> None:
    assert of_the_system({"LANG": "de_DE.UTF-8"}) == "de"
    assert of_the_system({"LANG": "de_DE.UTF-8", "SKYRMISH_LANGUAGE": "en"}) == "en"
    assert of_the_system({"LANG": "C.UTF-8"}) == "en"
    assert best(["tlh"]) == "en"


def test_what_a_language_lacks_is_said_in_the_usual_one_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for language in ("en", "de"):
        (tmp_path / language).mkdir()
    (tmp_path / "en" / "words.ftl").write_text("here = Here\ndecimal-point = .\nfar = Far away\n", encoding="utf-8")
    (tmp_path / "de" / "words.ftl").write_text("here = Hier\ndecimal-point = ,\n", encoding="utf-8")
    monkeypatch.setattr(catalogue, "FOLDERS", [tmp_path])
    with caplog.at_level(logging.WARNING):
        known = catalogue.messages.__wrapped__("de")
    assert (known["here"], known["far"]) == ("here = Hier", "far = Far away")
    assert caplog.messages == ["Language 'de' lacks 1: far; said in 'en' instead."]


def test_data_files_of_ours_leave_their_words_to_the_catalogue() -> None:
    """Titles and remarks in them could not be said in another language."""
    data = packaged("skyrmish.games.squadron_leader.rulesets", "manoeuvres.toml")
    assert not any({"name", "remark"} & row.keys() for row in data["manners"].values())
    rulesets = Path(skyrmish.__file__).parent / "games" / "squadron_leader" / "rulesets"
    for path in [*(rulesets / "missions").glob("*.toml"), *(rulesets / "editions").glob("*.toml")]:
        said = re.findall(r"^(title|about|short|beside|speed)\b", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert said == [], f"{path.name} says {said}"
    for path in (rulesets / "missions").glob("*.toml"):
        assert is_known(f"mission-{path.stem}")
        assert is_known(f"mission-{path.stem}-about")
        assert all(is_known(f"mission-side-{side.name}") for side in mission_named(path.stem).sides)


@pytest.mark.parametrize(
    ("number", "told"), [("12.5", "12,5"), ("11,000", "11.000"), ("1,234.5", "1.234,5"), ("7", "7"), ("3,4", "3,4")]
)
def test_a_number_is_written_with_the_marks_of_its_language(number: str, told: str) -> None:
    assert with_point("de", number) == told
    assert with_point("en", number) == number
