"""What pilots see of others, as the page is told it: sides, straights and heights, and no sentence."""

from dataclasses import fields
from typing import Any

import orjson

import skyrmish
from skyrmish.games.squadron_leader.measuring.bearings import height_words
from skyrmish.match.match import Match
from skyrmish.table.faces.all_faces import face_of
from skyrmish.table.messages.table import EventView, Seen


def begun(game: str = "squadron-leader", **wanted: Any) -> Match:
    match = skyrmish.new_match(game, ["Ilse", "Wren"], seed=3, **wanted)
    match.orders([f"{plane}: assign 3 3 4 2" for plane in match.names])
    places = {"Ilse": "Ilse: place 350 40 90", "Wren": "Wren: place 350 660 270"}
    while len(match.names) == 2 and match.table.round == 0:
        match.order(places[match.deciding_seats()[0]])
    return match


def test_a_flight_is_told_as_the_other_sees_it() -> None:
    match = begun(modules=["altitude"])
    mover, other = match.deciding_seats()[0], next(name for name in match.names if name not in match.deciding_seats())
    match.orders([f"{mover}: {order}" for order in ("climb", "bank left", "end")])
    (flown,) = [view for view in face_of(match).event_views(match.events, 1) if view["kind"] == "flew"]
    assert flown["seen"] == {other: Seen("ahead", 6, 1)}
    assert flown["text"] == ""
    assert list(flown) == [field.name for field in fields(EventView)]


def test_a_page_that_was_there_and_one_that_comes_late_are_told_the_same() -> None:
    match = begun(modules=["altitude"])
    face, heard, told = face_of(match), 0, []
    for _ in range(4):
        told += face.event_views(match.events[heard:], heard + 1)
        heard = len(match.events)
        match.orders(["bank left", "end"])
    late = face.event_views(match.events, 1)
    told += face.event_views(match.events[heard:], heard + 1)
    assert orjson.dumps(late) == orjson.dumps(told)
    assert len([view for view in told if view["kind"] == "flew" and view["seen"]]) == 4


def test_nobody_is_higher_where_speed_is_stored() -> None:
    match = skyrmish.new_match("space-pirates", ["Ilse", "Wren"], seed=3)
    assert face_of(match).about()["stores"]
    assert height_words(match.rules, 1) is None
    assert height_words(begun(modules=["altitude"]).rules, 1) == "one higher"


def test_a_seat_with_several_planes_is_in_none_of_their_cockpits() -> None:
    match = begun(planes=2)
    while match.table.round == 0:
        match.order(str(match.legal_orders()[0]))
    assert [view["seen"] for view in face_of(match).event_views(match.events, 1)] == [{}] * len(match.events)


def test_a_page_that_was_there_and_one_that_comes_late_see_a_shot_the_same_way() -> None:
    """Whoever was there goes on from the shot before; a plane may have been knocked out since."""
    match = skyrmish.new_match(seed=2, options={"hit.from": 8})
    face, shots = face_of(match), 0
    players = dict(zip(match.names, (skyrmish.bot("wingman", 0), skyrmish.bot("random", 1)), strict=True))
    while not match.is_over:
        seat, heard = match.deciding_seats()[0], len(match.events)
        players[seat].act(match, seat)
        face.changed()
        if any(event.kind == "attack" for event in match.events[heard:]):
            late, shots = face_of(match), shots + 1
            late.changed()
            there, after = face.view(0, [], None), late.view(0, [], None)
            assert orjson.dumps(there.tray) == orjson.dumps(after.tray)
    assert shots > 2
