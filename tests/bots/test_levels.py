"""The levels: the same seed gives the same orders, nothing secret matters, and nobody leaves the board for nothing."""

import re
from random import Random

import pytest

from skyrmish.bots.kinds import kinds_of
from skyrmish.bots.ladder.knowledge import learn
from skyrmish.bots.ladder.levels import BOTS
from skyrmish.bots.ladder.players import choose_plan
from skyrmish.bots.notes import with_notes
from skyrmish.bots.orders import Bot
from skyrmish.bots.worth.plan_tree import ALL, is_flyable, nth_plan
from skyrmish.engine.dice import open_stream
from skyrmish.engine.records import as_tuple
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.words.refusal import Refusal

LADDER = [level.name for level in kinds_of("squadron-leader").ladder]
RULESET = Ruleset(modules=("altitude", "split-s"), options={"limit.rounds": 6})


def played(kind: str, seed: int) -> Match:
    match = Match(RULESET, usual_seats(("red", "blue")), SeededDice(seed))
    bot = Bot(kind, seed)
    while not match.is_over:
        bot.act(match, match.deciding_seats()[0])
    return match


@pytest.mark.parametrize("kind", LADDER)
def test_the_same_seed_gives_the_same_game(kind: str) -> None:
    first, second = played(kind, 4), played(kind, 4)
    assert first.entries == second.entries
    assert first.entries != played(kind, 5).entries


@pytest.mark.parametrize("kind", LADDER)
def test_a_choice_of_stats_does_not_depend_on_hidden_ones(kind: str) -> None:
    told = []
    for stats in ("4 3 3 2", "2 3 3 4"):
        match = Match(RULESET, usual_seats(("red", "blue")), SeededDice(1))
        match.order(f"red: assign {stats}")
        told.append((Bot(kind, 3).hint(match, "blue"), Bot(kind, 3).win_chance(match)))
    assert told[0] == told[1]


@pytest.mark.parametrize("kind", LADDER)
def test_nobody_leaves_the_board_while_a_safe_plan_exists(kind: str) -> None:
    rules = make_rules(RULESET)
    known, random = learn(rules, []), Random(7)
    for number in range(40):
        match = Match(RULESET, usual_seats(("red", "blue")), SeededDice(number))
        for name in match.names:
            match.order(f"{name}: assign {random.choice(('3 2 4 3', '4 3 2 3', '2 3 3 4'))}")
        while match.table.round == 0:
            Bot("random", number).act(match, match.deciding_seats()[0])
        table = with_notes(match.table)
        for plane in table.planes[:2]:
            plane.x, plane.y = random.uniform(20, 90), random.uniform(20, 680)
            plane.eighths, plane.altitude = random.randrange(8), random.randrange(3)
        i = table.plane
        _, safe = nth_plan(rules, table, i, True, ALL)
        open_stream(table.choices, number, 2, 0)
        plan = choose_plan(rules, known, table, i, BOTS.index(kind))
        assert safe == 0 or is_flyable(rules, table, i, plan, True)


def test_it_says_why_with_numbers_and_changes_nothing() -> None:
    match = played_to_round_two()
    before = as_tuple(match.table)
    hint = Bot("ace", 1).hint(match, match.deciding_seats()[0])
    assert "you expect to deal" in hint.why
    assert "damage this round and to take" in hint.why
    assert re.search(r"; your chance to win is \d+ %\.$", hint.why)
    assert hint.orders[-1].endswith("end")
    assert as_tuple(match.table) == before


def test_chances_are_between_none_and_all_and_sure_at_the_end() -> None:
    chances = Bot("ace", 1).win_chance(played_to_round_two())
    assert all(0.0 <= chance <= 1.0 for chance in chances.values())
    assert sum(chances.values()) <= 1.0 + 1e-9
    over = played("wingman", 2)
    assert sorted(Bot("ace", 1).win_chance(over).values()) in ([0.0, 1.0], [0.0, 0.0])


def played_to_round_two() -> Match:
    match = Match(RULESET, usual_seats(("red", "blue")), SeededDice(4))
    while match.table.round < 2:
        Bot("wingman", 4).act(match, match.deciding_seats()[0])
    return match


@pytest.mark.parametrize(
    ("limits", "sentence"),
    [
        ({"nodes": 0}, "nodes: 0 is not from 1"),
        ({"seconds": 0.0}, "seconds: 0 is not above 0"),
        ({"seconds": -1.0}, "seconds: -1 is not above 0"),
    ],
)
def test_limits_that_make_no_sense_are_refused(limits: dict[str, float], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        Bot("ace", 1, **limits)  # type: ignore[arg-type]
