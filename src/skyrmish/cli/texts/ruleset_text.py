"""A ruleset in words: edition, modules, options, and what templates cost."""

from skyrmish.games.all_games import game_of
from skyrmish.games.squadron_leader.rulesets.mission import mission_named
from skyrmish.games.squadron_leader.rulesets.naming import module_title, speed_name
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.sheet.hexes import arc_widths
from skyrmish.games.squadron_leader.sheet.missions import side_lines
from skyrmish.games.squadron_leader.sheet.parts import Source
from skyrmish.words.catalogue import say


def ruleset_lines(ruleset: Ruleset) -> list[str]:
    """What is being played, for somebody who asks at the table."""
    source = Source(ruleset)
    data, values, hexes = source.data, source.values, ruleset.hexes
    (width, height), arc = ruleset.board, arc_widths(source) if hexes else 2 * values["arc.half"]
    reach = {"range": values["range.max"], "sections": values["range.sections"], "arc": arc}
    dice = {"dice": values["dice"], "hits": values["hit.from"]}
    lines = [
        say("match-rules-board", title=game_of(ruleset).title(ruleset), width=width, height=height, hexes=hexes),
        say("match-rules-costs", data["costs"], speed_name=speed_name(ruleset.edition)),
        say("match-rules-guns", {**reach, **dice}, hexes=hexes),
    ]
    told = ((module_title(name), source.about_module(name)) for name in ruleset.all_modules)
    lines += [say("match-rules-module", name=name, about=about) for name, about in told]
    if ruleset.mission:
        mission = mission_named(ruleset.mission)
        lines.append(say("match-rules-mission", title=mission.title, about=mission.about))
        lines += [line for side in mission.sides for line in side_lines(source, side)]
    lines += [say("match-rules-option", name=name, value=str(value)) for name, value in ruleset.options.items()]
    return lines
