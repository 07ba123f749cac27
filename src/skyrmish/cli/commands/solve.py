"""``skyrmish solve``: the exact chances of the dice games, from every set of Aces."""

import json
from typing import TYPE_CHECKING, Annotated, Any

from typer import Argument, Option

from skyrmish.cli.many_games.running import counting
from skyrmish.cli.options import Json, Options, Plain, ruleset_from
from skyrmish.games.squadron_dice.constants import ACE_COUNT, GAMES, LETTERS
from skyrmish.words.catalogue import as_written, say
from skyrmish.words.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.cli.texts.paper import Grid, Paper

FULL = (1 << ACE_COUNT) - 1
HELD = ("used", "one plane", "two planes", "evade", "hit", "Any", "Blanks")  # as JSON has it


def solve(
    game: Annotated[str, Argument(help="bombing-raid or dogfight.")],
    option: Options = [],  # noqa: B006 - Typer's way to say none
    again: Annotated[bool, Option("--again", help="Compute the table anew, even if it is known.")] = False,
    plain: Plain = False,
    as_json: Json = False,
) -> None:
    """Print the chance to win for two perfect players, from the start and from every set of Aces.

    The tables for the usual dice come with Skyrmish; for dice of your own they are computed once and kept.

    Examples: `skyrmish solve bombing-raid` · `skyrmish solve bombing-raid -o dice=my-dice.toml --json`
    """
    from skyrmish.games.squadron_dice.rulesets.ruleset import make_rules

    if game not in TELLERS:
        raise Refusal("solve-no-game", game=repr(game), games=list(TELLERS))
    table = _table(make_rules(ruleset_from(game, "", "", option, "")), again, plain)
    part, teller = TELLERS[game]
    teller([float(value) for value in table[part]], float(table["bound"]), plain, as_json)


def _table(rules: Any, again: bool, plain: bool) -> dict[str, Any]:
    """The solver's table, with a progress bar on standard error while it is computed."""
    from skyrmish.bots.squadron_dice.solver.tables import stored, table_for

    if not again and stored(rules) is not None:
        return table_for(rules)
    with counting(plain) as bar:
        task = bar.add_task(say("solve-solving"), total=1)
        return table_for(rules, lambda done, whole: bar.update(task, completed=done, total=whole), again)


def name_of(aces: int) -> str:
    """A B – R: the letters of a set of Aces."""
    return "".join(letter for ace, letter in enumerate(LETTERS) if (aces >> ace) & 1) or "–"


def sets_by_size() -> list[int]:
    return sorted(range(FULL + 1), key=lambda aces: (-bin(aces).count("1"), aces))


# ---- Bombing Raid ----


def _tell_raid(raid: list[float], bound: float, plain: bool, as_json: bool) -> None:
    sets = [aces for aces in sets_by_size() if aces]
    first = {LETTERS[ace]: raid[(FULL & ~(1 << ace)) * (FULL + 1) + FULL] for ace in range(ACE_COUNT)}
    best = max(first, key=lambda letter: first[letter])
    if as_json:
        start = raid[FULL * (FULL + 1) + FULL]
        table = {name_of(a): {name_of(b): raid[a * (FULL + 1) + b] for b in sets} for a in sets}
        told = {"start": [start, 1 - start], "after_retiring": first, "best": best, "wins": table, "bound": bound}
        print(json.dumps({"game": "bombing-raid", **told}))
        return
    paper = _paper(plain)
    paper.grid(_matrix(say("solve-raid-title"), raid, sets))
    paper.lines(
        say("solve-raid-start"),
        say("solve-raid-first", worth=_shares(first), best=best),
        say("solve-exact", bound=f"{max(bound, 1e-12):.0e}"),
    )


# ---- Dogfight ----


def _tell_fight(turn: list[float], bound: float, plain: bool, as_json: bool) -> None:
    size, both = FULL + 1, len(HELD) ** 2
    sets = sets_by_size()[::-1]
    fresh = [turn[pair * both] for pair in range(size * size)]
    first = {LETTERS[ace]: fresh[(1 << ace) * size] for ace in range(ACE_COUNT)}
    best = max(first, key=lambda letter: first[letter])
    held = {word: turn[d * len(HELD)] for d, word in enumerate(HELD)}
    if as_json:
        table = {name_of(a): {name_of(b): fresh[a * size + b] for b in sets} for a in sets}
        told = {"start": [fresh[0], 1 - fresh[0]], "after_bringing": first, "best": best, "held": held}
        print(json.dumps({"game": "dogfight", **told, "wins": table, "bound": bound}))
        return
    saved = {say("solve-held", held=d): chance for d, chance in enumerate(held.values())}
    paper = _paper(plain)
    paper.grid(_matrix(say("solve-fight-title"), fresh, sets))
    paper.lines(
        say("solve-fight-start", first=f"{100 * fresh[0]:.2f}", second=f"{100 - 100 * fresh[0]:.2f}"),
        say("solve-fight-first", worth=_shares(first), best=best),
        say("solve-fight-saved", saved=_shares(saved)),
        say("solve-exact-windows", bound=f"{bound:.0e}"),
    )


# which part of the solver's table a game is told from, and how
TELLERS = dict(zip(GAMES, (("turn", _tell_fight), ("raid", _tell_raid)), strict=True))


# ---- showing ----


def _paper(plain: bool) -> "Paper":
    from skyrmish.cli.texts.paper import Paper

    return Paper(plain)


def _matrix(title: str, values: list[float], sets: list[int]) -> "Grid":
    from rich.text import Text

    from skyrmish.cli.texts.paper import Grid, Row

    def cell(mine: int, theirs: int) -> Text:
        chance = values[mine * (FULL + 1) + theirs]
        return Text(as_written(100 * chance, 1), style=_shade(chance))

    names = [name_of(aces) for aces in sets]
    rows = [Row(name_of(mine), [cell(mine, theirs) for theirs in sets]) for mine in sets]
    against = ["", *(say("solve-against", aces=name) for name in names)]
    return Grid(["", *names], rows, title, against, padding=0, justify="right")


def _shade(chance: float) -> str:
    if abs(chance - 0.5) < 0.02:
        return ""
    return "green" if chance > 0.5 else "red"


def _shares(chances: dict[str, float]) -> list[str]:
    return [say("solve-share", name=name, percent=f"{100 * chance:.2f}") for name, chance in chances.items()]
