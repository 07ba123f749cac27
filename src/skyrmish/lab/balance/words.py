"""What was found, in sentences."""

from skyrmish.lab.balance.result import Result, Share
from skyrmish.words.catalogue import say

SELDOM = 0.01  # less often than that, an allocation is luck
NEVER = 0.0005  # less often than that, it would show as 0.0 %
COMPARED = ("rounds", "draws", "starter", "even", "mix")  # what is told of a module


def percent(share: float) -> str:
    return say("balance-percent", percent=f"{100 * share:.1f}")


def with_interval(found: Share) -> str:
    return say("balance-interval", {name: f"{100 * value:.1f}" for name, value in vars(found).items()})


def weight_words(weight: float) -> str:
    """How often to play an allocation."""
    return say("balance-never") if weight < NEVER else percent(weight)


def mixture_words(result: Result) -> list[str]:
    """A3 D2 S4 H3; or several with their parts."""
    found = result.equilibrium.weights
    played = sorted((k for k, weight in enumerate(found) if weight > SELDOM), key=lambda k: -found[k])
    if len(played) == 1:
        return [result.names[played[0]]]
    return [say("balance-part", name=result.names[k], percent=f"{100 * found[k]:.0f}") for k in played]


def module_columns() -> list[str]:
    return [say(f"balance-column-{name}") for name in COMPARED]


def module_cells(result: Result) -> list[str]:
    """What stands in those columns, but for the mixture."""
    even = say("balance-even", points=f"{100 * result.imbalance:.1f}")
    return [f"{result.rounds_mean:.2f}", percent(result.draw_share), with_interval(result.starter), even]


def best_words(result: Result) -> str:
    is_one = max(result.equilibrium.weights) > 1 - SELDOM
    return say("balance-choose" if is_one else "balance-mix", mixture=mixture_words(result))


def start_words(result: Result) -> str:
    found, facts = result.starter, {"games": f"{result.counts.games:,}", "score": with_interval(result.starter)}
    if found.low <= 0.5 <= found.high:
        return say("balance-start-even", facts)
    return say("balance-start-good" if found.share > 0.5 else "balance-start-bad", facts)


def length_words(result: Result) -> str:
    draws = percent(result.draw_share) if result.draw_share > NEVER else None
    facts = {"half": result.rounds_within(0.5), "most": result.rounds_within(0.9)}
    return say("balance-length", facts, mean=f"{result.rounds_mean:.1f}", draws=draws)


def fairness_words(result: Result) -> str:
    best, worst = result.ranking[0], result.ranking[-1]
    scores = {"best_score": percent(result.field[best].share), "worst_score": percent(result.field[worst].share)}
    points = f"{100 * result.imbalance:.0f}"
    return say("balance-fairness", scores, points=points, best=result.names[best], worst=result.names[worst])


def crash_words(result: Result) -> str:
    most = max(range(len(result.names)), key=lambda k: result.crash_losses[k])
    if result.crashes < NEVER:
        return say("balance-no-crash")
    losses = percent(result.crash_losses[most])
    return say("balance-crashes", crashes=percent(result.crashes), name=result.names[most], losses=losses)


def sentences(result: Result) -> list[str]:
    """The most important first."""
    told = best_words, fairness_words, start_words, length_words, crash_words
    return [each(result) for each in told]
