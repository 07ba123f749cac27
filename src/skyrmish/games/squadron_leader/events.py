"""Every kind of event, with its facts. What a page, a record or a person is told of a match is made from these."""

from typing import Any

from skyrmish.games.events import Facts, facts
from skyrmish.games.squadron_leader.measuring.places import where_words
from skyrmish.games.squadron_leader.rulesets.manners import called_in_words
from skyrmish.games.squadron_leader.stats import with_stats


@facts
class Posed(Facts):
    """Where a plane is then: in millimetres and degrees, or on hexes."""

    x: float | None = None
    y: float | None = None
    heading: float | None = None
    q: int | None = None
    r: int | None = None
    facing: int | None = None

    def words(self) -> dict[str, Any]:
        return {"where": where_words(vars(self))}


# ---- setting up ----


@facts
@with_stats(int)
class Revealed(Facts, kind="revealed"):
    pass


@facts
class Starts(Facts, kind="starts"):
    SIDES = ("who",)
    dice: dict[str, int]  # of each side


@facts
class Placed(Posed, kind="placed"):
    pass


@facts
class Round(Facts, kind="round"):
    SIDES = ("start",)
    round: int
    start: str  # the side that goes first

    def about(self, who: str) -> str:  # noqa: ARG002
        return self.start


# ---- moving ----


@facts
class Flew(Posed, kind="flew"):
    manoeuvre: str
    cost: int
    altitude: int

    def words(self) -> dict[str, Any]:
        return {**super().words(), "manoeuvre": called_in_words(self.manoeuvre)}


@facts
class Climbed(Facts, kind="climbed"):
    altitude: int


@facts
class Dived(Facts, kind="dived"):
    levels: int
    altitude: int


@facts
class Stored(Facts, kind="stored"):
    levels: int
    altitude: int


@facts
class Ended(Facts, kind="ended"):
    left: int  # unspent Speed


@facts
class Held(Facts, kind="held"):
    pass


@facts
class Destroyed(Facts, kind="destroyed"):
    cause: str  # off-board, stall, shot, or what else hurts
    by: str | None = None


# ---- attacking ----


@facts
class Attack(Facts, kind="attack"):
    target: str
    dice: int
    aces: int  # that were declared; cover may take some of them
    for_: list[str]  # what each die is for: attack, altitude, guides or ace
    cover: bool | None = None
    fewer: int | None = None  # dice that cover takes
    rerolls: list[str] | None = None  # why a die may be thrown again: range, altitude, guides or ace
    target_rerolls: list[str] | None = None

    def words(self) -> dict[str, Any]:
        return {"ace_dice": self.for_.count("ace")}


@facts
class HeldFire(Facts, kind="held-fire"):
    pass


@facts
class NobodyShot(Facts, kind="nobody-shot"):
    """The attack stage went by, since nobody had a shot."""


@facts
class AttackRoll(Facts, kind="attack-roll"):
    dice: list[int]
    hits: int
    criticals: int


@facts
class AttackReroll(AttackRoll, kind="attack-reroll"):
    die: int  # counted from 1
    shown: int


@facts
class Aces(Facts, kind="aces"):
    aces: int


@facts
class DefenceRoll(Facts, kind="defence-roll"):
    dice: list[int]
    dodges: int
    for_: list[str] | None = None  # what each die is for: defense or ace


@facts
class DefenceReroll(DefenceRoll, kind="defence-reroll"):
    die: int
    shown: int


@facts
class Damage(Facts, kind="damage"):
    from_: str
    cause: str
    lost: int
    health: int  # that is left


@facts
class Ace(Facts, kind="ace"):
    """A pilot has earned an ace die; or is the Ace, where the edition has one."""

    aces: int | None = None
    rank: str  # die, single or next-attack


@facts
class Immelmann(Posed, kind="immelmann"):
    altitude: int


@facts
class Declined(Facts, kind="declined"):
    what: str  # the decision that was declined


@facts
class DiveBomb(Facts, kind="dive-bomb"):
    target: str
    altitude: int


@facts
class DiveBombRoll(Facts, kind="dive-bomb-roll"):
    die: int
    hit: bool
    target: str


@facts
class Lowered(Facts, kind="lowered"):
    """A critical hit something important."""

    stat: str
    lost: int  # 0: it was the last point
    left: int


@facts
class Repair(Facts, kind="repair"):
    """A crew has tried to mend what was hit."""

    die: int
    stat: str | None = None  # that was mended
    left: int | None = None  # what there is of it now


# ---- bombers and balloons ----


@facts
class Hazard(Facts, kind="hazard"):
    cause: str
    dice: list[int]
    hits: int
    near: str | None = None  # the balloon


@facts
class Dropped(Facts, kind="dropped"):
    x: float | None = None
    y: float | None = None
    q: int | None = None
    r: int | None = None
    bombs: int  # left

    def words(self) -> dict[str, Any]:
        return {"where": where_words(vars(self))}


@facts
class Arrived(Facts, kind="arrived"):
    pass


@facts
class Returned(Facts, kind="returned"):
    health: int


# ---- staking Health ----


@facts
class Push(Facts, kind="push"):
    die: int
    good: bool


@facts
class Gained(Facts, kind="gained"):
    """More Speed, or altitude."""

    speed_left: int | None = None
    altitude: int | None = None
    amount: int


# ---- the end ----


@facts
class Won(Facts, kind="won"):
    SIDES = ("who",)


@facts
class Draw(Facts, kind="draw"):
    pass


EVENTS: tuple[type[Facts], ...] = tuple(
    each
    for each in list(vars().values())
    if isinstance(each, type) and issubclass(each, Facts) and "KIND" in vars(each)
)
