"""Luck: what dice showed when first thrown, against what they show on average by the engine's own reckoning."""

from collections.abc import Callable
from typing import Any

from skyrmish.games.squadron_dice import happenings as dice
from skyrmish.games.squadron_dice.pieces import planes_on
from skyrmish.games.squadron_leader import happenings as planes
from skyrmish.match.dice.sources import TypedDice, UnopenedDice
from skyrmish.match.match import Match
from skyrmish.match.records.record import play_line, read_record, start_match
from skyrmish.odds.dice import MISS, die_of, kind_of
from skyrmish.odds.squadron_dice import faces_of, mean_planes
from skyrmish.table.faces.all_faces import face_of
from skyrmish.table.messages.answers import FaceName
from skyrmish.table.messages.replays import SeatLuck

Thrown = tuple[float, float]  # what fell, and what was to be expected


def luck_of(text: str) -> list[SeatLuck]:
    """Of every seat, over the whole match: hits and dodges of planes, planes on the dice of squadrons."""
    record = read_record(text)
    match = start_match(record.header, UnopenedDice())  # nothing falls before somebody looks
    found = {name: SeatLuck(seat=name, rolled=0.0, expected=0.0) for name in match.seating.names}
    reckoned = RECKONED.get(face_of(match).name, {})  # dice of a game with a plain table are not known here

    def look(table: Any, happening: int, number: int) -> None:
        if happening in reckoned:
            rolled, expected = reckoned[happening](match, table, number)
            seat = found[match.seat_name(number)]
            seat.rolled, seat.expected = seat.rolled + rolled, seat.expected + expected

    match.witness = look
    match.dice = TypedDice(record.beginning.rolls)
    match.go_on()
    for line in record.lines:
        play_line(match, line)
    return list(found.values())


def of_guns(match: Match, thrown: list[int]) -> Thrown:
    die = die_of(match.rules)
    good = sum(kind_of(match.rules, face) != MISS for face in thrown)
    return good, len(thrown) * (1 - die.faces[MISS] / die.sides)


def of_attack(match: Match, table: Any, _: int) -> Thrown:
    return of_guns(match, table.attack_dice[: table.attack_count])


def of_defence(match: Match, table: Any, _: int) -> Thrown:
    return of_guns(match, table.defence_dice[: table.defence_count])


def of_squadron(match: Match, table: Any, number: int) -> Thrown:
    pilot = table.pilots[number]
    shown, kinds = pilot.shown[: pilot.count], pilot.kinds[: pilot.count]
    return sum(map(planes_on, shown)), float(sum(mean_planes(faces_of(match.rules, kind)) for kind in kinds))


Reckoned = dict[int, Callable[[Match, Any, int], Thrown]]  # by what happens
GUNS: Reckoned = {planes.ROLLED_ATTACK: of_attack, planes.ROLLED_DEFENCE: of_defence}
SQUADRONS: Reckoned = {dice.POSITION_ROLLED: of_squadron, dice.RAID_ROLLED: of_squadron}
RECKONED: dict[FaceName, Reckoned] = {"sky": GUNS, "dice": SQUADRONS}
