"""Replay: the positions of a record, one a line, reached forwards and backwards by playing it."""

from dataclasses import dataclass

from skyrmish.games.events import Event
from skyrmish.match.match import Match
from skyrmish.match.records.record import GameRecord, Line, begin_record, play_line
from skyrmish.words.refusal import Refusal

EVERY = 16  # lines between the matches that are remembered


@dataclass(frozen=True)
class Position:
    """The match after so many lines of its record, and what the last of them did."""

    number: int
    line: Line | None
    match: Match
    events: tuple[Event, ...]


class Replay:
    """Steps through a record. Lines are played when they are first reached; a bad one ends the record there."""

    def __init__(self, record: GameRecord) -> None:
        self.record = record
        self.at = 0
        self.trouble: Refusal | None = None
        self._front = begin_record(record)
        self._reached = 0
        self._events: list[tuple[Event, ...]] = [tuple(self._front.events)]
        self._rounds: list[int] = [self._front.table.round]
        self._kept: list[Match] = [self._front]  # after 0, EVERY, 2 * EVERY … lines

    # ---- where it is ----

    @property
    def last(self) -> int:
        """The number of the last good position, as far as it is known: all lines, until one is found bad."""
        return self._reached if self.trouble else len(self.record.lines)

    def position(self) -> Position:
        line = self.record.lines[self.at - 1] if self.at else None
        return Position(self.at, line, self._match_at(self.at), self._events[self.at])

    # ---- steps ----

    def go_to(self, number: int) -> Position:
        """The position after that many lines, or the nearest that there is."""
        while self._reached < number and self._play_on():
            pass
        self.at = max(0, min(number, self._reached))
        return self.position()

    def step(self, by: int = 1) -> Position:
        return self.go_to(self.at + by)

    def go_to_round(self, number: int) -> Position:
        """The position in which a round begins."""
        while self._rounds[-1] < number and self._play_on():
            pass
        found = next((at for at, shown in enumerate(self._rounds) if shown >= number), None)
        if found is None or number < 0:
            raise Refusal("record-no-round", number=number, last=self._rounds[-1])
        return self.go_to(found)

    def _play_on(self) -> bool:
        """Play the next line for the first time; False at the end, or where the record breaks a rule."""
        if self.trouble or self._reached == len(self.record.lines):
            return False
        trial = self._front.twin()
        trial.events, trial.entries = [], []
        try:
            play_line(trial, self.record.lines[self._reached])
        except Refusal as refusal:
            self.trouble = refusal
            return False
        self._front = trial
        self._reached += 1
        self._events.append(tuple(trial.events))
        self._rounds.append(trial.table.round)
        if self._reached % EVERY == 0:
            self._kept.append(trial)
        return True

    def _match_at(self, number: int) -> Match:
        """Play on from the nearest remembered match; the rules are exact, so the way is the same."""
        match = self._kept[number // EVERY].twin()
        for line in self.record.lines[number - number % EVERY : number]:
            play_line(match, line)
        match.events = [event for events in self._events[: number + 1] for event in events]
        match.entries = []
        return match
