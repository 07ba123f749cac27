"""What happens at the table, as the rules tell it: a kind, a plane, and two numbers.

Heard in plain play only; the compiled game leaves it out.
"""

from skyrmish.engine.rule import aside
from skyrmish.games.squadron_leader.pieces import Table

(
    REVEALED,
    STARTS,
    PLACED,
    CLIMBED,
    DIVED,
    STORED_SPEED,
    FLEW,
    LEFT_BOARD,
    STALLED,
    HELD_POSITION,
    ENDED_MOVE,
    DECLARED,
    HELD_FIRE,
    ROLLED_ATTACK,
    REROLLED_ATTACK,
    DECLARED_ACES,
    ROLLED_DEFENCE,
    REROLLED_DEFENCE,
    DAMAGED,
    KNOCKED_OUT,
    EARNED_ACE,
    BECAME_ACE,
    LOOPED,
    DECLINED_LOOP,
    BEGAN_DIVE_BOMB,
    DIVE_BOMBED,
    DECLINED_DIVE_BOMB,
    PUSHED,
    GAINED,
    CRASHED,
    LOWERED,
    REPAIRED_STAT,
    HAZARD_ROLLED,
    DROPPED,
    ARRIVED,
    RETURNED,
    NEW_ROUND,
    WON,
    DREW,
    NOBODY_SHOT,
) = range(40)


@aside
def tell(table: Table, kind: int, plane: int, first: int, second: int) -> None:
    """Note what happened, with the table as it is at this moment."""
    if table.journal is not None:
        table.journal.hear(table, kind, plane, first, second)
