"""The solver: against brute force, against simulation, and against the other bots."""

from itertools import product
from typing import Any

import pytest
from dice_games.brute_force import Fight, Raid, small_rules
from dice_games.dice_tables import NAMES

from skyrmish.bots.search.matrix_game import WIDTH, Game, solve
from skyrmish.bots.squadron_dice.solver.answers import held_of
from skyrmish.bots.squadron_dice.solver.fight.fight_shot import BOTH, HELD
from skyrmish.bots.squadron_dice.solver.fight.fight_solver import solve_fight
from skyrmish.bots.squadron_dice.solver.raid.raid_solver import solve_raid
from skyrmish.bots.squadron_dice.solver.tables import stored
from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset, make_rules
from skyrmish.games.squadron_dice.seating import seated
from skyrmish.lab.simulation import Simulation, simulate
from skyrmish.lab.squadron_dice import player

A, B, AB = 1, 2, 3
MANY = 100_000
SETS = w.ACE_SETS


# ---- games of simultaneous choices ----


@pytest.mark.parametrize(
    ("rows", "value"),
    [
        ([[3.0]], 3.0),
        ([[1.0, 2.0], [0.0, 5.0]], 1.0),
        ([[1.0, -1.0], [-1.0, 1.0]], 0.0),
        ([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]], 0.0),
        ([[4.0, 1.0, 8.0], [2.0, 3.0, 1.0], [0.0, 4.0, 3.0]], 5 / 2),
    ],
)
def test_simultaneous_choices_have_a_value(rows: list[list[float]], value: float) -> None:
    game = Game(rows=len(rows), columns=len(rows[0]))
    for i, j in product(range(game.rows), range(game.columns)):
        game.payoff[i * WIDTH + j] = rows[i][j]
    solve(game)
    assert game.gap < 1e-12
    assert game.value == pytest.approx(value, abs=1e-12)
    assert sum(game.row_mix) == pytest.approx(1)
    assert sum(game.column_mix) == pytest.approx(1)


# ---- brute force ----


def test_bombing_raid_agrees_with_brute_force() -> None:
    rules = small_rules(w.BOMBING_RAID)
    raid, gap = solve_raid(rules, full=AB)
    by_force = Raid(rules)
    for mine, theirs in ((A, B), (A, AB), (AB, B), (AB, AB)):
        assert raid[mine * SETS + theirs] == pytest.approx(by_force.value(mine, theirs), abs=1e-10), (mine, theirs)
    assert gap < 1e-12


@pytest.mark.parametrize("icons", [("any", "blanks", "2"), ("hit", "evade", "any")])
def test_dogfight_agrees_with_a_turn_played_out_by_the_rules(icons: tuple[str, str, str]) -> None:
    """The values are those that one more turn of best play leads to; only the right ones are."""
    rules = small_rules(w.DOGFIGHT, icons)
    full = B
    solved, bound = solve_fight(rules, full=full)
    assert bound < 1e-8

    def worth(table) -> float:
        pair = table.pilots[0].flying * SETS + table.pilots[1].flying
        return solved.turn[pair * BOTH + held_of(table.pilots[0]) * HELD + held_of(table.pilots[1])]

    first, second = (w.ICONS.index(icon) for icon in icons[:2])
    fight = Fight(rules, worth)
    for mine, theirs, held in ((0, 0, (0, 0)), (B, 0, (first, second)), (0, B, (second, 0))):
        table = fight.begin(mine, theirs, held, full)
        assert fight.first_value(table) == pytest.approx(worth(table), abs=1e-8), (mine, theirs, held)


# ---- simulation ----


def simulation(game: str, bots: tuple[str, ...], games: int, seed: int, **more: Any) -> Simulation:
    return Simulation(DiceRuleset(game), seated(NAMES[: len(bots)]), bots, games, seed, **more)


def share(game: str, bots: tuple[str, ...], games: int = MANY, aces: tuple[int, ...] = (), seed: int = 6) -> float:
    return simulate(simulation(game, bots, games, seed, aces=aces), cores=1).wins[0] / games


def interval(chance: float, games: int = MANY) -> float:
    """Half of the 99 % interval."""
    return 2.576 * (chance * (1 - chance) / games) ** 0.5


@pytest.mark.parametrize("aces", [(1, 2), (7, 12)])
def test_bombing_raid_is_won_as_often_as_predicted(aces: tuple[int, int]) -> None:
    raid = stored(make_rules(DiceRuleset("bombing-raid")))["raid"]
    predicted = float(raid[aces[0] * SETS + aces[1]])
    assert abs(share("bombing-raid", ("solver", "solver"), aces=aces) - predicted) < interval(predicted)


@pytest.mark.parametrize("aces", [(3, 0), (9, 6)])
def test_dogfight_is_won_as_often_as_predicted(aces: tuple[int, int]) -> None:
    turn = stored(make_rules(DiceRuleset("dogfight")))["turn"]
    predicted = float(turn[(aces[0] * SETS + aces[1]) * BOTH])
    assert abs(share("dogfight", ("solver", "solver"), aces=aces) - predicted) < interval(predicted)


# docs/dice-games.md states these shares; each must lie in the 99 % interval of a fresh simulation.
STATED = {
    ("bombing-raid", ("solver", "greedy")): 0.5405,
    ("bombing-raid", ("solver", "random")): 0.932,
    ("dogfight", ("solver", "greedy")): 0.750,
    ("dogfight", ("solver", "random")): 0.8375,
    ("bombing-raid", ("solver", "greedy", "greedy")): 0.4005,
    ("dogfight", ("solver", "greedy", "greedy")): 0.5595,
}


@pytest.mark.parametrize(("table", "stated"), STATED.items())
def test_the_solver_wins_by_the_margins_that_the_docs_state(table: tuple[str, tuple[str, ...]], stated: float) -> None:
    game, bots = table
    games = 2 * MANY // 5
    assert abs(share(game, bots, games, seed=5) - stated) < interval(stated, games)
    assert stated > 1 / len(bots) + 2 * interval(stated, games)


# ---- speeds ----


@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
@pytest.mark.parametrize("bots", [("random", "greedy"), ("solver", "random"), ("greedy", "solver", "random")])
def test_plain_and_compiled_games_are_the_same(game: str, bots: tuple[str, ...]) -> None:
    asked = simulation(game, bots, 6, 9).checked()
    tally = player(asked, fast=False, say=print)(0, 6)
    outcome = simulate(asked, cores=1)
    assert tally.wins[: len(bots)] == outcome.wins
    assert (tally.decisions, tally.rounds) == (outcome.decisions, outcome.rounds)


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    asked = simulation("dogfight", ("random", "greedy"), 500, 9)
    assert simulate(asked, cores=1).wins == simulate(asked, cores=2).wins
