"""The lines of a rule sheet that read otherwise on a hex grid; all other lines stay as they are (HEX-01)."""

import math

from skyrmish.games.rule_sheets import Line
from skyrmish.games.squadron_leader.constants import PLAIN
from skyrmish.games.squadron_leader.measuring.places import hex_words
from skyrmish.games.squadron_leader.rulesets.manners import TEMPLATE_ROWS
from skyrmish.games.squadron_leader.rulesets.mission import mission_named
from skyrmish.games.squadron_leader.sheet.parts import Source
from skyrmish.geometry.hexes import FACINGS
from skyrmish.geometry.rulers import section_of
from skyrmish.words.catalogue import say

SIXTH = 360 // FACINGS

# Settings about templates, tokens and angles, which a hex grid has no use for.
UNUSED_ON_HEXES = frozenset(
    ("range.measure", "arc.half", "arc.mode", "lane.half", "sp.geometry", "bank.geometry", "place.depth", "place.band")
)


def hex_board(s: Source) -> list[Line]:
    return [s.line("hex-board", "board"), s.line("no-templates")]


def hex_placing(s: Source) -> list[Line]:
    apart = s.line("hex-apart", "apart", away=hex_words(s.rules.place_distance))
    edges = [] if says_edges(s) else [s.line("hex-edges", "place")]
    return [s.line("hex-placing", "place"), *edges, apart]


def says_edges(s: Source) -> bool:
    """C-4  Whether a mission says for every side along which edge it starts."""
    return bool(s.ruleset.mission) and all(side.edges for side in mission_named(s.ruleset.mission).sides)


def hex_moves(s: Source) -> list[Line]:
    """A line for each move, left and right in one: where it ends, and how far it turns the nose."""
    plain = [manoeuvre for manoeuvre in s.rules.manoeuvres if manoeuvre.manner == PLAIN]
    lines = []
    for kind, flown in {TEMPLATE_ROWS[each.template].kind: each for each in plain}.items():
        ahead, aside = (hex_words(abs(way)) if way else None for way in (flown.ahead, flown.left))
        turned = min(flown.eighths, FACINGS - flown.eighths) * SIXTH
        way = {"ahead": ahead, "aside": aside, "both": bool(ahead and aside), "turned": turned}
        lines.append(s.line("hex-move", f"hex-{kind}", template=kind, **way))
    return lines


def reach(s: Source) -> int:
    return math.floor(s.rules.range_max)


def hex_range(s: Source) -> Line:
    return s.line("hex-range", "range", reach=hex_words(reach(s)))


def hex_sight(s: Source) -> Line:
    """The arc, or the guides where they take its place."""
    if s.values["lane.effect"] == "only":
        return s.line("hex-lane-only", "lane.effect", "hex-guides")
    return s.line("hex-arc", "arc", reach=reach(s))


def arc_widths(s: Source) -> str:
    """How wide the arc is at each range, as far as one can shoot."""
    return say("sheet-arc-widths", reach=reach(s))


def hex_range_bonuses(s: Source) -> list[Line]:
    """Nothing for a section in which there is no whole number of hexes."""
    rules, lines = s.rules, []
    for key, topic, section in (("hex-near", "closest", 1), ("hex-far", "furthest", rules.range_sections)):
        found = [n for n in range(1, reach(s) + 1) if section_of(n, rules.range_max, rules.range_sections) == section]
        if found:
            ends = {"nearest": found[0], "farthest": hex_words(found[-1]), "several": len(found) > 1}
            lines.append(s.line(key, topic, "range.sections", **ends))
    return lines
