"""Who sits at a table of dice: two to four pilots, each for himself or two against two."""

from collections.abc import Sequence

from skyrmish.games.seating import Seat, Seating
from skyrmish.games.seating import seated as all_seated
from skyrmish.games.squadron_dice.pieces import MOST_PILOTS
from skyrmish.words.refusal import Refusal


def seated(names: Sequence[str], teams: Sequence[str] = ()) -> Seating:
    """SD-01, B-74  Two to four seats; with teams, two against two."""
    listed = list(teams) or [""] * len(names)
    seating = all_seated([Seat(name, team) for name, team in zip(names, listed, strict=True)])
    check_teams(seating)
    return seating


def check_teams(seating: Seating) -> None:
    """SD-01, SD-VAR-01, B-74  Two to four players, each for himself; or, as our own variant, two against two."""
    count, teams = len(seating.seats), [seat.team for seat in seating.seats]
    if not 2 <= count <= MOST_PILOTS:
        raise Refusal("players-not-from-two", "SD-01", count=count, most=MOST_PILOTS)
    sides = set(teams)
    if any(teams) and (not all(teams) or len(sides) != 2 or any(teams.count(side) != 2 for side in sides)):
        raise Refusal("teams-two-against-two", "B-74")


def teams_of(seating: Seating) -> list[int]:
    """The number of each seat's side."""
    return [seating.side_of_seat(seat) for seat in range(len(seating.seats))]
