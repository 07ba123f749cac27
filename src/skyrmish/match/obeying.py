"""Orders one after the other, until one is refused."""

from collections.abc import Sequence
from typing import Any, Protocol

from skyrmish.engine.refusal import Refusal
from skyrmish.match.dice_sources import DiceRefusal


class TakesOrders(Protocol):
    """A match of any game."""

    def order(self, text: str) -> Any: ...


def first_refused(match: TakesOrders, orders: Sequence[str]) -> dict[str, Any] | None:
    """Give the orders; the first that is refused, with the reason. Wrong dice are no order's fault: an error."""
    for index, order in enumerate(orders):
        try:
            match.order(order)
        except DiceRefusal:
            raise
        except Refusal as refusal:
            return {"order": order, "index": index, "reason": refusal.reason, "clause": refusal.clause}
    return None
