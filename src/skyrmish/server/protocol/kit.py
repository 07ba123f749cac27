"""The print kit, as a page is told of it."""

from pydantic import BaseModel


class KitPart(BaseModel):
    """A solid part; ``count`` is what the table needs, 0: if you like."""

    name: str
    group: str  # what it is wanted together with
    title: str
    count: int
    note: str
    formats: list[str]  # of its file: stl, 3mf, png and, where it is flat, svg
    colour: str  # that it is shown in, as #RRGGBB
    in_two_colours: bool  # what stands out of it has a second, light one
    shown_turned: bool  # its picture shows the side that lies on the plate


class KitSheet(BaseModel):
    """A sheet of paper, or several: as PDF, its first page also as SVG."""

    name: str
    group: str
    title: str
    note: str


class KitList(BaseModel):
    """Everything that the chosen kit holds; nothing is made yet."""

    game: str
    edition: str
    modules: list[str]
    players: int
    most_players: int
    papers: list[str]
    most_tolerance: float
    tolerance: float
    parts: list[KitPart]
    sheets: list[KitSheet]


class KitProgress(BaseModel):
    """One line while a whole kit is made; the last one says under which name it can be fetched."""

    what: str
    done: int
    all: int
    ready: str = ""
    reason: str = ""
