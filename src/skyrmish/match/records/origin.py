"""Where a game between bots comes from: with the seed and the bots, all that it takes to have it played again."""

import re
from dataclasses import dataclass

from skyrmish.words.quoting import quoted
from skyrmish.words.refusal import Refusal

COMMANDS = SIMULATE, ARENA = ("simulate", "arena")
READ = re.compile(
    rf"({'|'.join(COMMANDS)}) \| game ([0-9]{{1,10}})"
    r"(?: \| nodes ([0-9]{1,9}))?(?: \| seconds ([0-9]{1,4}(?:\.[0-9]{1,20})?(?:e-[0-9]{1,2})?))?"
)


@dataclass(frozen=True)
class Origin:
    """The command that it was played by, its number among the games of the seed, and the limits of the bots."""

    command: str
    game: int
    nodes: int | None = None
    seconds: float | None = None

    @property
    def dice_number(self) -> int:
        """Which dice of the seed fell: each game has its own, but in an arena two have the same, seats swapped."""
        return self.game // 2 if self.command == ARENA else self.game

    def __str__(self) -> str:
        nodes = "" if self.nodes is None else f" | nodes {self.nodes}"
        seconds = "" if self.seconds is None else f" | seconds {self.seconds}"
        return f"{self.command} | game {self.game}{nodes}{seconds}"


def read_origin(text: str) -> Origin:
    found = READ.fullmatch(text)
    if not found:
        raise Refusal("record-origin", given=quoted(text))
    command, game, nodes, seconds = found.groups()
    return Origin(command, int(game), int(nodes) if nodes else None, float(seconds) if seconds else None)
