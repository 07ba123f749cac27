"""Bots as people write them on a bad day: each is wrong in its own way."""

import sys
import time
from typing import Any


class Good:
    """Flies straight while it can, and turns where that leaves the board."""

    def choose(self, view: Any) -> list[str]:
        step = next((option for wish in ("attack", "straight") for option in view.options if wish in option), None)
        first = step or view.options[0]
        return [first, first.partition(": ")[0] + ": end"] if view.kind == "move" else [first]


class Raises(Good):
    def choose(self, view: Any) -> list[str]:
        raise ValueError(f"no idea what {view.kind} means")


class Sleeps(Good):
    """Once it has its stats: three questions later it is out, before anybody can have shot it down."""

    def choose(self, view: Any) -> list[str]:
        time.sleep(0 if view.kind == "assign" else 60)
        return super().choose(view)


class Exits(Good):
    def choose(self, view: Any) -> list[str]:  # noqa: ARG002
        sys.exit(3)


class Nonsense(Good):
    def choose(self, view: Any) -> list[str]:  # noqa: ARG002
        return ["fly me to the moon"]


class Seldom(Good):
    """Nonsense once in a match."""

    asked = 0

    def choose(self, view: Any) -> list[str]:
        self.asked += 1
        return ["fly me to the moon"] if self.asked == 3 else super().choose(view)
