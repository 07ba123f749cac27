"""Stepping through a record of Dogfight or Bombing Raid, forwards and backwards."""

from skyrmish.cli.terminal.voice import Leave, Voice
from skyrmish.engine.refusal import Refusal
from skyrmish.games.events import Event
from skyrmish.games.squadron_dice.events import dice_told
from skyrmish.match.dice_games.match import DiceMatch
from skyrmish.match.dice_games.records import DiceRecord, play_dice_line

HELP = "Enter or n: next line · p: back · n 5, p 5: five lines · first · last · g 17: to line 17 · look · q"


class DiceReplayDesk:
    """Shows positions of a record; position 0 is the first roll, position n what the nth order led to."""

    def __init__(self, record: DiceRecord, voice: Voice) -> None:
        self.record, self.voice, self.at = record, voice, 0
        self.last = len(record.lines) - 1

    def position(self, number: int) -> tuple[DiceMatch, list[Event]]:
        """The match after so many orders, and what the last of them did."""
        match, told = None, 0
        for line in self.record.lines[: number + 1]:
            told = len(match.events) if match else 0
            match = play_dice_line(match, self.record.header, line)
        assert match is not None
        return match, match.events[told:]

    def tell_all(self) -> None:
        """Every line with what it did; a broken record up to its bad line, which is then refused."""
        match = None
        for number, line in enumerate(self.record.lines):
            told = len(match.events) if match else 0
            match = play_dice_line(match, self.record.header, line)
            self._tell(number, match.events[told:])

    def show_at(self, number: int) -> None:
        """The position after so many orders."""
        if number > self.last:
            raise Refusal(f"--at: the record has {self.last} orders, not {number}")
        match, events = self.position(number)
        self._tell(number, events)
        self._stand(match)

    def step_through(self) -> None:
        """Ask where to go until told to stop."""
        self.voice.say(HELP, "hint")
        self._tell(0, self.position(0)[1])
        try:
            while True:
                prompt = f"[{self.at} of {self.last}]> "
                self._hear(self.voice.ask(prompt, at=self.at, last=self.last, decision="step"))
        except (Leave, KeyboardInterrupt):
            return

    def _hear(self, text: str) -> None:
        word, _, rest = text.lower().partition(" ")
        try:
            if word in ("q", "quit", "exit"):
                raise Leave
            if word in ("h", "help", "?"):
                self.voice.say(HELP)
            elif word in ("l", "look"):
                self._stand(self.position(self.at)[0])
            else:
                self._move(word, rest.strip())
        except Refusal as refusal:
            self.voice.refuse(refusal)

    def _move(self, word: str, rest: str) -> None:
        if rest and not (rest.isascii() and rest.isdigit() and len(rest) < 8):
            raise Refusal(f"{rest[:40]!r} is not a whole number")
        steps = int(rest) if rest else 1
        places = {"": self.at + steps, "n": self.at + steps, "next": self.at + steps, "p": self.at - steps}
        places |= {"back": self.at - steps, "first": 0, "last": self.last, "g": steps, "go": steps}
        if word not in places:
            raise Refusal(f"{word[:40]!r} is no step here. {HELP}")
        self.at = max(0, min(places[word], self.last))
        self._tell(self.at, self.position(self.at)[1])

    def _tell(self, number: int, events: list[Event]) -> None:
        if number:
            self.voice.say(f"{number}. {self.record.lines[number].text}", "option")
        for event in events:
            self.voice.tell(event)

    def _stand(self, match: DiceMatch) -> None:
        for seat, name in enumerate(match.names):
            pilot = match.table.pilots[seat]
            self.voice.say(f"{name}: {dice_told(pilot) if pilot.alive else 'out'}.")
