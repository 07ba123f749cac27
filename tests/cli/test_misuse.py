"""Whatever is typed wrong on the command line is one sentence, in the language of all others."""

import pytest
from cli.commands import Command, commands


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return commands(monkeypatch, capsys)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("refere game.json", "there is no command 'refere'; did you mean referee?"),
        ("frobnicate", "there is no command 'frobnicate'; skyrmish -h lists them all"),
        ("odds --attak 3", "there is no --attak; did you mean --attack?"),
        ("odds --zzz", "there is no --zzz; skyrmish odds -h tells what there is to say"),
        ("--zzz", "there is no --zzz; skyrmish -h tells what there is to say"),
        ("odds --attack x", "--attack: 'x' is not a whole number"),
        ("odds --attack 2 --attack=3.5", "--attack: '3.5' is not a whole number"),
        ("arena --seconds soon", "--seconds: 'soon' is not a number"),
        ("replay game.txt --at -1", "--at: -1 is not possible; skyrmish replay -h tells what is"),
        ("odds 3 4", "3 4 is more than skyrmish odds takes; skyrmish odds -h tells what there is to say"),
        ("odds --attack", "--attack takes a value; skyrmish odds -h tells more"),
        ("odds --plain=3", "--plain takes no value; skyrmish odds -h tells more"),
        ("referee", "FILE is missing; skyrmish referee -h tells what there is to say"),
        ("site --language de", "OUT fehlt; skyrmish site -h nennt alle Angaben"),
    ],
)
def test_a_mistake_is_one_sentence_that_names_it(command: Command, words: str, sentence: str) -> None:
    said = command(*words.split())
    assert said.sentence == sentence
    assert not said.out
