"""The lines of a rule sheet about bombers, balloons and missions (C-3, C-4)."""

from skyrmish.games.rule_sheets import Line, Section
from skyrmish.games.squadron_leader.constants import BOMBER, EDGES, EVERY_EDGE, KINDS
from skyrmish.games.squadron_leader.rulesets.mission import PLURALS, MissionSide, mission_named
from skyrmish.games.squadron_leader.rulesets.naming import stat_names
from skyrmish.games.squadron_leader.sheet.hexes import counted
from skyrmish.games.squadron_leader.sheet.parts import Source, listed


def expansion_sections(s: Source) -> list[Section]:
    """Bombers and balloons, and the mission, where there are any."""
    sections = []
    if s.rules.bombers:
        sections.append(Section("Bombers and balloons", (*bombers(s), *bombs(s), *balloons(s), *cover(s))))
    if s.ruleset.mission:
        mission = mission_named(s.ruleset.mission)
        lines = [Line(line, (mission.clause,)) for side in mission.sides for line in side_lines(s, side)]
        sections.append(Section(f"Mission: {mission.title}", (Line(mission.about, (mission.clause,)), *lines)))
    return sections


def bombers(s: Source) -> list[Line]:
    rules = s.rules
    shared = listed([str(number) for number in rules.bomber_stats])
    dives = f"dives {rules.bomber_dive} a round, " if rules.altitude else ""
    guns = f"fires all round up to section {rules.bomber_turret_section}, beyond it ahead"
    return [s.line(f"A bomber shares out {shared} with Speed {rules.bomber_speed}, {dives}{guns}.", "bombers")]


def bombs(s: Source) -> list[Line]:
    """C-3  What a mission gives a side of them is told with the side."""
    rules = s.rules
    most = "" if s.ruleset.mission else f", {rules.bomber_bombs} at most in all"
    hurt = f"rolls {rules.hazard_dice} dice, 1 Health for each hit; nobody dodges"
    return [
        s.line(f"After each manoeuvre it may drop a bomb where that began{most}.", "bombers"),
        s.line(f"Whoever ends a later round within {near(s)} of a bomb {hurt}.", "bombers"),
    ]


def balloons(s: Source) -> list[Line]:
    rules = s.rules
    away = "in inner hexes" if rules.hexes else f"{rules.balloon_margin:g} mm from every edge"
    fall = f"{rules.balloon_hits} hits of one attack bring one down"
    return [
        s.line(f"Balloons, placed first and {away}, do not count as flying; {fall}, unrewarded.", "bombers"),
        s.line(
            f"Whoever comes within {near(s)} of a balloon, friend or enemy, rolls {rules.hazard_dice} dice, likewise.",
            "bombers",
        ),
    ]


def cover(s: Source) -> list[Line]:
    if not s.rules.cover:
        return []
    where = "on a shortest way from shooter to target" if s.rules.hexes else "in the line from centre to centre"
    told = (
        f"Cover: a bomber or balloon {where} costs {s.rules.cover_dice} attack die and all of the attacker's rerolls."
    )
    return [s.line(told, "cover")]


def near(s: Source) -> str:
    rules = s.rules
    reach = rules.range_max / rules.range_sections * rules.hazard_section
    return counted(reach) if rules.hexes else f"{reach:g} mm"


# ---- missions ----


def side_lines(s: Source, side: MissionSide) -> list[str]:
    counts = zip(side.counts, KINDS, PLURALS, strict=True)
    has = listed([pieces_told(s, side, kind, kinds, count) for count, kind, kinds in counts if count])
    start = f", along the {edge_words(side.edges)}" if side.edges not in (0, EVERY_EDGE) else ""
    lines = [f"The {side.name}: {has}{start}; {task(side)} to win."]
    for kind, numbers in side.stats.items():
        told = listed([f"{name} {number}" for name, number in zip(stat_names(s.ruleset), numbers, strict=True)])
        lines.append(f"Their {kind} has {told}.")
    if side.returns_after:
        rounds = f"{side.returns_after} full round{'' if side.returns_after == 1 else 's'}"
        lines.append(f"Their planes come back after {rounds}, along the {edge_words(side.return_edges)}.")
    return lines


def pieces_told(s: Source, side: MissionSide, kind: str, kinds: str, count: int) -> str:
    """2 planes; 1 bomber with 3 bombs."""
    bombs = side.bombs or s.rules.bomber_bombs
    armed = f" with {bombs} {'bomb' if bombs == 1 else 'bombs'}" if kind == KINDS[BOMBER] else ""
    return f"{count} {kind if count == 1 else kinds}{armed}"


def task(side: MissionSide) -> str:
    tasks = [f"destroy all {kinds}" for number, kinds in enumerate(PLURALS) if (side.destroys >> number) & 1]
    tasks += [f"bring a bomber to the {edge_words(side.reaches)}"] if side.reaches else []
    return " or ".join(tasks)


def edge_words(edges: int) -> str:
    """The south edge; the south, west or east edge."""
    names = [name for number, name in enumerate(EDGES) if (edges >> number) & 1]
    return f"{' or '.join([', '.join(names[:-1]), names[-1]] if len(names) > 1 else names)} edge"
