"""The log as pilots are told it: you are you, and others are where you see them."""

from typing import Any

import pytest

import skyrmish
from skyrmish.games.squadron_leader.measuring.bearings import height_words
from skyrmish.match.match import Match
from skyrmish.table.faces.all_faces import face_of


def told(match: Match) -> list[dict[str, Any]]:
    """What every event tells, by pilot; "text" is what the record says."""
    face = face_of(match)
    face.changed()
    return [{"text": view.text, **view.told} for view in face.event_views(match.events, 1)]


def begun(game: str = "squadron-leader", **wanted: Any) -> Match:
    match = skyrmish.new_match(game, ["Ilse", "Wren"], seed=3, **wanted)
    match.orders(["Ilse: assign 3 3 4 2", "Wren: assign 3 3 4 2"])
    return match


def lines_of(match: Match, kind: str) -> list[dict[str, Any]]:
    return [line for line, event in zip(told(match), match.events, strict=True) if event.kind == kind]


def test_a_flight_is_told_as_the_other_sees_it() -> None:
    match = begun(modules=["altitude"])
    places = {"Ilse": "Ilse: place 350 40 90", "Wren": "Wren: place 350 660 270"}
    while match.deciding_seats() and match.table.round == 0:
        match.order(places[match.deciding_seats()[0]])
    mover = match.deciding_seats()[0]
    other = next(name for name in match.names if name != mover)
    match.orders([f"{mover}: {order}" for order in ("climb", "bank left", "end")])
    [line] = lines_of(match, "flew")
    assert line[mover] == "You bank left."
    assert line[other] == f"{mover} banks left ahead of you, far away, one higher."
    assert line[""] == f"{mover} banks left."
    assert "heading" in line["text"]


@pytest.mark.parametrize("name", ["Ilse", "Wren"])
def test_whoever_is_meant_is_you_with_the_right_verb(name: str) -> None:
    [shown] = [line for line in lines_of(begun(), "revealed") if line["text"].startswith(name)]
    assert shown[name].startswith("You show ")


def test_nobody_is_higher_where_speed_is_stored() -> None:
    match = begun("space-pirates")
    assert face_of(match).about()["stores"]
    assert height_words(match.rules, 1) is None
    assert height_words(begun(modules=["altitude"]).rules, 1) == "one higher"


def test_a_seat_with_several_planes_is_in_none_of_their_cockpits() -> None:
    match = skyrmish.new_match("squadron-leader", ["Ilse", "Wren"], seed=3, planes=2)
    match.orders([f"{plane}: assign 3 3 4 2" for plane in match.names])
    while match.table.round == 0:
        match.order(str(match.legal_orders()[0]))
    assert [set(line) for line in lines_of(match, "revealed")] == [{"text"}] * 4
    assert [set(line) for line in lines_of(match, "placed")] == [{"text", ""}] * 4
