"""The lines of a rule sheet that read otherwise on a hex grid; all other lines stay as they are (HEX-01)."""

import math

from skyrmish.games.rule_sheets import Line
from skyrmish.games.squadron_leader.constants import PLAIN
from skyrmish.games.squadron_leader.pieces import Manoeuvre
from skyrmish.games.squadron_leader.rulesets.manners import TEMPLATE_ROWS
from skyrmish.games.squadron_leader.sheet.parts import Source
from skyrmish.geometry.hexes import FACINGS
from skyrmish.geometry.rulers import section_of

SIXTH = 360 // FACINGS
SHOWN = 3  # ranges whose width is told

# Settings about templates, tokens and angles, which a hex grid has no use for.
UNUSED_ON_HEXES = frozenset(
    ("range.measure", "arc.half", "arc.mode", "lane.half", "sp.geometry", "bank.geometry", "place.depth", "place.band")
)


def counted(number: float) -> str:
    """1 hex, 2 hexes."""
    return f"{number:g} {'hex' if number == 1 else 'hexes'}"


# ---- before the game ----


def hex_board(s: Source) -> list[Line]:
    columns, rows = s.ruleset.board
    return [
        s.line(f"A grid of {columns:g} × {rows:g} hexes, or any other; the size is our assumption.", "board"),
        s.line("No templates and no ruler: hexes take their place.", "no templates"),
    ]


def hex_placing(s: Source) -> list[Line]:
    away = counted(s.rules.place_distance)
    return [
        s.line(
            "Place one plane at a time, in turn: in the outermost hexes of your own edge, facing any side of the hex.",
            "place",
        ),
        s.line("South, north, west and east belong to the first four sides; more than four share all edges.", "place"),
        s.line(f"Stay {away} or more from other sides' planes; where there is no such hex, the roomiest.", "apart"),
    ]


# ---- flying ----


def hex_moves(s: Source) -> list[Line]:
    """A line for each move, left and right in one."""
    plain = [manoeuvre for manoeuvre in s.rules.manoeuvres if manoeuvre.manner == PLAIN]
    kinds = {TEMPLATE_ROWS[manoeuvre.template].kind: manoeuvre for manoeuvre in plain}
    return [s.line(move_words(kind, manoeuvre), f"hex {kind}") for kind, manoeuvre in kinds.items()]


def move_words(kind: str, manoeuvre: Manoeuvre) -> str:
    """Where a move ends, in hexes from where it began, and how far it turns the nose."""
    aside, turned = abs(manoeuvre.left), min(manoeuvre.eighths, FACINGS - manoeuvre.eighths) * SIXTH
    ways = [f"{counted(manoeuvre.ahead)} ahead"] if manoeuvre.ahead else []
    ways += [f"{counted(aside)} to the front left or front right"] if aside else []
    nose = f"; the nose turns {turned}° that way" if turned else ""
    return f"A {kind} goes {', then '.join(ways)}{nose}."


# ---- shooting ----


def hex_range(s: Source) -> Line:
    reach = counted(math.floor(s.rules.range_max))
    return s.line(
        f"The target must be within {reach}, its own counted and yours not; nothing blocks the view.", "range"
    )


def hex_sight(s: Source) -> Line:
    """The arc, or the guides where they take its place."""
    if s.values["lane.effect"] == "only":
        return s.line("And in the row of hexes straight ahead, our reading of the guides.", "lane.effect", "hex guides")
    return s.line(f"And in the arc ahead, {arc_widths(s)}; the hexes beside your nose are not in it.", "arc")


def arc_widths(s: Source) -> str:
    """How wide the arc is at each range, as far as one can shoot."""
    *inner, outer = [2 * away - 1 for away in range(1, math.floor(s.rules.range_max) + 1)][:SHOWN]
    further = " and so on" if s.rules.range_max >= SHOWN + 1 else ""
    return ", then ".join([*map(str, inner), f"{counted(outer)} wide"]) + further


def hex_range_bonuses(s: Source) -> list[Line]:
    near, far = (distances(s, section) for section in (1, s.rules.range_sections))
    lines = []
    if near:
        lines.append(s.line(f"{near} the attacker may reroll a die.", "closest", "range.sections"))
    if far:
        lines.append(s.line(f"{far} the defender may reroll a die.", "furthest", "range.sections"))
    return lines


def distances(s: Source, section: int) -> str:
    """The distances of a section in words; nothing if no whole number of hexes is in it."""
    rules, reach = s.rules, math.floor(s.rules.range_max)
    found = [n for n in range(1, reach + 1) if section_of(n, rules.range_max, rules.range_sections) == section]
    if rules.range_sections == 1:
        return "At any range"
    if len(found) > 1:
        return f"At {found[0]} to {counted(found[-1])}"
    return f"At {counted(found[0])}" if found else ""
