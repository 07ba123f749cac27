"""How the pieces of Squadron Leader lie in their boxes, of plastic and of card."""

from collections.abc import Iterator

from skyrmish.games.squadron_leader.play.setting_up.allocations import allocations
from skyrmish.printkit.faces.planes.expansion import expansion_of
from skyrmish.printkit.faces.planes.played import Played
from skyrmish.printkit.paper.sheets.cards import CARD
from skyrmish.printkit.paper.sheets.tuck_box import Content
from skyrmish.printkit.part import Part
from skyrmish.printkit.pieces.rulers import parts_of
from skyrmish.printkit.pieces.templates import EXACT, all_in_one
from skyrmish.printkit.plastic.box import Layer, Pile, piled

_PEGS = 2, 6  # columns and rows of pegs in a layer


def piles(played: Played, parts: dict[str, Part], most: float) -> Iterator[Pile]:
    """Every part that the table needs, in piles that are about as high as they may be at most."""
    yield from _fliers(played, parts, most)
    if "template-all" in parts:
        flats = ["template-all", *(f"template-{template.name}" for template in played.pieces.templates)]
        yield Pile("templates", tuple(_one(parts[name]) for name in flats))
        ruler = [_one(part) for part in parts.values() if part.group == "ruler" and part.count]
        yield from piled("ruler", ruler, most)
    for names in (("stat-board-pegs", "stat-board-bomber"), ("balloon", "bomb", "first-player")):
        found = [parts[name] for name in names if name in parts]
        yield from piled(names[0], [_one(part) for part in found for _ in range(part.count)], most)
    yield from piled("peg", list(_pegs(parts["peg"])), most)


def _one(part: Part) -> Layer:
    return Layer(part.name, 1, part.size)


def _fliers(played: Played, parts: dict[str, Part], most: float) -> Iterator[Pile]:
    """A plane on its altitude rings, or several; rings on a bomber, which is wider than they are."""
    rings: tuple[Layer, ...] = ()
    if "altitude-ring" in parts:
        ring = parts["altitude-ring"]
        rings = (
            Layer(ring.name, 1, ring.size, rise=played.choices.sizes.thickness * played.choices.times),
        ) * played.levels
    plane, count = Pile("plane-and-altitude", (*rings, _one(parts["plane"]))), parts["plane"].count
    each = max(1, int(most // plane.height))
    for start in range(0, count, each):
        yield Pile(plane.name, plane.layers * min(each, count - start))
    for _ in range(parts["bomber"].count if "bomber" in parts else 0):
        yield Pile("bomber-and-altitude", (_one(parts["bomber"]), *rings))


def _pegs(peg: Part) -> Iterator[Layer]:
    columns, rows = _PEGS
    for start in range(0, peg.count, columns * rows):
        yield Layer(peg.name, min(columns * rows, peg.count - start), peg.size, columns)


def on_paper(played: Played) -> Iterator[Content]:
    """What is cut from the sheets, but for mats."""
    pieces, fliers, times = played.pieces, played.planes, played.choices.times
    wide, high = CARD
    bombers = expansion_of(played).bombers
    cards = fliers + bombers + len(played.crews) * len(allocations(played.rules))
    yield Content("stat-cards", (wide * times, high * times), count=cards)
    token = (pieces.token_diameter * times, pieces.token_diameter * times)
    count = fliers + (fliers + bombers) * played.levels + (played.first_player is not None)
    yield Content("tokens", token, count=count, columns=3, rows=2)
    if played.has_templates:
        whole = all_in_one(pieces, played.costs, EXACT)
        yield Content("templates", (whole.width * times, whole.length * times), count=2 + len(pieces.templates))
        strips = parts_of(pieces, times)
        strip = (pieces.ruler_width * times, pieces.ruler_length * times / strips)
        yield Content("ruler", strip, count=strips, columns=strips)
    for piece, count in expansion_of(played).pieces():
        beside = max(1, int(wide // piece.width))  # so many lie in a layer
        yield Content(piece.name, (piece.width * times, piece.length * times), count=count, columns=beside)
