"""A match: a ruleset, seats and a table; it takes orders, throws dice, and tells what happened. It knows no game."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache, cached_property, partial
from typing import Any

from skyrmish.engine.records import copied
from skyrmish.games.all_games import game_of
from skyrmish.games.events import Event, Journal, Witness
from skyrmish.games.game import Decision
from skyrmish.games.orders import Order, Situation
from skyrmish.games.seating import Seating
from skyrmish.match.agreements import MOST_BACK, Answered
from skyrmish.match.dice.sources import DiceSource, TypedDice, UnopenedDice
from skyrmish.words.lists import both, either
from skyrmish.words.refusal import Refusal

Entry = tuple[str, str]  # ("order", "red: straight"), ("roll", "8 7 2") or ("agreement", "red: resign")


@dataclass(frozen=True)
class Waiting:
    """What the table waits for, and from whom, with every order that is legal now."""

    seats: tuple[str, ...]
    kind: str
    options: tuple[str, ...]


class Match:
    """One play of a ruleset. All changes go through ``order``; a refused order changes nothing."""

    def __init__(self, ruleset: Any, seating: Seating, dice: DiceSource, table: Any = None, rules: Any = None) -> None:
        """Matches of one ruleset may share its rules, which are never changed."""
        self.game = game_of(ruleset)
        self.game.check(ruleset, seating)
        self.ruleset = ruleset
        self.seating = seating
        self.rules = rules or self.game.make_rules(ruleset)
        self.dice = dice
        self.names = self.game.players(seating)
        self.events: list[Event] = []
        self.witness: Witness | None = None  # sees the table whenever something happens
        self.entries: list[Entry] = []
        self.given_up: frozenset[str] = frozenset()  # sides
        self.is_draw_agreed = False
        self.answered: tuple[Answered, ...] = ()  # since the last die fell or a secret was told
        self._speakers: list[str] = []  # seats whose orders are being taken
        self.table = table or self.game.lay_out(self.rules, seating)
        if table is None:
            self.set_up(lambda fresh: self.game.begin(self.rules, fresh))

    def twin(self) -> "Match":
        """A match that starts from the same table and shares nothing changeable. It has no dice: no peeking."""
        twin = copy(self)
        twin.table = copied(self.table)
        twin.events, twin.entries = list(self.events), list(self.entries)
        twin.dice, twin.witness = TypedDice([]), None
        return twin

    # ---- what it waits for ----

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.table) or self.is_settled

    @property
    def is_settled(self) -> bool:
        """C-8, C-9, C-11  The rules have not ended it, but a draw has, or only one side has not given up."""
        return self.is_draw_agreed or (bool(self.given_up) and len(self.in_the_running()) < 2)

    def in_the_running(self) -> list[str]:
        """The sides that have not given up, and of several those that still have somebody."""
        left = [side for side in self.seating.sides if side not in self.given_up]
        if len(left) < 2:
            return left
        game, table, numbers = self.game, self.table, range(len(self.names))
        alive = {self.side_of(self.seat_name(number)) for number in numbers if game.is_alive(table, number)}
        return [side for side in left if side in alive]

    @property
    def winner(self) -> str | None:
        """The side that has won. One that has given up cannot, whatever comes of its planes."""
        if not self.is_over or self.is_draw_agreed:
            return None
        if self.given_up and len(running := self.in_the_running()) == 1:
            return running[0]
        side = self.seating.sides[self.table.winner] if self.table.winner >= 0 else None
        return None if side in self.given_up else side

    @property
    def outcome(self) -> dict[str, Any] | None:
        """How it ended, in the words of a position file."""
        if not self.is_over:
            return None
        return {"winner": self.winner} if self.winner else {"draw": True}

    def side_of(self, seat: str) -> str:
        return self.seating.sides[self.seating.side_of_seat(self.seating.names.index(seat))]

    @cached_property
    def called(self) -> Mapping[str, str]:
        """What the ruleset calls things, such as Speed."""
        return self.game.called(self.ruleset)

    @cached_property
    def cites(self) -> Callable[[str], str]:
        """A clause as the rulebook of this match has it."""
        return cache(partial(self.game.cites, self.ruleset))

    @property
    def asked(self) -> Decision:
        """The decision that the table waits for."""
        number: int = self.table.decision
        return self.game.decisions[number]

    def deciders(self) -> list[int]:
        """The planes or pilots that an order may be given for."""
        return [] if self.is_settled else self.game.deciders(self.rules, self.table)

    def deciding_seats(self) -> list[str]:
        return self.seats_of(self.deciders())

    def seats_of(self, able: Sequence[int]) -> list[str]:
        """Whose planes these are, in the order of their seats."""
        if len(able) == 1:  # as most of the time
            return [self.seat_name(able[0])]
        seats = sorted({self.game.seat_of(self.table, number) for number in able})
        return [self.seating.names[seat] for seat in seats]

    def decision(self) -> Waiting | None:
        """What the table waits for, with every order that is legal now."""
        seats = self.deciding_seats()
        if not seats:
            return None
        return Waiting(tuple(seats), self.asked.name, tuple(str(order) for order in self.legal_orders()))

    def is_secret(self) -> bool:
        """Several decide at once, and nobody sees another's answer before all have answered."""
        return self.asked.is_secret and self.game.keeps_secret(self.rules, self.table)

    def legal_orders(self, seat: str | None = None) -> list[Order]:
        """Every legal order, headed by whom it is for where that could be in doubt. Of placements, some of them."""
        able = self.deciders()
        headed = len(able) > 1 or self.is_secret() or self.asked.is_headed
        out = []
        for number in able:
            if seat in (None, self.seat_name(number)):
                legal = self.game.legal(self.situation(number))
                out += [order.headed(self.names[number]) if headed else order for order in legal]
        return out

    def situation(self, number: int) -> Situation:
        """The table from where one plane or pilot stands."""
        return Situation(self.rules, self.table, number, self.names, self.called)

    def seat_name(self, number: int) -> str:
        """Whose plane it is."""
        return self.seating.names[self.game.seat_of(self.table, number)]

    # ---- orders ----

    def order(self, order: Order | str, seat: str | None = None) -> list[Event]:
        """Take an order, a legal one or its text, from a seat if it is said which; return what happened."""
        return self._all_or_nothing(lambda: self._take(order, seat))

    def orders(self, orders: Sequence[Order | str], seat: str | None = None) -> list[Event]:
        """Take several orders as one: all of them, or none.

        A plane that is lost on the way, off the board or near a balloon, has no more to say, and nobody has any more
        once a bomber has reached its edge: the rest lapses.
        """
        before = self.table

        def take_all() -> None:
            for index, order in enumerate(orders):
                if index and (self.is_over or self._has_lost_one(before, seat)):
                    break
                try:
                    self._take(order, seat)
                except Refusal as refusal:
                    refusal.index = index
                    raise

        return self._all_or_nothing(take_all)

    def set_up(self, change: Callable[[Any], object]) -> list[Event]:
        """Change the table by hand, as whoever sets it up does; the dice that follow are thrown, once there are any."""

        def set_and_throw() -> None:
            change(self.table)
            if not isinstance(self.dice, UnopenedDice):
                self._throw_dice()

        return self._all_or_nothing(set_and_throw)

    def go_on(self) -> list[Event]:
        """Throw the dice that a table has waited for, now that there are some."""
        return self.set_up(lambda _: None)

    def orders_since(self, entry: int) -> list[str]:
        """The orders that were taken, as they are written; from an entry on."""
        return [text for kind, text in self.entries[entry:] if kind == "order"]

    def faces_since(self, entry: int) -> list[str]:
        """The dice that have fallen, from an entry on."""
        return [face for kind, text in self.entries[entry:] if kind == "roll" for face in text.split()]

    def _all_or_nothing(self, change: Callable[[], None]) -> list[Event]:
        """What the rules tell is noted; whatever goes wrong, the match and its dice are as they were."""
        before, dice, was_secret = self.table, self.dice.mark(), self.is_secret()
        events, entries = len(self.events), len(self.entries)
        self._speakers = []
        self.table = copied(before)
        self.table.journal = Journal(
            self.game.tellers,
            self.rules,
            self.names,
            self.seating.sides,
            self.cites,
            self.called,
            self.events,
            self.seating.teams,
            self.witness,
        )
        try:
            change()
        except BaseException:
            self.table = before
            del self.events[events:], self.entries[entries:]
            self.dice.reset(dice)
            raise
        self.table.journal = None
        self._remember(before, entries, was_secret)
        return self.events[events:]

    def _remember(self, before: Any, entries: int, was_secret: bool) -> None:
        """C-10  What was answered can be taken back until a die falls; a secret choice cannot."""
        orders = len(self._speakers)
        if was_secret or orders < len(self.entries) - entries:
            self.answered = ()
        elif orders:
            so_far = orders + (self.answered[-1].so_far if self.answered else 0)
            self.answered += (Answered(before, orders, tuple(dict.fromkeys(self._speakers)), so_far),)
            while so_far - self.answered[0].so_far + self.answered[0].orders > MOST_BACK:
                self.answered = self.answered[1:]

    def _take(self, said: Order | str, seat: str | None) -> None:
        """Take one order, or refuse it and leave the table half changed.

        One of a program's counts as it is written, so that its record, with as many decimals, plays the same match.
        """
        order = self.game.notation.parse(str(said) if isinstance(said, Order) else said)
        try:
            if self.is_over:
                raise Refusal("match-is-over", self.game.over_clause(self.rules))
            self._throw_dice()
            number = self._number(order, seat)
            self.game.take(self.situation(number), order)
            self.entries.append(("order", f"{self.names[number]}: {order.words()}"))
            self._speakers.append(seat or self.seat_name(number))
            self._throw_dice()
        except Refusal as refusal:
            refusal.clause = self.cites(refusal.clause) if refusal.clause else None
            raise

    def _throw_dice(self) -> None:
        """Throw the dice that the table asks for, until it asks for none."""
        table = self.table
        while table.due > 0 and not (self.game.is_resting(table) and self.dice.left == 0):
            fallen = self.game.throw(self.rules, table, self.names, self.dice.take)
            self.entries.append(("roll", " ".join(fallen)))

    def _has_lost_one(self, before: Any, seat: str | None) -> bool:
        """Somebody of the seat's who was alive is so no more."""
        alive, now = self.game.is_alive, self.table
        for number in range(len(self.names)):
            if not alive(now, number) and alive(before, number) and seat in (None, self.seat_name(number)):
                return True
        return False

    # ---- whom an order is for ----

    def _number(self, order: Order, seat: str | None) -> int:
        """The plane or pilot an order is for: the one it names, or the only one that it can be for."""
        able = self.deciders()
        if not able:  # it rests until somebody throws
            raise Refusal("dice-come-first")
        if order.who:
            number = self._named(order, able)
        else:
            mine = [n for n in able if seat in (None, self.seat_name(n))]
            if len(mine) != 1:
                raise self._say_which(mine)
            number = mine[0]
        if seat not in (None, self.seat_name(number)):
            raise self.game.not_yours(self.names[number], str(seat))
        return number

    def _named(self, order: Order, able: Sequence[int]) -> int:
        """A name means a plane or pilot; or a seat, if only one of its planes can be meant."""
        who = order.who
        if who not in self.names and who in self.seating.names:
            mine = [n for n in able if self.seat_name(n) == who]
            if len(mine) == 1:
                return mine[0]
            raise self._say_which(mine)
        if who not in self.names:
            raise self.game.unknown(who, self.names)
        number = self.names.index(who)
        if number not in able:
            raise self.game.not_now(self.situation(number), order, self._whose_turn())
        return number

    def _say_which(self, able: Sequence[int]) -> Refusal:
        if able:
            return self.game.say_which(either(f"'{self.names[n]}: …'" for n in able))
        return self._whose_turn()

    def _whose_turn(self) -> Refusal:
        facts = {"seats": both(self.deciding_seats()), "waits": self.asked.waits}
        return Refusal("whose-turn", self.game.turn_clause(self.table), **facts)
