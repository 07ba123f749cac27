"""The lobby: what can be played, and the making of a match."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from skyrmish import USUAL
from skyrmish.games.reading.limits import Limits
from skyrmish.match.records.header import LARGEST_SEED

MOST_KEYS = 500  # of one request


@dataclass(kw_only=True)
class ModuleCard:
    name: str
    title: str
    about: str
    clause: str
    needs: list[str]
    excludes: list[str]
    core: bool  # the edition plays by it anyway
    brings_pieces: bool  # seats may have bombers and balloons with it


@dataclass(kw_only=True)
class EditionCard:
    edition: str
    title: str
    short_title: str
    about: str  # one line
    board: tuple[float, float]
    hex_board: tuple[int, int]
    modules: list[ModuleCard]
    recommended: list[str]
    stats: list[int]


@dataclass(kw_only=True)
class OptionCard:
    """A ruling that can be switched. ``values`` is empty for numbers; ``readings`` are values in words."""

    key: str
    about: str
    clause: str
    kind: Literal["choice", "switch", "number", "stats"]
    values: list[str]
    readings: dict[str, str]
    least: float | None = None
    most: float | None = None
    defaults: dict[str, Any]  # by edition


@dataclass(kw_only=True)
class GameCard:
    game: str
    title: str
    about: str
    players: str  # "2 to 6 planes or teams"
    editions: list[EditionCard]  # none: the game has one set of rules
    bots: list["BotCard"]  # each stronger than the one before
    yardsticks: list["BotCard"]  # those that nobody wants to play against, for the lab
    most_seats: int
    has_pieces: bool  # a seat may have several planes
    files: list[str]  # options that are files of one's own; a match is given what they say


@dataclass(kw_only=True)
class MissionCard:
    mission: str
    title: str
    about: str
    game: str
    edition: str
    seats: list[str]  # its sides
    pilots: list[int]  # how many may share each


@dataclass(kw_only=True)
class BotCard:
    level: str
    title: str
    about: str


@dataclass(kw_only=True)
class NewSeat:
    name: Annotated[str, Limits(1, 40)]
    kind: Literal["person", "link", "bot"]
    level: Annotated[str, Limits(longest=40)] = ""
    team: Annotated[str, Limits(longest=40)] = ""
    planes: Annotated[int, Limits(least=1, most=20)] = 1
    bombers: Annotated[int, Limits(least=0, most=6)] = 0
    balloons: Annotated[int, Limits(least=0, most=6)] = 0


@dataclass(kw_only=True)
class NewMatch:
    """Everything a match needs; the same object is what a shared link to rules holds."""

    game: str = USUAL
    edition: str = ""  # as usual
    modules: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    board: Literal["open", "hex"] = "open"
    width: float = 0.0  # 0: as the edition says
    height: float = 0.0
    mission: Annotated[str, Limits(longest=10_000)] = ""  # says itself what each seat flies; named, or written out
    seats: list[NewSeat]
    minutes: Annotated[float, Limits(least=0, most=600)] = 0.0  # on each seat's clock; 0: no clock
    seed: Annotated[int, Limits(least=0, most=LARGEST_SEED)] | None = None
    real_dice: bool = False  # people throw them, and say what they show


@dataclass(kw_only=True)
class Preset:
    name: str
    title: str
    about: str
    match: NewMatch


@dataclass(kw_only=True)
class LessonCard:
    """A lesson of the course; its words are the page's, by its name."""

    name: str
    game: str
    pupil: str  # a seat
    points: list[str]  # what the coach shows, goal by goal: plane Ilse, ghost bank left, tray …
    mistakes: list[str]
    shows: list[str]  # clauses that it is an example of


@dataclass(kw_only=True)
class Catalogue:
    version: int
    games: list[GameCard]
    options: list[OptionCard]
    missions: list[MissionCard]
    presets: list[Preset]
    lessons: list[LessonCard]  # in the order of the course
    colours: int  # how many liveries there are
    credits: str


@dataclass(kw_only=True)
class Place:
    """Where friends find this table; empty: nobody but this machine does, or at the address of the page."""

    invites: str


@dataclass(kw_only=True)
class MadeMatch:
    """A match is there. ``keys`` opens every seat: the maker hands on those of the link seats."""

    match: str
    keys: dict[str, str]
    watch: str  # the spectators' key


@dataclass(kw_only=True)
class MyKeys:
    """Keys of seats, in the body: no log holds them."""

    keys: Annotated[list[Annotated[str, Limits(longest=64)]], Limits(longest=MOST_KEYS)]


Result = Literal["", "won", "lost", "drawn"]


@dataclass(kw_only=True)
class MyMatch:
    """A match as a list has it; ``yours`` are the seats that the keys open."""

    match: str
    title: str
    game: str
    seats: list[str]
    yours: list[str]
    when: float  # it ended, something last happened in it, or it was made: seconds since 1970
    is_over: bool
    result: Result  # for the seats that are yours; empty: it is not over
    winner: str  # a side, as a sentence calls it; empty: none
    how: str  # the event by which the players ended it; empty: the rules did


@dataclass(kw_only=True)
class LetGo:
    """A match is deleted once nobody wants it: by then this list is empty."""

    wanted_by: list[str]


@dataclass(kw_only=True)
class RecordText:
    record: Annotated[str, Limits(1, 5_000_000)]


@dataclass(kw_only=True)
class Branch:
    """Play on from a step of a match, in a copy: seats named in ``bots`` are flown by a bot of that level."""

    step: Annotated[int, Limits(least=0)]
    bots: dict[Annotated[str, Limits(longest=24)], Annotated[str, Limits(longest=40)]] = field(default_factory=dict)


@dataclass(kw_only=True)
class Pupil:
    """Somebody wants to be taught this."""

    lesson: Annotated[str, Limits(1, 40)]


@dataclass(kw_only=True)
class Staged:
    """Somebody wants to play a rule of these rules, in the scene that is for it."""

    scene: Annotated[str, Limits(1, 40)]
    match: NewMatch


@dataclass(kw_only=True)
class Trial(Pupil):
    """Somebody is at this lesson, and perhaps about to give these orders."""

    orders: Annotated[list[Annotated[str, Limits(longest=200)]], Limits(longest=40)] = field(default_factory=list)


@dataclass(kw_only=True)
class CoachRemark:
    """How many goals are reached; the mistake that was made at the next, and what the rules say is missing."""

    done: int
    mistake: str = ""
    why: str = ""


@dataclass(kw_only=True)
class Coached:
    """What the coach says of the table as it is; and of what the orders would bring, where that is certain."""

    now: CoachRemark
    then: CoachRemark | None = None


@dataclass(kw_only=True)
class Problem:
    """What was wrong, in one sentence, and of which part of a match it is said: the one with that name."""

    reason: str
    clause: str = ""
    part: Literal["", "module", "option", "board", "seats"] = ""
    name: str = ""


@dataclass(kw_only=True)
class ClauseLine:
    clause: str
    says: str


@dataclass(kw_only=True)
class ClauseChapter:
    """A chapter of the register of clauses."""

    title: str
    clauses: list[ClauseLine]
