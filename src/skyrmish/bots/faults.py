"""Faults of bots: what kinds there are, how many, and when they lose a match.

A side loses as soon as one of its bots has been at fault ``LEAST_FAULTS`` times or more, and in more than
``LARGEST_SHARE`` of its answers so far; and at the end of a match too short for that, if none of them was good.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from skyrmish.match.match import Match
from skyrmish.words.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.bots.player import Player

LARGEST_SHARE, LEAST_FAULTS = 0.05, 3
RAISED, LATE, GONE, REFUSED = KINDS = ("raised", "late", "gone", "refused")
COUNTED = ("answers", *KINDS, "lost")
KIND_OF = {"fault-says": RAISED, "fault-late": LATE, "fault-ended": GONE, "fault-not-started": GONE}


class Fault(Refusal):
    """What a bot did wrong, in a few words that follow its name."""

    @property
    def kind(self) -> str:
        """What is no error of its own, and came in time, was no answer that the table takes."""
        return KIND_OF.get(self.key, REFUSED)


@dataclass(frozen=True)
class Account:
    """The answers of a bot in one match or many, its faults by kind, matches lost by them, and the first one."""

    answers: int = 0
    raised: int = 0
    late: int = 0
    gone: int = 0
    refused: int = 0
    lost: int = 0
    first: str = ""

    @property
    def faults(self) -> int:
        return self.raised + self.late + self.gone + self.refused

    def __add__(self, other: "Account") -> "Account":
        sums = {each.name: getattr(self, each.name) + getattr(other, each.name) for each in fields(self)[:-1]}
        return Account(**sums, first=self.first or other.first)


def account_of(player: "Player") -> Account:
    """What one match shows of a player."""
    kinds = [fault.kind for fault in player.faults]
    counted = {kind: kinds.count(kind) for kind in KINDS}
    first = player.faults[0].reason if player.faults else ""
    return Account(player.answers, **counted, lost=int(has_lost(player)), first=first)


def are_too_many(faults: int, answers: int) -> bool:
    return faults >= LEAST_FAULTS and faults > LARGEST_SHARE * answers


# ---- who wins ----


def has_lost(player: "Player") -> bool:
    """By its faults, if the match ends now."""
    return player.is_out or len(player.faults) == player.answers > 0


def those_out(players: Mapping[str, "Player"]) -> list[str]:
    """The seats whose bots have lost by faults, if the match ends now."""
    return [seat for seat, player in players.items() if has_lost(player)]


def is_settled(match: Match, players: Mapping[str, "Player"]) -> bool:
    """The match is over, or only one side plays on."""
    out = [seat for seat, player in players.items() if player.is_out]
    return match.is_over or len(_sides_without(match, out)) <= 1


def winner(match: Match, players: Mapping[str, "Player"]) -> str | None:
    """The only side left; or whoever won, if that side is left. Otherwise those that are left have drawn."""
    left = _sides_without(match, those_out(players))
    if len(left) == 1:
        return left[0]
    return match.winner if match.winner in left else None


def _sides_without(match: Match, out: Sequence[str]) -> list[str]:
    """The sides that have none of these seats."""
    names, sides = match.seating.names, match.seating.sides
    gone = {match.seating.side_of_seat(names.index(seat)) for seat in out}
    return [side for number, side in enumerate(sides) if number not in gone]
