"""Draw docs/pictures/terminal.svg: the last turns of a real game at the terminal, typed by this script."""

import io
import tempfile
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from skyrmish.bots.orders import Bot
from skyrmish.cli.terminal.sitting_down import header_from
from skyrmish.cli.terminal.terminal_game import TerminalGame
from skyrmish.cli.terminal.voice import Leave, Voice
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.match.records.record import start_match
from skyrmish.match.records.saved_games import SavedGame

PICTURE = Path(__file__).parent / "pictures" / "terminal.svg"
SEED, COLUMNS, MOST_LINES = 15, 112, 36
SHORT = {"straight": "s", "bank left": "bl", "bank right": "br", "turn left": "tl", "turn right": "tr", "climb": "c"}


class ScriptedVoice(Voice):
    """Types in short forms what a bot would say, in colour, until its first shot has done its work."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.is_coloured, self.is_live, self.columns = True, True, COLUMNS

    def ask(self, prompt: str, **facts: Any) -> str:
        print(self.painted(prompt, "good"), end="")
        if any(event.kind == "damage" and event.facts["from"] == "you" for event in self.match.events):
            raise Leave
        orders = [order.partition(": ")[2] for order in Bot("greedy", 1).orders(self.match, facts["seat"])]
        if facts["decision"] == "move":
            orders.remove("end")
            if not facts["options"] or facts["options"][-1] == "end":
                orders = ["e"]
        line = ", ".join(SHORT.get(order, order) for order in orders)
        print(self.painted(line, "title"))
        return line


def session() -> str:
    """What the terminal shows, from the round of the shot on."""
    header = header_from(Ruleset(modules=("altitude", "split-s")), "you,greedy", seed=SEED)
    match, shown = start_match(header, SeededDice(SEED)), io.StringIO()
    with tempfile.TemporaryDirectory() as folder, redirect_stdout(shown):
        TerminalGame(match, header, SavedGame(Path(folder) / "game.txt"), ScriptedVoice(match)).play()
    return shown.getvalue().split("Good-bye.")[0]


def draw(text: str) -> str:
    """The last lines as a picture."""
    console = Console(record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi("\n".join(text.splitlines()[-MOST_LINES:])))
    return console.export_svg(title="skyrmish terminal", unique_id="skyrmish-terminal")


if __name__ == "__main__":
    PICTURE.write_text(draw(session()), encoding="utf-8")
    print(f"{PICTURE} is drawn.")
