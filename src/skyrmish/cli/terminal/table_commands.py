"""What can be asked at any prompt without giving an order: look, map, why, hint, undo, help …"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from skyrmish.bots.orders import Bot
from skyrmish.cli.terminal.board_map import map_lines
from skyrmish.cli.terminal.option_text import options_of, shot_words
from skyrmish.cli.terminal.table_text import look_lines, why_no_shot
from skyrmish.cli.terminal.voice import Leave
from skyrmish.cli.texts.rule_sheet_text import sheet_lines
from skyrmish.cli.texts.ruleset_text import ruleset_lines, ruleset_title
from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.sheet.rule_sheet import rule_sheet

if TYPE_CHECKING:
    from skyrmish.cli.terminal.turn import Turn

Command = Callable[["Turn", str], None]
COMMANDS: dict[str, tuple[Command, str]] = {}
LOG_LINES = 20
HINT_SEED = 1
HINT_LEVEL = "ace"


def command(name: str, about: str) -> Callable[[Command], Command]:
    """Mark what a word at the prompt does."""

    def mark(function: Command) -> Command:
        COMMANDS[name] = (function, about)
        return function

    return mark


@command("help", "this list")
def show_help(turn: "Turn", _rest: str) -> None:
    turn.voice.say("Type an order by its number or in words; beginnings and short forms do, such as", "title")
    turn.voice.say("  s straight · bl br bank · tl tr turn · c climb · d 2 dive · ss s Split S · e end")
    turn.voice.say("  a NAME attack · h hold fire · r 2 reroll · k keep; several steps with commas: c, s, bl, e")
    turn.voice.say("A move is only planned, and can be undone, until you end it. Other words:", "title")
    for name, (_, about) in COMMANDS.items():
        turn.voice.say(f"  {name:<8} {about}")


@command("orders", "the legal orders again")
def show_orders(turn: "Turn", _rest: str) -> None:
    turn.list_orders()


@command("look", "where everybody is, from your cockpit; look NAME from another's")
def look(turn: "Turn", rest: str) -> None:
    i = turn.number(rest) if rest else turn.some_plane()
    for line in look_lines(turn.view, i):
        turn.voice.say(line)


@command("map", "the board from above, in characters")
def show_map(turn: "Turn", _rest: str) -> None:
    for line in map_lines(turn.view, turn.voice.columns, turn.voice.rows):
        turn.voice.say(line)


@command("why", "why NAME: why can I not shoot it; why ORDER: what is against it")
def why(turn: "Turn", rest: str) -> None:
    match, name = turn.view, turn.vocabulary().name(rest) if rest else ""
    if name in match.names:
        i, j = turn.some_plane(), match.names.index(name)
        if not (match.table.planes[i].placed and match.table.planes[j].placed):
            raise Refusal("not everybody is on the board yet")
        if i == j:
            raise Refusal(f"{name} cannot shoot itself")
        if not match.table.planes[j].flying:
            raise Refusal(f"{name} is not flying any more", "SL1-ATK-01")
        if match.table.planes[i].side == match.table.planes[j].side:
            raise Refusal(f"{name} is not an enemy", "B-33")
        reason = why_no_shot(match, i, j)
        against = f"no shot at {name}: {reason}." if reason else f"may shoot {name}: {shot_words(match, i, j)}."
        turn.voice.say(f"{match.names[i]}: {against}")
        return
    if not rest:
        raise Refusal("say what you wonder about: why NAME, or why ORDER")
    trial = match.twin()
    try:
        trial.order(turn.headed(turn.vocabulary().order(rest)), turn.seat)
    except Refusal as refusal:
        if not refusal.reason.startswith("dice:"):  # it was taken, and only then asked for dice
            raise
    turn.voice.say(f"Nothing is against '{rest}'.")


@command("stats", "everybody's stats, Health, altitude and ace dice")
def stats(turn: "Turn", _rest: str) -> None:
    table = turn.view.table
    if table.stage == w.ASSIGNING:
        clause = turn.match.cites("SL1-STAT-02")
        turn.voice.say(f"The stats are secret until everybody has chosen ({clause}).")
        return
    speed = turn.view.called["speed_name"]
    turn.voice.say(f"{'plane':<16} Attack Defense {speed} Health altitude aces")
    for i, name in enumerate(turn.view.names):
        p = table.planes[i]
        gone = "" if p.flying else "  gone"
        row = f"{p.attack:>6} {p.defense:>7} {p.speed:>{len(speed)}} {p.health:>6} {p.altitude:>8} {p.aces:>4}"
        turn.voice.say(f"{name:<16} {row}{gone}")


@command("log", "what happened lately; log all from the beginning")
def log(turn: "Turn", rest: str) -> None:
    events = turn.match.events if rest == "all" else turn.match.events[-LOG_LINES:]
    for event in events:
        turn.voice.say(f"{turn.voice.wording(event.text)} ({event.clause})")
    if not events:
        turn.voice.say("Nothing has happened yet.")


@command("rules", "the ruleset of this match; rules all the whole rule sheet")
def rules(turn: "Turn", rest: str) -> None:
    ruleset = turn.match.ruleset
    lines = sheet_lines(ruleset_title(ruleset), rule_sheet(ruleset)) if rest == "all" else ruleset_lines(ruleset)
    for line in lines:
        turn.voice.say(line)


@command("suggest", "more places to start from")
def suggest(turn: "Turn", _rest: str) -> None:
    if turn.match.table.decision != w.PLACE:
        raise Refusal("suggestions are for placing; hint says what a good pilot would do")
    turn.show(options_of(turn.match, turn.some_plane(), all_places=True))


@command("undo", "take the last step of the plan back; undo all of them")
def undo(turn: "Turn", rest: str) -> None:
    turn.undo(everything=rest == "all")


@command("hint", "what a good pilot would do, and why; hint rookie, wingman, veteran or ace")
def hint(turn: "Turn", rest: str) -> None:
    bot = Bot(rest or HINT_LEVEL, turn.seed + HINT_SEED)
    advice = bot.hint(turn.match, turn.seat)
    turn.voice.say(
        f"The {rest or HINT_LEVEL} would say: {', '.join(order.partition(': ')[2] for order in advice.orders)}"
    )
    turn.voice.say(f"  because {advice.why.partition(': ')[2]}", "hint")
    if turn.match.table.decision == w.MOVE:
        turn.voice.say(f"  for {advice.orders[0].partition(': ')[0]}, from where it stands before your plan", "hint")


@command("wait", "let a bot of your team go first")
def wait(turn: "Turn", _rest: str) -> None:
    turn.let_others_go_first()


@command("save", "where the game is saved (it is after every step)")
def save(turn: "Turn", _rest: str) -> None:
    turn.game.save()
    turn.voice.say(turn.game.where_saved())


@command("quit", "leave; the game can be resumed")
def leave(_turn: "Turn", _rest: str) -> None:
    raise Leave
