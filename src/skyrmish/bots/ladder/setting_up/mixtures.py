"""Which stats bots choose: by lot, as the balance of all allocations says, so that nobody can prepare for it."""

from functools import cache
from math import factorial
from typing import Any

from skyrmish.bots.ladder.knowledge import MOST_TICKETS
from skyrmish.bots.ladder.setting_up.cards import card_in_order
from skyrmish.games.reading.data_files import check_complete, check_keys, packaged
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.stats import FEWEST_STATS, STAT_NAMES

SURPRISE = 0.15  # of all choices are any allocation: a pure answer would be no secret

MIXTURE_PARTS = ("edition", "modules", "hexes", "choices")


@cache
def mixtures() -> list[dict[str, Any]]:
    return mixtures_from(packaged("skyrmish.bots.ladder.setting_up", "stat_mixtures.toml"))


def mixtures_from(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The mixtures of a file; refused where it says what nobody reads."""
    check_keys(data, ("mixture",), "stat_mixtures.toml")
    for mixture in data["mixture"]:
        check_keys(mixture, MIXTURE_PARTS, "[[mixture]]")
        check_complete(mixture, MIXTURE_PARTS, "[[mixture]]")
        for choice in mixture["choices"]:
            check_keys(choice, (*STAT_NAMES, "weight"), "[[mixture]] choices")
            check_complete(choice, (*STAT_NAMES[:FEWEST_STATS], "weight"), "[[mixture]] choices")
    return list(data["mixture"])


def mixture_for(ruleset: Ruleset) -> dict[tuple[int, ...], float]:
    """The mixture of the ruleset most like this one: its edition and board, and as many of its modules as possible."""

    def likeness(mixture: dict[str, Any]) -> tuple[bool, bool, int]:
        differing = set(mixture["modules"]) ^ set(ruleset.modules)
        return mixture["edition"] == ruleset.edition, mixture["hexes"] == ruleset.hexes, -len(differing)

    best = max(mixtures(), key=likeness)
    return {
        tuple(choice[stat] for stat in STAT_NAMES if stat in choice): choice["weight"] for choice in best["choices"]
    }


def tickets_for(ruleset: Ruleset, rules: Rules) -> list[int]:
    """Tickets in the lot for each order of the numbers; all alike where the numbers are others."""
    weights, count = mixture_for(ruleset), factorial(rules.stat_count)
    orders = [card_in_order(rules, order) for order in range(count)]
    known = sum(weight for stats, weight in weights.items() if stats in orders)
    shares = [weights.get(stats, 0.0) / orders.count(stats) for stats in orders]
    surprise = SURPRISE if known > 0.0 else 1.0
    return [round(MOST_TICKETS * (surprise / count + (1.0 - surprise) * share / max(known, 1e-9))) for share in shares]
