"""Why a bot does what it does, in one sentence with numbers."""

from skyrmish.bots.answers import Finding
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.pieces import Table
from skyrmish.words.catalogue import say


def sentence(view: Table, found: Finding | None) -> str:
    """Such as: you expect to deal 1.4 damage this round and to take 0.3; your chance to win is 62 %."""
    if view.decision == w.ASSIGN:
        return say("why-mixture")
    if found is None or found.games == 0:
        return say("why-no-games")
    facts = {"given": shown(found.given), "taken": shown(found.taken), "chance": f"{100 * found.points:.0f}"}
    return say("why-place" if view.decision == w.PLACE else "why-damage", facts)


def shown(damage: float) -> str | None:
    """To a tenth; so little that none is shown is none."""
    tenths = f"{damage:.1f}"
    return tenths if float(tenths) else None
