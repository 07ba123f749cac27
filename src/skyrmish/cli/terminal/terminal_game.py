"""The whole game as text: people are asked, bots answer by themselves, and every step is saved."""

import contextlib
import sys
from collections.abc import Callable

from skyrmish.bots.faults import is_settled
from skyrmish.bots.kinds import kinds_of, make_bot
from skyrmish.bots.verdicts import verdict
from skyrmish.cli.terminal.asked_dice import AskedDice
from skyrmish.cli.terminal.bot_faults import tell_accounts, tell_faults
from skyrmish.cli.terminal.faces import face_of
from skyrmish.cli.terminal.seated_bots import seat_bots
from skyrmish.cli.terminal.turn import Turn
from skyrmish.cli.terminal.voice import Leave, Voice
from skyrmish.cli.terminal.wording import told as said_of
from skyrmish.match.match import Match
from skyrmish.match.records.header import Header
from skyrmish.match.records.saved_games import SavedGame
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal


class TerminalGame:
    """A match at one keyboard."""

    def __init__(self, match: Match, header: Header, saved: SavedGame, voice: Voice) -> None:
        self.match, self.header, self.saved, self.voice = match, header, saved, voice
        if isinstance(match.dice, AskedDice):
            match.dice.tell_first = lambda: self._tell(match.table)
        self.face = face_of(match.game)
        self.bots = seat_bots(header)
        self.people = [name for name in match.seating.names if name not in self.bots]
        self._gives_way = False
        self._keyboard = ""
        self._told = 0  # events that everybody has heard of

    # ---- playing ----

    def play(self) -> None:
        """Go on until the match is over, or somebody leaves."""
        try:
            self.save()
            if not self.match.is_over:
                self._told = self._this_round()
                self._tell(self.match.table)
                self.match.go_on()
                self._tell(self.match.table)
            while not is_settled(self.match, self.bots):
                before = self.match.table
                self._play_on_for_who_gave_up()
                self._one_decision()
                self._tell(before)
                self.save()
            self._finish()
        except (Leave, KeyboardInterrupt):
            self.voice.say(f"{say('terminal-good-bye')} {self.where_saved()}")
        finally:
            for bot in self.bots.values():
                bot.close()

    def _this_round(self) -> int:
        """The event that the round began with: whoever sits down now is told from there."""
        rounds = [number for number, event in enumerate(self.match.events) if event.kind == "round"]
        return rounds[-1] if rounds else 0

    def _tell(self, before: object) -> None:
        """What happened since it was last told."""
        events, self._told = self.match.events[self._told :], len(self.match.events)
        watchers = [n for n in range(len(self.match.names)) if self.match.seat_name(n) in self.people]
        self.face.tell(self.voice, self.match, events, watchers, before)

    def _play_on_for_who_gave_up(self) -> None:
        """C-8  While others play on, a bot does for them."""
        match, game = self.match, self.header.ruleset.game
        for seat in [name for name in self.people if match.side_of(name) in match.given_up]:
            self.people.remove(seat)
            self.bots[seat] = make_bot(game, kinds_of(game).usual, self.header.seed)

    def _one_decision(self) -> None:
        seat = self._next_seat()
        if seat in self.bots:
            self._bot_answers(seat)
        else:
            self._person_answers(seat)

    def _next_seat(self) -> str:
        """Whoever is asked; of several on one side, people before bots unless they give way."""
        seats = self.match.deciding_seats()
        people = [seat for seat in seats if seat in self.people]
        bots = [seat for seat in seats if seat in self.bots]
        gives_way, self._gives_way = self._gives_way, False
        return (bots if gives_way and bots else people or bots)[0]

    def other_may_go_first(self, seat: str) -> bool:
        """A bot of the same side could act now instead. Where all decide at once, nobody is first."""
        others = not self.match.asked.is_secret and set(self.match.deciding_seats()) & set(self.bots)
        self._gives_way = bool(others) and seat not in self.bots
        return self._gives_way

    # ---- bots and people ----

    def _bot_answers(self, seat: str) -> None:
        """A bot's orders; if an edited record left it in the middle of a move, it ends that as it may."""
        bot, known = self.bots[seat], len(self.bots[seat].faults)
        orders = bot.orders(self.match, seat)
        tell_faults(self.voice, self.match, seat, bot, known)
        try:
            self.match.orders(orders, seat)
        except Refusal:
            self.match.order(str(self.match.legal_orders(seat)[-1]), seat)

    def _person_answers(self, seat: str) -> None:
        several, secret, told = len(self.people) > 1, self.match.is_secret(), self._told
        if several and seat != self._keyboard:
            if secret:
                self.voice.ask(f"{say('terminal-hand-over', who=seat)} ", decision="hand over")
            else:
                self.voice.say()
                self.voice.say(said_of("terminal-at-the-keyboard", seat), "title")
        self._keyboard = seat
        Turn(self, seat).take()
        if several and secret:
            self.voice.clear()
            self._told = told  # what was told before dice were asked for is wiped away with the rest
            self.voice.say(said_of("terminal-has-chosen", seat))

    # ---- saving and leaving ----

    def save(self) -> None:
        """Write the game down; if the disk refuses, say so and play on."""
        try:
            self.saved.save(self.match, self.header, verdict(self.match, self.bots))
        except Refusal as refusal:
            self.voice.refuse(refusal)

    def where_saved(self) -> str:
        typed = " --dice typed" if self.header.typed_dice else ""
        command = f"skyrmish terminal{typed} --resume {quoted(self.saved.path)}"
        return f"{say('terminal-saved', path=str(self.saved.path))}\n  {command}"

    def _finish(self) -> None:
        self.voice.say()
        if self.match.is_over and (results := self.face.results(self.match)):
            self.voice.show(results)
        tell_accounts(self.voice, self.match, self.bots)
        path = self.saved.path
        self.voice.say(f"{say('terminal-record', path=str(path))}\n  skyrmish replay {quoted(path)}")

    def complete_with(self, words: Callable[[], list[str]]) -> None:
        """Let the Tab key complete these words, where the terminal can."""
        if self.voice.is_live:
            with contextlib.suppress(ImportError):
                complete_words(words)


def quoted(path: object) -> str:
    """A path as this system's shells take it."""
    import shlex
    import subprocess

    return subprocess.list2cmdline([str(path)]) if sys.platform == "win32" else shlex.quote(str(path))


def complete_words(words: Callable[[], list[str]]) -> None:
    """Whole orders complete, not only their first word."""
    import readline

    def complete(text: str, state: int) -> str | None:
        found = sorted({word for word in words() if word.lower().startswith(text.lower())})
        return found[state] if state < len(found) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete" if "libedit" not in (readline.__doc__ or "") else "bind ^I rl_complete")
