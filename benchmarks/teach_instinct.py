"""Teach the network of bots/instinct.py by self-play, and write bots/instinct.npy.

    python benchmarks/teach_instinct.py                     about eight minutes on two cores
    python benchmarks/teach_instinct.py --lessons 2 --games 2000 --out try.npy

The first lesson watches `wingman`; each lesson after it watches pilots that look ahead like an ace, as far as this
round's guns, and feel with what was learnt so far. Some moves are drawn by lot, so that also bad positions are seen.
Half of the games are first edition with altitude and Split S; the others are spread over the other editions, hexes and
Space Pirates. What is fitted is who won, by Adam on the log loss of positions of the last lessons. With the same
numbers, the weights come out the same on the same machine.
"""

import argparse
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

import skyrmish.bots.worth
from skyrmish.bots.ladder.flying.random_plan import random_plan
from skyrmish.bots.ladder.flying.rookie import end_of_plan
from skyrmish.bots.ladder.flying.wingman import wingman_plan
from skyrmish.bots.ladder.knowledge import DEEPER_NEURONS, NET, NEURONS, SENSES, Knowledge, learn
from skyrmish.bots.ladder.levels import ACE, WINGMAN
from skyrmish.bots.ladder.players import act_as, plane_to_act, set_up
from skyrmish.bots.ladder.setting_up.set_up import allocation
from skyrmish.bots.notes import NotedTable, with_notes
from skyrmish.bots.search.mind import Mind
from skyrmish.bots.search.ponder import survey
from skyrmish.bots.worth.senses import sense
from skyrmish.engine.dice import below
from skyrmish.engine.records import packed
from skyrmish.engine.rule import compiled, rule
from skyrmish.games.squadron_leader.constants import ATTACKING, MOVE, OVER
from skyrmish.games.squadron_leader.game import BOT_LIMITS
from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.decisions import answer_assign, answer_plan
from skyrmish.games.squadron_leader.play.moving.movement import is_lost_at
from skyrmish.games.squadron_leader.play.settling import throw
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import laid_out, usual_seats

SKIES = (  # what is played, and how large a part of the games
    (Ruleset(modules=("altitude", "split-s"), options=BOT_LIMITS), 0.5),
    (Ruleset(options=BOT_LIMITS), 0.1),
    (Ruleset(edition="second", modules=("altitude",), options=BOT_LIMITS), 0.1),
    (Ruleset(edition="current", options=BOT_LIMITS), 0.1),
    (Ruleset(modules=("altitude", "split-s"), hexes=True, options=BOT_LIMITS), 0.1),
    (Ruleset(edition="space-pirates", options=BOT_LIMITS), 0.1),
)
QUICK_PLANS = 16  # that are looked ahead from while teaching
WHIMS = (0, 50, 150, 300)  # moves drawn by lot, of a thousand
ROWS_A_GAME, REMEMBERED = 70, 3
DRAWN = 0.3  # points for a drawn game
BATCH, RATE, LEAST = 1024, 2e-3, 1e-3


@rule
def write_row(rules: Rules, known: Knowledge, table: Table, i: int, rows: Any, count: int) -> int:
    """What plane i notices just now, and whose side it is on; how many rows there are then."""
    plane = table.planes[i]
    if count >= rows.shape[0] or not plane.flying or not table.planes[1 - i].flying:
        return count
    sense(rules, known, table, i, pose_of(plane), plane.altitude, plane.moved, 1 - i)
    return note(known, plane.side, rows, count)


@rule
def note(known: Knowledge, side: int, rows: Any, count: int) -> int:
    for k in range(SENSES):
        rows[count, k] = known.senses[k]
    rows[count, SENSES] = side
    return count + 1


@rule
def watch_move(rules: Rules, known: Knowledge, mind: Mind, table: NotedTable, rows: Any, count: int, whims: int) -> int:
    """One plane moves: how it was before, where it chose to end, and how that looks to the other."""
    i = plane_to_act(rules, table)
    count = write_row(rules, known, table, 1 - i, rows, write_row(rules, known, table, i, rows, count))
    bot = known.bots[table.planes[i].seat]
    if below(table.choices, 1000) < whims:
        plan = random_plan(rules, table, i)
    elif bot == ACE:
        survey(rules, known, mind, table, i, bot)
        plan = mind.options[0].answer
    else:
        plan = wingman_plan(rules, known, table, i, bot)
    pose, altitude = end_of_plan(rules, table.planes[i], plan)
    if count < rows.shape[0] and not is_lost_at(rules, table.planes[i], pose):
        sense(rules, known, table, i, pose, altitude, True, 1 - i)
        count = note(known, table.planes[i].side, rows, count)
    answer_plan(rules, table, i, plan)
    if table.stage == ATTACKING:
        count = write_row(rules, known, table, 1 - i, rows, count)
    return count


@rule
def watch_games(
    rules: Rules, known: Knowledge, mind: Mind, table: NotedTable, rows: Any, seed: int, games: int, whims: int
) -> int:
    """Duels, every other one with the same stats for both; the last number of a row is what came of it."""
    count = 0
    for game in range(games):
        set_up(table, seed, game)
        if game & 1:
            attack, defense, speed, health = allocation(rules, below(table.choices, 24))
            for i in range(table.count):
                answer_assign(rules, table, i, attack, defense, speed, health)
        first = count
        while table.stage != OVER:
            if table.due > 0:
                throw(rules, table)
            elif table.decision == MOVE:
                count = watch_move(rules, known, mind, table, rows, count, whims)
            else:
                i = plane_to_act(rules, table)
                act_as(rules, known, table, i, known.bots[table.planes[i].seat])
        for row in range(first, count):
            won = 1.0 if rows[row, SENSES] == table.winner else 0.0
            rows[row, SENSES] = won if table.winner >= 0 else DRAWN
    return count


class School:
    """Where games are watched."""

    def __init__(self) -> None:
        self.watch = compiled(watch_games)
        self.skies = []
        for ruleset, part in SKIES:
            rules = make_rules(ruleset)
            self.skies.append((packed(rules), learn(rules, []), part))
        self.table = with_notes(laid_out(usual_seats(("red", "blue"))))

    def lesson(self, number: int, games: int, weights: Any) -> Any:
        """Positions of so many games, and what came of them."""
        tasks = [(sky, whims) for sky in range(len(self.skies)) for whims in WHIMS]
        with ThreadPoolExecutor() as pool:
            seen = pool.map(lambda task: self._watched(task[0], task[1], number, games, weights), tasks)
            return np.concatenate(list(seen))

    def _watched(self, sky: int, whims: int, number: int, games: int, weights: Any) -> Any:
        rules, known, part = self.skies[sky]
        played = int(games * part / len(WHIMS))
        rows = np.zeros((played * ROWS_A_GAME, SENSES + 1), np.float32)
        row, mind, table = packed(known), packed(Mind()), packed(self.table)
        row[0]["bots"][:] = WINGMAN if weights is None else ACE
        row[0]["plans"][ACE] = QUICK_PLANS
        if weights is not None:
            row[0]["net"][:] = weights
        seed = (number * len(self.skies) + sky) * len(WHIMS) + WHIMS.index(whims)
        return rows[: self.watch(rules[0], row[0], mind[0], table[0], rows, seed, played, whims)]


# ---- the network, in numpy ----


def layers(weights: Any) -> tuple[Any, ...]:
    """Views of the flat weights, in the order that instinct.py reads them."""
    shapes = ((SENSES, NEURONS), (NEURONS,), (NEURONS, DEEPER_NEURONS), (DEEPER_NEURONS,), (DEEPER_NEURONS,), (1,))
    ends = np.cumsum([int(np.prod(shape)) for shape in shapes])
    parts = np.split(weights, ends[:-1])
    return tuple(part.reshape(shape) for part, shape in zip(parts, shapes, strict=True))


def newborn(chance: Any) -> Any:
    """Small random weights."""
    weights = np.zeros(NET, np.float32)
    first, _, second, _, last, _ = layers(weights)
    for layer, inputs in ((first, SENSES), (second, NEURONS), (last, DEEPER_NEURONS)):
        layer[:] = chance.standard_normal(layer.shape) * np.sqrt(2 / inputs)
    return weights


def answers(weights: Any, positions: Any) -> tuple[Any, Any, Any, Any]:
    first, first_bias, second, second_bias, last, bias = layers(weights)
    neurons = np.maximum(positions @ first + first_bias, 0)
    deeper = np.maximum(neurons @ second + second_bias, 0)
    total = deeper @ last + bias
    return neurons, deeper, total, np.clip(0.5 + 0.5 * total / (1 + np.abs(total)), LEAST, 1 - LEAST)


def loss(weights: Any, positions: Any, won: Any) -> float:
    chance = answers(weights, positions)[3]
    return float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))


def slope(weights: Any, positions: Any, won: Any) -> Any:
    """The gradient of the log loss."""
    _, _, second, _, last, _ = layers(weights)
    neurons, deeper, total, chance = answers(weights, positions)
    wrong = (chance - won) / (chance * (1 - chance)) * 0.5 / (1 + np.abs(total)) ** 2 / len(won)
    to_deeper = np.outer(wrong, last) * (deeper > 0)
    to_neurons = (to_deeper @ second.T) * (neurons > 0)
    out = np.zeros_like(weights)
    parts = (
        positions.T @ to_neurons,
        to_neurons.sum(0),
        neurons.T @ to_deeper,
        to_deeper.sum(0),
        deeper.T @ wrong,
        wrong.sum(keepdims=True),
    )
    for place, part in zip(layers(out), parts, strict=True):
        place[:] = part
    return out


def study(weights: Any, rows: Any, rounds: int, chance: Any) -> Any:
    """Adam, with a rate that falls to nothing."""
    mean, square, step = np.zeros_like(weights), np.zeros_like(weights), 0
    steps = rounds * (len(rows) // BATCH)
    for _ in range(rounds):
        order = chance.permutation(len(rows))
        for batch in range(len(rows) // BATCH):
            some = rows[order[batch * BATCH : (batch + 1) * BATCH]]
            down = slope(weights, some[:, :SENSES], some[:, SENSES])
            step += 1
            mean, square = 0.9 * mean + 0.1 * down, 0.999 * square + 0.001 * down * down
            rate = RATE * (0.5 + 0.5 * np.cos(np.pi * step / steps))
            stride = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
            weights = (weights - rate * stride).astype(np.float32)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lessons", type=int, default=6)
    parser.add_argument("--games", type=int, default=16_000, help="watched in each lesson")
    parser.add_argument("--rounds", type=int, default=3, help="through all positions, in each lesson")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(skyrmish.bots.worth.__file__).with_name("instinct.npy"))
    given = parser.parse_args()
    chance, started = np.random.default_rng(given.seed), time.perf_counter()
    school, weights = School(), newborn(chance)
    seen: list[Any] = []
    for number in range(given.lessons):
        new = school.lesson(number + given.seed * 1000, given.games, weights if number else None)
        before = loss(weights, new[:, :SENSES], new[:, SENSES])
        seen = [*seen, new][-REMEMBERED:]
        weights = study(weights, np.concatenate(seen), given.rounds, chance)
        after = loss(weights, new[:, :SENSES], new[:, SENSES])
        np.save(given.out, weights)
        spent = time.perf_counter() - started
        print(
            f"lesson {number + 1}: {len(new):,} positions, loss {before:.4f} to {after:.4f}, {spent:.0f} s", flush=True
        )


if __name__ == "__main__":
    main()
