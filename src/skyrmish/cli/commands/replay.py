"""``skyrmish replay``: step through a record, forwards and backwards."""

from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from skyrmish.cli.options import Plain


def replay(
    file: Annotated[Path, Argument(help="The record.")],
    everything: Annotated[bool, Option("--all", help="Print the whole match and leave.")] = False,
    at: Annotated[int | None, Option(min=0, help="Print the position after so many lines and leave.")] = None,
    plain: Plain = False,
    as_json: Annotated[bool, Option("--json", help="Print events and positions as JSON lines.")] = False,
) -> None:
    """Step through a record: Enter goes on, p back, g 17 to a line, round 3, map, look, q.

    Examples: `skyrmish replay game.txt` · `skyrmish replay game.txt --all` · `skyrmish replay game.txt --at 12 --json`
    """
    from skyrmish.cli.terminal.replay_steps import ReplayDesk
    from skyrmish.cli.terminal.voice import JsonVoice, Voice
    from skyrmish.match.records import read_record
    from skyrmish.match.replay import Replay
    from skyrmish.match.saved_games import read_text

    voice = JsonVoice() if as_json else Voice(plain)
    desk = ReplayDesk(Replay(read_record(read_text(file))), voice)
    if everything:
        desk.tell_all()
    elif at is not None:
        desk.show_at(at)
    else:
        desk.step_through()
