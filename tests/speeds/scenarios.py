"""Any edition, modules, options, board, seats and teams."""

from dataclasses import dataclass, replace
from typing import Any

from hypothesis import strategies as st

from skyrmish.games.seating import COLOURS, Seating
from skyrmish.games.squadron_leader.rulesets.mission import mission_named, mission_names
from skyrmish.games.squadron_leader.rulesets.ruleset import EDITIONS, Ruleset, edition_data
from skyrmish.games.squadron_leader.rulesets.settings import BY_KEY, Choice
from skyrmish.games.squadron_leader.seating import mission_seats, usual_seats

EXPANSION = "bombers-and-balloons"
LIMITS: dict[str, Any] = {"limit.rounds": 12}
CHOSEN_BY_MODULES = [
    "altitude",
    "splitS",
    "immelmann",
    "barrelRoll",
    "ace",
    "crit",
    "lane.effect",
    "sp.geometry",
    "diveBomb",
    "bombers",
    "cover",
]
FREE = [each for each in BY_KEY.values() if isinstance(each, Choice) and each.key not in CHOSEN_BY_MODULES]


@dataclass(frozen=True)
class Scenario:
    """A ruleset and who sits down to it."""

    ruleset: Ruleset
    seating: Seating
    bots: list[int]


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    edition = draw(st.sampled_from(EDITIONS))
    known = edition_data(edition)["modules"]
    modules = draw(st.lists(st.sampled_from(sorted(known)), unique=True))
    modules += [need for name in modules for need in known[name].get("needs", [])]
    banned = [other for name in modules for other in known[name].get("excludes", []) if other in modules]
    chosen = tuple(dict.fromkeys(name for name in modules if name not in banned[:1]))
    options = {
        each.key: draw(st.sampled_from(each.values)) for each in draw(st.lists(st.sampled_from(FREE), max_size=4))
    }
    hexes = draw(st.booleans())
    size = draw(st.sampled_from([(9, 9), (13, 13), (16, 11)] if hexes else [(500, 500), (700, 700), (900, 600)]))
    if edition != "space-pirates" and draw(st.integers(0, 3)) == 0:
        return draw(missions(Ruleset(edition, chosen, {**LIMITS, **options}, *map(float, size), hexes)))
    seats = draw(st.integers(2, 6))
    teams = draw(st.sampled_from([(), tuple("AB" * 3)[:seats]])) if seats % 2 == 0 else ()
    # three bombers and six balloons at most: for more, plain Python looks for room on a crowded board for very long
    pieces = (draw(st.integers(0, 1)), draw(st.integers(0, 2))) if EXPANSION in chosen and seats <= 3 else (0, 0)
    seating = usual_seats(COLOURS[:seats], draw(st.integers(1, 3)), teams, *pieces)
    bots = draw(st.lists(st.integers(0, 1), min_size=seats, max_size=seats))
    return Scenario(Ruleset(edition, chosen, {**LIMITS, **options}, *map(float, size), hexes), seating, bots)


@st.composite
def missions(draw: st.DrawFn, ruleset: Ruleset) -> Scenario:
    """Any mission under a ruleset."""
    mission = draw(st.sampled_from(mission_names()))
    bots = draw(st.lists(st.integers(0, 1), min_size=2, max_size=2))
    ruleset = replace(ruleset, mission=mission)
    small = min(ruleset.width, ruleset.height) < ruleset.smallest_board
    ruleset = replace(ruleset, width=0.0, height=0.0) if small else ruleset  # as large as the mission needs
    return Scenario(ruleset, mission_seats(mission_named(mission), COLOURS[:2]), bots)
