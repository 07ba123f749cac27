"""After the match: what each step changed, and what an ace would have done instead."""

from collections.abc import Callable
from contextlib import suppress
from copy import copy
from typing import Any, NamedTuple

from skyrmish.bots.player import Player
from skyrmish.engine.records import copied
from skyrmish.games.dice import DiceRefusal
from skyrmish.games.squadron_leader.constants import MOVE
from skyrmish.lab.puzzles.kinds.dice_choices import DiceChoice
from skyrmish.lab.puzzles.puzzle import answer_of, orders_in
from skyrmish.match.agreements import agreement_in
from skyrmish.match.match import Match
from skyrmish.match.records.record import Line, read_record
from skyrmish.odds.exchange import exchange_now
from skyrmish.table.faces.all_faces import face_of
from skyrmish.table.messages.answers import FaceName
from skyrmish.table.messages.replays import ReviewStep
from skyrmish.table.replays.foresight import played
from skyrmish.words.refusal import Refusal


class Judged(NamedTuple):
    """A decision beside an ace's: the chance to win after each; and the shot that only the ace's would have had."""

    chance: float
    best_chance: float
    best: str
    target: str = ""
    hit: float = 0.0

    @property
    def loss(self) -> float:
        return max(0.0, self.best_chance - self.chance)


def reviewed(record: str, step: int) -> ReviewStep:
    """One step of a record, the first is 1. Runs in a quick thinker: by instinct, which needs nothing compiled."""
    line = read_record(record).lines[step - 1]
    match, tables, bot = played(record)
    before, after = (bot.win_chance(standing(match, table)) for table in (tables[step - 1], tables[step]))
    seat = seat_of(match, line)
    judged = judged_step(record, step, line.steps) if seat else None
    return ReviewStep(
        step=step,
        seat=seat,
        is_roll=bool(line.rolls),
        changes={side: round(after[side] - before[side], 4) for side in after if side in before},
        judged=judged is not None,
        loss=round(judged.loss, 4) if judged else 0.0,
        better=match.game.notation.told(orders_in(judged.best)) if judged else "",
        target=judged.target if judged else "",
        hit=round(judged.hit, 4) if judged else 0.0,
    )


def seat_of(match: Match, line: Line) -> str:
    """Who answered; nobody, where the players settled something among themselves."""
    if agreement_in(line.steps[0]) is not None:
        return ""
    return match.seat_name(match.names.index(line.who)) if line.who in match.names else line.who


def judged_step(record: str, step: int, orders: list[str]) -> Judged | None:
    """These orders in place of what was ordered at a step; None: that decision cannot be judged."""
    line = read_record(record).lines[step - 1]
    match, tables, bot = played(record)
    at = standing(match, tables[step - 1])
    judge = JUDGES.get(face_of(copy(at)).name)
    seat = seat_of(match, line)
    if judge is None or not seat or seat not in at.deciding_seats():
        return None
    return judge(at, seat, [f"{line.who}: {order.rpartition(': ')[2]}" for order in orders], bot)


def standing(match: Match, table: Any) -> Match:
    """The match as it stood."""
    at = copy(match)
    at.table, at.events, at.entries, at.witness = copied(table), [], [], None
    return at


# ---- planes: by an ace's instinct ----


def judged_move(match: Match, seat: str, orders: list[str], bot: Player) -> Judged | None:
    """A whole move; whatever needs dice is left to them."""
    if match.table.decision != MOVE:
        return None
    best = bot.orders(match, seat)
    mine, theirs = after(match, seat, orders), after(match, seat, best)
    if mine is None or theirs is None:
        return None
    side = match.side_of(seat)
    chances = [bot.win_chance(each).get(side, 0.0) for each in (mine, theirs)]
    i = match.names.index(match.game.notation.parse(orders[0]).who)
    return Judged(chances[0], chances[1], answer_of(best), *shot_missed(mine, theirs, i))


def after(match: Match, seat: str, orders: list[str]) -> Match | None:
    """The match after some orders; None where dice would fall."""
    flown = match.twin()
    with suppress(DiceRefusal):
        flown.orders(orders, seat)
        return flown
    return None


def shot_missed(mine: Match, theirs: Match, i: int) -> tuple[str, float]:
    """The shot that plane i has in one match and not in the other."""
    seen = [exchange_now(each.rules, each.table, i) if each.table.planes[i].flying else None for each in (mine, theirs)]
    if seen[1] is None or seen[1].best is None or (seen[0] is not None and seen[0].best is not None):
        return "", 0.0
    return theirs.names[seen[1].best.target], float(seen[1].best.odds.hit)


# ---- dice: exactly, by the solver's tables ----


def judged_choice(match: Match, seat: str, orders: list[str], bot: Player) -> Judged | None:  # noqa: ARG001
    kind = DiceChoice()
    if match.table.count != len(match.seating.sides) or match.table.count > 2 or not kind.fits(match):
        return None
    worths = kind.worths(match, seat, {})
    answer = answer_of([match.game.notation.parse(order).words() for order in orders])
    if answer not in worths or not any(worths.values()):
        return None
    best = max(worths, key=lambda each: worths[each])
    return Judged(float(worths[answer]), float(worths[best]), best)


Judge = Callable[[Match, str, list[str], Player], Judged | None]
JUDGES: dict[FaceName, Judge] = {"sky": judged_move, "dice": judged_choice}


def check_legal(record: str, step: int, orders: list[str]) -> None:
    """Refused as at the table, if they cannot be given there."""
    lines = read_record(record).lines
    if not 1 <= step <= len(lines):
        raise Refusal("no-such-step", steps=len(lines), step=step)
    match, tables, _ = played(record)
    at = standing(match, tables[step - 1])
    tried, seat = at.twin(), seat_of(match, lines[step - 1])
    with suppress(DiceRefusal):
        tried.orders(orders, seat)
