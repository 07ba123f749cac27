"""The second half of a rule sheet: attacking, bonuses, knock-outs, ending."""

from skyrmish.games.rule_sheets import Line, Section
from skyrmish.games.squadron_leader.sheet.hexes import hex_range, hex_range_bonuses, hex_sight
from skyrmish.games.squadron_leader.sheet.parts import Source, faces, section


def fighting_sections(s: Source) -> list[Section]:
    return [
        *section("attacking", attacking(s)),
        *section("bonuses", bonuses(s)),
        *section("knock-outs", knock_outs(s)),
        *section("ending", ending(s)),
    ]


def attacking(s: Source) -> list[Line]:
    open_sight = [s.line("range", "range", "range.measure"), in_sight(s)]
    return [
        s.line("target"),
        *([hex_range(s), hex_sight(s)] if s.rules.hexes else open_sight),
        s.line("dice-rolled"),
        s.line("faces", only=s.rules.hit_from >= s.rules.die_sides),
        s.line("crit"),
        s.line("damage"),
        *important_hits(s),
        *dive_bombing(s),
    ]


def important_hits(s: Source) -> list[Line]:
    """C-5, B-86, B-87"""
    how = s.values["crit.lowers"]
    if how == "nothing" or s.values["crit"] == "none":
        return []
    lowers, mending = s.line("lowers", "crit.lowers"), faces(s.rules.die_sides // 2 + 1, s.rules.die_sides)
    return [lowers, s.line("repair", "repairs", **mending)] if how == "repaired" else [lowers]


def dive_bombing(s: Source) -> list[Line]:
    if not s.rules.dive_bomb:
        return []
    hits = faces(s.rules.dive_bomb_from, s.rules.die_sides)
    return [s.line("dive-bomb", "diveBomb"), s.line("dive-bomb-roll", "diveBomb", **hits)]


def lane(s: Source) -> float:
    """How wide the forward guides are."""
    return 2 * s.rules.lane_half


def in_sight(s: Source) -> Line:
    """The arc, or the guides where they take its place."""
    if s.values["lane.effect"] == "only":
        return s.line("lane-only", "lane.effect", "lane.half", lane=lane(s))
    return s.line("arc", "arc", "arc.mode", arc=2 * s.rules.arc_half)


# ---- bonuses ----


def bonuses(s: Source) -> list[Line]:
    lines = [*range_bonuses(s), *height_bonus(s), *height_die(s), *guides_bonus(s)]
    if gives_rerolls(s):
        lines += [s.line("rerolls", "reroll.sameDie"), s.line("rerolls-first", "reroll.attacker")]
    return lines


def gives_rerolls(s: Source) -> bool:
    """B-36  Whether anything lets a die be rolled again; an extra die and an ace die do not."""
    rerolling = s.values["lane.effect"] == "reroll" or s.values["ace"] in ("singleAce", "nextAttack")
    return rerolling or bool(range_bonuses(s) or height_bonus(s))


def range_bonuses(s: Source) -> list[Line]:
    rules = s.rules
    if not rules.range_bonus:
        return []
    if rules.hexes:
        return hex_range_bonuses(s)
    part = rules.range_max / rules.range_sections
    far = s.line("far", "furthest", "range.sections", beyond=rules.range_max - part)
    return [s.line("near", "closest", "range.sections", part=part), far]


def height_bonus(s: Source) -> list[Line]:
    if s.values["altitude"] == "off" or s.values["altitude.reroll"] == "none":
        return []
    return [s.line("higher", "altitude.reroll")]


def height_die(s: Source) -> list[Line]:
    """C-5"""
    is_played = s.values["altitude"] != "off" and s.values["altitude.extraDie"]
    return [s.line("higher-die", "altitude.extraDie")] if is_played else []


def guides_bonus(s: Source) -> list[Line]:
    if s.values["lane.effect"] in ("none", "only"):
        return []
    inside = s.line("guides", "lane.effect", "hex-guides" if s.rules.hexes else "lane.half", lane=lane(s))
    halves = s.values["lane.effect"] == "halfOutside"
    return [inside, s.line("guides-outside", "lane.effect")] if halves else [inside]


# ---- knock-outs and the end ----


def knock_outs(s: Source) -> list[Line]:
    lines = [s.line("resolution", "attack.resolution")]
    if s.values["ace"] != "off":
        lines.append(s.line("ace"))
    if s.values["immelmann"] != "off":
        extra = ["special-on-hexes"] if s.rules.hexes else []
        lines.append(s.line("immelmann", "immelmann", "after-a-knock-out", *extra))
    if len(lines) > 1:
        lines.append(s.line("credit"))
    return lines


def ending(s: Source) -> list[Line]:
    lines = [s.line("goal-mission", "mission") if s.ruleset.mission else s.line("goal")]
    if s.rules.limit_rounds:
        lines.append(s.line("limit-rounds", "limit.rounds"))
    if s.rules.limit_quiet_rounds:
        lines.append(s.line("limit-quiet", "limit.noAttackRounds"))
    return lines
