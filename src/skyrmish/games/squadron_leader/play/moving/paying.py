"""What a move may spend: Speed, and altitude for more of it; and which manoeuvre that pays for."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import BOMBER, EXPANSION, STORED
from skyrmish.games.squadron_leader.pieces import Manoeuvre, Move, Plane, Rules
from skyrmish.games.squadron_leader.reasons import (
    ALLOWED,
    CLIMBED_BEFORE,
    NEEDS_ALTITUDE,
    STANDS_ALONE,
    STORED_ALREADY,
    TOO_EXPENSIVE,
)


@rule
def why_not_pay(
    rules: Rules, manoeuvre: Manoeuvre, speed: int, altitude: int, climbed: int, flown: int, solo: bool
) -> int:
    """SL1-MOVE-03, MOD-SPS-01, MOD-SPS-03, MOD-BRL-03, B-24, B-26, B-83  You may fly what you can pay for.

    ``speed`` is all that may be spent on it, ``flown`` how many manoeuvres came before, ``solo``: a lone one.
    """
    if solo or (manoeuvre.solo and flown > 0):
        return STANDS_ALONE
    if manoeuvre.no_climb and climbed > 0:
        return CLIMBED_BEFORE
    if manoeuvre.altitude > altitude:
        return NEEDS_ALTITUDE
    if rules.altitude == STORED and climbed > 0:
        return STORED_ALREADY
    return TOO_EXPENSIVE if manoeuvre.cost > speed else ALLOWED


@rule
def stored_speed(rules: Rules, tokens: int) -> int:
    """SP-ALT-03  Tokens that are extra Speed without being dived for."""
    return tokens if rules.altitude == STORED else 0


@rule
def speed_after_dive(speed: int, levels: int, deepest: int) -> int:
    """MOD-ALT-04, SL1-FAQ-01, SP-ALT-03  All the Speed there is, with every level that may go into it."""
    return speed + min(deepest, levels)


@rule
def levels_to_spend(plane: Plane) -> int:
    """MOD-ALT-04, B-26  Altitude that may go into this move: none after a climb."""
    return 0 if plane.climbed > 0 else plane.altitude


@rule
def deepest_dive(rules: Rules, plane: Plane) -> int:
    """MOD-ALT-04, C-3  A bomber dives little in a round, a plane as deep as it likes."""
    return rules.bomber_dive if EXPANSION and plane.kind == BOMBER else rules.altitude_max


@rule
def climbs_left(rules: Rules, climbed: int, raised: int) -> int:
    """MOD-ALT-03, C-2  Levels that may still be climbed this round, beside those that were gained by pushing."""
    return max(0, rules.climb_limit + raised - climbed)


@rule
def pay(move: Move, plane: Plane, cost: int) -> None:
    """SL1-MOVE-03, SP-ALT-03, B-55  Speed is spent first, then stored tokens."""
    from_tokens = max(0, cost - move.speed_left)
    move.speed_left -= cost - from_tokens
    plane.altitude -= from_tokens
