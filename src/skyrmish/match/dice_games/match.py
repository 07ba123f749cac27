"""A match of dice: a ruleset, seats and a table; it takes orders, throws dice, and tells what happened."""

from collections.abc import Callable, Sequence

from skyrmish.engine.records import copied
from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.decisions import answer, begin, settle, why_not_answer
from skyrmish.games.squadron_dice.pieces import Table
from skyrmish.games.squadron_dice.reasons import ALLOWED, DIE_IS_LOCKED, NOT_BLANK, SENTENCES
from skyrmish.games.squadron_dice.ruleset import DiceRuleset, check_teams, laid_out, make_rules
from skyrmish.match.dice_games.events import DiceJournal
from skyrmish.match.dice_games.icon_dice import IconDice, TypedIcons, throw_due
from skyrmish.match.dice_games.notation import ANSWERS, DiceOrder, choice_of, order_of, parse
from skyrmish.match.events import Event
from skyrmish.match.match import Decision, Entry
from skyrmish.match.notation import check_name
from skyrmish.match.seating import Seat, Seating

CLAUSES = {w.KEEP_OR_ROLL: "B-68", w.SECOND_ROLL: "B-72", w.RETIRE: "SD-BR-04", w.BRING: "SD-DF-05"}


def seated_for_dice(names: Sequence[str], teams: Sequence[str] = ()) -> Seating:
    """SD-01, B-74  Two to four seats; with teams, two against two."""
    for name in (*names, *(team for team in teams if team)):
        check_name(name, "seat")
    twice = next((name for name in names if list(names).count(name) > 1), None)
    if twice:
        raise Refusal(f"seat {twice!r} is named twice")
    listed = list(teams) or [""] * len(names)
    check_teams(list(names), listed)
    return Seating(tuple(Seat(name, team) for name, team in zip(names, listed, strict=True)))


class DiceMatch:
    """One play of Dogfight or Bombing Raid. All changes go through ``order``; a refused order changes nothing."""

    def __init__(self, ruleset: DiceRuleset, seating: Seating, dice: IconDice, table: Table | None = None) -> None:
        self.ruleset, self.seating, self.dice = ruleset, seating, dice
        self.rules = make_rules(ruleset)
        self.names = [seat.name for seat in seating.seats]
        self.events: list[Event] = []
        self.entries: list[Entry] = []
        teams = check_teams(self.names, [seat.team for seat in seating.seats])
        self.table = table or laid_out(self.rules, teams)
        if table is None:
            self.set_up(lambda fresh: begin(self.rules, fresh))

    # ---- what it waits for ----

    @property
    def is_over(self) -> bool:
        return self.table.over

    @property
    def winner(self) -> str | None:
        """The side that has won."""
        return self.seating.sides[self.table.winner] if self.is_over and self.table.winner >= 0 else None

    def deciding(self) -> list[int]:
        """The seats that have not answered yet."""
        return [] if self.is_over else [seat for seat in range(self.table.count) if (self.table.waiting >> seat) & 1]

    def deciding_seats(self) -> list[str]:
        return [self.names[seat] for seat in self.deciding()]

    def is_secret(self) -> bool:
        """B-68, B-72  Several seats decide at once: what one chooses stays hidden until all have chosen."""
        several = bin(self.table.waiting | self.table.committed).count("1") > 1
        return bool(self.table.waiting) and several

    def decision(self) -> Decision | None:
        """What the table waits for, with every order that is legal now."""
        if not self.deciding():
            return None
        options = tuple(str(order) for order in self.legal_orders())
        return Decision(tuple(self.deciding_seats()), w.DECISIONS[self.table.decision], options)

    def legal_orders(self, seat: str | None = None) -> list[DiceOrder]:
        """Every legal order; headed by its seat where several decide at once."""
        out = []
        for number in self.deciding():
            head = self.names[number] if self.is_secret() else ""
            if seat is None or self.names[number] == seat:
                choices = self.legal_choices(number)
                out += [order_of(self.table.decision, choice, self.names, head) for choice in choices]
        return out

    def legal_choices(self, seat: int) -> list[int]:
        every = range(w.USE_BLANKS + (1 << w.MOST_SQUADRON))
        return [choice for choice in every if why_not_answer(self.rules, self.table, seat, choice) == ALLOWED]

    # ---- orders ----

    def order(self, text: str, seat: str | None = None) -> list[Event]:
        """Take an order, from a seat if it is said which; return what happened."""
        order = parse(text)
        if self.is_over:
            raise Refusal("the match is over", "SD-DF-06" if self.rules.game == w.DOGFIGHT else "SD-BR-07")
        if self.table.due:
            throw_due(self.rules, copied(self.table), self.dice, self.names)  # a resting table: say what is missing
        number = self._seat_of(order, seat)
        if self.table.decision not in ANSWERS[order.verb]:
            raise self._no_answer(order)
        choice = choice_of(order, self.names)
        reason = why_not_answer(self.rules, self.table, number, choice)
        if reason != ALLOWED:
            raise self._refusal(reason, number, order)
        entry = ("order", f"{self.names[number]}: {order.words()}")
        return self._changed(lambda table: answer(self.rules, table, number, choice), [entry])

    def set_up(self, change: Callable[[Table], object]) -> list[Event]:
        """Change the table by hand, as whoever sets it up does; the dice that follow are thrown."""
        return self._changed(change, [])

    def dice_left(self) -> int:
        """Typed dice that nobody has asked for yet."""
        return self.dice.left if isinstance(self.dice, TypedIcons) else 0

    def _changed(self, change: Callable[[Table], object], entries: list[Entry]) -> list[Event]:
        """Change a copy of the table and throw the dice it asks for; only if all goes well, it is the table."""
        table = copied(self.table)
        journal = DiceJournal(self.rules, self.names, self.seating.sides)
        table.journal = journal
        change(table)
        rolls = []
        while table.due > 0 and not self._rests(table):
            rolls.append(throw_due(self.rules, table, self.dice, self.names))
            settle(self.rules, table)
        table.journal = None
        self.table = table
        self.events += journal.events
        self.entries += entries + [("roll", " ".join(fallen)) for fallen in rolls]
        return journal.events

    def _rests(self, table: Table) -> bool:
        """Between turns a table of typed dice may rest: nobody has thrown the next roll yet."""
        return (
            table.roll in (w.POSITION_ROLL, w.FIRST_ROLL) and isinstance(self.dice, TypedIcons) and not self.dice.left
        )

    def dice_wanted(self) -> dict[str, object] | None:
        """The roll that a resting table waits for, die by die."""
        if not self.table.due:
            return None
        due = zip(self.table.due_seat, self.table.due_kind[: self.table.due], strict=False)
        dice = [f"{self.names[seat]}: {w.KINDS[kind]}" for seat, kind in due]
        return {"roll": w.ROLLS[self.table.roll], "dice": dice}

    # ---- saying no ----

    def _seat_of(self, order: DiceOrder, seat: str | None) -> int:
        """The seat an order is from: the one it names, or the only one that is asked."""
        able, who = self.deciding(), order.who or seat or ""
        if order.who and seat is not None and order.who != seat:
            raise Refusal(f"{seat} does not speak for {order.who}", "B-63")
        if who:
            if who not in self.names:
                raise Refusal(f"there is no seat {who!r}; the seats are {', '.join(self.names)}", "SD-01")
            if self.names.index(who) not in able:
                raise Refusal(self._why_not_asked(self.names.index(who)), CLAUSES.get(self.table.decision, "B-63"))
            return self.names.index(who)
        if len(able) != 1:
            heads = " or ".join(f"'{name}: …'" for name in self.deciding_seats())
            raise Refusal(f"several decide at once; say who: {heads}", "B-72")
        return able[0]

    def _why_not_asked(self, seat: int) -> str:
        if (self.table.committed >> seat) & 1:
            return f"{self.names[seat]} has chosen already, and there are no take-backs"
        if not self.table.pilots[seat].alive:
            return f"{self.names[seat]} is out of the game"
        return f"{self._whose_turn()}, not for {self.names[seat]}"

    def _whose_turn(self) -> str:
        return f"the table waits for {' and '.join(self.deciding_seats())} ({w.DECISIONS[self.table.decision]})"

    def _no_answer(self, order: DiceOrder) -> Refusal:
        closed = "the window is closed: " if order.verb in ("use", "pass") else ""
        clause = CLAUSES.get(self.table.decision, "B-63") if not closed else "B-63"
        return Refusal(f"{order.words()!r} is no answer now: {closed}{self._whose_turn()}", clause)

    def _refusal(self, reason: int, seat: int, order: DiceOrder) -> Refusal:
        sentence, clause = SENTENCES[reason]
        other = order.target if order.target in self.names else self.names[seat]
        die = next((n for n in order.dice if self._is_bad(reason, seat, n)), order.dice[0] if order.dice else 0)
        icon = w.ICON_NAMES[self.table.pilots[seat].decision]
        filled = sentence.format(who=self.names[seat], other=other, die=die, icon=icon, most=self.rules.blanks_at_once)
        return Refusal(filled, clause)

    def _is_bad(self, reason: int, seat: int, die: int) -> bool:
        """Whether this die is the one that an order stumbles over."""
        if reason == DIE_IS_LOCKED:
            return bool((self.table.pilots[seat].locked >> (die - 1)) & 1)
        single = w.USE_BLANKS + (1 << (die - 1))
        return reason == NOT_BLANK and why_not_answer(self.rules, self.table, seat, single) == reason
