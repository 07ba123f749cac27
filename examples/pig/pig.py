"""Pig, as a game of your own: roll a die as often as you dare, hold before a 1 takes all.

``skyrmish.register(Pig())``, and it is played by bots, at the terminal, in simulations and at the plain table in a
browser. docs/library.md tells how.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, ClassVar

from skyrmish.games import making as m

MOST_SEATS, SIDES, TARGET = 6, 6, 30
ROLLED, HELD, WON = range(3)  # what the rules tell
NOTHING_TO_HOLD = 1  # a reason why not


class Table(m.Record):
    """Points at home, and those at stake."""

    count: int
    scores: Annotated[list[int], m.Room(MOST_SEATS)]
    seat: int
    pot: int
    decision: int
    decisions: int
    due: int
    round: int
    over: bool
    winner: int
    journal: Annotated[m.Listener | None, m.PLAIN_ONLY] = None

    def tell(self, happening: int, number: int = 0) -> None:
        if self.journal is not None:
            self.journal.hear(self, happening, self.seat, number, 0)


@dataclass(frozen=True)
class Die(m.Wanted):
    """One die with numbers."""

    name = "a d6"
    invitation = "the die (1 to 6): "

    def missing(self, left: int) -> m.DiceRefusal:  # noqa: ARG002 - it is the only one
        return m.DiceRefusal("pig-die-missing")

    def wrong(self, shown: object) -> m.DiceRefusal:
        return m.DiceRefusal("pig-die-wrong", given=str(shown), sides=SIDES)


# ---- orders ----


class Roll(m.Verb):
    """Throw the die once more."""

    name = "roll"

    def answer(self, at: m.Situation, order: m.Order) -> None:  # noqa: ARG002
        at.table.decisions += 1
        at.table.decision, at.table.due = 0, 1


class Hold(m.Verb):
    """Take home what is at stake."""

    name = "hold"

    def why_not(self, at: m.Situation, order: m.Order) -> int:  # noqa: ARG002
        return m.ALLOWED if at.table.pot else NOTHING_TO_HOLD

    def refusal(self, at: m.Situation, order: m.Order, reason: int) -> m.Refusal:  # noqa: ARG002
        return m.Refusal("pig-nothing-to-hold", "PIG-2")

    def answer(self, at: m.Situation, order: m.Order) -> None:  # noqa: ARG002
        table = at.table
        table.decisions += 1
        table.scores[table.seat] += table.pot
        table.tell(HELD, table.scores[table.seat])
        if table.scores[table.seat] < TARGET:
            pass_on(table)
        else:
            table.over, table.winner, table.decision = True, table.seat, 0
            table.tell(WON)


def pass_on(table: Table) -> None:
    """PIG-1  The next one rolls."""
    table.pot, table.decision = 0, 1
    table.seat = (table.seat + 1) % table.count
    table.round += table.seat == 0


# ---- what happened ----


@m.facts
class Rolled(m.Facts, kind="pig-rolled"):
    face: int


@m.facts
class Held(m.Facts, kind="pig-held"):
    score: int


@m.facts
class Won(m.Facts, kind="pig-won"):
    pass


TELLERS = m.Tellers()


@TELLERS.of(ROLLED)
def _rolled(j: m.Journal, _table: Table, seat: int, face: int, _b: int) -> m.Event:
    return j.event(Rolled(face=face), "PIG-1", j.names[seat])


@TELLERS.of(HELD)
def _held(j: m.Journal, _table: Table, seat: int, score: int, _b: int) -> m.Event:
    return j.event(Held(score=score), "PIG-2", j.names[seat])


@TELLERS.of(WON)
def _won(j: m.Journal, _table: Table, seat: int, _a: int, _b: int) -> m.Event:
    return j.event(Won(), "PIG-3", j.sides[seat])


# ---- the game ----


@dataclass(frozen=True)
class PigRules:
    """There is one way to play it."""

    game: str = "pig"
    options: dict[str, Any] = field(default_factory=dict)

    def settled(self) -> dict[str, Any]:
        return {}


class Pig(m.Game):
    """The first to bring home thirty points wins."""

    names = ("pig",)
    decisions = (
        m.Decision("nothing", (), "PIG-1", lambda _rules, _table: []),
        m.Decision("pig-turn", (Roll(), Hold()), "PIG-1", lambda _rules, table: [table.seat]),
    )
    tellers, events = TELLERS, (Rolled, Held, Won)
    words: ClassVar = Path(__file__).parent / "words"
    most_seats, seats_clause = MOST_SEATS, "PIG-1"

    def ruleset(self, choices: m.Choices) -> PigRules:
        for name in ("edition", "modules", "options", "mission"):
            if getattr(choices, name):
                raise m.Refusal(self.none, self.seats_clause).of(name)
        return PigRules()

    def make_rules(self, ruleset: PigRules) -> PigRules:
        return ruleset

    def rule_sheet(self, ruleset: PigRules) -> list[m.Section]:  # noqa: ARG002
        told = {"roll": "PIG-1", "hold": "PIG-2", "win": "PIG-3"}
        lines = tuple(m.Line(m.say(f"pig-sheet-{key}", points=TARGET), (clause,)) for key, clause in told.items())
        return [m.Section(m.say("pig-sheet-turn"), lines)]

    def lay_out(self, rules: PigRules, seating: m.Seating) -> Table:  # noqa: ARG002
        return Table(count=len(seating.seats), winner=-1)

    def begin(self, rules: PigRules, table: Table) -> None:  # noqa: ARG002
        table.round, table.decision = 1, 1

    def is_over(self, table: Table) -> bool:
        return table.over

    def throw(self, rules: PigRules, table: Table, names: Any, take: m.Take) -> list[str]:  # noqa: ARG002
        (face,) = take(Die(1, tuple(str(number) for number in range(1, SIDES + 1)), "roll"))
        table.due, table.decision = 0, 1
        table.tell(ROLLED, face)
        if face == 1:
            pass_on(table)
        else:
            table.pot += face
        return [str(face)]

    def over_clause(self, rules: PigRules) -> str:  # noqa: ARG002
        return "PIG-3"

    def standing(self, rules: PigRules, table: Table, seating: m.Seating) -> dict[str, Any]:  # noqa: ARG002
        return {"scores": dict(zip(seating.names, table.scores, strict=False)), "pot": table.pot}

    def stand_words(self, rules: PigRules, table: Table, seating: m.Seating) -> dict[str, list[str]]:  # noqa: ARG002
        stakes = [table.pot if seat == table.seat else 0 for seat in range(table.count)]
        return {
            name: [m.say("pig-stands", score=table.scores[seat], pot=stakes[seat])]
            for seat, name in enumerate(seating.names)
        }
