"""A ruleset as a short rule sheet in our own words, made from the same data and numbers that the engine plays with."""

from skyrmish.games.rule_sheets import Line, Section
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.rulesets.ruleset_diff import typed
from skyrmish.games.squadron_leader.rulesets.settings import SETTINGS, manner_settings, setting
from skyrmish.games.squadron_leader.sheet.fighting import fighting_sections
from skyrmish.games.squadron_leader.sheet.flying import flying_sections
from skyrmish.games.squadron_leader.sheet.hexes import UNUSED_ON_HEXES
from skyrmish.games.squadron_leader.sheet.missions import expansion_sections
from skyrmish.games.squadron_leader.sheet.parts import Source, section
from skyrmish.words.catalogue import say

# Settings that the sections have sentences for; any other one is told by what it is about.
SENTENCES_FOR = """
    range.measure range.max range.sections range.bonus arc.half arc.mode lane.half lane.effect sp.geometry
    bank.geometry place.depth place.band place.distance offboard.voluntary stall.blocked dice hit.from crit
    crit.lowers altitude altitude.reroll altitude.extraDie climb.limit immelmann ace diveBomb diveBomb.from
    pushEnvelope pushEnvelope.from pushEnvelope.gain bombers cover attack.resolution reroll.attacker reroll.sameDie
    first stats.secret stats health.cap multi.order limit.rounds limit.noAttackRounds
"""
TOLD = frozenset((*SENTENCES_FOR.split(), *(known.key for known in manner_settings())))
NOTHING = ("off", "none", False, 0)


def rule_sheet(ruleset: Ruleset) -> list[Section]:
    """The whole sheet, section by section."""
    return [*rules_in_play(ruleset), *section("unlike", departures(Source(ruleset)))]


def rules_in_play(ruleset: Ruleset) -> list[Section]:
    """The sheet without what it departs from: enough to play by."""
    source = Source(ruleset)
    sections = [*flying_sections(source), *fighting_sections(source), *expansion_sections(source)]
    return [*sections, *section("more", more_rules(source))]


def more_rules(s: Source) -> list[Line]:
    """Modules and settings that no section above knows about: nothing that is played is left out."""
    lines, covered = [], set(TOLD)
    for name in s.ruleset.all_modules:
        module = s.data["modules"][name]
        if not TOLD.intersection(module.get("sets", {})):
            lines.append(Line(s.about_module(name), (module["clause"],)))
            covered.update(module.get("sets", {}))
    for known in SETTINGS:
        value = s.values[known.key]
        if known.key not in covered and value not in NOTHING:
            about = known.about[:1].upper() + known.about[1:]
            lines.append(Line(say("sheet-setting", about=about, value=typed(value)), (known.clause,)))
    return lines


def departures(s: Source) -> list[Line]:
    """Every setting that modules or options have changed, and by which of them."""
    lines, hexes = [], s.ruleset.hexes
    usual = {**s.data["settings"], **(s.data["hex"] if hexes else {})}
    for key, value in s.values.items():
        if value != usual[key]:
            facts = {"key": key, "value": typed(value), "usual": typed(usual[key]), **changed_by(s, key)}
            lines.append(s.line("departure", key, **facts, idle=hexes and key in UNUSED_ON_HEXES))
    width, height = (s.data["hex"]["columns"], s.data["hex"]["rows"]) if hexes else s.data["board"]
    if s.ruleset.board != (float(width), float(height)):
        lines.append(s.line("usual-board", "board", width=width, height=height))
    return lines


def changed_by(s: Source, key: str) -> dict[str, str]:
    if key in {setting(name).key for name in s.ruleset.options}:
        return {"by": "option"}
    modules = [name for name in s.ruleset.all_modules if key in s.data["modules"][name].get("sets", {})]
    return {"by": "module", "module": modules[-1]} if modules else {"by": "other"}
