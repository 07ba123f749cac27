"""What happens at the table, as the rules tell it: a kind, a seat, and two numbers. Heard in plain play only."""

from skyrmish.engine.rule import aside
from skyrmish.games.squadron_dice.pieces import Table

(
    NEW_TURN,
    KEPT_DIE,
    POSITION_ROLLED,
    POSITION_TIED,
    GOT_POSITION,
    SHOT_ROLLED,
    USED_ICON,
    USED_ANY,
    USED_BLANKS,
    REROLLED,
    LAPSED,
    ESCAPED,
    LOST_ROOKIE,
    BROUGHT_ACE,
    ELIMINATED,
    RAID_ROLLED,
    CHOSE_DICE,
    RAID_TOTAL,
    RETIRED_ACE,
    KEPT_LAST_ACE,
    WON,
    DREW,
) = range(22)


@aside
def tell(table: Table, kind: int, seat: int, first: int, second: int) -> None:
    """Note what happened, with the table as it is at this moment."""
    if table.journal is not None:
        table.journal.hear(table, kind, seat, first, second)
