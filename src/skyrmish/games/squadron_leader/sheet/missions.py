"""The lines of a rule sheet about bombers, balloons and missions (C-3, C-4)."""

from skyrmish.games.rule_sheets import Line, Section
from skyrmish.games.squadron_leader.constants import BOMBER, EVERY_EDGE, KINDS
from skyrmish.games.squadron_leader.measuring.places import edge_names, hex_words
from skyrmish.games.squadron_leader.rulesets.mission import MissionSide, mission_named
from skyrmish.games.squadron_leader.rulesets.naming import stat_names
from skyrmish.games.squadron_leader.sheet.parts import Source, section
from skyrmish.words.catalogue import say
from skyrmish.words.lists import either, listed


def expansion_sections(s: Source) -> list[Section]:
    """Bombers and balloons, and the mission, where there are any."""
    sections = section("bombers", bombers(s))
    if s.ruleset.mission:
        mission = mission_named(s.ruleset.mission)
        texts = [mission.about, *(line for side in mission.sides for line in side_lines(s, side))]
        sections += section("mission", [Line(text, (mission.clause,)) for text in texts], title=mission.title)
    return sections


def bombers(s: Source) -> list[Line]:
    """C-3  What a mission gives a side of bombs is told with the side."""
    rules = s.rules
    if not rules.bombers:
        return []
    length = rules.range_max / rules.range_sections * rules.hazard_section
    near = hex_words(length) if rules.hexes else say("so-many-mm", length=length)
    return [
        s.line("bomber", "bombers", numbers=listed([str(number) for number in rules.bomber_stats])),
        s.line("bombs", "bombers"),
        s.line("blast", "bombers", near=near),
        s.line("balloons", "bombers"),
        s.line("balloon-near", "bombers", near=near),
        *([s.line("cover")] if rules.cover else []),
    ]


# ---- missions ----


def side_lines(s: Source, side: MissionSide) -> list[str]:
    counts = zip(side.counts, KINDS, strict=True)
    pieces = listed([pieces_told(s, side, kind, count) for count, kind in counts if count])
    start = edge_words(side.edges) if side.edges not in (0, EVERY_EDGE) else None
    lines = [say("sheet-side", side=side.name, pieces=pieces, edges=start, tasks=tasks(side))]
    for kind, numbers in side.stats.items():
        stats = listed([f"{name} {number}" for name, number in zip(stat_names(s.ruleset), numbers, strict=False)])
        lines.append(say("sheet-side-stats", kind=kind, stats=stats))
    if side.returns_after:
        lines.append(say("sheet-returns", rounds=side.returns_after, edges=edge_words(side.return_edges)))
    return lines


def pieces_told(s: Source, side: MissionSide, kind: str, count: int) -> str:
    """2 planes; 1 bomber with 3 bombs."""
    bombs = (side.bombs or s.rules.bomber_bombs) if kind == KINDS[BOMBER] else 0
    return say("sheet-side-pieces", kind=kind, count=count, bombs=bombs)


def tasks(side: MissionSide) -> str:
    told = [say("sheet-destroy", kind=kind) for number, kind in enumerate(KINDS) if (side.destroys >> number) & 1]
    return either([*told, *([say("sheet-reach", edges=edge_words(side.reaches))] if side.reaches else [])])


def edge_words(edges: int) -> str:
    """The south edge; the south, west or east edge."""
    return say("sheet-edges", edges=listed(edge_names(edges), "list-or"))
