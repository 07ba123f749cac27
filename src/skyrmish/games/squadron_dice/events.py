"""Every kind of event of the dice games, with its facts."""

from typing import Any

from skyrmish.games.events import Facts, facts
from skyrmish.games.squadron_dice.constants import ANY, BLANKS, ICONS
from skyrmish.games.squadron_dice.standing import icon_name, squadron_words


def named(icon: str) -> str:
    return icon_name(ICONS.index(icon))


@facts
class Turn(Facts, kind="round", message="dice-event-turn"):
    round: int


@facts
class KeptDie(Facts, kind="kept-die"):
    decision: str

    def words(self) -> dict[str, Any]:
        return {"decision_name": named(self.decision)}


@facts
class Rolled(Facts):
    """A squadron's dice as they lie: what they show, and how many planes that is."""

    dice: list[str]  # Rookies, then Aces
    aces: list[str]  # whose dice the last ones are
    planes: int

    def words(self) -> dict[str, Any]:
        return {"squadron": squadron_words(self.dice, self.aces)}


@facts
class PositionRoll(Rolled, kind="position-roll"):
    decision: str

    def words(self) -> dict[str, Any]:
        return {**super().words(), "decision_name": named(self.decision)}


@facts
class Tie(Facts, kind="tie"):
    pass


@facts
class Position(Facts, kind="position"):
    evader: str
    planes: int
    evader_planes: int


@facts
class Shot(Facts, kind="shot"):
    evader: str
    hit_dice: list[str]
    evade_dice: list[str]
    hits: int
    evades: int


@facts
class Used(Facts, kind="used"):
    """A Decision die: for its icon, on one die of somebody's, or on blanks of one's own."""

    icon: str
    target: str | None = None
    die: int | None = None
    dice: list[int] | None = None
    own: bool | None = None  # the die is one's own

    def words(self) -> dict[str, Any]:
        how = "any" if self.icon == ICONS[ANY] else "blanks" if self.icon == ICONS[BLANKS] else "icon"
        return {"how": how, "icon_name": named(self.icon), "own": bool(self.own)}


@facts
class Rerolled(Facts, kind="rerolled"):
    icon: str
    first: str | None = None  # a re-roll that came before it

    def words(self) -> dict[str, Any]:
        return {"icon_name": named(self.icon)}


@facts
class Lapsed(Facts, kind="lapsed"):
    pass


@facts
class Escaped(Facts, kind="escaped"):
    hits: int
    evades: int


@facts
class Lost(Facts, kind="lost"):
    hits: int
    evades: int
    to: str


@facts
class Brought(Facts, kind="brought"):
    ace: str


@facts
class Eliminated(Facts, kind="eliminated"):
    pass


@facts
class FirstRoll(Rolled, kind="first-roll"):
    locked: list[int]


@facts
class Chose(Facts, kind="chose"):
    dice: list[int]


@facts
class Total(Rolled, kind="total"):
    pass


@facts
class Retired(Facts, kind="retired"):
    ace: str


@facts
class KeptAce(Facts, kind="kept-ace"):
    pass


@facts
class Won(Facts, kind="won"):
    SIDES = ("who",)


@facts
class Draw(Facts, kind="draw"):
    pass


EVENTS = tuple(each for each in list(vars().values()) if isinstance(each, type) and "KIND" in vars(each))
