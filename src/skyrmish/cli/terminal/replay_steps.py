"""Stepping through a record: one line of it at a time, with what it did."""

import re

from skyrmish.cli.terminal.accounts import narrate, result_lines
from skyrmish.cli.terminal.board_map import map_lines
from skyrmish.cli.terminal.table_text import look_lines, own_words
from skyrmish.cli.terminal.voice import JsonVoice, Leave, Voice
from skyrmish.cli.texts.ruleset_text import ruleset_title
from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.measuring.places import pose_facts
from skyrmish.games.squadron_leader.seating import plane_number
from skyrmish.match.match import Match
from skyrmish.match.replay import Position, Replay

HELP = (
    "Enter or n: next line · p: back · n 5, p 5: five lines · first · last · g 17: to line 17 · round 3 · "
    "map · look [NAME] · q"
)


class ReplayDesk:
    """Shows positions of a record, and goes from one to another as it is told."""

    def __init__(self, replay: Replay, voice: Voice) -> None:
        self.replay, self.voice = replay, voice

    # ---- all at once ----

    def tell_all(self) -> None:
        """Every line with what it did; a broken record up to its bad line, which is then refused."""
        self._title()
        while self.replay.at < self.replay.last:
            if self.replay.at == self.replay.step().number - 1:
                self._tell(self.replay.position())
            if self.replay.trouble:
                raise self.replay.trouble
        match = self.replay.position().match
        if match.is_over:
            for line in result_lines(match):
                self.voice.say(line)

    def show_at(self, number: int) -> None:
        """The position after so many lines."""
        position = self.replay.go_to(number)
        if self.replay.trouble and position.number < number:
            raise self.replay.trouble
        if position.number < number:
            raise Refusal(f"--at: the record has {self.replay.last} lines, not {number}")
        self._tell(position)
        self._stand(position.match)

    # ---- step by step ----

    def step_through(self) -> None:
        """Ask where to go until told to stop. A bad line ends the record there, and is refused at the end."""
        self._title()
        self.voice.say(HELP, "hint")
        try:
            while True:
                prompt = f"[{self.replay.at} of {self.replay.last}]> "
                self._hear(self.voice.ask(prompt, at=self.replay.at, last=self.replay.last, decision="step"))
        except (Leave, KeyboardInterrupt):
            if self.replay.trouble:
                raise self.replay.trouble from None

    def _hear(self, text: str) -> None:
        word, _, rest = text.lower().partition(" ")
        try:
            if word in ("q", "quit", "exit"):
                raise Leave
            if word in ("h", "help", "?"):
                self.voice.say(HELP)
            elif word in ("map", "m"):
                for line in map_lines(self.replay.position().match, self.voice.columns, self.voice.rows):
                    self.voice.say(line)
            elif word in ("look", "l"):
                self._look(rest.strip())
            else:
                self._move(word, rest.strip())
        except Refusal as refusal:
            self.voice.refuse(refusal)

    def _move(self, word: str, rest: str) -> None:
        """Go somewhere, and tell what is there."""
        number = _whole(rest) if rest else None
        before = self.replay.at
        if word in ("", "n", "next"):
            wanted = before + (number or 1)
        elif word in ("p", "back", "prev", "previous"):
            wanted = before - (number or 1)
        elif word == "first":
            wanted = 0
        elif word == "last":
            wanted = self.replay.last
        elif word in ("g", "go") and number is not None:
            wanted = number
        elif word in ("r", "round") and number is not None:
            wanted = self.replay.go_to_round(number).number
        else:
            raise Refusal(f"{word[:40]!r} is no step here. {HELP}")
        position = self.replay.go_to(wanted)
        self._tell(position)
        if position.number < wanted:
            if self.replay.trouble:
                raise self.replay.trouble
            self.voice.say("That is the end of the record.", "hint")
        elif wanted < 0 or (wanted == 0 and before == 0):
            self.voice.say("That is the beginning of the record.", "hint")

    # ---- telling ----

    def _title(self) -> None:
        header = self.replay.record.header
        who = zip((seat.name for seat in header.seating.seats), header.players, strict=True)
        self.voice.say(ruleset_title(header.ruleset) + ".", "title")
        self.voice.say(f"At the table: {', '.join(f'{name} ({player})' for name, player in who)}.")

    def _tell(self, position: Position) -> None:
        if position.line is not None:
            secret = position.match.table.stage == w.ASSIGNING
            orders = "chooses stats, not revealed yet" if secret else ", ".join(position.line.steps)
            text = f"{position.line.who}: {orders}"
            self.voice.say(f"{position.number}. {text}", "option")
        narrate(self.voice, position.match, position.events, range(len(position.match.names)))

    def _look(self, name: str) -> None:
        match = self.replay.position().match
        if name:
            names = [each for each in match.names if each.lower() == name]
            for line in look_lines(match, plane_number(match.seating, names[0] if names else name)):
                self.voice.say(line)
        else:
            self._stand(match)

    def _stand(self, match: Match) -> None:
        """Every plane as it stands."""
        for i, name in enumerate(match.names):
            plane = match.table.planes[i]
            if isinstance(self.voice, JsonVoice):
                self.voice.put({"kind": "plane", "name": name, **_facts(match, i)})
            elif not plane.placed:
                self.voice.say(f"{name}: not placed yet.")
            else:
                self.voice.say(f"{name}: {own_words(match, i) if plane.flying else 'not flying any more'}.")


def _facts(match: Match, i: int) -> dict[str, object]:
    """A plane in the words of a position file; stats stay out until all are revealed."""
    plane = match.table.planes[i]
    facts: dict[str, object] = {"alive": plane.flying, "altitude": plane.altitude, "aces": plane.aces}
    if match.table.stage != w.ASSIGNING:
        facts |= {key: getattr(plane, key) for key in ("attack", "defense", "speed", "health")}
    return {**facts, **pose_facts(match.rules, plane)} if plane.placed else facts


def _whole(text: str) -> int:
    if not re.fullmatch(r"\d{1,7}", text):
        raise Refusal(f"{text[:40]!r} is not a whole number")
    return int(text)
