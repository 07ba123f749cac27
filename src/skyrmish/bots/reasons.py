"""Why a bot does what it does, in one sentence with numbers."""

from skyrmish.bots.answers import Finding
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.pieces import Table


def sentence(orders: list[str], view: Table, found: Finding | None) -> str:
    """Such as: straight, bank left: I expect 1.4 damage this round and you 0.3; my chance to win is 62 %."""
    words = [order.rpartition(": ")[2] for order in orders]
    said = ", ".join(word for word in words if word != "end" or len(words) == 1)
    if view.decision == w.ASSIGN:
        return f"{said}: drawn by lot from a mixture that nobody can prepare against."
    if found is None or found.games == 0:
        return f"{said}: no games were played on for this."
    wins = f"my chance to win is {100 * found.points:.0f} %"
    if view.decision == w.PLACE:
        return f"{said}: {wins}."
    return f"{said}: I expect {found.given:.1f} damage this round and you {found.taken:.1f}; {wins}."
