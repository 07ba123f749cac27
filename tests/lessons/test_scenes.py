"""An example to play beside each rule: where no lesson shows one, it is a scene, in the rules that it stands in."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from skyrmish.bots.kinds import make_bot
from skyrmish.games.all_games import BY_NAME
from skyrmish.games.squadron_leader.rulesets.mission import mission_named, mission_names
from skyrmish.games.squadron_leader.rulesets.ruleset import EDITIONS, Ruleset, edition_data
from skyrmish.lessons.lesson import lessons
from skyrmish.lessons.scene import BEGINNING, scenes
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.match.records.record import play_record, read_record
from skyrmish.table.lobby.match_setup import ruleset_of, seating_of
from skyrmish.table.lobby.reading import rules_of
from skyrmish.table.lobby.teaching import scene_match
from skyrmish.table.messages.lobby import NewMatch, NewSeat, Staged
from skyrmish.words.refusal import Refusal

SHOWN = {clause for lesson in lessons().values() for clause in lesson.shows}


def two(**match: Any) -> NewMatch:
    return NewMatch(seats=[NewSeat(name="Ann", kind="person"), NewSeat(name="Ben", kind="link")], **match)


def with_needs(edition: str, module: str) -> list[str]:
    needs = edition_data(edition)["modules"][module].get("needs", [])
    return [*(need for each in needs for need in with_needs(edition, each)), module]


def skies() -> Iterator[NewMatch]:
    """Every edition, with each of its modules, on both boards; and every mission."""
    for edition in EDITIONS:
        game = Ruleset(edition).game
        for board in ("open", "hex"):
            for module in (None, *edition_data(edition)["modules"]):
                modules = list(dict.fromkeys(with_needs(edition, module))) if module else []
                yield two(game=game, edition=edition, modules=modules, board=board)
            for name in mission_names() if "bombers-and-balloons" in edition_data(edition)["modules"] else ():
                sides = [NewSeat(name=side.title, kind="person") for side in mission_named(name).sides]
                yield replace(two(game=game, edition=edition, mission=name, board=board), seats=sides)


def all_rules() -> list[NewMatch]:
    return [*skies(), *(two(game=game) for game in BY_NAME if not BY_NAME[game].has_pieces)]


def begun(new: NewMatch) -> Match:
    return Match(ruleset_of(new), seating_of(new), SeededDice(1))


def staged(new: NewMatch, scene: str) -> tuple[NewMatch, Match]:
    made, record = scene_match(Staged(scene=scene, match=new))
    return made, play_record(read_record(record)) if record else begun(made)


@pytest.fixture(scope="module")
def sheets() -> list[tuple[NewMatch, list[Any]]]:
    return [(new, rules_of(new)) for new in all_rules()]


def test_no_rule_of_any_ruleset_lacks_an_example_to_play(sheets: list[tuple[NewMatch, list[Any]]]) -> None:
    asked = set()
    for new, sheet in sheets:
        for section in sheet:
            assert section.scene in scenes()
            if any(not SHOWN.intersection(line.clauses) for line in section.lines):
                asked.add((section.scene, new.game, new.edition, new.board, new.mission, tuple(new.modules)))
                made, match = staged(new, section.scene)
                assert match.deciding_seats(), (new, section.title)
                assert (made.edition, made.board) == (new.edition, new.board)
    assert {scene for scene, *_ in asked} == set(scenes())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("board", ["open", "hex"])
def test_in_a_scene_one_can_do_what_its_rules_are_about(edition: str, board: str) -> None:
    new = two(game=Ruleset(edition).game, edition=edition, board=board)
    for scene in ("shot", "last-hit"):
        made, match = staged(new, scene)
        assert [seat.kind for seat in made.seats] == ["person", "bot"]
        match.dice = SeededDice(1)
        match.orders(["attack Ilse"], "Wren")
    _, match = staged(new, "move")
    assert match.asked.name == "move"
    assert match.deciding_seats() == ["Wren"]


def test_the_last_hit_ends_the_game() -> None:
    new = two(edition="first", modules=["altitude", "ace-pilots"])
    found = set()
    for seed in range(20):
        _, match = staged(new, "last-hit")
        match.dice = SeededDice(seed)
        bots = {seat: make_bot("squadron-leader", "rookie", seed) for seat in ("Wren", "Ilse")}
        for _ in range(6):
            if match.is_over:
                break
            seat = match.deciding_seats()[0]
            match.orders(bots[seat].orders(match, seat), seat)
        found |= {event.as_json()["kind"] for event in match.events}
    assert {"attack", "destroyed", "won"} <= found


def test_a_mission_is_played_where_its_own_rules_are_read_and_laid_aside_for_others() -> None:
    new = two(edition="first", mission="fortress")
    by_title = {section.title: section.scene for section in rules_of(new)}
    assert by_title["Ending"] == by_title["Mission: Flying Fortresses"] == BEGINNING
    assert by_title["Knock-outs"] == "last-hit"
    made, _ = staged(new, "bomber")
    assert made.mission == ""
    assert made.modules == ["bombers-and-balloons"]
    assert staged(new, BEGINNING)[0].mission == "fortress"


def test_two_against_two_are_four_at_the_dice() -> None:
    made, match = staged(two(game="dogfight"), "two-against-two")
    assert [seat.team for seat in made.seats] == ["A", "B", "A", "B"]
    assert [seat.level for seat in made.seats] == ["", "greedy", "greedy", "greedy"]
    assert match.game.choices(match.ruleset).game == "dogfight"


def test_a_scene_that_is_none_is_refused_with_those_that_are() -> None:
    with pytest.raises(Refusal, match="there is no scene 'loop'; there are beginning, move"):
        scene_match(Staged(scene="loop", match=two()))
