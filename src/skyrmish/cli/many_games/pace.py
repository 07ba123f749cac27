"""How many a second: of one machine, or of a whole cluster."""

from rich.progress import ProgressColumn, Task
from rich.text import Text

from skyrmish.words.catalogue import say

EXACT = 10.0  # fewer a second are told with a decimal


class Pace(ProgressColumn):
    """Beside a bar that moves."""

    def render(self, task: Task) -> Text:
        pace = task.finished_speed or task.speed
        if not pace:
            return Text("")
        return Text(say("many-games-pace", pace=f"{pace:,.0f}" if pace >= EXACT else f"{pace:.1f}"))
