"""``skyrmish replay``: step through a record, forwards and backwards; or have its bots play it again."""

from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from skyrmish.cli.options import Plain
from skyrmish.words.refusal import Refusal


def replay(
    file: Annotated[Path, Argument(help="The record.")],
    everything: Annotated[bool, Option("--all", help="Print the whole match and leave.")] = False,
    at: Annotated[int | None, Option(min=0, help="Print the position after so many lines and leave.")] = None,
    again: Annotated[
        bool, Option("--again", help="Let the same bots play it again, and say whether it is the same game.")
    ] = False,
    plain: Plain = False,
    as_json: Annotated[bool, Option("--json", help="Print events and positions as JSON lines.")] = False,
) -> None:
    """Step through a record: Enter goes on, p back, g 17 to a line, round 3, map, look, q.

    Examples: `skyrmish replay game.txt` · `skyrmish replay game.txt --all` · `skyrmish replay game.txt --at 12 --json`
    · `skyrmish replay games/game-0000.txt --again`, for what `arena --save` and `simulate --save` keep
    """
    from skyrmish.cli.terminal.replay_steps import ReplayDesk
    from skyrmish.cli.terminal.voice import JsonVoice, Voice
    from skyrmish.match.records.record import read_record
    from skyrmish.match.records.replay import Replay
    from skyrmish.match.records.saved_games import read_text, verdict_in

    voice, text = JsonVoice() if as_json else Voice(plain), read_text(file)
    if again:
        voice.say(compared(text, plain))
        return
    desk = ReplayDesk(Replay(read_record(text)), voice, verdict_in(text))
    if everything:
        desk.tell_all()
    elif at is not None:
        desk.show_at(at)
    else:
        desk.step_through()


def compared(text: str, plain: bool) -> str:
    """That the bots of a record play the same game again; refused at the first line that is another."""
    from itertools import zip_longest

    from skyrmish.cli.many_games.running import counting, telling
    from skyrmish.lab.records.again import played_again
    from skyrmish.match.records.record import read_record
    from skyrmish.words.catalogue import say

    with counting(plain) as bar:
        new = played_again(read_record(text).header, telling(bar))
    lines = zip_longest(text.splitlines(), new.splitlines(), fillvalue="")
    for number, (old, now) in enumerate(lines, 1):
        if old != now:
            raise Refusal("replay-another-game", number=number, now=repr(now), old=repr(old))
    return say("replay-same-game", lines=len(new.splitlines()))
