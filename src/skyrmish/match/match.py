"""A match: a ruleset, seats and a table; it takes orders, throws dice, and tells what happened."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from skyrmish.engine.records import copied
from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.constants import ASSIGN, DECISIONS, NOTHING, OVER, ROLLS
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.decisions import die_sides, settle
from skyrmish.games.squadron_leader.play.ending import end_if_decided
from skyrmish.games.squadron_leader.play.order_of_play import call_next
from skyrmish.games.squadron_leader.play.setting_up.setup import begin, hand_out
from skyrmish.games.squadron_leader.rulesets.citing import cited
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, edition_data, make_rules
from skyrmish.match.dice_sources import DiceSource, TypedDice
from skyrmish.match.events import Event, Journal
from skyrmish.match.legal import candidates, legal_orders, seats_to_decide
from skyrmish.match.notation import Order, parse
from skyrmish.match.refusals import TO_DECIDE, turn_refusal
from skyrmish.match.seating import Seating, check_pieces
from skyrmish.match.taking_orders import take

Entry = tuple[str, str]  # ("order", "red: straight") or ("roll", "8 7 2")


@dataclass(frozen=True)
class Decision:
    """What the table waits for, and from whom."""

    seats: tuple[str, ...]
    kind: str
    options: tuple[str, ...]


class Match:
    """One play of a ruleset. All changes go through ``order``; a refused order changes nothing."""

    def __init__(
        self,
        ruleset: Ruleset,
        seating: Seating,
        dice: DiceSource,
        table: Table | None = None,
        top_speed: int = 0,
        rules: Rules | None = None,
    ) -> None:
        """Matches of one ruleset may share its rules, which are never changed."""
        check_pieces(ruleset, seating)
        self.ruleset = ruleset
        self.seating = seating
        self.rules = rules or make_rules(ruleset, top_speed or max(ruleset.settled()["stats"]))
        self.dice = dice
        self.names = seating.plane_names
        self.events: list[Event] = []
        self.entries: list[Entry] = []
        self.table = table or seating.laid_out()
        if table is None:
            begin(self.table)
            self.set_up(lambda fresh: hand_out(self.rules, fresh))

    # ---- what it waits for ----

    @property
    def is_over(self) -> bool:
        return self.table.stage == OVER

    @property
    def winner(self) -> str | None:
        """The side that has won."""
        return self.seating.sides[self.table.winner] if self.is_over and self.table.winner >= 0 else None

    @cached_property
    def speed_name(self) -> str:
        """Speed or Manoeuvrability, as the edition says."""
        return str(edition_data(self.ruleset.edition)["speed"])

    def cites(self, clause: str) -> str:
        """A clause as the rulebook of this match has it."""
        return cited(self.ruleset, clause)

    def deciding_seats(self) -> list[str]:
        return [self.seating.seats[seat].name for seat in seats_to_decide(self.rules, self.table)]

    def decision(self) -> Decision | None:
        """What the table waits for, with every order that is legal now."""
        if self.is_over or self.table.decision == NOTHING:
            return None
        options = tuple(str(order) for order in self.legal_orders())
        return Decision(tuple(self.deciding_seats()), DECISIONS[self.table.decision], options)

    def legal_orders(self) -> list[Order]:
        """Every legal order; headed by its plane where several may act. Of placements, a choice of legal ones."""
        out = []
        planes = candidates(self.rules, self.table)
        for i in planes:
            head = self.names[i] if len(planes) > 1 or self.table.decision == ASSIGN else ""
            out += legal_orders(self.rules, self.table, i, self.names, head)
        return out

    # ---- orders ----

    def order(self, text: str, seat: str | None = None, in_place: bool = False) -> list[Event]:
        """Take an order, from a seat if it is said which; return what happened.

        Who takes it in place has a copy of the table to go back to.
        """
        order = parse(text)
        if self.is_over:
            raise Refusal("the match is over", "SL1-GOAL-01")
        try:
            i = self._plane_of(order, seat)
            entry = ("order", f"{self.names[i]}: {order.words()}")
            return self._changed(lambda table: take(self.rules, table, i, order, self.names), [entry], in_place)
        except Refusal as refusal:
            refusal.clause = self.cites(refusal.clause) if refusal.clause else None
            raise

    def set_up(self, change: Callable[[Table], object]) -> list[Event]:
        """Change the table by hand, as whoever sets it up does; the dice that follow are thrown."""
        return self._changed(change, [])

    def dice_left(self) -> int:
        """Typed dice that nobody has asked for yet."""
        return len(self.dice.faces) - self.dice.taken if isinstance(self.dice, TypedDice) else 0

    def take_up(self) -> list[Event]:
        """Go on from a table that was set up by hand: find who acts, or see that it is over."""
        return self._changed(lambda table: end_if_decided(self.rules, table) or call_next(self.rules, table), [])

    def _changed(self, change: Callable[[Table], object], entries: list[Entry], in_place: bool = False) -> list[Event]:
        """Change a copy of the table and throw the dice it asks for; only if all goes well, it is the table."""
        table = self.table if in_place else copied(self.table)
        journal = Journal(self.rules, self.names, self.seating.sides, self.speed_name, self.cites)
        table.journal = journal
        change(table)
        rolls = self._throw_dice(table)
        table.journal = None
        self.table = table
        self.events += journal.events
        self.entries += entries + [("roll", " ".join(map(str, faces))) for faces in rolls]
        return journal.events

    def _throw_dice(self, table: Table) -> list[list[int]]:
        """Throw what the table asks for. Typed dice are taken for all its rolls or for none."""
        before = self.dice.taken if isinstance(self.dice, TypedDice) else 0
        try:
            return self._thrown(table)
        except Refusal:
            if isinstance(self.dice, TypedDice):
                self.dice.put_back(before)
            raise

    def _thrown(self, table: Table) -> list[list[int]]:
        rolls = []
        while table.due > 0:
            faces = self.dice.take(table.due, die_sides(self.rules, table), ROLLS[table.roll])
            table.thrown[: len(faces)] = faces
            settle(self.rules, table)
            rolls.append(list(faces))
        return rolls

    def _plane_of(self, order: Order, seat: str | None) -> int:
        """The plane an order is for: the one it names, or the only one that it can be for."""
        able = candidates(self.rules, self.table)
        if order.who:
            i = self._named(order.who, able)
        else:
            mine = [i for i in able if seat is None or self._seat_name(i) == seat]
            if len(mine) != 1:
                raise self._say_which(mine)
            i = mine[0]
        if seat is not None and self._seat_name(i) != seat:
            raise Refusal(f"{self.names[i]} is not {seat}'s plane", "SL1-MOVE-01")
        return i

    def _named(self, who: str, able: Sequence[int]) -> int:
        if who not in self.names and any(seat.name == who for seat in self.seating.seats):
            mine = [i for i in able if self._seat_name(i) == who]
            if len(mine) == 1:
                return mine[0]
            raise self._say_which(mine)
        i = self.seating.plane_number(who)
        if i not in able:
            raise turn_refusal(self.rules, self.table, i, self.names, self._whose_turn())
        return i

    def _say_which(self, able: Sequence[int]) -> Refusal:
        if able:
            return Refusal(f"say which plane: {self._heads(able)}")
        return Refusal(self._whose_turn(), "SL1-MOVE-01")

    def _whose_turn(self) -> str:
        return f"the table waits for {' and '.join(self.deciding_seats())} {TO_DECIDE[self.table.decision]}"

    def _heads(self, planes: Sequence[int]) -> str:
        return " or ".join(f"'{self.names[i]}: …'" for i in planes)

    def _seat_name(self, i: int) -> str:
        return self.seating.seats[self.table.planes[i].seat].name
