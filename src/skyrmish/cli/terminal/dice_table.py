"""A table of dice at one keyboard: people are asked, bots answer by themselves, and every step is saved."""

import re

from skyrmish.bots.squadron_dice.orders import DiceBot
from skyrmish.cli.terminal.terminal_game import quoted
from skyrmish.cli.terminal.voice import Leave, Voice
from skyrmish.engine.refusal import Refusal
from skyrmish.games.events import Event
from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.events import dice_told, letters
from skyrmish.games.squadron_dice.icon_dice import checked_icon, die_name
from skyrmish.games.squadron_dice.orders import DiceOrder, parse
from skyrmish.games.squadron_dice.pieces import Rules, planes_of
from skyrmish.games.squadron_dice.windows import evades, hits
from skyrmish.match.dice_games.match import DiceMatch
from skyrmish.match.dice_games.records import DiceHeader, dice_record_text
from skyrmish.match.saved_games import SavedGame, write_whole
from skyrmish.odds.squadron_dice import mean, second_roll

TITLES = {"dogfight": "Dogfight", "bombing-raid": "Bombing Raid"}
QUESTIONS = {
    w.KEEP_OR_ROLL: "keep the Decision die or roll it again",
    w.POSITION_WINDOW: "use the Decision die for position",
    w.SHOT_WINDOW: "use the Decision die on the shot",
    w.HITTER: "who of them hits",
    w.EVADER: "who must evade",
    w.BRING: "which Ace comes in",
    w.SECOND_ROLL: "which dice to roll again, such as reroll 1 3, or reroll none",
    w.RETIRE: "which Ace to take out",
}
HELP = "Type an order, or its number. table: how things stand · odds 1 3: what rolling those again gives · quit"


VERBS = "roll|bring|use|get|keep|take|lose|end"


def spoken(text: str) -> str:
    """A sentence about a pilot called ``you``, as one says it: 'you uses Any' becomes 'You use Any'."""
    text = re.sub(rf"\byou ({VERBS})s\b", r"you \1", text)
    text = re.sub(
        r"\byou has\b", "you have", re.sub(r"\band is out", "and are out", text) if "you has" in text else text
    )
    return text[:1].upper() + text[1:] if text.startswith("you ") else text


class AskedIcons:
    """Dice that people throw on a real table and type in, one or several at a time."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.typed: list[str] = []

    def take(self, rules: Rules, kind: int, roll: str, who: str) -> int:
        while True:
            if not self.typed:
                prompt = f"{die_name(kind)} of {who}, {roll} roll ({', '.join(w.ICONS)}): "
                self.typed = self.voice.ask(prompt, decision="dice", dice=1).lower().replace(",", " ").split()
                if self.typed[:1] in (["q"], ["quit"]):
                    raise Leave
                continue
            try:
                return checked_icon(rules, kind, self.typed.pop(0), roll)
            except Refusal as refusal:
                self.typed = []
                self.voice.refuse(refusal)


class DiceTable:
    """A match at one keyboard."""

    def __init__(self, match: DiceMatch, header: DiceHeader, saved: SavedGame, voice: Voice) -> None:
        self.match, self.header, self.saved, self.voice = match, header, saved, voice
        players = dict(zip(match.names, header.players, strict=True))
        self.bots = {name: DiceBot(who.split()[1], header.seed) for name, who in players.items() if who != "person"}
        self.people = [name for name in match.names if name not in self.bots]
        self.numbered: list[str] = []
        self._keyboard = ""
        voice.wording = spoken

    # ---- playing ----

    def play(self, resumes: bool = False) -> None:
        """Go on until the match is over, or somebody leaves."""
        self._welcome(resumes)
        try:
            self.save()
            while not self.match.is_over:
                seats = self.match.deciding_seats()
                mine = [seat for seat in seats if seat in self.people] or seats
                self._tell(self._answer(mine[0]))
                self.save()
            path = self.saved.path
            self.voice.say(f"The record is {path}; step through it with: skyrmish replay {quoted(path)}")
        except (Leave, KeyboardInterrupt):
            self.voice.say(
                f"Good-bye. Saved in {self.saved.path}; go on with: skyrmish terminal --resume {self.saved.path}"
            )

    def _welcome(self, resumes: bool) -> None:
        told = ", ".join(f"{name} ({who})" for name, who in zip(self.match.names, self.header.players, strict=True))
        self.voice.say(f"{TITLES[self.header.game]}.", "title")
        self.voice.say(f"At the table: {told}. Seed {self.header.seed}. Kept in {self.saved.path}.")
        self.voice.say("The faces of the Aces are our assumption (B-60).", "hint")
        self.voice.say("Type help at any prompt.", "hint")
        if resumes:
            self.voice.say(f"Resumed in turn {self.match.table.round}.")
        self._tell(self.match.events[-12:])

    def _answer(self, seat: str) -> list[Event]:
        if seat in self.bots:
            return self.match.order(self.bots[seat].order(self.match, seat), seat)
        secret = self.match.is_secret() and len(self.people) > 1
        if secret and seat != self._keyboard:
            self.voice.clear()
            self.voice.ask(
                f"Choices are secret: hand the keyboard to {seat}. {seat}, press Enter> ", decision="hand over"
            )
        self._keyboard = seat
        events = self._ask(seat)
        if secret:
            self.voice.clear()
            self.voice.say(f"{seat} has chosen.")
            self._keyboard = ""
        return events

    def _ask(self, seat: str) -> list[Event]:
        """Ask one person until there is an answer; nothing is lost on a mistake."""
        self._stand(seat)
        self.numbered = [order.words() for order in self.match.legal_orders(seat)]
        short = self.match.table.decision != w.SECOND_ROLL
        if short:
            self.voice.list_options([(order, "") for order in self.numbered])
        prompt = f"{seat}, {QUESTIONS[self.match.table.decision]}> "
        while True:
            text = self.voice.ask(prompt, seat=seat, decision=w.DECISIONS[self.match.table.decision])
            try:
                if not self._is_command(seat, text):
                    return self.match.order(self._worded(text, short), seat)
            except Refusal as refusal:
                self.voice.refuse(refusal)

    def _worded(self, text: str, short: bool) -> str:
        """An order by its number, where they are listed."""
        if short and text.isdigit() and 1 <= int(text) <= len(self.numbered):
            return self.numbered[int(text) - 1]
        return text

    def _is_command(self, seat: str, text: str) -> bool:
        word, _, rest = text.lower().partition(" ")
        if word in ("q", "quit", "exit"):
            raise Leave
        if word in ("h", "help", "?", ""):
            self.voice.say(HELP)
        elif word == "table":
            for name in self.match.names:
                self._stand(name)
        elif word == "odds":
            self._odds(seat, rest)
        else:
            return False
        return True

    # ---- telling ----

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            self.voice.tell(event)

    def _stand(self, name: str) -> None:
        """A pilot's dice, as everybody may see them."""
        pilot = self.match.table.pilots[self.match.names.index(name)]
        parts = [f"{name}: {dice_told(pilot)}, {planes_of(pilot)} planes"]
        if self.match.rules.game == w.DOGFIGHT:
            parts.append(f"Decision die {w.ICON_NAMES[pilot.decision] if pilot.holds else 'used'}")
            parts.append(f"Aces waiting: {' '.join(letters(pilot.reserve)) or 'none'}")
        if self.match.table.decision == w.SHOT_WINDOW:
            rules, table = self.match.rules, self.match.table
            parts.append(f"{hits(rules, table)} hits against {evades(rules, table)} evades")
        self.voice.say("; ".join(parts) + "." if pilot.alive else f"{name}: out.")

    def _odds(self, seat: str, dice: str) -> None:
        """SD-BR-03  The exact chances of a second roll."""
        if self.match.table.decision != w.SECOND_ROLL:
            raise Refusal("odds are told before a second roll", "SD-BR-03")
        order: DiceOrder = parse(f"reroll {dice.strip() or 'none'}")
        pilot = self.match.table.pilots[self.match.names.index(seat)]
        again = [die - 1 for die in order.dice]
        kinds, shown = pilot.kinds[: pilot.count], pilot.shown[: pilot.count]
        chances = second_roll(self.match.rules, kinds, shown, again)
        told = ", ".join(f"{total}: {float(chance):.1%}" for total, chance in chances.items())
        self.voice.say(f"{told}. On average {float(mean(chances)):.2f} planes.")

    def save(self) -> None:
        """Write the game down; if the disk refuses, say so and play on."""
        try:
            write_whole(self.saved.path, dice_record_text(self.match, self.header, sealed=True))
        except OSError as error:
            self.voice.refuse(Refusal(f"cannot save in {self.saved.path}: {error.strerror or error}"))
