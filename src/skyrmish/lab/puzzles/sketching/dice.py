"""Sketches of puzzles of the dice games: a turn from its beginning, played to a decision."""

from random import Random
from typing import Any

from skyrmish.games.squadron_dice.constants import BOMBING_RAID, GAMES, LETTERS
from skyrmish.lab.puzzles.kinds.dice_choices import DiceChoice
from skyrmish.lab.puzzles.sketching.sketch import Sketch
from skyrmish.lab.puzzles.sketching.skies import OTHERS, YOU
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.match.positions import laid_out, match_from

HELD = ("one-plane", "two-planes", "evade", "hit", "any", "blanks")
MOST_ORDERS = 12
ROOKIES = 4


def sketch_of_dice(random: Random, game: str) -> Sketch | None:
    """None: no decision came up that can be weighed."""
    names = random.sample((YOU, OTHERS[0]), 2)
    pilots = [pilot_for(random, game, name) for name in names]
    position = {"game": game, "seats": [{"name": name} for name in names], "pilots": pilots}
    laid = laid_out(position)
    match = match_from(laid, SeededDice(random.getrandbits(40)))
    if match.is_over:
        return None
    while len(match.orders_since(0)) < MOST_ORDERS and match.table.round == laid.table.round:
        if YOU in match.deciding_seats() and DiceChoice().fits(match) and len(match.legal_orders(YOU)) > 1:
            return Sketch(position | played(match), YOU, {})
        seat = match.deciding_seats()[0]
        match.order(str(random.choice(match.legal_orders(seat))), seat)
        if match.is_over:
            return None
    return None


def pilot_for(random: Random, game: str, name: str) -> dict[str, Any]:
    """B-70  An Ace flies for each Rookie that was lost; of a raid, some Aces have retired."""
    count = random.randint(0, 3)
    aces = random.sample(LETTERS, count)
    if game == GAMES[BOMBING_RAID]:
        return {"seat": name, "aces_flying": sorted(set(LETTERS) - set(aces)), "aces_retired": sorted(aces)}
    held = {"decision": random.choice(HELD)} if random.random() < 0.5 else {"decision": "used"}
    return {"seat": name, "rookies": ROOKIES - count, "aces_flying": sorted(aces), **held}


def played(match: Match) -> dict[str, list[str]]:
    """What was ordered and thrown to come here."""
    return {"orders": match.orders_since(0), "dice": match.faces_since(0)}
