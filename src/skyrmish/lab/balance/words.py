"""What was found, in sentences."""

from skyrmish.lab.balance.result import Result, Share

SELDOM = 0.01  # less often than that, an allocation is luck
NEVER = 0.0005  # less often than that, it would show as 0.0 %


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def with_interval(share: Share) -> str:
    return f"{percent(share.share)} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def weight_words(weight: float) -> str:
    """How often to play an allocation."""
    return "never" if weight < NEVER else percent(weight)


def mixture_words(result: Result) -> str:
    """A3 D2 S4 H3; or several with their parts."""
    found = result.equilibrium.weights
    played = sorted((k for k, weight in enumerate(found) if weight > SELDOM), key=lambda k: -found[k])
    if len(played) == 1:
        return result.names[played[0]]
    return ", ".join(f"{result.names[k]} {100 * found[k]:.0f} %" for k in played)


def best_words(result: Result) -> str:
    found = result.equilibrium.weights
    if max(found) > 1 - SELDOM:
        return f"Choose {mixture_words(result)}: no other allocation does better against it."
    return f"Mix, so that nobody can answer you: {mixture_words(result)}."


def start_words(result: Result) -> str:
    found = result.starter
    if found.low <= 0.5 <= found.high:
        return f"Starting makes no difference that {result.counts.games:,} games would show: {with_interval(found)}."
    edge = "advantage" if found.share > 0.5 else "drawback"
    return f"Starting is a{'n' if edge[0] == 'a' else ''} {edge}: the side that starts scores {with_interval(found)}."


def length_words(result: Result) -> str:
    draws = result.draws / max(1, result.counts.games)
    told = f" {percent(draws)} end in a draw by the limits for bots (B-44)." if draws > 0.0005 else ""
    half, most = result.rounds_within(0.5), result.rounds_within(0.9)
    told = f"the mean is {result.rounds_mean:.1f}.{told}"
    return f"Half of all games end within {half} rounds, nine in ten within {most}; {told}"


def fairness_words(result: Result) -> str:
    best, worst = result.ranking[0], result.ranking[-1]
    return (
        f"Two different allocations are typically {100 * result.imbalance:.0f} points away from even; against all "
        f"others {result.names[best]} scores {percent(result.field[best].share)}, {result.names[worst]} "
        f"{percent(result.field[worst].share)}."
    )


def crash_words(result: Result) -> str:
    most = max(range(len(result.names)), key=lambda k: result.crash_losses[k])
    if result.crashes < NEVER:
        return "No plane left the board, or hardly one."
    return (
        f"{percent(result.crashes)} of all games are decided by a plane that leaves the board or cannot move; "
        f"{result.names[most]} loses {percent(result.crash_losses[most])} of its games that way."
    )


def sentences(result: Result) -> list[str]:
    """The most important first."""
    told = best_words, fairness_words, start_words, length_words, crash_words
    return [each(result) for each in told]
