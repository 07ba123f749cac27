"""Stepping through a record of any game: one line of it at a time, with what it did."""

import re
from collections.abc import Sequence

from skyrmish.cli.terminal.faces import face_of
from skyrmish.cli.terminal.voice import JsonVoice, Leave, Voice
from skyrmish.match.match import Match
from skyrmish.match.records.replay import Position, Replay
from skyrmish.words.catalogue import say
from skyrmish.words.quoting import quoted
from skyrmish.words.refusal import Refusal


class ReplayDesk:
    """Shows positions of a record, and goes from one to another as it is told."""

    def __init__(self, replay: Replay, voice: Voice, verdict: Sequence[str] = ()) -> None:
        self.replay, self.voice, self.verdict = replay, voice, verdict
        self.face = face_of(replay.position().match.game)
        self.help = say("terminal-replay-help", map=self.face.has_map)

    # ---- all at once ----

    def tell_all(self) -> None:
        """Every line with what it did; a broken record up to its bad line, which is then refused."""
        self._title()
        self._tell(self.replay.position())
        while self.replay.at < self.replay.last:
            if self.replay.at == self.replay.step().number - 1:
                self._tell(self.replay.position())
            if self.replay.trouble:
                raise self.replay.trouble
        match = self.replay.position().match
        if match.is_over and (results := self.face.results(match)):
            self.voice.show(results)

    def show_at(self, number: int) -> None:
        """The position after so many lines."""
        position = self.replay.go_to(number)
        if self.replay.trouble and position.number < number:
            raise self.replay.trouble
        if position.number < number:
            raise Refusal("terminal-replay-no-line", last=self.replay.last, number=number)
        self._tell(position)
        self._stand(position.match)

    # ---- step by step ----

    def step_through(self) -> None:
        """Ask where to go until told to stop. A bad line ends the record there, and is refused at the end."""
        self._title()
        self.voice.say(self.help, "hint")
        self._tell(self.replay.position())
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
                self.voice.say(self.help)
            elif word in ("map", "m"):
                match = self.replay.position().match
                self.voice.say_all(self.face.drawn(match, self.voice.columns, self.voice.rows))
            elif word in ("look", "l"):
                self._look(rest.strip())
            else:
                self._move(word, rest.strip())
        except Refusal as refusal:
            self.voice.refuse(refusal)

    def _move(self, word: str, rest: str) -> None:
        """Go somewhere, and tell what is there."""
        before = self.replay.at
        wanted = self._wanted(word, _whole(rest) if rest else None)
        position = self.replay.go_to(wanted)
        self._tell(position)
        if position.number < wanted:
            if self.replay.trouble:
                raise self.replay.trouble
            self.voice.say(say("terminal-replay-end"), "hint")
        elif wanted < 0 or (wanted == 0 and before == 0):
            self.voice.say(say("terminal-replay-beginning"), "hint")

    def _wanted(self, word: str, number: int | None) -> int:
        """The position that a word leads to."""
        steps = number or 1
        if word in ("r", "round") and number is not None:
            return self.replay.go_to_round(number).number
        places = dict.fromkeys(("", "n", "next"), self.replay.at + steps)
        places |= dict.fromkeys(("p", "back", "prev", "previous"), self.replay.at - steps)
        places |= {"first": 0, "last": self.replay.last}
        if number is not None:
            places |= {"g": number, "go": number}
        if word not in places:
            raise Refusal("terminal-replay-no-step", word=quoted(word), help=self.help)
        return places[word]

    # ---- telling ----

    def _title(self) -> None:
        header = self.replay.record.header
        title = self.replay.position().match.game.title(header.ruleset)
        self.voice.say(say("terminal-title", title=title), "title")
        who = [f"{name} ({player})" for name, player in header.seated().items()]
        self.voice.say(say("terminal-replay-who", who=who))

    def _tell(self, position: Position) -> None:
        """A line of the record and what it did; a choice that is not revealed yet stays hidden."""
        match = position.match
        if position.line is not None:
            secret = match.game.secrets(match.rules, match.table) > 0
            orders = say("terminal-replay-secret") if secret else position.line.steps
            facts = {"number": position.number, "who": position.line.who, "orders": orders}
            self.voice.say(say("terminal-replay-line", facts), "option")
        self.face.tell(self.voice, match, position.events, range(len(match.names)), match.table)
        if self.verdict and position.number == self.replay.last and not self.replay.trouble:
            self.voice.tell_fault(say("terminal-replay-verdict", verdict="; ".join(self.verdict)))

    def _look(self, name: str) -> None:
        match = self.replay.position().match
        if name:
            self.voice.say_all(self.face.look(match, name))
        else:
            self._stand(match)

    def _stand(self, match: Match) -> None:
        """Everything as it stands."""
        if isinstance(self.voice, JsonVoice):
            for piece in self.face.pieces(match):
                self.voice.put(piece)
        else:
            self.voice.say_all(self.face.stand(match))


def _whole(text: str) -> int:
    if not re.fullmatch(r"\d{1,7}", text):
        raise Refusal("terminal-replay-no-number", word=quoted(text))
    return int(text)
