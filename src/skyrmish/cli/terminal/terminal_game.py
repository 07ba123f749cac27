"""The whole game as text: people are asked, bots answer by themselves, and every step is saved."""

import contextlib
from collections.abc import Callable

from skyrmish.bots.ladder.knowledge import BOTS, THINKERS
from skyrmish.bots.own.own_bots import make_bot
from skyrmish.bots.search.warming import warm_up_in_background
from skyrmish.cli.terminal.accounts import narrate, result_lines, silent_guns, stage_ended
from skyrmish.cli.terminal.turn import Turn
from skyrmish.cli.terminal.voice import Leave, Voice
from skyrmish.engine.refusal import Refusal
from skyrmish.games.events import Event
from skyrmish.games.squadron_leader import constants as w
from skyrmish.match.match import Match
from skyrmish.match.record_header import Header
from skyrmish.match.saved_games import SavedGame


class TerminalGame:
    """A match at one keyboard."""

    def __init__(self, match: Match, header: Header, saved: SavedGame, voice: Voice, typed_dice: bool = False) -> None:
        self.match, self.header, self.saved, self.voice = match, header, saved, voice
        self.typed_dice = typed_dice
        seats = match.seating.seats
        players = dict(zip((seat.name for seat in seats), header.players, strict=True))
        kinds = {name: who.removeprefix("bot ") for name, who in players.items() if who.startswith("bot ")}
        self.bots = {name: make_bot(kind, header.seed) for name, kind in kinds.items()}
        if any(kind in BOTS and BOTS.index(kind) in THINKERS for kind in kinds.values()):
            warm_up_in_background()
        self.people = [seat.name for seat in seats if seat.name not in self.bots]
        self._gives_way = False
        self._keyboard = ""

    # ---- playing ----

    def play(self) -> None:
        """Go on until the match is over, or somebody leaves."""
        try:
            self.save()
            while not self.match.is_over:
                self._one_decision()
                self.save()
            self._finish()
        except (Leave, KeyboardInterrupt):
            self.voice.say(f"Good-bye. {self.where_saved()}")

    def _one_decision(self) -> None:
        before = self.match.table.stage, self.match.table.round
        seat = self._next_seat()
        if seat in self.bots:
            events = self._bot_answers(seat)
        else:
            events = self._person_answers(seat)
        watchers = [i for i, _ in enumerate(self.match.names) if self._seat_of(i) in self.people]
        notes = silent_guns(self.match, watchers) if stage_ended(before, self.match) else []
        narrate(self.voice, self.match, events, watchers, notes)

    def _next_seat(self) -> str:
        """Whoever is asked; of several on one side, people before bots unless they give way."""
        seats = self.match.deciding_seats()
        people = [seat for seat in seats if seat in self.people]
        bots = [seat for seat in seats if seat in self.bots]
        gives_way, self._gives_way = self._gives_way, False
        if self.match.table.decision != w.ASSIGN and gives_way and bots:
            return bots[0]
        return (people or bots)[0]

    def other_may_go_first(self, seat: str) -> bool:
        """A bot of the same side could act now instead."""
        others = self.match.table.decision != w.ASSIGN and set(self.match.deciding_seats()) & set(self.bots)
        self._gives_way = bool(others) and seat not in self.bots
        return self._gives_way

    def _seat_of(self, plane: int) -> str:
        return self.match.seating.seats[self.match.seating.seat_of(plane)].name

    # ---- bots and people ----

    def _bot_answers(self, seat: str) -> list[Event]:
        """A bot's orders; if an edited record left it in the middle of a move, it ends that as it may."""
        orders = self.bots[seat].orders(self.match, seat)
        trial = self.match.twin()
        try:
            for order in orders:
                trial.order(order, seat)
        except Refusal as refusal:
            if not refusal.reason.startswith("dice:"):
                orders = [str(self.match.legal_orders()[-1])]
        events: list[Event] = []
        asked = self.match.table.decisions
        for order in orders:
            if self.match.table.decisions == asked:  # a plane that falls has no more to say
                events += self.match.order(order, seat)
        return events

    def _person_answers(self, seat: str) -> list[Event]:
        secret = self.match.table.decision == w.ASSIGN and self.match.rules.stats_secret and len(self.people) > 1
        if secret and seat != self._keyboard:
            self.voice.ask(
                f"Stats are secret: hand the keyboard to {seat}. {seat}, press Enter> ", decision="hand over"
            )
        elif len(self.people) > 1 and seat != self._keyboard:
            self.voice.say(f"\n{seat} is at the keyboard.", "title")
        self._keyboard = seat
        turn = Turn(self, seat)
        turn.take()
        if secret:
            self.voice.clear()
            self.voice.say(f"{seat} has chosen.")
        return turn.events

    # ---- saving and leaving ----

    def save(self) -> None:
        """Write the game down; if the disk refuses, say so and play on."""
        try:
            self.saved.save(self.match, self.header)
        except Refusal as refusal:
            self.voice.refuse(refusal)

    def where_saved(self) -> str:
        typed = " --dice typed" if self.typed_dice else ""
        return f"Saved in {self.saved.path}; resume with\n  skyrmish terminal{typed} --resume {quoted(self.saved.path)}"

    def _finish(self) -> None:
        self.voice.say()
        for line in result_lines(self.match):
            self.voice.say(line)
        path = self.saved.path
        self.voice.say(f"The record is {path}; step through it with\n  skyrmish replay {quoted(path)}")

    def complete_with(self, words: Callable[[], list[str]]) -> None:
        """Let the Tab key complete these words, where the terminal can."""
        if self.voice.is_live:
            with contextlib.suppress(ImportError):
                complete_words(words)


def quoted(path: object) -> str:
    """A path as a shell takes it."""
    import shlex

    return shlex.quote(str(path))


def complete_words(words: Callable[[], list[str]]) -> None:
    """Whole orders complete, not only their first word."""
    import readline

    def complete(text: str, state: int) -> str | None:
        found = sorted({word for word in words() if word.lower().startswith(text.lower())})
        return found[state] if state < len(found) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete" if "libedit" not in (readline.__doc__ or "") else "bind ^I rl_complete")
