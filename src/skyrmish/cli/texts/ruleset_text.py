"""A ruleset in words: edition, modules, options, and what templates cost."""

from skyrmish.games.all_games import game_of
from skyrmish.games.squadron_leader.rulesets.mission import mission_named
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.sheet.hexes import arc_widths
from skyrmish.games.squadron_leader.sheet.missions import side_lines
from skyrmish.games.squadron_leader.sheet.parts import Source


def ruleset_lines(ruleset: Ruleset) -> list[str]:
    """What is being played, for somebody who asks at the table."""
    source = Source(ruleset)
    data, values, hexes = source.data, source.values, ruleset.hexes
    arc = f"{arc_widths(source)} (HEX-08, HEX-09)" if hexes else f"{2 * values['arc.half']:g}°"
    costs, (width, height) = data["costs"], ruleset.board
    lines = [
        f"{game_of(ruleset).title(ruleset)}; board {width:g} by {height:g} {'hexes' if hexes else 'mm'}.",
        f"Straight costs {costs['straight']}, bank {costs['bank']}, turn {costs['turn']} of your {data['speed']}; "
        "at least one a round (SL1-MOVE-02, SL1-MOVE-05).",
        f"Range {values['range.max']:g} {'hexes' if hexes else 'mm'} in {values['range.sections']} sections; "
        f"arc {arc}; d{values['dice']}, {values['hit.from']} and more hit or dodge.",
    ]
    lines += [f"{name}: {source.about_module(name)}" for name in ruleset.all_modules]
    if ruleset.mission:
        mission = mission_named(ruleset.mission)
        lines.append(f"Mission {mission.title}: {mission.about}")
        lines += [line for side in mission.sides for line in side_lines(source, side)]
    lines += [f"option {key} = {value}" for key, value in ruleset.options.items()]
    return lines
