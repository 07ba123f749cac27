"""What bots know beforehand: who plays which seat, and what a shot is worth."""

import tomllib
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Annotated

from skyrmish.engine.records import Record, Room
from skyrmish.games.squadron_leader.pieces import MOST_PLANES, Rules
from skyrmish.odds.attacks import attack_odds

MOST_ATTACK, MOST_DEFENCE, MOST_REROLLS, MOST_DAMAGE = 12, 12, 3, 8
SHOTS = (MOST_ATTACK + 1) * (MOST_DEFENCE + 1) * (MOST_REROLLS + 1) ** 2
RANDOM, GREEDY, ROOKIE, WINGMAN, VETERAN, ACE, IN_THOUGHT = range(7)
BOTS = ("random", "greedy", "rookie", "wingman", "veteran", "ace")
LEVELS = BOTS[ROOKIE:]  # the ladder, each stronger than the one before
THINKERS = (VETERAN, ACE)  # they search
EYES, WEIGHTS = ("keen", "trained"), 23  # sets of weights, and how many each has
HABITS = (
    "glances",  # plans looked at for a move in a game played out
    "next_round",  # what the next round's guns count beside this round's
    "glance",  # what the judgement of a plan counts beside what is foreseen
    "death",  # the part of a plane's worth that goes only with its last Health
    "draw",  # points for a drawn game
    "unrest",  # how much chance has its say, for each round without an attack
    "veteran_plans",  # that a veteran looks ahead from
    "ace_plans",
    "finalists",  # plans that an ace plays out, at most
    "games_each",  # games for each of them, at least
    "horizon",  # rounds that a game is played out for
    "faith",  # what is foreseen counts as much as so many games
)
GLANCES, NEXT_ROUND, GLANCE, DEATH, DRAW, UNREST = range(6)
VETERAN_PLANS, ACE_PLANS, FINALISTS, GAMES_EACH, HORIZON, FAITH = range(6, 12)
ORDERS = 24  # ways to put four numbers in order
MOST_TICKETS = 10_000  # in the lot that stats are drawn by


class Knowledge(Record):
    """Expected damage by Attack dice, Defense dice, and both sides' rerolls; and the bot on each seat."""

    most_attack: int
    most_defence: int
    damage: Annotated[list[float], Room(SHOTS)]
    most_damage: Annotated[list[float], Room((MOST_ATTACK + 1) * (MOST_DEFENCE + 1))]  # with whatever rerolls
    at_least: Annotated[list[float], Room(SHOTS * (MOST_DAMAGE + 1))]  # the chance of so much damage or more
    bots: Annotated[list[int], Room(MOST_PLANES)]
    weights: Annotated[list[float], Room(len(EYES) * WEIGHTS)]  # of judgement.py
    habits: Annotated[list[float], Room(len(HABITS))]  # how to think
    games: Annotated[list[int], Room(MOST_PLANES)]  # that each seat may play out in thought
    mixture: Annotated[list[int], Room(ORDERS)]  # tickets of each order of the stats


@cache
def read_judgement() -> tuple[list[float], list[float]]:
    """The weights of all eyes, one set after the other, and the habits of thinking."""
    text = files("skyrmish.bots").joinpath("judgement.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    weights = [
        float(weight) for eye in EYES for part in ("moved", "to_move", "own") for weight in data[eye][part].values()
    ]
    return weights, [float(data["habits"][habit]) for habit in HABITS]


def learn(rules: Rules, bots: list[int], top_stat: int = 4) -> Knowledge:
    """Knowledge for these seats. Beyond the top stat and some ace dice, a shot is weighed as one with fewer."""
    most_attack, most_defence = min(MOST_ATTACK, top_stat + 2), min(MOST_DEFENCE, top_stat + 1)
    known = Knowledge(most_attack=most_attack, most_defence=most_defence)
    known.bots[: len(bots)] = bots
    rerolls = range(MOST_REROLLS + 1)
    known.damage, known.at_least = [], []
    for attack, defence, mine, theirs in product(range(most_attack + 1), range(most_defence + 1), rerolls, rerolls):
        odds = attack_odds(rules, attack, defence, mine, theirs)
        known.damage.append(float(odds.expected))
        known.at_least += [float(odds.kill(damage)) for damage in range(MOST_DAMAGE + 1)]
    known.most_damage = most_damage_of(known)
    known.weights, known.habits = read_judgement()
    known.mixture = [MOST_TICKETS // ORDERS + 1] * ORDERS
    return known


def most_damage_of(known: Knowledge) -> list[float]:
    """The most that so many Attack dice, or fewer, can be expected to do against so many Defense dice."""
    rerolls, defences = (MOST_REROLLS + 1) ** 2, known.most_defence + 1
    most = [max(known.damage[start : start + rerolls]) for start in range(0, len(known.damage), rerolls)]
    for shot in range(defences, len(most)):
        most[shot] = max(most[shot], most[shot - defences])
    return most
