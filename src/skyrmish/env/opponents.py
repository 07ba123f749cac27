"""Who sits on the other seats."""

from collections.abc import Sequence

from skyrmish.env.choices import check_names
from skyrmish.games.seating import Seating
from skyrmish.words.refusal import Refusal


def seat_number(seat: int, seating: Seating) -> int:
    """The agent's seat."""
    most = len(seating.seats) - 1
    if not (isinstance(seat, int) and 0 <= seat <= most):
        raise Refusal("env-seat", seat=repr(seat), most=most)
    return seat


def opponents_of(opponents: str | Sequence[str], seating: Seating, seat: int) -> dict[str, str]:
    """The bot of every other seat."""
    others = [name for name in seating.names if name != seating.names[seat]]
    if isinstance(opponents, str):
        return dict.fromkeys(others, opponents)
    check_names("opponents", opponents)
    if len(opponents) != len(others):
        raise Refusal("env-opponents", count=len(opponents), seats=len(others))
    return dict(zip(others, opponents, strict=True))
