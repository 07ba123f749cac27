"""The face of Dogfight and Bombing Raid: everybody's dice, and the odds of a second roll."""

from typing import TYPE_CHECKING, Any

from skyrmish.cli.terminal.commands import COMMON, Commands
from skyrmish.cli.terminal.face import Face
from skyrmish.games.orders import ALLOWED, Order, Situation
from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.orders import Pass, Use, shown_die
from skyrmish.games.squadron_dice.play.windows import evades, hits
from skyrmish.games.squadron_dice.standing import icon_name
from skyrmish.match.match import Match
from skyrmish.odds.squadron_dice import mean, second_roll
from skyrmish.words.catalogue import as_written, say
from skyrmish.words.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.cli.terminal.turn import Turn

DICE_ARE_NAMED = (w.POSITION_WINDOW, w.SHOT_WINDOW, w.SECOND_ROLL)  # and compared: everybody's matter
NO_USE = ("undo", "wait")  # where nothing is planned, and nobody goes first
ROLLERS = Commands({name: does for name, does in COMMON.items() if name not in NO_USE})


class DiceFace(Face):
    """Dice in words, a pilot a line."""

    name = "dice"
    commands = ROLLERS

    def remarks(self) -> list[str]:
        return [say("dice-assumed")]

    def pieces(self, match: Match) -> list[dict[str, Any]]:
        return [{"kind": "pilot", **pilot} for pilot in self.standing(match)["pilots"]]

    def introduce(self, match: Match, number: int) -> list[str]:
        rules, table = match.rules, match.table
        lines = self.stand(match)
        if table.decision not in DICE_ARE_NAMED:
            lines = [lines[number]]
        if table.decision == w.SHOT_WINDOW:
            lines.append(say("dice-shot", hits=hits(rules, table), evades=evades(rules, table)))
        return lines

    def remark(self, at: Situation, order: Order) -> str:
        """What a die shows that would be rolled again, or the Decision die itself."""
        decision = icon_name(at.table.pilots[at.number].decision)
        if isinstance(order.verb, Pass):
            return say("dice-pass", icon=decision)
        if not isinstance(order.verb, Use):
            return ""
        if not order.how:
            return decision
        whose = list(at.names).index(order.target) if order.target else at.number
        return say("dice-shows", icons=[shown_die(at, whose, int(die) - 1) for die in order.numbers])


@ROLLERS.word("odds")
def odds(turn: "Turn", rest: str) -> None:
    """SD-BR-03  The exact chances of a second roll."""
    match = turn.match
    if match.table.decision != w.SECOND_ROLL:
        raise Refusal("dice-odds-when", "SD-BR-03")
    order = match.game.notation.parse(f"{match.asked.verbs[0].name} {rest.strip() or 'none'}")
    at, pilot = match.situation(turn.number), match.table.pilots[turn.number]
    reason = order.verb.why_not(at, order)
    if reason != ALLOWED:
        raise order.verb.refusal(at, order, reason)
    dice = [int(die) - 1 for die in order.numbers]
    chances = second_roll(match.rules, pilot.kinds[: pilot.count], pilot.shown[: pilot.count], dice)
    shares = [f"{total}: {as_written(100 * float(chance), 1)} %" for total, chance in chances.items()]
    turn.voice.say(say("dice-odds", chances=shares, mean=f"{float(mean(chances)):.2f}"))
