"""Hints in words: whoever is asked is told what to do, and reads no notation."""

from pathlib import Path
from typing import Any

import pytest
from draws import drawn_with

import skyrmish
from skyrmish.match.records.record import play_record, read_record
from skyrmish.table.faces.all_faces import face_of
from skyrmish.words.language import spoken_in

GAMES: list[dict[str, Any]] = [
    {"game": "squadron-leader", "modules": ["altitude", "split-s", "immelmann", "ace-pilots", "barrel-roll"]},
    {"game": "squadron-leader", "edition": "current", "modules": ["dive-bomb"]},
    {"game": "squadron-leader", "hexes": True},
    {"game": "squadron-leader", "mission": "bombers-escape", "modules": ["bombers-and-balloons"]},
    {"game": "space-pirates"},
    {"game": "dogfight", "seats": ["Ann", "Ben", "Cleo"]},
    {"game": "bombing-raid"},
]
MOST = 200  # decisions
GOLDEN = Path(__file__).resolve().parents[1] / "golden"


@pytest.mark.parametrize("wanted", GAMES, ids=lambda wanted: "-".join(map(str, wanted.values()))[:40])
def test_every_order_of_a_match_can_be_advised_in_words(wanted: dict[str, Any]) -> None:
    draws, match = drawn_with(3), skyrmish.new_match(seed=3, **wanted)
    face = face_of(match)
    with spoken_in("de"):  # in which no word is a word of the notation
        while not match.is_over and match.table.decisions < MOST:
            face.changed()
            seat = match.deciding_seats()[0]
            order = draws.choice(match.legal_orders(seat))
            assert face.advised(face.asks()[seat], [str(order)]) != order.words()
            match.order(str(order), seat)


def test_a_place_is_told_by_its_edge_and_square() -> None:
    match = skyrmish.new_match("squadron-leader", seed=3, seats=["Ann", "Ben"])
    for seat in ("Ann", "Ben"):
        match.order(str(match.legal_orders(seat)[0]), seat)
    seat = match.deciding_seats()[0]
    ask = face_of(match).asks()[seat]
    assert face_of(match).advised(ask, [f"{seat}: place 39 420 0"]) == "West edge, A5, facing east"
    assert face_of(match).advised(ask, [f"{seat}: place 350 20 100"]) == "South edge, D1, facing 100°"


def test_a_die_of_somebody_else_is_named_by_whose_it_is() -> None:
    match = skyrmish.new_match("dogfight", seed=3, seats=["Ann", "Ben"])
    while match.asked.name != "position-window":
        seat = match.deciding_seats()[0]
        match.order(str(match.legal_orders(seat)[0]), seat)
    seat = match.deciding_seats()[0]
    other = "Ben" if seat == "Ann" else "Ann"
    face = face_of(match)
    said = [face.advised(face.asks()[seat], [f"{seat}: use any {whose} 1"]) for whose in (seat, other)]
    assert said[0].startswith("use Any on your own die 1, which shows ")
    assert said[1].startswith(f"use Any on {other}’s die 1, which shows ")


@pytest.mark.parametrize(
    ("flown", "spent"), [("straight", 0), ("straight, straight, bank right, bank right, straight", 4)]
)
def test_a_hint_says_how_much_of_what_was_stored_it_spends(flown: str, spent: int) -> None:
    """SP-ALT-03  Blue has Speed for three straights, and has stored four."""
    text = (GOLDEN / "space-pirates.txt").read_text(encoding="utf-8")
    match = play_record(read_record(text[: text.index("blue: straight, straight, bank right, bank right")]))
    face = face_of(match)
    face.changed()
    told = face.advised(face.asks()["blue"], [f"blue: {order}" for order in [*flown.split(", "), "end"]])
    assert told.endswith(f"; that spends {spent} of what you have stored") == (spent > 0)
