"""Positions on a hex grid: moves, arc and range through the position file, what is refused, and records."""

import json
from pathlib import Path
from typing import Any

import pytest
from match.positions import STATS, good, measure, now, position, refused, rule

from skyrmish.bots.orders import Bot
from skyrmish.engine.records import as_tuple
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import play_record, read_record, record_text, start_match
from skyrmish.match.referee import rule_on
from skyrmish.words.refusal import Refusal

HEX = {"kind": "hex", "columns": 13, "rows": 13}
N, NE, SE, S, SW, NW = range(6)


def plane(name: str, q: int, r: int, facing: int = N, **fields: Any) -> dict[str, Any]:
    return {"name": name, "seat": name, "q": q, "r": r, "facing": facing, **STATS, **fields}


def on_hexes(*planes: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return position(*planes, **{"modules": (), "board": HEX, **fields})


def duel(q: int, r: int, facing: int = N, **fields: Any) -> dict[str, Any]:
    """Red in the middle looks north; blue is somewhere."""
    return on_hexes(plane("red", 0, 0), plane("blue", q, r, facing), **fields)


def spot(answer: dict[str, Any], name: str) -> tuple[int, int, int]:
    found = now(answer, name)
    return found["q"], found["r"], found["facing"]


# ---- moves ----


@pytest.mark.parametrize(
    ("order", "cost", "end"),
    [
        ("straight", 1, (0, -2, N)),
        ("bank left", 2, (-1, -1, NW)),
        ("bank right", 2, (1, -2, NE)),
        ("turn left", 3, (-1, 0, SW)),
        ("turn right", 3, (1, -1, SE)),
    ],
)
def test_at_52_moves(order: str, cost: int, end: tuple[int, int, int]) -> None:
    """HEX-05, HEX-06, HEX-07, B-48"""
    answer = good(duel(6, -3, S), order)
    assert spot(answer, "red") == end
    flew = answer["events"][0]
    assert (flew["cost"], flew["q"], flew["r"], flew["facing"]) == (cost, *end)


def test_the_planes_of_an_answer_are_planes_of_a_position() -> None:
    answer = good(duel(6, -3, S), "straight", "end")
    again = {**duel(0, 1), "planes": answer["planes"], "to_act": "blue"}
    assert spot(good(again), "red") == (0, -2, N)


def test_b_50_a_move_that_ends_off_the_grid_is_the_last() -> None:
    table = on_hexes(plane("red", 0, -5), plane("blue", 0, 3), plane("green", 3, 0))
    answer = good(table, "straight")
    assert not now(answer, "red")["alive"]
    assert [event.get("cause") for event in answer["events"]][:2] == [None, "off-board"]


def test_hex_03_no_move_ends_in_a_taken_hex() -> None:
    reason, _ = refused(duel(0, -2, S), "straight")
    assert "blue" in reason
    assert spot(good(duel(0, -1, S), "straight"), "red") == (0, -2, N)


# ---- arc and range ----

ARC = {
    1: {(0, -1)},
    2: {(-1, -1), (0, -2), (1, -2)},
    3: {(-2, -1), (-1, -2), (0, -3), (1, -3), (2, -3)},
}


def test_at_53_arc_range_and_sections() -> None:
    """HEX-08, HEX-09"""
    found: dict[int, set[tuple[int, int]]] = {1: set(), 2: set(), 3: set()}
    for q in range(-4, 5):
        for r in range(-4, 5):
            if (q, r) != (0, 0):
                seen = measure(good(duel(q, r, stage="attack")), "red", "blue")
                if seen["why_not"] is None:
                    found[seen["section"]].add((q, r))
                    assert seen["distance"] == seen["section"]
    assert found == ARC


@pytest.mark.parametrize("beside", [(-1, 0), (1, -1)])
def test_the_hexes_beside_the_nose_are_near_but_not_in_the_arc(beside: tuple[int, int]) -> None:
    """HEX-09, B-49"""
    seen = measure(good(duel(*beside, stage="attack")), "red", "blue")
    assert (seen["distance"], seen["in_range"], seen["in_arc"]) == (1, True, False)
    assert seen["why_not"] == "outside the arc (HEX-09)"


def third(q: int, r: int) -> dict[str, Any]:
    """Red may shoot green; blue is somewhere else."""
    table = (plane("red", 0, 0), plane("blue", q, r), plane("green", 0, -1))
    return on_hexes(*table, stage="attack")


def test_shots_are_refused_in_hexes() -> None:
    """HEX-08, HEX-09"""
    assert refused(third(0, -5), "attack blue") == ("blue is 2 hexes out of range", "HEX-08")
    assert refused(third(0, -4), "attack blue") == ("blue is 1 hex out of range", "HEX-08")
    assert refused(third(0, 2), "attack blue") == ("blue is outside the arc", "HEX-09")
    assert measure(rule(third(0, 5)), "red", "blue")["why_not"] == (
        "2 hexes out of range (HEX-08); outside the arc (HEX-09)"
    )


@pytest.mark.parametrize(("r", "kind"), [(-1, "attack-reroll"), (-2, None), (-3, "defence-reroll")])
def test_hex_10_rerolls_at_one_hex_and_at_three(r: int, kind: str | None) -> None:
    table = duel(0, r, N, stage="attack", options={"reroll.attacker": "afterDefence"})
    answer = good(table, "attack blue", dice=(6, 1, 1, 6, 1, 1))
    offered = answer["decision"]["kind"] if answer["decision"] else None
    assert offered == kind or (kind is None and offered not in ("attack-reroll", "defence-reroll"))


def test_b_53_the_guides_are_the_row_ahead() -> None:
    table = duel(0, -3, N, stage="attack", modules=("guides-extra-die",))
    assert good(table, "attack blue", dice=(1, 1, 1, 1, 1, 1, 1))["events"][0]["dice"] == 4
    aside = duel(1, -3, N, stage="attack", modules=("guides-extra-die",))
    assert good(aside, "attack blue", dice=(1, 1, 1, 1, 1, 1))["events"][0]["dice"] == 3


# ---- setting up ----


def unplaced(name: str) -> dict[str, Any]:
    return {"name": name, "seat": name, **STATS}


def test_hex_02_planes_are_placed_along_their_own_edge() -> None:
    table = on_hexes(unplaced("red"), unplaced("blue"), stage="place")
    answer = good(table, "place 0 6 1", "place 0 -6 3")
    assert (spot(answer, "red"), spot(answer, "blue")) == ((0, 6, NE), (0, -6, S))
    assert refused(table, "place 0 -6 3")[1] == "HEX-02"
    assert refused(table, "place 0 5 0")[1] == "HEX-02"
    assert refused(table, "place 0 6 0", "place 0 6 0")[1] == "HEX-02"
    for order in ("place 0.5 6 0", "place 0 6 6", "place 0 6 -1", "place 0 6 0.5"):
        assert refused(table, order) == (
            "place: a hex is Q R FACING in whole numbers, the facing from 0 to 5",
            "B-48",
        )


def test_every_place_that_is_offered_is_taken() -> None:
    table = on_hexes(unplaced("red"), unplaced("blue"), stage="place")
    for order in good(table)["decision"]["options"]:
        assert spot(good(table, order), "red") == tuple(map(int, order.split()[1:]))


def test_b_51_sides_keep_four_hexes_apart() -> None:
    table = on_hexes(plane("red", 6, 3), unplaced("blue"), unplaced("green"), unplaced("black"), stage="place")
    table |= {"to_act": "black", "planes": [*table["planes"]]}
    table["planes"][1:3] = [plane("blue", 0, -6, S), plane("green", -6, 3, NE)]
    reason, clause = refused(table, "place 6 1 5")
    assert ("2 hexes" in reason, clause) == (True, "B-51")
    assert spot(good(table, "place 6 -1 5"), "black") == (6, -1, NW)


# ---- what is no position ----


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"x": 100, "y": 100}, "plane 'red': on hexes a plane has q, r and facing (B-48)"),
        ({"heading": 90}, "plane 'red': on hexes a plane has q, r and facing (B-48)"),
        ({"facing": 6}, "planes[0].facing: 6 is more than 5 (HEX-04)"),
        ({"facing": -1}, "planes[0].facing: -1 is less than 0 (HEX-04)"),
        ({"q": 1.5}, "planes[0].q: 1.5 is not a whole number (B-48)"),
        ({"q": "1"}, "planes[0].q: '1' is not a whole number (B-48)"),
        ({"r": None}, "plane 'red': q and r go together"),
        ({"q": None, "r": None}, "plane 'red': q and r are missing (HEX-02)"),
        ({"q": 7}, "plane 'red': it is in no hex of the grid (B-50)"),
        ({"q": 10**9}, "planes[0].q: 1000000000 is more than 1000000 (B-48)"),
        ({"q": 3, "r": 0}, "planes 'red' and 'blue' are in one hex (HEX-03)"),
    ],
)
def test_a_plane_that_is_in_no_hex(change: dict[str, Any], sentence: str) -> None:
    """HEX-04, B-48"""
    table = duel(3, 0)
    table["planes"][0] |= change
    assert why(table) == sentence


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        ({"kind": "hex", "columns": 2, "rows": 2}, "board.columns: 2 is less than 5 (B-51)"),
        ({"kind": "hex", "rows": 1001}, "board.rows: 1001 is more than 1000 (B-51)"),
        ({"kind": "hex", "rows": 13.5}, "board.rows: 13.5 is not a whole number (B-51)"),
        ({"kind": "hex", "width": 700}, "board: a hex grid has columns and rows, not width and height (B-51)"),
        ({"columns": 13, "rows": 13}, "board: an open board has width and height, not columns and rows (B-20)"),
        ({"kind": "open"}, "plane 'red': q, r and facing belong to a hex board (B-48)"),
    ],
)
def test_a_board_of_no_sense(board: dict[str, Any], sentence: str) -> None:
    assert why(duel(3, 0, board=board)) == sentence


def why(table: dict[str, Any]) -> str:
    with pytest.raises(Refusal) as caught:
        rule_on(json.dumps(table))
    return str(caught.value)


def test_a_facing_on_an_open_board_is_not_passed_over() -> None:
    planes = [{"name": name, "seat": name, "x": x, "y": 300, **STATS} for name, x in (("red", 100), ("blue", 500))]
    table = position(*planes, modules=())
    assert good(table)
    table["planes"][0]["facing"] = 3
    assert why(table) == "plane 'red': q, r and facing belong to a hex board (B-48)"


# ---- records ----


def played(steps: int) -> tuple[Match, Header]:
    """A match of bots on a grid of its own size, as far as so many decisions."""
    seating = usual_seats(["red", "blue", "green"])
    ruleset = Ruleset("first", ("altitude", "split-s"), {"limit.rounds": 20}, 11, 9, hexes=True)
    header = Header(ruleset, seating, 3, ("bot greedy",) * 3)
    match = start_match(header, SeededDice(3))
    for _ in range(steps):
        if not match.is_over:
            seat = match.deciding_seats()[0]
            Bot("greedy", 3).act(match, seat)
    return match, header


@pytest.mark.parametrize("steps", [0, 4, 12, 400])
def test_a_record_on_hexes_leads_back_to_the_same_table_and_the_same_text(steps: int, tmp_path: Path) -> None:
    match, header = played(steps)
    file = tmp_path / "record.txt"
    file.write_text(record_text(match, header, sealed=True), encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    assert "board: hex 11 x 9\n" in text
    record = read_record(text)
    again = play_record(record)
    assert as_tuple(again.table) == as_tuple(match.table)
    assert record_text(again, record.header, sealed=True) == text
    assert (record.header.ruleset.hexes, record.header.ruleset.board) == (True, (11, 9))


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        ("hex 2 x 2", "line 5: a board of 2 hexes is not from 5 to 1000"),
        ("hex 13", "line 5: the board reads '700 x 700' or 'hex 13 x 13', not "),
        ("hex 13.5 x 13", "line 5: a board of 13.5 hexes is not from 5 to 1000"),
    ],
)
def test_a_record_of_no_grid_is_refused_at_its_line(board: str, sentence: str) -> None:
    match, header = played(0)
    text = record_text(match, header).replace("hex 11 x 9", board)
    text = "\n".join(line for line in text.splitlines() if not line.startswith("options"))
    with pytest.raises(Refusal) as caught:
        play_record(read_record(text))
    assert str(caught.value).startswith(sentence)
