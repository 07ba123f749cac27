"""What can be asked at any prompt of any game without giving an order: help, orders, look, why, undo …"""

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from skyrmish.cli.terminal.seated_bots import hint_of
from skyrmish.cli.terminal.voice import Leave
from skyrmish.cli.texts.paper import Paper
from skyrmish.cli.texts.rule_sheet_text import sheet_lines, show_sheet
from skyrmish.games.dice import DiceRefusal
from skyrmish.words.catalogue import YOU, say
from skyrmish.words.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.cli.terminal.turn import Turn

Command = Callable[["Turn", str], None]
LOG_LINES = 20


class Commands(dict[str, Command]):
    """The words that are no orders. What each does is the message ``terminal-command-NAME``, or a game's own."""

    def word(self, name: str) -> Callable[[Command], Command]:
        """Mark what a word at the prompt does."""

        def mark(function: Command) -> Command:
            self[name] = function
            return function

        return mark


COMMON = Commands()


@COMMON.word("help")
def show_help(turn: "Turn", _rest: str) -> None:
    verbs = turn.match.game.notation.verbs
    shorts = [f"{short} {words}" for verb in verbs for short, words in verb.shorts.items()]
    plans = any(verb.ends_plan for verb in verbs)
    turn.voice.say(say("terminal-help", shorts=bool(shorts)), "title")
    if shorts:
        turn.voice.say(f"  {' · '.join(shorts)}")
    turn.voice.say(f"  {say('terminal-help-now')} {' · '.join(turn.vocabulary().forms)}")
    turn.voice.say(say("terminal-help-words", plans=plans), "title")
    known = turn.face.commands
    own = [name for name in known if name not in COMMON]
    first, *others = [name for name in COMMON if name in known]
    for name in [first, *own, *others]:
        turn.voice.say(f"  {name:<8} {turn.face.about_command(name)}")


@COMMON.word("orders")
def show_orders(turn: "Turn", _rest: str) -> None:
    turn.list_orders()


@COMMON.word("look")
def look(turn: "Turn", _rest: str) -> None:
    turn.voice.say_all(turn.face.stand(turn.view))


@COMMON.word("why")
def why(turn: "Turn", rest: str) -> None:
    """What is against an order, if anything is."""
    if not rest:
        raise Refusal("terminal-why-what")
    with contextlib.suppress(DiceRefusal):  # it was taken, and only then asked for dice
        turn.view.twin().order(turn.headed(turn.vocabulary().order(rest)), turn.seat)
    turn.voice.say(say("terminal-nothing-against", order=rest))


@COMMON.word("log")
def log(turn: "Turn", rest: str) -> None:
    events = turn.match.events if rest == "all" else turn.match.events[-LOG_LINES:]
    turn.voice.say_all(f"{event.spoken()} ({event.clause})" for event in events)
    if not events:
        turn.voice.say(say("terminal-nothing-yet"))


@COMMON.word("rules")
def rules(turn: "Turn", rest: str) -> None:
    game, ruleset = turn.match.game, turn.match.ruleset
    short = [] if rest == "all" else turn.face.rules(ruleset)
    if short:
        turn.voice.say_all(short)
    elif turn.voice.plain:
        show_sheet(Paper(plain=True), game.title(ruleset), game.rule_sheet(ruleset))
    else:
        turn.voice.say_all(sheet_lines(game.title(ruleset), game.rule_sheet(ruleset)))


@COMMON.word("undo")
def undo(turn: "Turn", rest: str) -> None:
    turn.undo(everything=rest == "all")


@COMMON.word("takeback")
def take_back(turn: "Turn", _rest: str) -> None:
    turn.take_back()


@COMMON.word("resign")
def resign(turn: "Turn", _rest: str) -> None:
    turn.resign()


@COMMON.word("hint")
def hint(turn: "Turn", rest: str) -> None:
    """What a good player would do from where things stand, whatever is planned, and why."""
    level, advice = hint_of(turn.match, turn.seat, turn.seed, rest)
    orders = [turn.match.game.notation.parse(order) for order in advice.orders]
    words = ", ".join(order.words() for order in orders)
    turn.voice.say(say("terminal-hint", bot=level, said=words, why=advice.why or None))
    who = orders[0].who
    if turn.is_planned and (turn.plan or len(turn.able()) > 1):
        turn.voice.say(f"  {say('terminal-hint-for', who=who, you=who == YOU)}", "hint")


@COMMON.word("wait")
def wait(turn: "Turn", _rest: str) -> None:
    turn.let_others_go_first()


@COMMON.word("save")
def save(turn: "Turn", _rest: str) -> None:
    turn.game.save()
    turn.voice.say(turn.game.where_saved())


@COMMON.word("quit")
def leave(_turn: "Turn", _rest: str) -> None:
    raise Leave
