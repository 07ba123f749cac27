"""The solver's tables: shipped for the usual dice, computed once for others, and kept in the cache folder."""

import contextlib
import os
import struct
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any
from zipfile import BadZipFile, ZipFile

from skyrmish.bots.squadron_dice.solver.fight.fight_solver import prepared, solve_fight, weigh_losses, weigh_pair_shots
from skyrmish.bots.squadron_dice.solver.raid.raid_solver import solve_raid
from skyrmish.engine.keeping.folders import cache_home
from skyrmish.engine.speeds import Speed, fastest, is_in_page
from skyrmish.games.squadron_dice.constants import ACE_SETS, BOMBING_RAID
from skyrmish.games.squadron_dice.pieces import Rules
from skyrmish.games.squadron_dice.rulesets.ruleset import digest

Progress = Callable[[int, int], None]
FULL = ACE_SETS - 1
DICE_MODULE = "dice"  # where a page has the rules of solving
NUMBERS, NUMPY = ".npy", b"\x93NUMPY\x01\x00"
_ready: dict[tuple[str, Speed], Any] = {}


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
    try:
        with ZipFile(path) as parts:
            return {name.removesuffix(NUMBERS): _numbers(parts.read(name)) for name in parts.namelist()}
    except (OSError, ValueError, EOFError, BadZipFile, struct.error):
        return None


def _numbers(data: bytes) -> Any:
    """A list of numbers, or one of them, as numpy writes it; there are pages that read it, and have no numpy."""
    (length,) = struct.unpack_from("<H", data, len(NUMPY))
    begin = len(NUMPY) + 2 + length
    head = data[:begin]
    if not head.startswith(NUMPY) or b"'<f8'" not in head:
        raise ValueError(head)
    numbers = list(struct.unpack(f"<{(len(data) - begin) // 8}d", data[begin:]))
    return numbers[0] if b"'shape': ()" in head else numbers


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


def can_solve(rules: Rules) -> bool:
    """Whether this process has the table of these rules, or can compute it: in a page, nobody would wait so long."""
    return not is_in_page() or stored(rules) is not None


def solved_for(rules: Rules, say: Progress = _silent) -> Any:
    """All that the solver plays by, held for fast rules; made once in a process, and never changed."""
    name, speed = table_name(rules), fastest(DICE_MODULE)
    if (name, speed) not in _ready:
        _ready[name, speed] = _made_ready(rules, speed, say)
    return _ready[name, speed]


def _made_ready(rules: Rules, speed: Speed, say: Progress) -> Any:
    table = table_for(rules, say)
    held = speed.hold(prepared(rules))
    solved = speed.opened(held)
    for name in ("raid", "turn", "rolled"):
        if name in table:
            setattr(solved, name, table[name])
    if rules.game != BOMBING_RAID:
        lose, shoot = speed.translated(weigh_losses), speed.translated(weigh_pair_shots)
        for pair in range(ACE_SETS * ACE_SETS):
            lose(held, pair, FULL)
            shoot(held, pair)
    return held
