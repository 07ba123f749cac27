"""WebAssembly plays, thinks and counts as the other speeds do, bit for bit: by the page's own loader, in node."""

from dataclasses import replace
from typing import Any

import pytest
from golden.golden_games import GAMES, Golden, header_of
from speeds.node_modules import Node

from skyrmish.bots.kinds import make_bot
from skyrmish.bots.ladder.knowledge import learn
from skyrmish.bots.ladder.levels import BOTS
from skyrmish.bots.notes import NotedTable, with_notes
from skyrmish.bots.search.thinker import warm_up
from skyrmish.engine import speeds
from skyrmish.engine.records import as_tuple, copied
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset
from skyrmish.games.squadron_dice.seating import seated
from skyrmish.games.squadron_leader.lean_games import sky_of
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import laid_out, usual_seats
from skyrmish.lab.balance import experiment
from skyrmish.lab.balance.allocations import Allotments
from skyrmish.lab.balance.tally import PairTally
from skyrmish.lab.browser.jobs import Job
from skyrmish.lab.games_of_planes import play_games
from skyrmish.lab.many_games import Part
from skyrmish.lab.simulation import Simulation, job_of, ways_of
from skyrmish.lab.tally import Tally
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match

DUEL = usual_seats(("red", "blue"))
FEW = 40  # nodes
DECISIONS = 12


def in_any_sky(job: Job[Part]) -> Job[Part]:
    return replace(job, module="everything")


def check_golden(node: Node, golden: Golden, module: str, games: int) -> None:
    """Games of a golden ruleset end with the same tables in a module and in plain Python."""
    header, page = header_of(golden), node.speed(module)
    rules = make_rules(header.ruleset)
    known, empty = learn(rules, [BOTS.index(bot) for bot in golden.bots]), with_notes(laid_out(header.seating))
    table, held = copied(empty), [page.hold(each) for each in (rules, known, empty, Allotments(), Tally(), PairTally())]
    for game in range(games):
        play_games(rules, known, table, Allotments(), Tally(), PairTally(), golden.seed, game, game + 1)
        page.translated(play_games)(*held, golden.seed, game, game + 1)
        assert as_tuple(page.plain(NotedTable, held[2])) == as_tuple(table)


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_golden_rulesets_are_played_as_in_plain_python(node: Node, golden: Golden) -> None:
    check_golden(node, golden, "everything", 1)


@pytest.mark.soak
@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_lean_skies_too(every_sky: Node, golden: Golden) -> None:
    check_golden(every_sky, golden, sky_of(make_rules(header_of(golden).ruleset)), 20)


def answers(game: str, match: Match, level: str) -> list[Any]:
    """What a bot of this level says in every seat, and what it thinks of the match."""
    said: list[Any] = []
    bot = make_bot(game, level, 5, nodes=FEW)
    while not match.is_over and len(said) < DECISIONS:
        seat = match.deciding_seats()[0]
        said.append(bot.hint(match, seat))
        match.orders(said[-1].orders, seat)
    return [*said, bot.win_chance(match)]


@pytest.mark.soak  # three minutes of compiling, for this alone
@pytest.mark.parametrize(
    ("level", "ruleset"),
    [*((level, Ruleset(modules=("altitude", "split-s"))) for level in BOTS), ("ace", Ruleset(hexes=True))],
    ids=[*BOTS, "ace on hexes"],
)
def test_bots_answer_as_with_machine_code(
    node: Node, monkeypatch: pytest.MonkeyPatch, level: str, ruleset: Ruleset
) -> None:
    warm_up()
    fast = answers("squadron-leader", Match(ruleset, DUEL, SeededDice(3)), level)
    monkeypatch.setattr(speeds, "_opener", [lambda _sky: node.speed("everything")])  # as if this were a page
    assert answers("squadron-leader", Match(ruleset, DUEL, SeededDice(3)), level) == fast


@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
@pytest.mark.parametrize("names", [["red", "blue"], ["red", "blue", "green"]], ids=len)
def test_the_dice_games_solver_answers_as_with_machine_code(
    node: Node, monkeypatch: pytest.MonkeyPatch, game: str, names: list[str]
) -> None:
    fast = answers(game, Match(DiceRuleset(game), seated(names), SeededDice(4)), "solver")
    monkeypatch.setattr(speeds, "_opener", [node.speed])
    assert answers(game, Match(DiceRuleset(game), seated(names), SeededDice(4)), "solver") == fast


SIMULATIONS = [
    Simulation(Ruleset(modules=("altitude", "split-s")), DUEL, ("random", "random"), 60, 7),
    Simulation(Ruleset("space-pirates"), DUEL, ("greedy", "wingman"), 4, 1 << 60),
    Simulation(Ruleset(), DUEL, ("veteran", "rookie"), 2, 3, nodes=2),
    Simulation(DiceRuleset("dogfight"), seated(["red", "blue"]), ("greedy", "random"), 60, 7),
    Simulation(DiceRuleset("bombing-raid"), seated(["red", "blue"]), ("solver", "greedy"), 3, 7),
]


@pytest.mark.parametrize("simulation", SIMULATIONS, ids=lambda simulation: " ".join(simulation.bots))
def test_a_simulation_counts_the_same_in_parts(node: Node, simulation: Simulation) -> None:
    simulation = simulation.checked()
    job, ways = job_of(simulation), ways_of(simulation)
    assert job is not None
    assert ways is not None
    job = job if job.module == "dice" else in_any_sky(job)
    plain, play = ways.player(simulation, False, lambda _: None), node.player(job)
    half = simulation.games // 2
    later, sooner = play(half, simulation.games), play(0, half)
    assert (as_tuple(sooner), as_tuple(later)) == (as_tuple(plain(0, half)), as_tuple(plain(half, simulation.games)))


def test_allocations_meet_the_same_way(node: Node) -> None:
    asked = experiment.Experiment(Ruleset(modules=("altitude",)), "random", 1, 9)
    plain = experiment.player(asked.checked(), "plain", lambda _: None)
    assert as_tuple(node.player(in_any_sky(experiment.job_of(asked)))(10, 50)) == as_tuple(plain(10, 50))


def test_a_module_refuses_what_it_has_not(node: Node) -> None:
    with pytest.raises(RuntimeError, match="no module is called"):
        node.speed("submarine")
    with pytest.raises(RuntimeError, match="does not take that"):
        node.speed("everything").module.call("ponder", 1)
    with pytest.raises(RuntimeError, match="does not take that"):
        node.speed("everything").module.call("dive")
