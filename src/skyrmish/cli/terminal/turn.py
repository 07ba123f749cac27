"""One seat's turn at the keyboard: it asks until the decision is taken, and loses nothing on a mistake."""

from typing import TYPE_CHECKING

from skyrmish.cli.terminal.order_words import Vocabulary
from skyrmish.games.dice import DiceRefusal
from skyrmish.match.agreements import RESIGN, Agreement
from skyrmish.match.match import Match
from skyrmish.match.plans import Plan
from skyrmish.match.settling import back_to, last_answer, settle
from skyrmish.words.catalogue import YOU, say
from skyrmish.words.lists import either
from skyrmish.words.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.cli.terminal.terminal_game import TerminalGame


class Turn:
    """Asks one seat for one decision. Where the answer is a plan, it is tried out on a copy until it is ended."""

    def __init__(self, game: "TerminalGame", seat: str) -> None:
        self.game, self.seat = game, seat
        self.match, self.voice, self.face, self.seed = game.match, game.voice, game.face, game.header.seed
        self.name = ""  # of the plane or pilot that is being ordered
        self.plan: Plan | None = None
        self.numbered: list[str] = []
        self.is_done = False

    # ---- what it is about ----

    @property
    def view(self) -> Match:
        """The match as this pilot plans it."""
        return self.plan.trial if self.plan else self.match

    @property
    def number(self) -> int:
        """The plane or pilot that is being ordered, or the first that could be."""
        return self.match.names.index(self.name or self.able()[0])

    @property
    def is_planned(self) -> bool:
        """The answer is a plan: steps, until one ends it."""
        return any(verb.ends_plan for verb in self.match.asked.verbs)

    def able(self) -> list[str]:
        """This seat's planes or pilots that may act now."""
        return [self.match.names[n] for n in self.match.deciders() if self.match.seat_name(n) == self.seat]

    def vocabulary(self) -> Vocabulary:
        return self.face.vocabulary(self.match, self.numbered)

    def headed(self, order: str) -> str:
        return order if ":" in order else f"{self.match.names[self.number]}: {order}"

    # ---- asking ----

    def take(self) -> None:
        """Ask until the decision is taken."""
        able = self.able()
        self.name = able[0] if len(able) == 1 or self.match.asked.name in self.face.one_by_one else ""
        self.voice.say_all(self.face.introduce(self.match, self.number))
        self.list_orders()
        self.game.complete_with(lambda: [*self.numbered, *self.face.commands, *self.match.names])
        while not self.is_done:
            try:
                self.hear(self.voice.ask(self.prompt(), **self.facts()))
            except Refusal as refusal:
                self.voice.refuse(refusal)

    def list_orders(self) -> None:
        """The legal orders of the plane in question; or which planes there are."""
        pickable = self._pickable()
        if not self.name:
            self.show([(name, "") for name in self.able()])
        elif pickable:
            self.numbered = []  # the numbers are those of the things to pick, any of them at once
            self.voice.list_options(pickable)
        else:
            self.show(self.face.options(self.view, self.number))

    def _pickable(self) -> list[tuple[str, str]]:
        """Things of which any set is an order, each with why it may not be picked."""
        at = self.view.situation(self.number)
        verbs = [verb for verb in self.match.asked.verbs if verb.picks_from]
        return [(what, why) for verb in verbs for _, what, why in verb.pickable(at)]

    def show(self, options: list[tuple[str, str]]) -> None:
        self.numbered = [order for order, _ in options]
        self.voice.list_options(options)

    def prompt(self) -> str:
        if not self.name:
            return say("terminal-prompt-which", who=self.seat, question=self.match.asked.question) + " "
        who = self.name if self.name.startswith(self.seat) else f"{self.seat} ({self.name})"
        return say("terminal-prompt", who=who, question=self.face.question(self.view, self.number)) + " "

    def facts(self) -> dict[str, object]:
        kind = self.match.asked.name
        return {"seat": self.seat, "plane": self.name, "decision": kind, "options": list(self.numbered)}

    # ---- hearing ----

    def hear(self, text: str) -> None:
        """A line from the keyboard: a command, a plane, or orders."""
        if not text or (not self.name and self._chooses(text)):
            self.list_orders()
            return
        typed = self.vocabulary().understand(text)
        if typed.command:
            self.face.commands[typed.command](self, typed.rest)
            return
        for order in typed.orders:
            if not self.give(order):
                break
        if self.plan and not self.is_done:
            self.review()

    def _chooses(self, text: str) -> bool:
        able = self.able()
        numbers = {str(number): name for number, name in enumerate(able, 1)}
        name = self.vocabulary().name(numbers.get(text, text))
        self.name = name if name in able else ""
        return bool(self.name)

    def give(self, order: str) -> bool:
        """Give one order: a step of a plan is planned, everything else is committed. False: not after all."""
        who, colon, words = order.partition(":")
        if colon:
            order, who = words.strip(), self.vocabulary().name(who.strip())
            if self.plan is None or self.plan.plane != who:
                self._turn_to(who)
        elif not self.name:
            raise Refusal("terminal-say-which", names=either(self.able()))
        if self.is_planned:
            return self._plan_step(order)
        if not self._is_safe(order) and not self._is_sure(order):
            return False
        self.match.order(f"{self.name}: {order}", self.seat)
        self.is_done = True
        return True

    def _turn_to(self, who: str) -> None:
        if who not in self.able():
            some = self.match.legal_orders(self.seat)[0].words()
            self.match.order(f"{who}: {some}", self.seat)  # it is refused, with the reason why
        self._refuse_with_plan()
        self.name, self.plan = who, None

    def _refuse_with_plan(self) -> None:
        if self.plan and self.plan.steps:
            raise Refusal("terminal-has-plan", who=self.plan.plane)

    def _is_safe(self, order: str) -> bool:
        """Whoever gives the order is still in the game after it; what dice will do, nobody knows."""
        trial = self.match.twin()
        try:
            trial.order(f"{self.name}: {order}", self.seat)
        except DiceRefusal:
            return True
        return trial.game.is_alive(trial.table, self.number)

    def _is_sure(self, order: str) -> bool:
        return self._says_yes(self.face.sure(self.match, self.name, order))

    def _says_yes(self, question: str) -> bool:
        answer = self.voice.ask(f"{question} ", seat=self.seat, decision="confirm", options=["yes", "no"])
        if answer.lower() in ("y", "yes", *say("terminal-yes").split()):  # orders are English, and so may this be
            return True
        self.voice.say(say("terminal-not-done"))
        return False

    # ---- plans ----

    def _plan_step(self, order: str) -> bool:
        if self.plan is None:
            self.plan = Plan(self.match, self.seat, self.name)
        try:
            self.plan.step(order)
        except DiceRefusal:
            return self._fly_for_dice(self.plan, order)
        if not self.plan.is_over:
            return True
        if not self.match.game.is_alive(self.plan.trial.table, self.number) and not self._is_sure(order):
            self.plan.undo()
            return False
        self.plan.commit()
        self.is_done = True
        return True

    def _fly_for_dice(self, plan: Plan, order: str) -> bool:
        """A step that dice follow cannot be tried out: what is planned is done, and it with that."""
        if plan.steps and not self._says_yes(say("terminal-throws-dice", order=order, steps=plan.steps)):
            return False
        plan.steps.append(order)
        plan.commit()
        self.is_done = True
        return True

    def review(self) -> None:
        """The plan so far, what is seen from its end, and how it may go on."""
        if self.plan and self.plan.steps:
            self.voice.say(say("terminal-planned", steps=self.plan.steps), "good")
            self.voice.say_all(self.face.review(self.plan.trial, self.number))
        self.list_orders()

    def undo(self, everything: bool) -> None:
        """Take back the last step, or all; then the choice of plane."""
        if self.plan and self.plan.steps:
            for _ in range(len(self.plan.steps) if everything else 1):
                self.voice.say(say("terminal-taken-back", step=self.plan.undo()))
            self.review()
        elif self.name and len(self.able()) > 1:
            self.name, self.plan = "", None
            self.list_orders()
        else:
            raise Refusal("terminal-nothing-to-undo")

    # ---- among players ----

    def take_back(self) -> None:
        """C-10  Your last answer, and all since; who sits at one keyboard has agreed."""
        settle(self.match, self.seat, back_to(self.match, last_answer(self.match, self.seat)))
        self.is_done = True

    def resign(self) -> None:
        """C-8  Give up, after being asked once more."""
        if self._says_yes(say("terminal-sure-to-resign", who=self.seat, you=self.seat == YOU)):
            settle(self.match, self.seat, Agreement(RESIGN))
            self.is_done = True

    def let_others_go_first(self) -> None:
        self._refuse_with_plan()
        if not self.game.other_may_go_first(self.seat):
            raise Refusal("terminal-nobody-waits")
        self.is_done = True
