"""The lobby: what can be played, and the making of a match."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from skyrmish.match.records.header import LARGEST_SEED


class ModuleCard(BaseModel):
    name: str
    title: str
    about: str
    clause: str
    needs: list[str]
    excludes: list[str]
    core: bool  # the edition plays by it anyway


class EditionCard(BaseModel):
    edition: str
    title: str
    short_title: str
    about: str  # one line
    board: tuple[float, float]
    hex_board: tuple[int, int]
    modules: list[ModuleCard]
    recommended: list[str]
    stats: list[int]


class OptionCard(BaseModel):
    """A ruling that can be switched. ``values`` is empty for numbers; ``defaults`` by edition."""

    key: str
    about: str
    clause: str
    kind: Literal["choice", "switch", "number", "stats"]
    values: list[str]
    least: float | None = None
    most: float | None = None
    defaults: dict[str, Any]


class GameCard(BaseModel):
    game: str
    title: str
    about: str
    players: str  # "2 to 6 planes or teams"
    editions: list[EditionCard]  # none: the game has one set of rules
    bots: list["BotCard"]  # each stronger than the one before
    most_seats: int
    has_pieces: bool  # a seat may have several planes
    files: list[str]  # options that are files of one's own; a match is given what they say


class MissionCard(BaseModel):
    mission: str
    title: str
    about: str
    game: str
    edition: str
    seats: list[str]


class BotCard(BaseModel):
    level: str
    title: str
    about: str


class NewSeat(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    name: Annotated[str, Field(min_length=1, max_length=40)]
    kind: Literal["person", "link", "bot"]
    level: Annotated[str, Field(max_length=40)] = ""
    team: Annotated[str, Field(max_length=40)] = ""
    planes: Annotated[int, Field(ge=1, le=20)] = 1
    bombers: Annotated[int, Field(ge=0, le=6)] = 0
    balloons: Annotated[int, Field(ge=0, le=6)] = 0


class NewMatch(BaseModel):
    """Everything a match needs; the same object is what a shared link to rules holds."""

    model_config = ConfigDict(extra="forbid")
    game: str = "squadron-leader"
    edition: str = ""  # as usual
    modules: list[str] = []
    options: dict[str, Any] = {}
    board: Literal["open", "hex"] = "open"
    width: float = 0.0  # 0: as the edition says
    height: float = 0.0
    mission: Annotated[str, Field(max_length=10_000)] = ""  # says itself what each seat flies; named, or written out
    seats: list[NewSeat]
    minutes: Annotated[float, Field(ge=0, le=600)] = 0.0  # on each seat's clock; 0: no clock
    seed: Annotated[int, Field(ge=0, le=LARGEST_SEED)] | None = None


class Preset(BaseModel):
    name: str
    title: str
    about: str
    match: NewMatch


class Catalogue(BaseModel):
    version: int
    games: list[GameCard]
    options: list[OptionCard]
    missions: list[MissionCard]
    presets: list[Preset]
    colours: int  # how many liveries there are
    credits: str


class Place(BaseModel):
    """Where friends find this table; empty: nobody but this machine does, or at the address of the page."""

    invites: str


class MadeMatch(BaseModel):
    """A match is there. ``keys`` opens every seat: the maker hands on those of the link seats."""

    match: str
    keys: dict[str, str]
    watch: str  # the spectators' key


class RecordText(BaseModel):
    model_config = ConfigDict(extra="forbid")
    record: Annotated[str, Field(min_length=1, max_length=5_000_000)]


class Branch(BaseModel):
    """Play on from a step of a match, in a copy: seats named in ``bots`` are flown by a bot of that level."""

    model_config = ConfigDict(extra="forbid")
    step: Annotated[int, Field(ge=0)]
    bots: dict[Annotated[str, Field(max_length=24)], Annotated[str, Field(max_length=40)]] = {}


class Problem(BaseModel):
    """What was wrong, in one sentence, and of which part of a match it is said: the one with that name."""

    reason: str
    clause: str = ""
    part: Literal["", "module", "option", "board", "seats"] = ""
    name: str = ""
