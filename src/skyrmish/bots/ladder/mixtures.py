"""Which stats bots choose: by lot, as the balance of all allocations says, so that nobody can prepare for it."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from skyrmish.bots.ladder.knowledge import MOST_TICKETS, ORDERS
from skyrmish.bots.ladder.set_up import allocation
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset

SURPRISE = 0.15  # of all choices are any allocation: a pure answer would be no secret


@cache
def mixtures() -> list[dict[str, Any]]:
    text = files("skyrmish.bots.ladder").joinpath("stat_mixtures.toml").read_text(encoding="utf-8")
    return list(tomllib.loads(text)["mixture"])


def mixture_for(ruleset: Ruleset) -> dict[tuple[int, ...], float]:
    """The mixture of the ruleset most like this one: its edition and board, and as many of its modules as possible."""

    def likeness(mixture: dict[str, Any]) -> tuple[bool, bool, int]:
        differing = set(mixture["modules"]) ^ set(ruleset.modules)
        return mixture["edition"] == ruleset.edition, mixture["hexes"] == ruleset.hexes, -len(differing)

    best = max(mixtures(), key=likeness)
    stats = ("attack", "defense", "speed", "health")
    return {tuple(choice[stat] for stat in stats): choice["weight"] for choice in best["choices"]}


def tickets_for(ruleset: Ruleset, rules: Rules) -> list[int]:
    """Tickets in the lot for each order of the four numbers; all alike where the numbers are others."""
    weights = mixture_for(ruleset)
    orders = [allocation(rules, order) for order in range(ORDERS)]
    known = sum(weight for stats, weight in weights.items() if stats in orders)
    shares = [weights.get(stats, 0.0) / orders.count(stats) for stats in orders]
    surprise = SURPRISE if known > 0.0 else 1.0
    return [round(MOST_TICKETS * (surprise / ORDERS + (1.0 - surprise) * share / max(known, 1e-9))) for share in shares]
