"""The table in words: clock positions, ranges, maps and short forms, with numbers worked out by hand."""

import pytest

from skyrmish.cli.terminal.planes.board_map import letters_of, map_lines, map_size
from skyrmish.cli.terminal.planes.cockpit import edge_distance, look_lines, sight_of
from skyrmish.cli.terminal.planes.order_words import PilotsVocabulary
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.game import SquadronLeader
from skyrmish.games.squadron_leader.measuring.bearings import clock, clock_of
from skyrmish.games.squadron_leader.pieces import pose_of
from skyrmish.games.squadron_leader.play.setting_up.placing import place
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.geometry.poses import pose_at
from skyrmish.match.dice.sources import TypedDice
from skyrmish.match.match import Match
from skyrmish.words.refusal import Refusal

OPEN = make_rules(Ruleset())


GAME = SquadronLeader()


def vocabulary(decision: int, *known: list[str]) -> PilotsVocabulary:
    """What words mean while the table waits for that decision."""
    return PilotsVocabulary(GAME.notation, GAME.decisions[decision], *known)


def table_with(*poses: tuple[float, float, float]) -> Match:
    names = ["red", "blue", "green"][: len(poses)]
    match = Match(Ruleset(modules=("altitude",)), usual_seats(names), TypedDice([]))
    for i, pose in enumerate(poses):
        place(match.table, i, *pose)
    return match


@pytest.mark.parametrize(
    ("bearing", "hour"),
    [
        (0, 12),
        (14, 12),
        (15, 1),
        (30, 1),
        (60, 2),
        (90, 3),
        (180, 6),
        (-180, 6),
        (-90, 9),
        (-30, 11),
        (-16, 11),
        (-14, 12),
    ],
)
def test_thirty_degrees_are_an_hour(bearing: float, hour: int) -> None:
    assert clock(bearing) == hour


@pytest.mark.parametrize(
    ("heading", "hour"), [(90, 12), (0, 9), (180, 3), (270, 6), (120, 1), (150, 2), (60, 11), (30, 10)]
)
def test_a_plane_to_the_north_is_at_the_hour_that_the_heading_makes_it(heading: float, hour: int) -> None:
    assert clock_of(OPEN, pose_at(100, 100, heading), pose_at(100, 300, 0)) == hour


def test_the_pilot_s_sentence_with_all_its_numbers() -> None:
    match = table_with((350, 100, 90), (350, 350, 0))
    match.table.planes[1].altitude = 1
    # centres 250 mm apart, flats facing each other: 250 − 2 × 12.010434 = 225.98 mm, in section 3 of the ruler
    assert sight_of(match, 0, 1) == (
        "12 o'clock, 226 mm, section 3, one higher; in your arc; you are not in theirs, at their 3 o'clock"
    )
    assert sight_of(match, 1, 0).startswith("3 o'clock, 226 mm, section 3, one lower; ")


def test_out_of_range_says_by_how_much() -> None:
    match = table_with((350, 100, 90), (350, 400, 270))
    assert "276 mm, out of range by 42 mm" in sight_of(match, 0, 1)
    assert sight_of(match, 0, 1).endswith("in your arc; you are in theirs, at their 12 o'clock")


def test_the_edge_is_measured_along_the_nose() -> None:
    match = table_with((350, 100, 45), (350, 400, 270))
    pose = pose_of(match.table.planes[0])
    assert edge_distance(match, pose, 0) == pytest.approx(350 * 2**0.5)
    assert edge_distance(match, pose, 3) == pytest.approx(100 * 2**0.5)


def test_enemies_are_told_nearest_first() -> None:
    match = table_with((350, 100, 90), (350, 600, 270), (350, 300, 270))
    assert [line.split(":")[0] for line in look_lines(match, 0)] == ["red", "green", "blue"]


def test_the_map_shows_letters_and_noses_in_plain_characters() -> None:
    match = table_with((350, 350, 45), (50, 650, 270))
    lines = map_lines(match, 80, 24)
    assert all(line.isascii() for line in lines)
    row, column = next((k, line.index("R")) for k, line in enumerate(lines) if "R" in line)
    assert lines[row - 1][column + 1] == "/"
    row, column = next((k, line.index("B")) for k, line in enumerate(lines) if "B" in line)
    assert lines[row + 1][column] == "|"
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("board", [(700, 700), (100, 100_000), (100_000, 100), (702, 468)])
@pytest.mark.parametrize("terminal", [(80, 24), (20, 5), (300, 100)])
def test_maps_of_any_board_fit(board: tuple[float, float], terminal: tuple[int, int]) -> None:
    columns, rows = map_size(*board, *terminal)
    assert 8 <= columns <= 72
    assert 2 <= rows <= 200


def test_forty_planes_have_forty_letters() -> None:
    assert len(set(letters_of([f"red-{k}" for k in range(40)]))) == 40


@pytest.mark.parametrize(
    ("decision", "text", "order"),
    [
        (w.MOVE, "s", "straight"),
        (w.MOVE, "bl", "bank left"),
        (w.MOVE, "bank r", "bank right"),
        (w.MOVE, "t l", "turn left"),
        (w.MOVE, "TR", "turn right"),
        (w.MOVE, "c", "climb"),
        (w.MOVE, "d 2", "dive 2"),
        (w.MOVE, "dive", "dive"),
        (w.MOVE, "e", "end"),
        (w.MOVE, "st", "straight"),
        (w.MOVE, "st 2", "store 2"),
        (w.MOVE, "store 2", "store 2"),
        (w.PUSH_GAIN, "g speed", "gain speed"),
        (w.MOVE, "ss bl", "split-s bank left"),
        (w.MOVE, "roll tr", "barrel-roll turn right"),
        (w.MOVE, "sp s", "split-s straight"),
        (w.ATTACK, "a bl", "attack blue"),
        (w.ATTACK, "a Blue ace 2", "attack blue ace 2"),
        (w.ATTACK, "h", "hold fire"),
        (w.ATTACK_REROLL, "r 2", "reroll 2"),
        (w.DEFENCE_REROLL, "k", "keep"),
        (w.IMMELMANN, "imm", "immelmann"),
        (w.IMMELMANN, "d", "decline"),
        (w.ASSIGN, "3 3 4 2", "assign 3 3 4 2"),
        (w.PLACE, "350 39 n", "place 350 39 90"),
        (w.PLACE, "place 350 39 north-west", "place 350 39 135"),
        (w.PLACE, "350,39,90", "place 350 39 90"),
        (w.PLACE, "place 350, 39 n", "place 350 39 90"),
        (w.PLACE, "2", "second"),
        (w.PUSH_GAIN, "speed", "gain speed"),
    ],
)
def test_short_forms_mean_orders(decision: int, text: str, order: str) -> None:
    commands, names = ["help", "hint", "look", "stats"], ["red", "blue", "brown"]
    assert vocabulary(decision, commands, names, ["first", "second"]).understand(text).orders == (order,)


def test_what_could_be_two_things_is_asked_back() -> None:
    known = vocabulary(w.ATTACK, ["help", "hint"], ["blue-1", "blue-2"])
    with pytest.raises(Refusal, match="'blue' could be blue-1 or blue-2"):
        known.understand("a blue")
    with pytest.raises(Refusal, match=r"is no order, .*: attack NAME or attack NAME ace DICE, hold fire; or help"):
        known.understand("xyzzy")
    assert known.understand("he").command == "help"
    assert vocabulary(w.MOVE, ["help", "hint"], []).understand("h").command == "help"
