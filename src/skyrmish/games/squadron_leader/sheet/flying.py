"""The first half of a rule sheet: what you need, setting up, the round, manoeuvres, altitude."""

from skyrmish.games.rule_sheets import Line, Row, Section
from skyrmish.games.squadron_leader.constants import PLAIN
from skyrmish.games.squadron_leader.pieces import Manoeuvre
from skyrmish.games.squadron_leader.play.attacking.shot import LineOfFire, all_dice, attack_dice
from skyrmish.games.squadron_leader.rulesets.manners import KINDS_OF_TEMPLATE, MANNER_ROWS, TEMPLATE_ROWS
from skyrmish.games.squadron_leader.rulesets.naming import stat_names
from skyrmish.games.squadron_leader.sheet.hexes import hex_board, hex_moves, hex_placing
from skyrmish.games.squadron_leader.sheet.parts import Source, face_words, listed
from skyrmish.geometry.headings import EIGHTH

WHO_STARTS = {
    "highRoll": "The highest die starts; ties roll again.",
    "random": "Chance picks who starts.",
    "manual": "You agree who starts: whoever last saw a real plane, if you like.",
}
WHOLE_CIRCLE = 360.0
ON_OPEN_BOARD = "template", "Any part off the board", "on another token"


def flying_sections(s: Source) -> list[Section]:
    sections = [
        Section("What you need", tuple(needs(s))),
        Section("Setting up", tuple(setting_up(s))),
        Section("The round", tuple(the_round(s))),
        manoeuvres(s),
    ]
    if s.values["altitude"] != "off":
        sections.append(Section("Altitude", tuple(altitude(s))))
    return sections


def needs(s: Source) -> list[Line]:
    rules = s.rules
    most = max(rules.stats)
    tokens = f" and {rules.altitude_max} altitude tokens" if rules.altitude_max else ""
    lined_up = LineOfFire(section=1, lined_up=True, covered=False, higher=0)
    dice = f"{all_dice(attack_dice(rules, most, lined_up, 0))} to attack, {most} to defend"
    plane = s.line(f"A plane{tokens} for each pilot.", "plane")
    thrown = s.line(f"Dice with {rules.die_sides} sides: {dice}.", "pieces", "dice")
    board, *templates = hex_board(s) if rules.hexes else open_board(s)
    return [board, plane, *templates[:1], thrown, *templates[1:]]


def open_board(s: Source) -> list[Line]:
    """The board, then templates and ruler, then what is special about them."""
    rules, (width, height) = s.rules, s.ruleset.board
    parts = f" in {rules.range_sections} sections" if rules.range_sections > 1 else ""
    lines = [
        s.line(f"A board of {width:g} × {height:g} mm, or any other.", "board"),
        s.line(f"A straight, a bank and a turn template; a ruler of {rules.range_max:g} mm{parts}.", "pieces", "ruler"),
    ]
    if s.values.get("sp.geometry") == "native":
        lines.append(s.line("The pieces are Space Pirates' own: hexagonal tokens, shorter templates.", "sp.geometry"))
    if s.values["bank.geometry"] == "stl":
        lines.append(
            s.line("Banks end where the printed template ends, not where the ideal one does.", "bank.geometry")
        )
    return lines


def setting_up(s: Source) -> list[Line]:
    rules = s.rules
    shared = f"Share out {listed([str(n) for n in rules.stats])} over {listed([*stat_names(s.ruleset)])}"
    how = "in secret; all are shown together" if rules.stats_secret else "openly"
    usual = () if s.values["stats"] == s.data["settings"]["stats"] else ("other stats",)
    lines = [s.line(f"{shared}, {how}.", "stats", *usual, "stats.secret")]
    if rules.health_cap < max(rules.stats):
        lines.append(s.line(f"Nobody starts with more than {rules.health_cap} Health.", "health.cap"))
    lines.append(s.line(s.phrase("first", WHO_STARTS), "first"))
    return [*lines, *(hex_placing(s) if rules.hexes else placing(s))]


def placing(s: Source) -> list[Line]:
    rules = s.rules
    part = s.phrase("place.band", {"whole": "the whole token", "nearest": "some of the token"})
    return [
        s.line(
            f"Place one plane at a time, in turn: {part} within {rules.place_band:g} mm of an edge, facing anywhere.",
            "place",
        ),
        s.line(
            f"Keep {rules.place_distance:g} mm from other sides' planes; where there is no such spot, the roomiest.",
            "apart",
        ),
    ]


def the_round(s: Source) -> list[Line]:
    turns = {
        "block": "A side acts with all its planes, in any order, before the next to the left does.",
        "alternate": "Sides take turns to the left, one plane at a time.",
    }
    return [
        s.line("Everybody moves, then everybody attacks.", "round"),
        s.line(s.phrase("multi.order", turns), "multi.order"),
        s.line("The next side to the left that still flies starts the next round.", "next"),
    ]


# ---- manoeuvres ----


def manoeuvres(s: Source) -> Section:
    manners = dict.fromkeys(manoeuvre.manner for manoeuvre in s.rules.manoeuvres)
    rows = tuple(cost_row(s, number) for number in manners)
    heads = (s.named("costs in Speed"), *KINDS_OF_TEMPLATE, "altitude", "")
    return Section("Manoeuvres", tuple(flying_lines(s)), heads, rows)


def cost_row(s: Source, number: int) -> Row:
    """What each template costs when it is flown in this manner."""
    flown, manner = [each for each in s.rules.manoeuvres if each.manner == number], MANNER_ROWS[number]
    costs = {kind_of(manoeuvre): str(manoeuvre.cost) for manoeuvre in flown}
    alone = "; the only manoeuvre of its round" if flown[0].solo else ""
    cells = (manner.name, *(costs.get(kind, "–") for kind in KINDS_OF_TEMPLATE), str(flown[0].altitude or "–"))
    extra = [key for key in manner.switches if not s.values[key]]
    extra += ["special on hexes"] if number != PLAIN and s.rules.hexes else []
    return Row((*cells, manner.remark + alone), s.clauses(manner.setting or "costs", *extra))


def kind_of(manoeuvre: Manoeuvre) -> str:
    return TEMPLATE_ROWS[manoeuvre.template].kind


def flying_lines(s: Source) -> list[Line]:
    unspent = "may be stored" if s.values["altitude"] == "stored" else "lapses"
    stalls = s.phrase("stall.blocked", {"destroyed": "stalls and crashes", "hold": "holds its place"})
    wilful = {
        "confirm": "You may choose that",
        "forbidIfAvoidable": "You may not choose that while another way is open",
    }
    piece, part, token = ("move", "Off the grid", "in another plane's hex") if s.rules.hexes else ON_OPEN_BOARD
    return [
        *(hex_moves(s) if s.rules.hexes else template_lines(s)),
        s.line(f"Fly any sequence that your Speed pays for, {piece} by {piece}; the rest {unspent}.", "sequence"),
        s.line(
            f"Fly at least one manoeuvre a round; a plane with nowhere to go {stalls}.", "one move", "stall.blocked"
        ),
        s.line(
            f"{part} after a manoeuvre: the plane is lost. {s.phrase('offboard.voluntary', wilful)}.",
            "off board",
            "offboard.voluntary",
        ),
        s.line(f"No manoeuvre may end {token}; flying over one is free.", "overlap"),
        *pushing(s),
    ]


def pushing(s: Source) -> list[Line]:
    rules = s.rules
    if not rules.push:
        return []
    gain = s.phrase("pushEnvelope.gain", {"speed": "Speed", "either": "Speed or altitude, as you choose"})
    lines = [
        s.line(
            f"Push the Envelope: once a turn you may roll a die; below {rules.push_from} it costs you "
            f"{rules.push_damage} Health.",
            "pushEnvelope",
        ),
        s.line(
            f"With {face_words(rules.push_from, rules.die_sides)} it gives {rules.push_gain} more {gain}.",
            "pushEnvelope",
        ),
    ]
    if s.values["pushEnvelope.gain"] == "either" and rules.altitude_max:
        capped = f"That altitude comes beside a climb, up to {rules.altitude_max}, and excludes the same things."
        lines.append(s.line(capped, "pushEnvelope.gain", "no climb"))
    return lines


def template_lines(s: Source) -> list[Line]:
    turning = [manoeuvre for manoeuvre in s.rules.manoeuvres if manoeuvre.manner == PLAIN and manoeuvre.eighths]
    turned = dict.fromkeys(f"a {kind_of(manoeuvre)} by {degrees(manoeuvre):g}°" for manoeuvre in turning)
    return [s.line(f"Template to the nose, token to its far end; it turns with {listed(list(turned))}.", "template")]


def degrees(manoeuvre: Manoeuvre) -> float:
    """How far a template turns the nose, either way."""
    turned = EIGHTH * manoeuvre.eighths
    return min(turned, WHOLE_CIRCLE - turned)


# ---- altitude ----


def altitude(s: Source) -> list[Line]:
    top = s.rules.altitude_max
    if s.values["altitude"] == "stored":
        return [
            s.line(f"Unspent Speed may be stored as altitude tokens, up to {top} in all.", "altitude"),
            s.line("On a later turn each token is one Speed more; Speed itself is spent first.", "spending stored"),
            *no_climb(s, "storing"),
        ]
    limit = s.rules.climb_limit
    often = f"up to {limit} levels" if limit > 1 else "one level"
    lines = [
        s.line(f"Everyone starts at 0; {top} is the top. Altitude changes neither range nor arc.", "altitude"),
        s.line(
            f"Climb {often} a round, at any point of your move, for {s.rules.climb_cost} Speed each; "
            "a climb is no manoeuvre.",
            "climb",
        ),
        s.line("Dive, in a round without a climb: each level given up is one Speed more.", "dive"),
        *no_climb(s, "climbing"),
    ]
    paid = dict.fromkeys(MANNER_ROWS[each.manner].name for each in s.rules.manoeuvres if 0 < each.altitude < top)
    if paid:
        told = " or a ".join(paid)
        lines.append(s.line(f"You may dive to pay for a {told} if the altitude it takes is left.", "dive to pay"))
    return lines


def no_climb(s: Source, verb: str) -> list[Line]:
    """Manoeuvres that exclude gaining altitude."""
    manners = [MANNER_ROWS[n] for n in dict.fromkeys(m.manner for m in s.rules.manoeuvres if m.no_climb)]
    if not manners:
        return []
    told = " or a ".join(manner.name for manner in manners)
    topics = [f"no climb {manner.word}" for manner in manners]
    return [s.line(f"No {verb} in a round with a {told}.", "no climb", *topics)]
