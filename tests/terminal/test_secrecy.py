"""Stats are secret until everybody has chosen: on screen, in commands, and in the file."""

import re
from pathlib import Path
from typing import Any

STATS = re.compile(r"\d \d \d \d")


def test_the_second_pilot_never_sees_what_the_first_one_chose(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    asks = ["stats", "log", "log all", "look", "map", "save"]
    result = piped(
        ["", "assign 2 4 3 3", "", *asks], "terminal", "--seats", "Ann,Ben", "--seed", "1", "--save", str(file)
    )
    handed = result.output.index("Ben, press Enter")
    listed = "assign 2 4 3 3   Attack 2, Defense 4, Speed 3, Health 3"
    after = result.output[handed:].replace(listed, "", 1)
    assert "2 4 3 3" not in after
    assert "Attack 2, Defense 4, Speed 3, Health 3" not in after
    assert "The stats are secret until everybody has chosen" in after
    assert "Ann has chosen." in result.output[:handed]
    assert not STATS.search(file.read_text())
    assert "sealed:" in file.read_text()


def test_what_was_typed_is_not_printed_again(piped: Any, tmp_path: Path) -> None:
    lines = ["", "assign 2 4 3 3"]
    result = piped(lines, "terminal", "--seats", "Ann,Ben", "--seed", "1", "--save", str(tmp_path / "game.txt"))
    assert result.output.count("assign 2 4 3 3") == 1  # in the list of all twelve


def test_the_screen_is_cleared_between_pilots(sit: Any) -> None:
    table = sit(seats="Ann,Ben", seed=1)
    table.game.play()
    said = table.voice.said
    chosen = said.index("Ann has chosen.")
    assert said[chosen - 1] == "[the screen is cleared]"
    assert any("hand the keyboard to Ben" in line for line in said[chosen:])


def test_a_replay_of_an_unfinished_set_up_shows_no_stats(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    piped(["", "assign 2 4 3 3"], "terminal", "--seats", "Ann,Ben", "--seed", "1", "--save", str(file))
    for words in (["--all"], ["--at", "1"], ["--at", "1", "--json"]):
        told = piped("", "replay", str(file), *words)
        assert told.exit_code == 0
        assert "2 4 3 3" not in told.output
        assert '"attack"' not in told.output


def test_hints_do_not_depend_on_what_others_chose(piped: Any, tmp_path: Path) -> None:
    told = []
    for number, stats in enumerate(("assign 2 4 3 3", "assign 4 3 3 2")):
        file = tmp_path / f"{number}.txt"
        result = piped(["", stats, "", "hint"], "terminal", "--seats", "Ann,Ben", "--seed", "1", "--save", str(file))
        told.append(re.findall("The ace would say: .*", result.output))
    assert told[0] == told[1] != []
