"""One seat's turn at the keyboard: it asks until the decision is taken, and loses nothing on a mistake."""

from typing import TYPE_CHECKING

from skyrmish.cli.terminal.option_text import DICE_WORDS, dice_words, options_of, placing_words
from skyrmish.cli.terminal.order_words import Vocabulary
from skyrmish.cli.terminal.table_commands import COMMANDS
from skyrmish.cli.terminal.table_text import look_lines
from skyrmish.engine.refusal import Refusal
from skyrmish.games.dice import DiceRefusal
from skyrmish.games.events import Event
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.seating import plane_number
from skyrmish.match.match import Match
from skyrmish.match.plans import Plan

if TYPE_CHECKING:
    from skyrmish.cli.terminal.terminal_game import TerminalGame

NEAREST = 4  # lines of a look after each planned step


class Turn:
    """Asks one seat for one decision."""

    def __init__(self, game: "TerminalGame", seat: str) -> None:
        self.game, self.seat = game, seat
        self.match, self.voice, self.seed = game.match, game.voice, game.header.seed
        self.plane = ""
        self.plan: Plan | None = None
        self.numbered: list[str] = []
        self.events: list[Event] = []
        self.is_done = False

    # ---- what it is about ----

    @property
    def view(self) -> Match:
        """The match as this pilot plans it."""
        return self.plan.trial if self.plan else self.match

    def able(self) -> list[str]:
        """This seat's planes that may act now."""
        mine = next(seat.piece_names for seat in self.match.seating.seats if seat.name == self.seat)
        names = [self.match.names[i] for i in self.match.deciders()]
        return [name for name in names if name in mine]

    def some_plane(self) -> int:
        """The plane that is being ordered, or the first that could be."""
        return self.match.names.index(self.plane or self.able()[0])

    def number(self, name: str) -> int:
        return plane_number(self.match.seating, self.vocabulary().name(name))

    def vocabulary(self) -> Vocabulary:
        match, hexes = self.match, self.match.rules.hexes
        return Vocabulary(match.game.notation, match.asked, list(COMMANDS), match.names, self.numbered, hexes)

    def headed(self, order: str) -> str:
        return order if ":" in order else f"{self.plane or self.able()[0]}: {order}"

    # ---- asking ----

    def take(self) -> None:
        """Ask until the decision is taken."""
        able = self.able()
        in_any_order = self.match.table.decision in (w.ASSIGN, w.PLACE)
        self.plane = able[0] if len(able) == 1 or in_any_order else ""
        self.introduce()
        self.list_orders()
        self.game.complete_with(lambda: [*self.numbered, *COMMANDS, *self.match.names])
        while not self.is_done:
            try:
                self.hear(self.voice.ask(self.prompt(), **self.facts()))
            except Refusal as refusal:
                self.voice.refuse(refusal)

    def introduce(self) -> None:
        """What there is to decide, and what the pilot sees."""
        decision = self.match.table.decision
        if decision == w.PLACE:
            self.voice.say(placing_words(self.match, self.some_plane()))
        elif decision in DICE_WORDS:
            self.voice.say(dice_words(self.match))
        elif decision in (w.MOVE, w.ATTACK):
            self.voice.say()
            for line in look_lines(self.view, self.some_plane())[: 2 * NEAREST]:
                self.voice.say(line)

    def list_orders(self) -> None:
        """The legal orders of the plane in question; or which planes there are."""
        if self.plane:
            self.show(options_of(self.view, self.match.names.index(self.plane)))
        else:
            self.numbered = self.able()
            self.voice.list_options([(name, "") for name in self.numbered])

    def show(self, options: list[tuple[str, str]]) -> None:
        self.numbered = [order for order, _ in options]
        self.voice.list_options(options)

    def prompt(self) -> str:
        question = self.match.asked.question
        named = self.plane.startswith(self.seat)
        who = (self.plane if named else f"{self.seat} ({self.plane})") if self.plane else self.seat
        if self.match.table.decision == w.MOVE and self.plane:
            table = self.view.table
            left = table.move.speed_left if table.plane >= 0 else table.planes[self.some_plane()].speed
            question += f", {left} {self.match.called['speed_name']} left"
        return f"{who}, {question if self.plane else f'{question}: which plane?'}> "

    def facts(self) -> dict[str, object]:
        kind = self.match.asked.name
        return {"seat": self.seat, "plane": self.plane, "decision": kind, "options": list(self.numbered)}

    # ---- hearing ----

    def hear(self, text: str) -> None:
        """A line from the keyboard: a command, a plane, or orders."""
        if not text or (not self.plane and self._chooses_plane(text)):
            self.list_orders()
        else:
            typed = self.vocabulary().understand(text)
            if typed.command:
                COMMANDS[typed.command][0](self, typed.rest)
                return
            for order in typed.orders:
                if not self.give(order):
                    break
            if self.plan and not self.is_done:
                self.review()

    def _chooses_plane(self, text: str) -> bool:
        able = self.able()
        numbers = {str(number): name for number, name in enumerate(able, 1)}
        name = self.vocabulary().name(numbers.get(text, text))
        self.plane = name if name in able else ""
        return bool(self.plane)

    def give(self, order: str) -> bool:
        """Give one order: a step of a move goes into the plan, everything else is committed. False: not after all."""
        who, colon, words = order.partition(":")
        if colon:
            order, who = words.strip(), self.vocabulary().name(who.strip())
            if self.plan is None or self.plan.plane != who:
                self._turn_to(who)
        elif not self.plane:
            raise Refusal(f"say which plane: {' or '.join(self.able())}")
        if self.match.table.decision == w.MOVE:
            return self._plan_step(order)
        if order == "immelmann" and not self._is_sure(order):
            return False
        self.commit(self.match.order(f"{self.plane}: {order}", self.seat))
        return True

    def _turn_to(self, who: str) -> None:
        if who not in self.able():
            self.match.order(f"{who}: end", self.seat)  # it is refused, with the reason why
        if self.plan and self.plan.steps:
            raise Refusal(f"{self.plan.plane} has a plan; undo it first", "SL1-MOVE-01")
        self.plane, self.plan = who, None

    def _plan_step(self, order: str) -> bool:
        if self.plan is None:
            self.plan = Plan(self.match, self.seat, self.plane)
        try:
            self.plan.step(order)
        except DiceRefusal:
            return self._fly_for_dice(self.plan, order)
        if not self.plan.is_over:
            return True
        if not self.plan.trial.table.planes[self.some_plane()].flying and not self._is_sure(order):
            self.plan.undo()
            return False
        self.commit(self.plan.commit())
        return True

    def _fly_for_dice(self, plan: Plan, order: str) -> bool:
        """A step that dice follow cannot be tried out: what is planned is flown, and it with that."""
        if plan.steps:
            planned = f"{', '.join(plan.steps)} will be flown and cannot be taken back"
            asked = f"'{order}' throws dice: {planned}. Go on? yes or no> "
            if not self._says_yes(asked):
                return False
        plan.steps.append(order)
        self.commit(plan.commit())
        return True

    def _is_sure(self, order: str) -> bool:
        """SL1-MOVE-06, B-13  Leaving the board is legal, and asked about first."""
        trial = self.match.twin()
        if order == "immelmann":
            trial.order(f"{self.plane}: {order}", self.seat)
            if trial.table.planes[self.some_plane()].flying:
                return True
        clause = self.match.cites("SL1-MOVE-06")
        warning = f"'{order}' takes {self.plane} off the board: destroyed ({clause}). Fly it? yes or no> "
        return self._says_yes(warning)

    def _says_yes(self, question: str) -> bool:
        answer = self.voice.ask(question, seat=self.seat, decision="confirm", options=["yes", "no"])
        if answer.lower() in ("y", "yes"):
            return True
        self.voice.say("Not flown.")
        return False

    # ---- plans ----

    def review(self) -> None:
        """The plan so far, what is seen from its end, and how it may go on."""
        plan = self.plan
        if plan is None:
            return
        if plan.steps:
            self.voice.say(f"Planned: {', '.join(plan.steps)}.", "good")
            for line in look_lines(plan.trial, self.some_plane())[:NEAREST]:
                self.voice.say(line)
        self.list_orders()

    def undo(self, everything: bool) -> None:
        """Take back the last step, or all; then the choice of plane."""
        if self.plan and self.plan.steps:
            for _ in range(len(self.plan.steps) if everything else 1):
                self.voice.say(f"Taken back: {self.plan.undo()}.")
            self.review()
        elif self.plane and len(self.able()) > 1:
            self.plane, self.plan = "", None
            self.list_orders()
        else:
            raise Refusal("there is nothing to take back: what was committed stays")

    def let_others_go_first(self) -> None:
        if self.plan and self.plan.steps:
            raise Refusal(f"{self.plane} has a plan; undo it first")
        if not self.game.other_may_go_first(self.seat):
            raise Refusal("nobody else of your side is waiting")
        self.is_done = True

    def commit(self, events: list[Event]) -> None:
        self.events = events
        self.is_done = True
