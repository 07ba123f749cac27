"""The lines of a rule sheet about bombers, balloons and missions (C-3, C-4)."""

from skyrmish.games.rule_sheets import Line, Section
from skyrmish.games.squadron_leader.constants import BALLOON, BOMBER, EVERY_EDGE, KINDS
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
    """C-3, C-4  Of what the mission has, where there is one; what it gives a side of bombs and stats is told there."""
    rules, sides = s.rules, mission_named(s.ruleset.mission).sides if s.ruleset.mission else ()
    if not rules.bombers:
        return []
    length = rules.range_max / rules.range_sections * rules.hazard_section
    near = hex_words(length) if rules.hexes else say("so-many-mm", length=length)
    lines = []
    if not sides or has(sides, BOMBER):
        numbers = listed([str(number) for number in rules.bomber_stats])
        lines += [
            s.line("bomber", "bombers", numbers=numbers, given=any(KINDS[BOMBER] in side.stats for side in sides))
        ]
        lines += [s.line("bombs", "bombers"), s.line("blast", "bombers", near=near)]
    if not sides or has(sides, BALLOON):
        near_one = s.line("balloon-near", "bombers", near=near, bombed=bool(lines))
        lines += [s.line("balloons", "bombers", inside=rules.balloons_inside), near_one]
    return [*lines, s.line("cover")] if lines and rules.cover else lines


def has(sides: tuple[MissionSide, ...], kind: int) -> bool:
    return any(side.counts[kind] for side in sides)


# ---- missions ----


def side_lines(s: Source, side: MissionSide) -> list[str]:
    counts = zip(side.counts, KINDS, strict=True)
    pieces = listed([pieces_told(s, side, kind, count) for count, kind in counts if count])
    start = edge_words(side.edges) if side.edges not in (0, EVERY_EDGE) else None
    lines = [say("sheet-side", side=side.title, pieces=pieces, edges=start, tasks=tasks(side))]
    for kind, numbers in side.stats.items():
        stats = listed([f"{name} {number}" for name, number in zip(stat_names(s.ruleset), numbers, strict=False)])
        lines.append(say("sheet-side-stats", kind=kind, stats=stats))
    if side.returns_after:
        lines.append(say("sheet-returns", rounds=side.returns_after, edges=edge_words(side.return_edges)))
    return lines


def pieces_told(s: Source, side: MissionSide, kind: str, count: int) -> str:
    """2 planes; 1 bomber with 3 bombs; 2 bombers with 2 bombs each."""
    bombs = (side.bombs or s.rules.bomber_bombs) if kind == KINDS[BOMBER] else 0
    return say("sheet-side-pieces", kind=kind, count=count, bombs=bombs, each=bombs > 0 and count > 1)


def tasks(side: MissionSide) -> str:
    told = [say("sheet-destroy", kind=kind) for number, kind in enumerate(KINDS) if (side.destroys >> number) & 1]
    return either([*told, *([say("sheet-reach", edges=edge_words(side.reaches))] if side.reaches else [])])


def edge_words(edges: int) -> str:
    """The south edge; the south, west or east edge."""
    return say("sheet-edges", edges=listed(edge_names(edges), "list-or"))
