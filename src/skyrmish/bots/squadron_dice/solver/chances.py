"""The chance to win as squadrons stand, by the solver's tables: nothing is compiled and nothing played out."""

from typing import Any

from skyrmish.bots.squadron_dice.solver.answers import held_of, pair_of
from skyrmish.bots.squadron_dice.solver.fight.fight_shot import BOTH, HELD, left_of
from skyrmish.bots.squadron_dice.solver.tables import stored, table_name
from skyrmish.games.squadron_dice.constants import BOMBING_RAID
from skyrmish.games.squadron_dice.pieces import Rules, Table

_read: dict[str, dict[str, Any]] = {}


def known_table(rules: Rules) -> dict[str, Any] | None:
    """The table of these rules, read once in a process; None: they were not solved yet."""
    name = table_name(rules)
    if name not in _read and (table := stored(rules)) is not None:
        _read[name] = table
    return _read.get(name)


def first_seat_wins(rules: Rules, table: Table) -> float | None:
    """Exact where a turn begins; until it ends, dice that lie are left out of account.

    None at tables of more than two, and for dice of somebody's own that were never solved.
    """
    known = known_table(rules) if table.count == 2 else None
    if known is None:
        return None
    if rules.game == BOMBING_RAID:
        return float(known["raid"][pair_of(table)])
    first, second = (left_of(held_of(pilot)) for pilot in table.pilots[:2])
    return float(known["turn"][pair_of(table) * BOTH + first * HELD + second])
