"""Missions of one's own: one more file, and what is wrong with it told in one sentence."""

from pathlib import Path

import pytest
from rules.mission_play import HERE, SEATS, begun

from skyrmish.bots.orders import Bot
from skyrmish.games.seating import Seat
from skyrmish.games.squadron_leader.rulesets.mission import mission_named, mission_names
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import check_pieces, mission_seats, seated, usual_seats
from skyrmish.lab.simulation import Simulation, simulate
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import play_record, read_record, record_text
from skyrmish.words.refusal import Refusal

# ---- another mission is one more file ----


@pytest.fixture
def third(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("SKYRMISH_MISSIONS", str(HERE))
    return "race"


def test_another_mission_is_one_file_in_a_folder_of_one_s_own(third: str) -> None:
    assert third in mission_names()
    rules, table = begun(third)
    assert (rules.goal_edge[:2], table.count) == ([8, 8], 4)


def test_it_is_played_to_the_end_by_bots_and_its_record_replays(third: str) -> None:
    seating = mission_seats(mission_named(third), SEATS)
    header = Header(Ruleset("current", mission=third, options={"limit.rounds": 30}), seating, 3, ("bot greedy",) * 2)
    match = Match(header.ruleset, seating, SeededDice(3))
    bots = {name: Bot("greedy", 3) for name in SEATS}
    while not match.is_over:
        seat = match.deciding_seats()[0]
        bots[seat].act(match, seat)
    assert match.winner in SEATS
    assert any(event.kind == "arrived" for event in match.events)
    text = record_text(match, header)
    assert 'mission: {"name": "race", ' in text
    assert play_record(read_record(text)).winner == match.winner


def test_it_is_simulated_like_any_other(third: str) -> None:
    seating = mission_seats(mission_named(third), SEATS)
    outcome = simulate(
        Simulation(Ruleset("current", mission=third), seating, ("greedy", "random"), 20), mode="plain", cores=1
    )
    assert outcome.games == 20
    assert outcome.wins[0] > outcome.wins[1]


# ---- what is wrong is told in one sentence ----


def test_an_unknown_mission_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(
        Refusal, match="mission 'nowhere' is unknown; the missions are balloon-line, bombers-escape, convoy"
    ):
        Ruleset("second", mission="nowhere").settled()


@pytest.mark.parametrize("name", ["../../secret", "", "a" * 200, "errant balloons"])
def test_a_name_that_leads_elsewhere_is_no_mission(name: str) -> None:
    with pytest.raises(Refusal, match="is unknown"):
        mission_named(name)


GOOD = """
[[sides]]
name = "raiders"
bombers = 1
wins = { reach = "north" }
[[sides]]
name = "hunters"
planes = 2
wins = { destroy = ["bombers"] }
"""


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("bombers = 1", "bombers = 0", "side 'raiders' has no pieces that fly"),
        ("bombers = 1", "planes = 1", "side 'raiders' is to reach an edge, and has no bomber"),
        ("bombers = 1", "bombers = 1.5", "side 'raiders': bombers must be a whole number from 0 to 8, not 1.5"),
        (
            'destroy = ["bombers"]',
            'destroy = ["balloons"]',
            "side 'hunters' is to destroy balloons, and nobody else has",
        ),
        ('destroy = ["bombers"]', 'destroy = ["ships"]', "nothing called 'ships' to destroy"),
        ('reach = "north"', 'reach = "up"', "'up' is no edge; the edges are south, north, west, east"),
        ('wins = { reach = "north" }', "", "side 'raiders' has nothing to win by"),
        ('name = "hunters"', "", "side 2 needs a name"),
        ("planes = 2", "planes = 2\ncolour = 3", "side 'hunters' has no 'colour'"),
        ("planes = 2", "planes = 2\nreturns = { after = 0 }", "planes return after 1 round or more"),
        ("bombers = 1", "bombers = 1\nstats = { bomber = { attack = 2 } }", "defense of its bomber is missing"),
        (
            "bombers = 1",
            "bombers = 1\nstats = { bomber = { attack = 2, defense = 4, speed = 3, health = 4 } }",
            "side 'raiders': the Speed of a bomber is 2, not 3",
        ),
        ("[[sides]]", "balloons_inside = 1\n[[sides]]", "balloons_inside must be true or false, not 1"),
        ("[[sides]]", "[[sides", "the file cannot be read"),
    ],
)
def test_what_is_wrong_with_a_file_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, told: str
) -> None:
    monkeypatch.setenv("SKYRMISH_MISSIONS", str(tmp_path))
    (tmp_path / "mine.toml").write_text('modules = ["bombers-and-balloons"]\n' + GOOD, encoding="utf-8")
    assert make_rules(Ruleset("second", mission="mine")).mission
    (tmp_path / "mine.toml").unlink()
    (tmp_path / "broken.toml").write_text(
        'modules = ["bombers-and-balloons"]\n' + GOOD.replace(old, new, 1), encoding="utf-8"
    )
    with pytest.raises(Refusal) as refused:
        make_rules(Ruleset("second", mission="broken"))
    assert told in str(refused.value)
    assert refused.value.reason.startswith("mission broken: ")


def test_missing_pieces_are_told() -> None:
    seats = seated([Seat("red", "", ("red",)), Seat("blue", "", ("b1", "b2"), (), ("x", "y", "z"))])
    with pytest.raises(Refusal, match="mission errant-balloons: the attackers have 2 planes, not 1"):
        check_pieces(Ruleset("second", mission="errant-balloons"), seats)
    with pytest.raises(Refusal, match="bombers and balloons need the module bombers-and-balloons"):
        check_pieces(Ruleset("second"), usual_seats(SEATS, 1, (), 1))
    with pytest.raises(
        Refusal, match="mission errant-balloons has 2 sides, attackers and defenders, not 3; several seats"
    ):
        mission_seats(mission_named("errant-balloons"), ("a", "b", "c"))


def test_an_edition_without_bombers_has_no_such_missions() -> None:
    with pytest.raises(Refusal, match="which the edition space-pirates has not"):
        Ruleset("space-pirates", mission="errant-balloons").settled()


def test_a_record_may_name_its_mission_or_have_it_written_out() -> None:
    ruleset = Ruleset("second", mission="errant-balloons")
    seating = mission_seats(mission_named("errant-balloons"), SEATS)
    text = record_text(Match(ruleset, seating, SeededDice(1)), Header(ruleset, seating, 1, ("person", "person")))
    head = next(line for line in text.split("\n") if line.startswith("mission: "))
    assert mission_named(head.removeprefix("mission: ")) == mission_named("errant-balloons")
    for told in (text, text.replace(head, "mission: errant-balloons")):
        assert str(play_record(read_record(told)).rules) == str(make_rules(ruleset))


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("{", "mission: it cannot be read as JSON"),
        ("{}", "mission: its name is missing"),
        ('{"name": "a/b"}', "mission: its name is missing"),
        ('{"name": "race", "size": 1}', "mission race: the mission has no 'size'"),
        ('{"name": "' + "x" * 10_000 + '"}', "mission: it has more than 10000 characters"),
    ],
)
def test_a_mission_that_is_written_out_wrongly_is_refused(written: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        mission_named(written)
    assert refused.value.reason.startswith(reason)
