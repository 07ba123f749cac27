"""Golden games: whole matches between bots as text that a person can follow.

Run as a script to write them anew after a change of the rules, and read the difference before committing it.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from skyrmish.bots.orders import Bot
from skyrmish.games.seating import COLOURS
from skyrmish.games.squadron_leader.rulesets.mission import mission_named
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import mission_seats, usual_seats
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import record_text, start_match

FOLDER = Path(__file__).parent
ALL_MODULES = ("altitude", "split-s", "immelmann", "barrel-roll", "ace-pilots", "guides-extra-die")

STAKES = ("dive-bomb", "push-the-envelope")
EXPANSION = "bombers-and-balloons"
ADVANCED = ("split-s", "immelmann", "barrel-roll", "ace-pilots")


@dataclass(frozen=True)
class Golden:
    """One golden game: what is played, by which bots, from which seed."""

    name: str
    bots: tuple[str, ...]
    seed: int
    modules: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    planes_each: int = 1
    teams: tuple[str, ...] = ()
    edition: str = "first"
    hexes: bool = False
    mission: str = ""
    bombers: int = 0
    balloons: int = 0

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


GAMES = (
    Golden("core-duel", ("greedy", "greedy"), 1),
    Golden("altitude-duel", ("greedy", "random"), 2, ("altitude", "split-s")),
    Golden("three-with-every-module", ("greedy", "greedy", "greedy"), 3, ALL_MODULES),
    Golden("two-against-two", ("greedy", "greedy", "greedy", "greedy"), 4, ALL_MODULES, {}, 1, ("A", "B", "A", "B")),
    Golden("three-planes-each", ("greedy", "random"), 5, ALL_MODULES, {"multi.order": "alternate"}, 3),
    Golden("first-edition-d6", ("greedy", "random"), 7, ALL_MODULES, edition="first-d6"),
    Golden("second-edition", ("greedy",) * 3, 8, ADVANCED, edition="second"),
    Golden("current-rules", ("greedy",) * 3, 9, ("immelmann", "barrel-roll"), edition="current"),
    Golden("second-edition-stakes", ("greedy", "random", "random"), 44, STAKES, edition="second"),
    Golden("current-rules-stakes", ("greedy", "random", "random"), 41, STAKES, edition="current"),
    Golden("bombers-and-balloons", ("greedy", "random"), 14, (EXPANSION, "altitude"), bombers=1, balloons=1),
    Golden("mission-errant-balloons", ("greedy", "random"), 15, edition="second", mission="errant-balloons"),
    Golden("mission-bombers-escape", ("random", "greedy"), 16, edition="current", mission="bombers-escape"),
    Golden("mission-on-hexes", ("random", "greedy"), 17, edition="second", mission="bombers-escape", hexes=True),
    Golden("hex-grid", ("greedy",) * 4, 11, ALL_MODULES, hexes=True),
    Golden("hex-grid-second-edition", ("greedy", "random"), 12, ADVANCED, edition="second", hexes=True),
    Golden("space-pirates", ("greedy", "greedy"), 10, edition="space-pirates"),
    Golden("simultaneous-d6", ("greedy", "greedy"), 6, ("d6", "quick-health"), {"attack.resolution": "simultaneous"}),
)


def header_of(golden: Golden) -> Header:
    """What is played, and by whom."""
    names = COLOURS[: len(golden.bots)]
    seating = usual_seats(names, golden.planes_each, golden.teams, golden.bombers, golden.balloons)
    if golden.mission:
        seating = mission_seats(mission_named(golden.mission), names)
    options = {"limit.rounds": 60, **golden.options}
    players = tuple(f"bot {bot}" for bot in golden.bots)
    ruleset = Ruleset(golden.edition, golden.modules, options, hexes=golden.hexes, mission=golden.mission)
    return Header(ruleset, seating, golden.seed, players)


def played(golden: Golden) -> tuple[Match, Header]:
    """Play a golden game from the start."""
    header = header_of(golden)
    match = start_match(header, SeededDice(golden.seed))
    bots = {seat.name: Bot(bot, golden.seed) for seat, bot in zip(header.seating.seats, golden.bots, strict=True)}
    while not match.is_over:
        seat = match.deciding_seats()[0]
        bots[seat].act(match, seat)
    return match, header


def golden_text(golden: Golden) -> str:
    """The record, and what happened in words, as remarks."""
    match, header = played(golden)
    told = "".join(f"# {event.text} [{event.clause}]\n" for event in match.events)
    return f"{record_text(match, header)}\n# What happened\n{told}"


if __name__ == "__main__":
    for golden in GAMES:
        golden.path.write_text(golden_text(golden), encoding="utf-8")
        print("wrote", golden.path.name)
