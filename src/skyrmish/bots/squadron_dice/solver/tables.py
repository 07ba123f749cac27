"""The solver's tables: shipped for the usual dice, computed once for others, and kept in the cache folder."""

import contextlib
import os
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from skyrmish.bots.squadron_dice.solver.fight_solver import prepared, solve_fight, weigh_losses, weigh_pair_shots
from skyrmish.bots.squadron_dice.solver.raid_solver import solve_raid
from skyrmish.engine.records import packed
from skyrmish.engine.rule import cache_home, compiled
from skyrmish.games.squadron_dice.constants import ACE_SETS, BOMBING_RAID
from skyrmish.games.squadron_dice.pieces import Rules
from skyrmish.games.squadron_dice.rulesets.ruleset import digest

Progress = Callable[[int, int], None]
FULL = ACE_SETS - 1
_ready: dict[str, Any] = {}


def _silent(_done: int, _all: int) -> None:
    return


def table_name(rules: Rules) -> str:
    return f"{'raid' if rules.game == BOMBING_RAID else 'fight'}-{digest(rules)}.npz"


def cache_file(rules: Rules) -> Path:
    return cache_home() / "solved" / table_name(rules)


def stored(rules: Rules) -> dict[str, Any] | None:
    """The table as it was shipped or computed before; None: it must be computed."""
    shipped = files("skyrmish.bots.squadron_dice.solver").joinpath("solved", table_name(rules))
    if shipped.is_file():
        with as_file(shipped) as path:
            return read(path)
    return read(cache_file(rules)) if cache_file(rules).is_file() else None


def read(path: Path) -> dict[str, Any] | None:
    """A table from its file; a broken one is as good as none."""
    import numpy as np

    try:
        with np.load(path, allow_pickle=False) as data:
            return {name: data[name] for name in data.files}
    except (OSError, ValueError, EOFError):
        return None


def write(path: Path, table: dict[str, Any]) -> None:
    """Whole or not at all."""
    import numpy as np

    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.stem}-{os.getpid()}.new.npz")
    np.savez_compressed(new, **table)
    os.replace(new, path)


def computed(rules: Rules, say: Progress = _silent) -> dict[str, Any]:
    """Solve the game from nothing."""
    import numpy as np

    if rules.game == BOMBING_RAID:
        raid, gap = solve_raid(rules, say)
        return {"raid": np.array(raid), "bound": np.array(gap)}
    solved, bound = solve_fight(rules, say)
    return {"turn": np.array(solved.turn), "rolled": np.array(solved.rolled), "bound": np.array(bound)}


def table_for(rules: Rules, say: Progress = _silent, again: bool = False) -> dict[str, Any]:
    """The table of these rules' game and dice."""
    table = None if again else stored(rules)
    if table is None:
        table = computed(rules, say)
        with contextlib.suppress(OSError):  # a full disk costs time at the next start, not this game
            write(cache_file(rules), table)
    return table


def solved_for(rules: Rules, say: Progress = _silent) -> Any:
    """All that the solver plays by, packed for compiled rules; made once in a process, and never changed."""
    name = table_name(rules)
    if name not in _ready:
        _ready[name] = _made_ready(rules, say)
    return _ready[name]


def _made_ready(rules: Rules, say: Progress) -> Any:
    table = table_for(rules, say)
    solved = packed(prepared(rules))
    for name in ("raid", "turn", "rolled"):
        if name in table:
            solved[0][name][:] = table[name]
    if rules.game != BOMBING_RAID:
        lose, shoot = compiled(weigh_losses), compiled(weigh_pair_shots)
        for pair in range(ACE_SETS * ACE_SETS):
            lose(solved[0], pair, FULL)
            shoot(solved[0], pair)
    return solved
