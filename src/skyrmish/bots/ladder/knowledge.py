"""What bots know beforehand: who plays which seat, and what a shot is worth."""

import struct
from functools import cache
from importlib.resources import files
from itertools import product
from math import factorial
from typing import Annotated, Any

from skyrmish.bots.ladder.levels import LEVELS
from skyrmish.bots.ladder.setting_up.cards import MOST_CARDS, MOST_ORDERS, cards_of
from skyrmish.bots.worth.distances import stride
from skyrmish.bots.worth.gun_chart import CHART, draw_gun_chart
from skyrmish.engine.records import Record, Room
from skyrmish.games.reading.data_files import check_complete, check_keys, packaged
from skyrmish.games.squadron_leader.pieces import MOST_PLANES, Rules
from skyrmish.games.squadron_leader.play.attacking.shot import all_rerolls, attacker_rerolls, best_line
from skyrmish.games.squadron_leader.stats import MOST_STATS
from skyrmish.odds.attacks import attack_odds

MOST_ATTACK, MOST_DEFENCE, MOST_REROLLS, MOST_DAMAGE = 12, 12, 3, 8
SHOTS = (MOST_ATTACK + 1) * (MOST_DEFENCE + 1) * (MOST_REROLLS + 1) ** 2
SENSES, NEURONS, DEEPER_NEURONS = 39, 32, 16  # of the network in instinct.py
NET = SENSES * NEURONS + NEURONS + NEURONS * DEEPER_NEURONS + 2 * DEEPER_NEURONS + 1
HABITS = (
    "draw",  # points for a drawn game
    "eagerness",  # for each quiet round, how much likelier a veteran or an ace attacks like a wingman
    "impatience",  # for each round of a long match, how much more a hit counts
    "boredom",  # likewise, for each quiet round
    "deep_plans",  # those of its plans that an ace looks at beyond this round
    "replies",  # of the enemy to each of those
    "openings",  # of the next round, after each outcome of the guns
    "finalists",  # options that are played out with dice, at most
    "games_each",  # games for each of them, at least
)
DRAW, EAGERNESS, IMPATIENCE, BOREDOM, DEEP_PLANS, REPLIES, OPENINGS, FINALISTS, GAMES_EACH = range(len(HABITS))
MOST_TICKETS = 10_000  # in the lot that stats are drawn by


class Knowledge(Record):
    """Expected damage by Attack dice, Defense dice, and both sides' rerolls; and the bot on each seat."""

    most_attack: int
    most_defence: int
    damage: Annotated[list[float], Room(SHOTS)]
    most_damage: Annotated[list[float], Room((MOST_ATTACK + 1) * (MOST_DEFENCE + 1))]  # with whatever rerolls
    squares_each: float  # of the gun chart
    stride: float  # mm, of a template for what it costs, at most
    gun_chart: Annotated[list[int], Room(CHART)]
    at_least: Annotated[list[float], Room(SHOTS * (MOST_DAMAGE + 1))]  # the chance of so much damage or more
    bots: Annotated[list[int], Room(MOST_PLANES)]
    habits: Annotated[list[float], Room(len(HABITS))]  # how to think
    plans: Annotated[list[int], Room(len(LEVELS))]  # that a bot of each level lets everybody answer; 0: it searches not
    deep: Annotated[list[int], Room(len(LEVELS))]  # 1: it looks beyond that (machine code has no lists of switches)
    games: Annotated[list[int], Room(MOST_PLANES)]  # that each seat may play out in thought
    orders: int  # ways to put the numbers of a card in order
    mixture: Annotated[list[int], Room(MOST_ORDERS)]  # tickets of each
    cards: Annotated[list[int], Room(MOST_CARDS * MOST_STATS)]  # all of them, then a bomber's
    net: Annotated[list[float], Room(NET)]  # the weights of instinct.py
    senses: Annotated[list[float], Room(SENSES)]  # what it notices just now, and what comes of it
    neurons: Annotated[list[float], Room(NEURONS)]
    deeper: Annotated[list[float], Room(DEEPER_NEURONS)]


@cache
def read_habits() -> list[float]:
    """How to think."""
    return habits_from(packaged("skyrmish.bots.ladder", "habits.toml"))


def habits_from(data: dict[str, Any]) -> list[float]:
    """The numbers of a file of habits, in their order."""
    check_keys(data, HABITS, "habits.toml")
    check_complete(data, HABITS, "habits.toml")
    return [float(data[habit]) for habit in HABITS]


@cache
def read_instinct() -> list[float]:
    """The weights of the network."""
    data = files("skyrmish.bots.worth").joinpath("instinct.npy").read_bytes()
    return list(struct.unpack(f"<{NET}f", data[-4 * NET :]))  # after numpy's header, which a page has nobody to read


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
    known.most_damage = most_damage_of(rules, known)
    known.squares_each, known.gun_chart = draw_gun_chart(rules)
    known.stride = stride(rules)
    known.net, known.habits = read_instinct(), read_habits()
    known.plans = [level.plans for level in LEVELS]
    known.deep = [int(level.is_deep) for level in LEVELS]
    for k, card in enumerate(cards_of(rules)):
        known.cards[k * MOST_STATS : k * MOST_STATS + len(card)] = card
    known.orders = factorial(rules.stat_count)
    known.mixture = [MOST_TICKETS // known.orders + 1] * known.orders
    return known


def most_damage_of(rules: Rules, known: Knowledge) -> list[float]:
    """The most that so many Attack dice, or fewer, can be expected to do against so many Defense dice."""
    rerolls, defences = (MOST_REROLLS + 1) ** 2, known.most_defence + 1
    at_best = all_rerolls(attacker_rerolls(rules, best_line(lined_up=True, higher=1), 0)) * (
        MOST_REROLLS + 1
    )  # and none of the defender's
    most = known.damage[at_best::rerolls]
    for shot in range(defences, len(most)):
        most[shot] = max(most[shot], most[shot - defences])
    return most
