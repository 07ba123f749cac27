"""What the page says of events is what the table says of them, and pilots are told what they see."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import orjson
import pytest
from table.page_sources import WEB

import skyrmish
from skyrmish.games.events import Event, Facts
from skyrmish.games.squadron_leader import events as planes
from skyrmish.match import agreements
from skyrmish.match.match import Match
from skyrmish.match.records.record import play_record, read_record
from skyrmish.table.faces.all_faces import face_of
from skyrmish.table.rulesets import key_of
from skyrmish.table.views.cockpit import SEEN, pilots

HERE = Path(__file__).resolve().parent
GOLDEN = HERE.parent / "golden"
# Kinds and forms that no golden game has.
SELDOM: list[Facts] = [
    agreements.Resigned(side="Ilse", winner="Wren"),
    agreements.Resigned(side="Ilse"),
    agreements.Claimed(side="Wren", winner="Ilse"),
    agreements.Claimed(side="Wren"),
    agreements.DrawAgreed(),
    agreements.TakenBack(orders=1),
    agreements.TakenBack(orders=3),
    planes.Attack(target="Wren", dice=3, aces=2, for_=["attack", "ace", "ace"], cover=True, fewer=0),
    planes.Attack(target="Wren", dice=1, aces=1, for_=["ace"], cover=True, fewer=1),
    planes.AttackRoll(dice=[], hits=0, criticals=0),
    planes.DefenceRoll(dice=[], dodges=0),
    planes.Declined(what="dive-bomb"),
    planes.DiveBombRoll(die=2, hit=False, target="Wren"),
    planes.DiveBombRoll(die=8, hit=True, target="Wren"),
    planes.Draw(),
    planes.Gained(speed_left=3, amount=2),
    planes.Gained(altitude=3, amount=1),
    planes.Hazard(cause="bomb", dice=[6, 2], hits=1),
    planes.Held(),
    planes.HeldFire(),
    planes.Lowered(stat="speed", lost=1, left=2),
    planes.Lowered(stat="defense", lost=0, left=1),
    planes.Repair(die=1),
    planes.Repair(die=8, stat="attack", left=3),
    planes.Returned(health=2),
    planes.Stored(levels=2, altitude=3),
    *(
        planes.Destroyed(cause=cause)
        for cause in ("shot", "stall", "dive-bomb", "push", "balloon", "bomb", "off-board")
    ),
]


@dataclass
class Told:
    """One event: as the record has it, and as each pilot is told it; "" looks on."""

    event: Event
    recorded: str
    to: dict[str, str]


def told(matches: list[Match]) -> list[list[Told]]:
    """What the page makes of all that happened in these matches."""
    node = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert node, "the page was built without node?"
    heard = b"[%b]" % b",".join(heard_by_the_page(match) for match in matches)
    script = [node, "--input-type=module", "-e", (HERE / "telling.mjs").read_text(encoding="utf-8")]
    said = json.loads(subprocess.run(script, cwd=WEB, input=heard, stdout=subprocess.PIPE, check=True).stdout)
    return [lines_of(match, lines) for match, lines in zip(matches, said, strict=True)]


def heard_by_the_page(match: Match) -> bytes:
    face, key = face_of(match), key_of(match.ruleset)
    welcome = {**face.about(), "board": face.board(key), "pieces": face.pieces(key)}
    events = face.event_views(match.events, 1)
    return orjson.dumps({"welcome": welcome, "pilots": ["", *pilots(match)], "events": events})


def lines_of(match: Match, said: list[list[str]]) -> list[Told]:
    names = ["", *pilots(match)]
    return [
        Told(event, recorded, dict(zip(names, told, strict=True)))
        for event, (recorded, *told) in zip(match.events, said, strict=True)
    ]


def begun(game: str = "squadron-leader", **wanted: Any) -> Match:
    match = skyrmish.new_match(game, ["Ilse", "Wren"], seed=3, **wanted)
    match.orders([f"{plane}: assign 3 3 4 2" for plane in match.names])
    return match


def flown() -> Match:
    """Ilse and Wren stand nose to nose, and one of them has climbed and banked."""
    match = begun(modules=["altitude"])
    places = {"Ilse": "Ilse: place 350 40 90", "Wren": "Wren: place 350 660 270"}
    while match.table.round == 0:
        match.order(places[match.deciding_seats()[0]])
    mover = match.deciding_seats()[0]
    match.orders([f"{mover}: {order}" for order in ("climb", "bank left", "end")])
    return match


def with_seldom_events() -> Match:
    match = begun()
    match.events += [Event(facts, "C-1", who, match.called) for facts in SELDOM for who in ("Ilse", "Wren")]
    return match


@cache
def all_told() -> list[list[Told]]:
    """Of a flight, of what is seldom told, and of all golden games."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(GOLDEN.glob("*.txt"))]
    return told([flown(), with_seldom_events(), *(play_record(read_record(text)) for text in texts)])


def test_the_page_says_of_every_event_what_the_record_says() -> None:
    for line in (line for match in all_told() for line in match):
        assert line.recorded == line.event.text


def test_every_kind_of_event_is_among_them() -> None:
    kinds = {line.event.kind for match in all_told() for line in match}
    assert kinds == {each.KIND for each in (*planes.EVENTS, *agreements.EVENTS)}


def test_whoever_is_meant_is_you_with_the_right_verb() -> None:
    """As at the terminal: "you show", "Ilse attacks you"."""
    lines = [line for match in all_told() for line in match if line.event.kind not in SEEN]
    for line in lines:
        assert line.to == {name: line.event.spoken_to(name) if name else line.event.text for name in line.to}
    assert any(sentence.startswith("You show ") for line in lines for sentence in line.to.values())


def test_a_flight_is_told_as_the_other_sees_it() -> None:
    (line,) = [line for line in all_told()[0] if line.event.kind == "flew"]
    mover = line.event.who
    other = "Wren" if mover == "Ilse" else "Ilse"
    assert line.to == {
        "": f"{mover} banks left.",
        mover: "You bank left.",
        other: f"{mover} banks left ahead of you, far away, one higher.",
    }
    assert "heading" in line.recorded


def test_pilots_are_told_no_coordinates() -> None:
    seen = [line for match in all_told() for line in match if line.event.kind in SEEN]
    sentences = {sentence for line in seen for sentence in line.to.values()}
    assert len(sentences) > 100
    assert not [sentence for sentence in sentences if "(" in sentence or "{" in sentence or "not-there" in sentence]


@pytest.mark.parametrize("words", ["one hex away", "close by", "two lower", "a barrel roll to the", "a Split S"])
def test_golden_games_are_seen_from_cockpits(words: str) -> None:
    assert any(words in sentence for match in all_told() for line in match for sentence in line.to.values())
