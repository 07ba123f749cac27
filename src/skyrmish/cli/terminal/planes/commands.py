"""What pilots can ask at the prompt: where everybody is, the map, stats, places, and what a good pilot would do."""

from typing import TYPE_CHECKING

from skyrmish.cli.terminal.commands import COMMON, Commands
from skyrmish.cli.terminal.commands import why as why_order
from skyrmish.cli.terminal.planes.board_map import map_lines
from skyrmish.cli.terminal.planes.cockpit import look_lines, why_no_shot
from skyrmish.cli.terminal.planes.option_text import options_of, shot_words
from skyrmish.cli.texts.paper import Grid, Row
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.rulesets.naming import stat_names
from skyrmish.games.squadron_leader.seating import plane_number
from skyrmish.games.squadron_leader.stats import STAT_NAMES
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.cli.terminal.turn import Turn

PILOTS = Commands(COMMON)


@PILOTS.word("look")
def look(turn: "Turn", rest: str) -> None:
    i = plane_number(turn.match.seating, turn.vocabulary().name(rest)) if rest else turn.number
    turn.voice.say_all(look_lines(turn.view, i))


@PILOTS.word("map")
def show_map(turn: "Turn", _rest: str) -> None:
    turn.voice.say_all(map_lines(turn.view, turn.voice.columns, turn.voice.rows))


@PILOTS.word("why")
def why(turn: "Turn", rest: str) -> None:
    """Why there is no shot at a plane of that name, or what is against an order."""
    match, name = turn.view, turn.vocabulary().name(rest) if rest else ""
    if not rest:
        raise Refusal("planes-why-what")
    if name not in match.names:
        why_order(turn, rest)
        return
    i, j = turn.number, match.names.index(name)
    check_target(turn, i, j)
    reason, facts = why_no_shot(match, i, j), {"name": match.names[i], "target": name}
    if reason:
        turn.voice.say(say("planes-no-shot", facts, why=reason))
    else:
        turn.voice.say(say("planes-may-shoot", facts, shot=shot_words(match, i, j)))


def check_target(turn: "Turn", i: int, j: int) -> None:
    """Nobody wonders about a shot at a friend."""
    planes, facts = turn.view.table.planes, {"who": turn.view.names[j]}
    if not (planes[i].placed and planes[j].placed):
        raise Refusal("planes-not-all-there")
    if i == j:
        raise Refusal("planes-not-itself", **facts)
    if not planes[j].flying:
        raise Refusal("planes-gone", "SL1-ATK-01", **facts)
    if planes[i].side == planes[j].side:
        raise Refusal("planes-no-enemy", "B-33", **facts)


@PILOTS.word("stats")
def stats(turn: "Turn", _rest: str) -> None:
    table = turn.view.table
    if table.stage == w.ASSIGNING:
        turn.voice.say(say("planes-stats-secret", clause=turn.match.cites("SL1-STAT-02")))
        return
    names = stat_names(turn.match.ruleset)
    columns = (*STAT_NAMES[: len(names)], "altitude", "aces")
    plane, *more, gone = (say(f"planes-column-{key}") for key in ("plane", "altitude", "aces", "gone"))
    planes = zip(turn.view.names, table.planes[: table.count], strict=True)
    rows = [
        Row(name, [*(str(getattr(p, column)) for column in columns), "" if p.flying else gone]) for name, p in planes
    ]
    turn.voice.show(Grid([plane, *names, *more, ""], rows, box=None))


@PILOTS.word("suggest")
def suggest(turn: "Turn", _rest: str) -> None:
    if turn.match.table.decision != w.PLACE:
        raise Refusal("planes-no-suggestions")
    turn.show(options_of(turn.match, turn.number, all_places=True))
