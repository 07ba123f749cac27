"""Sitting down at the terminal: who sits where, with which rules, and in which file the game is kept."""

import datetime
import secrets
from collections.abc import Sequence
from pathlib import Path

from skyrmish.bots.own.own_bots import is_known
from skyrmish.engine.refusal import Refusal
from skyrmish.games.seating import COLOURS, Seating
from skyrmish.games.squadron_leader.rulesets.mission import mission_named
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import check_pieces, mission_seats, usual_seats
from skyrmish.match.record_header import Header

MOST_SEATS = 6
MOST_EACH = 6  # bombers and balloons of a seat
MOST_SEED = 10**19 - 1


def games_folder() -> Path:
    """Where games are kept unless told otherwise."""
    from platformdirs import user_data_path

    return user_data_path("skyrmish", appauthor=False) / "games"


def named_seats(seats: str) -> tuple[list[str], list[str]]:
    """Names and players from ``Ann,greedy``: a bot is called by a colour, anything else is a person's name."""
    words = [word.strip() for word in seats.split(",") if word.strip()]
    if not 2 <= len(words) <= MOST_SEATS:
        raise Refusal(f"--seats: a table has 2 to {MOST_SEATS} seats, not {len(words)}", "B-58")
    names: list[str] = []
    for number, word in enumerate(words):
        colours = [*COLOURS[number:], *COLOURS[:number]]
        free = (colour for colour in colours if colour not in names and colour not in words)
        names.append(next(free) if is_known(word) else word)
    return names, [f"bot {word}" if is_known(word) else "person" for word in words]


def seats_for(ruleset: Ruleset, names: Sequence[str], pieces: tuple[int, int, int], teams: Sequence[str]) -> Seating:
    """Seats with so many planes, bombers and balloons each; or as a mission says."""
    if not ruleset.mission:
        planes, bombers, balloons = pieces
        if min(bombers, balloons) < 0 or max(bombers, balloons) > MOST_EACH:
            raise Refusal(f"--bombers and --balloons are from 0 to {MOST_EACH}", "C-3")
        seating = usual_seats(names, planes, teams, bombers, balloons)
    elif pieces != (1, 0, 0) or teams:
        raise Refusal(
            "--mission says itself what each side flies: leave out planes, bombers, balloons and teams", "C-4"
        )
    else:
        seating = mission_seats(mission_named(ruleset.mission), names)
    check_pieces(ruleset, seating)
    return seating


def seating_from(ruleset: Ruleset, names: list[str], pieces: tuple[int, int, int], teams: str) -> Seating:
    if not 1 <= pieces[0] <= 40:
        raise Refusal(f"--planes: {pieces[0]} is not from 1 to 40")
    sides = [word.strip() for word in teams.split(",") if word.strip()]
    if sides and len(sides) != len(names):
        raise Refusal(f"--teams: {len(names)} seats need {len(names)} teams, not {len(sides)}", "B-47")
    return seats_for(ruleset, names, pieces, sides)


def header_from(
    ruleset: Ruleset, seats: str, planes: int, teams: str, seed: int | None, bombers: int = 0, balloons: int = 0
) -> Header:
    """All that is known before the first order; without a seed, one is drawn."""
    names, players = named_seats(seats)
    if seed is None:
        seed = secrets.randbelow(10**9)
    if not 0 <= seed <= MOST_SEED:
        raise Refusal(f"--seed: {seed} is not a whole number from 0 to {MOST_SEED}")
    seating = seating_from(ruleset, names, (planes, bombers, balloons), teams)
    return Header(ruleset, seating, seed, tuple(players))


def new_file(save: Path | None, seed: int) -> Path:
    """The file for a new game; one that exists is never written over."""
    if save is not None:
        if save.exists():
            raise Refusal(f"--save: {save} exists already; go on with it by --resume {save}, or choose another name")
        return save
    folder, name = games_folder(), f"{datetime.date.today().isoformat()}-seed-{seed}"
    tries = [folder / f"{name}.txt", *(folder / f"{name}-{number}.txt" for number in range(2, 10_000))]
    return next(path for path in tries if not path.exists())
