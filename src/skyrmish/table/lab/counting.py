"""What the lab counts: games of bots as ``skyrmish simulate`` does, or of allocations as ``skyrmish balance`` does."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from skyrmish.bots.kinds import kinds_of
from skyrmish.games.all_games import game_of
from skyrmish.lab.balance import experiment as balance
from skyrmish.lab.balance.experiment import Counts, Experiment
from skyrmish.lab.balance.result import Result, Share, share
from skyrmish.lab.balance.words import crash_words, fairness_words, length_words, sentences, start_words
from skyrmish.lab.browser.jobs import Job
from skyrmish.lab.many_games import MODES, Outcome, Player
from skyrmish.lab.simulation import Simulation, job_of, ways_of
from skyrmish.table.lab.commands import balance_command, simulate_command
from skyrmish.table.lobby.match_setup import check_players, ruleset_of, seating_of
from skyrmish.table.messages.lab import AllocationCounts, LabCounts, LabQuestion, LabShare, SideCounts
from skyrmish.table.messages.lobby import NewMatch
from skyrmish.words.refusal import Refusal

MOST_MIXED = 24  # allocations for which a page solves what to choose in secret: more take minutes there


class Counted(Protocol):
    """Games that are to be counted, by whoever plays them, part by part in any order."""

    @property
    def games(self) -> int: ...
    def job(self) -> Job[Any]:
        """For workers of a page."""

    def player(self) -> Player[Any]:
        """In machine code."""

    def add(self, part: Any) -> None: ...
    def told(self, is_over: bool) -> LabCounts: ...


def counted(question: LabQuestion) -> Counted:
    """Refused where it cannot be played."""
    match = flown_by_bots(question)
    return Simulated.of(question, match) if question.kind == "simulate" else Balanced.of(question, match)


def flown_by_bots(question: LabQuestion) -> NewMatch:
    """The match with a bot on every seat: levels alone, for nobody's program is started from a page."""
    seats = question.match.seats
    bots = question.bots[:1] * len(seats) if question.kind == "balance" else question.bots
    if len(bots) != len(seats):
        raise Refusal("lab-bots", bots=len(question.bots), seats=len(seats)).of("seats")
    flown = [replace(seat, kind="bot", level=bot) for seat, bot in zip(seats, bots, strict=True)]
    match = replace(question.match, seats=flown)
    check_players(match)
    return match


@dataclass
class Simulated:
    """A bot on every seat."""

    simulation: Simulation
    command: str
    outcome: Outcome = field(default_factory=Outcome)

    @classmethod
    def of(cls, question: LabQuestion, match: NewMatch) -> "Simulated":
        bots = tuple(seat.level for seat in match.seats)
        simulation = Simulation(ruleset_of(match), seating_of(match), bots, question.games, question.seed).checked()
        if ways_of(simulation) is None:
            raise Refusal("lab-not-this-game", game=game_of(simulation.ruleset).title(simulation.ruleset))
        return cls(simulation, simulate_command(question, match))

    @property
    def games(self) -> int:
        return self.simulation.games

    def job(self) -> Job[Any]:
        job = job_of(self.simulation)
        assert job is not None  # it was refused above
        return job

    def player(self) -> Player[Any]:
        ways = ways_of(self.simulation)
        assert ways is not None
        return ways.player(self.simulation, True, lambda _: None)

    def add(self, part: Any) -> None:
        self.outcome.add(part, len(self.simulation.seating.sides))

    def told(self, is_over: bool) -> LabCounts:  # noqa: ARG002 - nothing is left for the end
        found = self.outcome
        return LabCounts(
            title=title_of(self.simulation.ruleset),
            command=self.command,
            games=found.games,
            wanted=self.games,
            decisions=found.decisions,
            rounds_mean=found.rounds / max(1, found.games),
            draws=found.draws,
            sides=[self._side(number) for number in range(len(self.simulation.seating.sides))],
        )

    def _side(self, number: int) -> SideCounts:
        seating, games = self.simulation.seating, self.outcome.games
        titles = {level.name: level.title for level in kinds_of(self.simulation.ruleset.game).levels}
        seats = [seat for seat in range(len(self.simulation.bots)) if seating.side_of_seat(seat) == number]
        won = self.outcome.wins[number] if games else 0
        return SideCounts(
            side=seating.sides[number],
            bots=[titles[self.simulation.bots[seat]] for seat in seats],
            wins=won,
            score=interval(share(won, games - won, games)),
        )


@dataclass
class Balanced:
    """Every way to share out the stats against every other."""

    counts: Counts
    command: str

    @classmethod
    def of(cls, question: LabQuestion, match: NewMatch) -> "Balanced":
        if match.mission:
            raise Refusal("lab-no-mission").of("seats")
        planes = max(seat.planes for seat in match.seats)
        asked = Experiment(ruleset_of(match), match.seats[0].level, question.games, question.seed, planes)
        return cls(Counts(asked.checked()), balance_command(question, match, planes))

    @property
    def games(self) -> int:
        return self.counts.experiment.games

    def job(self) -> Job[Any]:
        return balance.job_of(self.counts.experiment)

    def player(self) -> Player[Any]:
        return balance.player(self.counts.experiment, MODES[0], lambda _: None)

    def add(self, part: Any) -> None:
        self.counts.add(part)

    def told(self, is_over: bool) -> LabCounts:
        result = Result(self.counts)
        is_mixed = is_over and len(result.allocations) <= MOST_MIXED
        return LabCounts(
            title=title_of(self.counts.experiment.ruleset),
            command=self.command,
            games=self.counts.games,
            wanted=self.games,
            decisions=self.counts.tally.decisions,
            rounds_mean=result.rounds_mean,
            draws=result.draws,
            allocations=[allocation(result, row, is_mixed) for row in result.ranking],
            stats=result.stats,
            words=sentences(result) if is_mixed else [each(result) for each in WHILE_COUNTING],
        )


WHILE_COUNTING: tuple[Callable[[Result], str], ...] = (fairness_words, start_words, length_words, crash_words)


def allocation(result: Result, row: int, is_mixed: bool) -> AllocationCounts:
    return AllocationCounts(
        name=result.names[row],
        score=interval(result.field[row]),
        against=[None if row == column else interval(result.pair(row, column)) for column in result.ranking],
        weight=round(result.equilibrium.weights[row], 6) if is_mixed else None,
    )


def interval(found: Share) -> LabShare:
    return LabShare(**found.as_json())


def title_of(ruleset: Any) -> str:
    return game_of(ruleset).title(ruleset)
