"""The second half of a rule sheet: attacking, bonuses, knock-outs, ending."""

from skyrmish.games.rule_sheets import Line, Section
from skyrmish.games.squadron_leader.sheet.hexes import hex_range, hex_range_bonuses, hex_sight
from skyrmish.games.squadron_leader.sheet.parts import Source, face_words

MEASURED = {
    "nearest": "between the nearest points of the two tokens",
    "centre": "from centre to centre",
    "whole": "with both tokens wholly under the ruler",
}
IN_ARC = {"any": "any part of it", "centre": "its centre", "whole": "all of it"}
REROLLS_FIRST = {
    "beforeDefence": "The attacker rerolls before the defence is rolled.",
    "afterDefence": "The attacker rerolls after the defence is rolled, before the defender does.",
}
DAMAGE_COUNTS = {
    "sequential": "A plane without Health leaves at once and shoots no more.",
    "simultaneous": "Planes without Health leave when all have attacked: they may still shoot.",
}


def fighting_sections(s: Source) -> list[Section]:
    sections = [Section("Attacking", tuple(attacking(s)))]
    bonus = bonuses(s)
    if bonus:
        sections.append(Section("Bonuses", tuple(bonus)))
    return [*sections, Section("Knock-outs", tuple(knock_outs(s))), Section("Ending", tuple(ending(s)))]


def attacking(s: Source) -> list[Line]:
    return [
        s.line("Once a round each plane may attack one enemy, or hold its fire.", "target"),
        *([hex_range(s), hex_sight(s)] if s.rules.hexes else [in_range(s), in_sight(s)]),
        s.line("The attacker rolls a die for each Attack, then the target one for each Defense.", "dice rolled"),
        s.line(f"{faces(s)} hit in attack and dodge in defence; a dodge cancels a hit.", "faces"),
        criticals(s),
        s.line("Each hit that is left costs the target one Health.", "damage"),
        *dive_bombing(s),
    ]


def dive_bombing(s: Source) -> list[Line]:
    rules = s.rules
    if not rules.dive_bomb:
        return []
    faces = face_words(rules.dive_bomb_from, rules.die_sides)
    where = "in the closest section" if rules.dive_bomb_section == 1 else f"within section {rules.dive_bomb_section}"
    lost = f"{faces} costs it {rules.dive_bomb_damage} Health, anything less costs you as much"
    return [
        s.line(f"After an attack {where}, you may Dive Bomb a target that is lower and still flies.", "diveBomb"),
        s.line(f"Drop to its altitude and roll a die: {lost}.", "diveBomb"),
    ]


def in_range(s: Source) -> Line:
    how = s.phrase("range.measure", MEASURED)
    told = f"The target must be within {s.rules.range_max:g} mm, {how}; nothing blocks the view."
    return s.line(told, "range", "range.measure")


def in_sight(s: Source) -> Line:
    """The arc, or the guides where they take its place."""
    rules = s.rules
    if s.values["lane.effect"] == "only":
        lane = f"{2 * rules.lane_half:g} mm between the forward guides"
        return s.line(f"Some of it must be in the lane of {lane}, drawn on ahead.", "lane.effect", "lane.half")
    part = s.phrase("arc.mode", IN_ARC)
    return s.line(f"And {part} in the arc of {2 * rules.arc_half:g}° ahead of your token's centre.", "arc", "arc.mode")


def faces(s: Source) -> str:
    low, high = s.rules.hit_from, s.rules.die_sides
    return f"{low} to {high}" if low < high else f"Only {high}s"


def criticals(s: Source) -> Line:
    top = s.rules.die_sides
    told = {
        "none": "There are no criticals.",
        "twoDodges": f"An attacking {top} is a critical: it takes {s.rules.dodges_per_critical} dodges, "
        "and still is one hit; dodges go to plain hits first.",
        "double": f"A {top} counts double, as a hit or as a dodge.",
    }
    return s.line(s.phrase("crit", told), "crit")


# ---- bonuses ----


def bonuses(s: Source) -> list[Line]:
    lines = [*range_bonuses(s), *height_bonus(s), *guides_bonus(s)]
    if gives_rerolls(s):
        again = "also the same die again" if s.rules.reroll_same_die else "each die once"
        lines.append(s.line(f"Bonuses add up; reroll one die at a time, if you like, {again}.", "reroll.sameDie"))
        lines.append(s.line(s.phrase("reroll.attacker", REROLLS_FIRST), "reroll.attacker"))
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
    near = f"In the closest section (up to {part:g} mm)"
    far = f"In the furthest section (beyond {rules.range_max - part:g} mm)"
    if rules.range_sections == 1:
        near = far = "At any range"
    return [
        s.line(f"{near} the attacker may reroll a die.", "closest", "range.sections"),
        s.line(f"{far} the defender may reroll a die.", "furthest", "range.sections"),
    ]


def height_bonus(s: Source) -> list[Line]:
    told = {
        "both": "The higher plane, attacking or defending, may reroll a die.",
        "attacker": "An attacker who is higher may reroll a die.",
    }
    if s.values["altitude"] == "off" or s.values["altitude.reroll"] == "none":
        return []
    return [s.line(s.phrase("altitude.reroll", told), "altitude.reroll")]


def guides_bonus(s: Source) -> list[Line]:
    gain = {"extraDie": "one die more", "reroll": "may reroll a die"}
    if s.values["lane.effect"] in ("none", "only"):
        return []
    verb = "rolls " if s.values["lane.effect"] == "extraDie" else ""
    where, topics = f"in the lane of {2 * s.rules.lane_half:g} mm between the forward guides", ["lane.half"]
    if s.rules.hexes:
        where, topics = "in the row of hexes straight ahead (the forward guides, as we read them)", ["hex guides"]
    told = f"A target {where}: the attacker {verb}{s.phrase('lane.effect', gain)}."
    return [s.line(told, "lane.effect", *topics)]


# ---- knock-outs and the end ----


def knock_outs(s: Source) -> list[Line]:
    told = {
        "dice": "Each knock-out earns an ace die until you fall; each serves once a round, in attack or defence; "
        "name it before you roll.",
        "singleAce": "The last to knock somebody out is the Ace, the only one: "
        "a reroll in attack and one in defence each round.",
        "nextAttack": "A knock-out gives you a reroll in your next attack.",
    }
    lines = [s.line(s.phrase("attack.resolution", DAMAGE_COUNTS), "attack.resolution")]
    if s.values["ace"] != "off":
        lines.append(s.line(s.phrase("ace", told), "ace"))
    if s.values["immelmann"] != "off":
        lines.append(immelmann(s))
    if len(lines) > 1:
        lines.append(s.line("Only the attack that takes the last Health is rewarded.", "credit"))
    return lines


def immelmann(s: Source) -> Line:
    gain, top = s.rules.immelmann_gain, s.rules.altitude_max
    told = {
        "addCap": f"Immelmann: you may gain {gain} altitude, up to {top},",
        "raiseTo3": f"Immelmann: you may rise to altitude {gain}, if you are lower,",
        "fromZero4": f"Immelmann, from altitude 0 only: you may gain {gain} altitude,",
    }
    when = "after all attacks" if s.rules.simultaneous else "at once"
    loop = f"fly a straight and face the other way, {when} and free; it is no climb."
    extra = ["special on hexes"] if s.rules.hexes else []
    return s.line(f"{s.phrase('immelmann', told)} {loop}", "immelmann", "after a knock-out", *extra)


def ending(s: Source) -> list[Line]:
    rules = s.rules
    lines = [s.line("The last side flying wins at once; if the last ones fall together, it is a draw.", "goal")]
    if s.ruleset.mission:
        lines = [s.line("The mission says what wins, at once when it is done.", "mission")]
    if rules.limit_rounds:
        lines.append(s.line(f"After {rules.limit_rounds} rounds it is a draw.", "limit.rounds"))
    if rules.limit_quiet_rounds:
        quiet = f"After {rules.limit_quiet_rounds} rounds without an attack it is a draw."
        lines.append(s.line(quiet, "limit.noAttackRounds"))
    return lines
