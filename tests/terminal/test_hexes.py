"""A game on hexes begins at the terminal: places, distances and the map are told in hexes."""

from pathlib import Path
from typing import Any

import pytest

from skyrmish.match.records.record import read_record

LINES = ["assign 3 3 4 2", "place 0 6 0", "look", "map", "rules", "straight, end", "quit"]
ON_HEXES = ("--board", "hex", "--seed", "1", "--option", "first=manual", "--plain")


@pytest.fixture
def begun(piped: Any, tmp_path: Path) -> tuple[str, str]:
    """What is said, and what is saved."""
    file = tmp_path / "hexes.txt"
    result = piped(LINES, "terminal", *ON_HEXES, "--save", str(file))
    assert result.exit_code == 0, result.output
    return result.output, file.read_text(encoding="utf-8")


def test_the_first_words_say_what_is_played(begun: tuple[str, str]) -> None:
    said, _ = begun
    assert said.startswith("Squadron Leader, first edition, with Altitude, Split S, on hexes.\n")
    assert "Place in a hex along your own edge, 4 or more hexes from other players: place Q R FACING" in said
    assert "facing north" in said


def test_looking_around_is_told_in_hexes(begun: tuple[str, str]) -> None:
    said, _ = begun
    assert (
        "you: at hex 0 6 heading north, altitude 0, Health 2; edge 12 hexes ahead, 6 front left, 6 front right." in said
    )
    assert "hexes, out of range by " in said
    assert " hexes out of range (HEX-08)" in said
    assert "mm" not in said.replace("command", "")


def test_the_map_shows_the_grid(begun: tuple[str, str]) -> None:
    said, _ = begun
    drawn = said.partition("+---")[2]
    assert "North is up; the board is 13 by 13 hexes." in drawn
    assert "Y you, heading north, altitude 0" in drawn


def test_the_rules_at_the_table_are_those_of_hexes(begun: tuple[str, str]) -> None:
    said, _ = begun
    assert "on hexes; board 13 by 13 hexes." in said
    assert "Range 3 hexes in 3 sections; arc 1, then 3, then 5 hexes wide (HEX-08, HEX-09)" in said


def test_the_saved_game_is_one_on_hexes_and_goes_on(begun: tuple[str, str], piped: Any, tmp_path: Path) -> None:
    _, saved = begun
    assert "board: hex 13 x 13\n" in saved
    assert "you: place 0 6 0\n" in saved
    assert read_record(saved).header.ruleset.hexes
    again = piped(["look", "quit"], "terminal", "--resume", str(tmp_path / "hexes.txt"), "--plain")
    assert "you: at hex 0 4 heading north" in again.output


@pytest.mark.parametrize(("facing", "number"), [("n", 0), ("NE", 1), ("north-west", 5)])
def test_a_facing_may_be_a_point_of_the_compass(piped: Any, tmp_path: Path, facing: str, number: int) -> None:
    file = tmp_path / "hexes.txt"
    piped([LINES[0], f"place 0 6 {facing}", "quit"], "terminal", *ON_HEXES, "--save", str(file))
    assert f"you: place 0 6 {number}\n" in file.read_text(encoding="utf-8")


def test_a_place_that_is_no_hex_is_refused_in_one_sentence(piped: Any, tmp_path: Path) -> None:
    lines = [LINES[0], "place 0 0 0", "place 0.5 6 0", "quit"]
    said = piped(lines, "terminal", *ON_HEXES, "--save", str(tmp_path / "hexes.txt")).output
    assert "(HEX-02)" in said
    assert "a hex is Q R FACING in whole numbers, the facing from 0 to 5. (B-48)" in said
