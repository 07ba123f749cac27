"""Who sits at the table: seats, the teams they form, and what they bring along."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from skyrmish.words.catalogue import say
from skyrmish.words.language import SaidWhenAsked
from skyrmish.words.lists import both
from skyrmish.words.quoting import quoted
from skyrmish.words.refusal import Refusal

COLOURS = ("red", "blue", "green", "purple", "black", "white")  # of seats that nobody has named
HEADS = ("game", "edition", "modules", "options", "board", "mission", "seat", "position", "seed", "origin")
RESERVED = (*HEADS, "dice", "roll", "sealed")  # what lines of a record begin with, which names do too
LONGEST_NAME = 40
NAME = re.compile(rf"[^:#,|]{{1,{LONGEST_NAME}}}")
ACES_AT_END = re.compile(r" ace \S+$", re.IGNORECASE)


@dataclass(frozen=True)
class Seat:
    """A place at the table, with the pieces it flies. Seats of one team win together."""

    name: str
    team: str = ""
    planes: tuple[str, ...] = ()
    bombers: tuple[str, ...] = ()
    balloons: tuple[str, ...] = ()

    @property
    def piece_names(self) -> list[str]:
        return [*self.planes, *self.bombers, *self.balloons]


@dataclass(frozen=True)
class Seating:
    """All seats, with planes numbered through in seat order."""

    seats: tuple[Seat, ...]

    @cached_property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @cached_property
    def plane_names(self) -> list[str]:
        return [name for seat in self.seats for name in seat.piece_names]

    @cached_property
    def sides(self) -> list[str]:
        """Teams, and seats that play for themselves, in seat order (B-47)."""
        return list(dict.fromkeys(seat.team or seat.name for seat in self.seats))

    @cached_property
    def teams(self) -> Mapping[str, str]:
        """What teams are called in a sentence: by their name, with the seats in them."""
        names = dict.fromkeys(seat.team for seat in self.seats if seat.team)
        return SaidWhenAsked({team: partial(self._team_called, team) for team in names})

    def _team_called(self, team: str) -> str:
        return say("team-called", team=team, names=both(seat.name for seat in self.seats if seat.team == team))

    def called(self, side: str) -> str:
        """A side in a sentence."""
        return self.teams.get(side, side)

    @cached_property
    def order_from(self) -> list[list[str]]:
        """SL1-MOVE-01, SL1-NEXT-01  All seats, from the side that starts to the left: for each side that may."""
        of_side = [[seat.name for seat in self.seats if (seat.team or seat.name) == side] for side in self.sides]
        turns = [of_side[start:] + of_side[:start] for start in range(len(of_side))]
        return [[name for names in turn for name in names] for turn in turns]

    def seat_of(self, plane: int) -> int:
        return [number for number, seat in enumerate(self.seats) for _ in seat.piece_names][plane]

    def side_of_seat(self, seat: int) -> int:
        return self.sides.index(self.seats[seat].team or self.seats[seat].name)


def seated(seats: Sequence[Seat]) -> Seating:
    """These seats at a table; refused where somebody's name is none."""
    check_names("seat", [seat.name for seat in seats])
    for seat in seats:
        if seat.team:
            check_name(seat.team, "team")
    return Seating(tuple(seats))


def check_names(what: str, names: Sequence[str]) -> None:
    """Every name is one, and none stands there twice."""
    for name in names:
        check_name(name, what)
    twice = next((name for name in names if list(names).count(name) > 1), None)
    if twice:
        raise Refusal("named-twice", what=what, name=repr(twice))


def check_name(name: str, what: str) -> str:
    """Names stand in orders and records, so they hold nothing that has a meaning there."""
    if name.lower() in RESERVED:
        raise Refusal("name-has-a-meaning", what=what, name=repr(name))
    if not NAME.fullmatch(name) or not name.isprintable() or name != " ".join(name.split()):
        raise Refusal("name-form", what=what, name=quoted(name), most=LONGEST_NAME)
    if ACES_AT_END.search(name):
        raise Refusal("name-ends-like-aces", what=what, name=repr(name))
    return name
