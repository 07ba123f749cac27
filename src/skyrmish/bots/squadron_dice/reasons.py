"""Why a bot of the dice games would do something, in one sentence with the numbers of whoever asks."""

from typing import Any

from skyrmish.bots.squadron_dice.solver.weighing import win_after
from skyrmish.games.orders import Order, Situation
from skyrmish.games.squadron_dice import constants as w
from skyrmish.odds.dice_windows import leads_after, position_of, shared, shot_of, tables_after, total_after
from skyrmish.odds.squadron_dice import mean
from skyrmish.words.catalogue import say


def sentence(at: Situation, order: Order, bot: str, as_it_stands: float | None) -> str:
    """Such as: you expect 11.4 planes, and lead with them in 62 % of all throws; your chance to win is then 55 %."""
    chance = win_after(at, order)
    facts: dict[str, Any] = {"bot": bot, **expected(at, order)}
    return say("why-dice", facts, win=percent(chance), stands=percent(as_it_stands if chance is None else None))


def expected(at: Situation, order: Order) -> dict[str, Any]:
    """What the order leads to if nobody answers it: what it is about, and how likely that is."""
    rules, table, seat = at.rules, at.table, at.number
    if table.decision == w.SECOND_ROLL:
        again = [int(die) - 1 for die in order.numbers]
        planes = mean(total_after(rules, table, seat, again))
        share = leads_after(rules, table, seat, again)["you-lead"]
        return {"expects": "planes", "planes": f"{float(planes):.1f}", "share": percent(share)}
    if table.decision == w.POSITION_WINDOW:
        return {"expects": "to-hit", "share": share_of(at, order, "you-hit")}
    if table.decision == w.SHOT_WINDOW and seat in (table.hitter, table.evader):
        name = "shot-lands" if seat == table.hitter else "gets-away"
        return {"expects": name, "share": share_of(at, order, name)}
    return {"expects": "nothing", "share": 0}


def share_of(at: Situation, order: Order, wanted: str) -> int | None:
    """How likely the window ends so for whoever asks."""
    in_shot = at.table.decision == w.SHOT_WINDOW
    ends = shared(tables_after(at, order), lambda t: shot_of(at.rules, t) if in_shot else position_of(t, at.number))
    return percent(ends.get(wanted, 0))


def percent(chance: Any) -> int | None:
    return None if chance is None else round(100 * float(chance))
