"""What an order at a table of dice may lead to: exact, made on request, and it says what it takes for granted."""

from collections.abc import Callable

from skyrmish.bots.squadron_dice.solver.prospects import Prospects
from skyrmish.bots.squadron_dice.solver.weighing import win_after
from skyrmish.games.orders import Order, Situation
from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.standing import dice_numbers
from skyrmish.match.match import Match
from skyrmish.odds.dice_windows import (
    Shares,
    gaining_dice,
    leads_after,
    position_of,
    shared,
    shot_of,
    tables_after,
    total_after,
)
from skyrmish.table.messages.answers import ChanceBar, Chances, ChanceShare
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal


def chances_of(match: Match, request: str, seat: str, text: str) -> Chances:
    """Of an order that may be given now; any other is refused, as if it were given."""
    order = match.game.notation.parse(text)
    number = match.seating.names.index(seat)
    if number not in match.deciders() or order.verb not in match.asked.verbs:
        raise Refusal("not-waited-for", seat=seat)
    at = match.situation(number)
    if reason := order.verb.why_not(at, order):
        raise order.verb.refusal(at, order, reason)
    weigh = WEIGHED.get(at.table.decision)
    told = Chances(id=request, seat=seat, order=text, shares=[], bars=[], bars_of="", win=None, assumes=[])
    if weigh is not None:
        weigh(at, order, told)
    return told


def _shares_told(shares: Shares) -> list[ChanceShare]:
    return [ChanceShare(name=name, chance=float(chance)) for name, chance in shares.items() if chance]


def _win(at: Situation, order: Order, told: Chances) -> None:
    told.win = win_after(at, order)
    if told.win is not None:
        told.assumes.append(say("chances-best-play"))


# ---- the windows of Dogfight ----


def _window(at: Situation, order: Order, told: Chances) -> None:
    """B-62, B-64, B-65, B-67  If nobody answers: what the positions or the shot become."""
    rules, table = at.rules, at.table
    tables = tables_after(at, order)
    told.assumes = [say("chances-nobody-answers")]
    if table.decision == w.POSITION_WINDOW:
        told.shares = _shares_told(shared(tables, lambda after: position_of(after, at.number)))
        return
    told.shares = _shares_told(shared(tables, lambda after: shot_of(rules, after)))
    _win(at, order, told)


def _bring(at: Situation, order: Order, told: Chances) -> None:
    """SD-DF-05  Which Ace flies best from here."""
    hopes = Prospects(at.rules, at.table, at.number)
    reserve = at.table.pilots[at.number].reserve
    _aces(order, told, hopes, reserve, lambda ace: hopes.with_ace(at.table, at.number, ace))


# ---- Bombing Raid ----


def _second_roll(at: Situation, order: Order, told: Chances) -> None:
    """SD-BR-03, B-72  One's own total, and who leads if the others roll what gains on average."""
    again = [int(die) - 1 for die in order.numbers]
    planes = total_after(at.rules, at.table, at.number, again)
    told.bars = [ChanceBar(label=str(total), chance=float(chance)) for total, chance in planes.items()]
    told.bars_of = "planes"
    told.shares = _shares_told(leads_after(at.rules, at.table, at.number, again))
    for seat, name in enumerate(at.names):
        if seat != at.number:
            dice = dice_numbers(sum(1 << die for die in gaining_dice(at.rules, at.table, seat)))
            told.assumes.append(say("chances-others-roll", who=name, dice=", ".join(map(str, dice)) or None))
    _win(at, order, told)


def _retire(at: Situation, order: Order, told: Chances) -> None:
    """SD-BR-04  Which Ace is missed least."""
    hopes = Prospects(at.rules, at.table, at.number)
    _aces(order, told, hopes, at.table.pilots[at.number].flying, hopes.without_ace)


def _aces(order: Order, told: Chances, hopes: Prospects, aces: int, win: Callable[[int], float]) -> None:
    """The chance to win the match with each Ace that may be named."""
    if not hopes.are_known:
        told.assumes = [say("chances-not-solved")]
        return
    for ace, letter in enumerate(w.LETTERS):
        if (aces >> ace) & 1:
            told.bars.append(ChanceBar(label=letter, chance=win(ace), is_chosen=letter == order.target))
    told.bars_of, told.assumes = "wins", [say("chances-best-play")]
    told.win = next((bar.chance for bar in told.bars if bar.is_chosen), None)


WEIGHED: dict[int, Callable[[Situation, Order, Chances], None]] = {
    w.POSITION_WINDOW: _window,
    w.SHOT_WINDOW: _window,
    w.BRING: _bring,
    w.SECOND_ROLL: _second_roll,
    w.RETIRE: _retire,
}
