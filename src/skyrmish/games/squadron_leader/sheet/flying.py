"""The first half of a rule sheet: what you need, setting up, the round, manoeuvres, altitude."""

from skyrmish.games.rule_sheets import Line, Row, Section
from skyrmish.games.squadron_leader.constants import PLAIN
from skyrmish.games.squadron_leader.pieces import Manoeuvre
from skyrmish.games.squadron_leader.play.attacking.shot import all_dice, attack_dice, best_line
from skyrmish.games.squadron_leader.rulesets.manners import KINDS_OF_TEMPLATE, MANNER_ROWS, TEMPLATE_ROWS, any_manner
from skyrmish.games.squadron_leader.rulesets.naming import stat_names
from skyrmish.games.squadron_leader.sheet.hexes import hex_board, hex_moves, hex_placing
from skyrmish.games.squadron_leader.sheet.parts import Source, faces, section
from skyrmish.games.squadron_leader.stats import FEWEST_STATS, STAT_NAMES
from skyrmish.geometry.headings import EIGHTH
from skyrmish.words.catalogue import say
from skyrmish.words.lists import listed

WHOLE_CIRCLE = 360.0
NOTHING = "–"


def flying_sections(s: Source) -> list[Section]:
    return [
        *section("needs", needs(s)),
        *section("setting-up", setting_up(s)),
        *section("round", the_round(s)),
        manoeuvres(s),
        *section("altitude", altitude(s)),
    ]


def needs(s: Source) -> list[Line]:
    most = max(s.rules.stats)
    attack = all_dice(attack_dice(s.rules, most, best_line(lined_up=True, higher=s.rules.altitude_max), 0))
    thrown = s.line("dice", "pieces", "dice", attack=attack, defence=most)
    board, *templates = hex_board(s) if s.rules.hexes else open_board(s)
    return [board, s.line("plane"), *templates[:1], thrown, *templates[1:]]


def open_board(s: Source) -> list[Line]:
    """The board, then templates and ruler, then what is special about them."""
    lines = [s.line("board"), s.line("templates", "pieces", "ruler")]
    if s.values.get("sp.geometry") == "native":
        lines.append(s.line("native-pieces", "sp.geometry"))
    if s.values["bank.geometry"] == "stl":
        lines.append(s.line("printed-banks", "bank.geometry"))
    return lines


def setting_up(s: Source) -> list[Line]:
    rules = s.rules
    shared = {"numbers": listed([str(n) for n in rules.stats]), "names": listed(stat_names(s.ruleset))}
    usual = () if s.values["stats"] == s.data["settings"]["stats"] else ("other-stats",)
    lines = [s.line("stats", "stats", *usual, "stats.secret", **shared)]
    lines += [stat_line(s, stat) for stat in STAT_NAMES[FEWEST_STATS : len(rules.stats)]]
    if rules.health_cap < max(rules.stats):
        lines.append(s.line("health-cap", "health.cap"))
    placing = hex_placing(s) if rules.hexes else [s.line("placing", "place"), s.line("apart")]
    return [*lines, s.line("first"), *placing]


def stat_line(s: Source, stat: str) -> Line:
    """What a stat is for: said of those that only some editions have."""
    told = {"name": say(f"stat-{stat}", s.facts), "about": say(f"stat-{stat}-about", s.facts)}
    return s.line("stat", stat, **told)


def the_round(s: Source) -> list[Line]:
    return [s.line("round"), s.line("turns", "multi.order"), s.line("next")]


# ---- manoeuvres ----


def manoeuvres(s: Source) -> Section:
    rows = tuple(cost_row(s, number) for number in dict.fromkeys(each.manner for each in s.rules.manoeuvres))
    kinds = (say(f"template-{kind}") for kind in KINDS_OF_TEMPLATE)
    heads = (say("sheet-costs", s.facts), *kinds, say("sheet-costs-altitude"), "")
    return Section(say("sheet-title-manoeuvres"), tuple(flying_lines(s)), heads, rows, "manoeuvres")


def cost_row(s: Source, number: int) -> Row:
    """What each template costs when it is flown in this manner."""
    flown, manner = [each for each in s.rules.manoeuvres if each.manner == number], MANNER_ROWS[number]
    costs = {kind_of(manoeuvre): str(manoeuvre.cost) for manoeuvre in flown}
    alone = say("sheet-only-one") if flown[0].solo else ""
    cells = (manner.name, *(costs.get(kind, NOTHING) for kind in KINDS_OF_TEMPLATE), str(flown[0].altitude or NOTHING))
    extra = [key for key in manner.switches if not s.values[key]]
    extra += ["special-on-hexes"] if number != PLAIN and s.rules.hexes else []
    return Row((*cells, manner.remark + alone), s.clauses(manner.setting or "costs", *extra))


def kind_of(manoeuvre: Manoeuvre) -> str:
    return TEMPLATE_ROWS[manoeuvre.template].kind


def flying_lines(s: Source) -> list[Line]:
    return [
        *(hex_moves(s) if s.rules.hexes else [template_line(s)]),
        s.line("sequence"),
        s.line("one-move", "one-move", "stall.blocked"),
        s.line("off-board", "off-board", "offboard.voluntary"),
        s.line("overlap"),
        *pushing(s),
    ]


def pushing(s: Source) -> list[Line]:
    rules = s.rules
    if not rules.push:
        return []
    gain = s.line("push-gain", "pushEnvelope", **faces(rules.push_from, rules.die_sides))
    lines = [s.line("push", "pushEnvelope"), gain]
    if s.values["pushEnvelope.gain"] == "either" and rules.altitude_max:
        lines.append(s.line("push-altitude", "pushEnvelope.gain", "no-climb"))
    return lines


def template_line(s: Source) -> Line:
    turning = [each for each in s.rules.manoeuvres if each.manner == PLAIN and each.eighths]
    told = (say("sheet-turn", template=kind_of(each), degrees=degrees(each)) for each in turning)
    return s.line("template", turns=listed(list(dict.fromkeys(told))))


def degrees(manoeuvre: Manoeuvre) -> float:
    """How far a template turns the nose, either way."""
    turned = EIGHTH * manoeuvre.eighths
    return min(turned, WHOLE_CIRCLE - turned)


# ---- altitude ----


def altitude(s: Source) -> list[Line]:
    if s.values["altitude"] == "off":
        return []
    if s.values["altitude"] == "stored":
        return [s.line("stored", "altitude"), s.line("spending", "spending-stored"), *no_climb(s)]
    lines = [s.line("altitude"), s.line("climb"), s.line("dive"), *no_climb(s)]
    paid = dict.fromkeys(each.manner for each in s.rules.manoeuvres if 0 < each.altitude < s.rules.altitude_max)
    if paid:
        lines.append(s.line("dive-to-pay", manners=any_manner(MANNER_ROWS[n] for n in paid)))
    return lines


def no_climb(s: Source) -> list[Line]:
    """Manoeuvres that exclude gaining altitude."""
    manners = [MANNER_ROWS[n] for n in dict.fromkeys(m.manner for m in s.rules.manoeuvres if m.no_climb)]
    topics = [f"no-climb-{manner.word}" for manner in manners]
    return [s.line("no-climb", "no-climb", *topics, manners=any_manner(manners))] if manners else []
