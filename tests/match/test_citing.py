"""Events and refusals cite the clauses of the rulebook that is played, wherever it has one of its own."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from match.positions import good, measure, plane, position, refused

from skyrmish.games.squadron_leader.rulesets.citing import citations
from skyrmish.games.squadron_leader.rulesets.ruleset import EDITIONS
from skyrmish.words.refusal import Refusal

ROOT = Path(__file__).resolve().parents[2]


def known_clauses() -> set[str]:
    data = tomllib.loads((ROOT / "src" / "skyrmish" / "games" / "clauses.toml").read_text(encoding="utf-8"))
    return {clause for chapter in data["chapter"] for clause in chapter["clauses"]}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("hexes", [False, True], ids=["open", "hexes"])
def test_every_clause_that_is_cited_is_a_known_one(edition: str, hexes: bool) -> None:
    found = citations(edition, hexes)
    assert {*found, *found.values()} <= known_clauses()
    assert all(found.get(later, later) == later for later in found.values()), "what is cited is cited itself"


def at_the_edge(edition: str, **fields: Any) -> dict[str, Any]:
    game = "space-pirates" if edition == "space-pirates" else "squadron-leader"
    named = {} if edition == "space-pirates" else {"edition": edition}
    return position(plane("red", 640, 350), plane("blue", 100, 100), modules=(), game=game, **named, **fields)


@pytest.mark.parametrize(
    ("edition", "lost", "costs", "reach"),
    [
        ("first", "SL1-MOVE-06", "SL1-MOVE-03", "SL1-ATK-02"),
        ("first-d6", "SL1-MOVE-06", "SL1-MOVE-03", "SL1-ATK-02"),
        ("second", "SL2-MAN-04", "SL2-MAN-02", "SL2-ATK-02"),
        ("current", "SL2-MAN-04", "SL2-MAN-02", "SL2-ATK-02"),
        ("space-pirates", "SP-MOVE-05", "SP-MOVE-03", "SP-ATK-01"),
    ],
)
def test_each_edition_cites_its_own(edition: str, lost: str, costs: str, reach: str) -> None:
    answer = good(at_the_edge(edition), "straight")
    assert next(event["clause"] for event in answer["events"] if event["kind"] == "destroyed") == lost
    assert refused(at_the_edge(edition), "turn left", "turn left")[1] == costs
    seen = measure(good(at_the_edge(edition, stage="move")), "red", "blue")["why_not"]
    assert f"({reach})" in seen


def test_hexes_cite_theirs_in_any_edition() -> None:
    table = json.loads((ROOT / "examples" / "hex.json").read_text(encoding="utf-8"))
    for edition in ("first", "second", "current"):
        events = good({**table, "edition": edition, "modules": []}, "straight", "bank right")["events"]
        assert [event["clause"] for event in events if event["kind"] == "flew"] == ["HEX-05", "HEX-06"]


@pytest.mark.parametrize(("edition", "clause"), [("second", "C-1"), ("current", "C-2")])
def test_the_advanced_page_is_cited_for_what_it_brings(edition: str, clause: str) -> None:
    planes = plane("red", 300, 300, altitude=4), plane("blue", 600, 600)
    modules = ("split-s", "push-the-envelope")
    table = position(*planes, modules=modules, edition=edition)
    events = good(table, "split-s straight", "push", dice=(3,))["events"]
    assert {event["clause"] for event in events} == {clause}


def test_a_bad_position_is_refused_by_its_own_edition() -> None:
    with pytest.raises(Refusal, match=r"SL2-MAN-04"):
        good(position(plane("red", 1, 1), plane("blue", 300, 300), modules=(), edition="second"))


def test_a_stage_in_which_nobody_can_shoot_is_told() -> None:
    """SL1-ATK-01  Before the next round; not where somebody had a shot."""
    far = position(plane("red", 100, 100), plane("blue", 600, 600, moved=True), modules=())
    kinds = [event["kind"] for event in good(far, "straight", "end")["events"]]
    assert kinds.index("nobody-shot") < kinds.index("round")
    near = position(plane("red", 100, 350), plane("blue", 300, 350, moved=True), modules=())
    assert "nobody-shot" not in [event["kind"] for event in good(near, "straight", "end")["events"]]
