"""Any edition, modules, options, board, seats and teams: bots play to the end, legally, and alike at both speeds."""

from dataclasses import dataclass, replace
from typing import Any

from draws import cases
from hypothesis import given
from hypothesis import strategies as st

from skyrmish.bots.ladder.knowledge import learn
from skyrmish.bots.ladder.players import act, set_up
from skyrmish.bots.notes import NotedTable, with_notes
from skyrmish.engine.records import as_tuple, copied, packed, unpacked
from skyrmish.engine.rule import compiled
from skyrmish.games.seating import COLOURS, Seating
from skyrmish.games.squadron_leader.constants import OVER
from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.decisions import throw
from skyrmish.games.squadron_leader.play.moving.movement import is_lost_at, is_occupied
from skyrmish.games.squadron_leader.play.setting_up.setup import hand_out
from skyrmish.games.squadron_leader.rulesets.mission import mission_named, mission_names
from skyrmish.games.squadron_leader.rulesets.ruleset import EDITIONS, Ruleset, edition_data, make_rules
from skyrmish.games.squadron_leader.rulesets.settings import BY_KEY, Choice
from skyrmish.games.squadron_leader.seating import laid_out, mission_seats, usual_seats
from skyrmish.lab.games_of_planes import play_many
from skyrmish.lab.tally import Tally

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


def is_legal(rules: Rules, table: Table) -> bool:
    """Whoever flies and is placed stands on the board and on nobody, with sound numbers."""
    for i in range(table.count):
        plane = table.planes[i]
        if plane.flying and plane.placed:
            if is_lost_at(rules, plane, pose_of(plane)) or is_occupied(rules, table, i, pose_of(plane)):
                return False
            if not 0 <= plane.altitude <= rules.altitude_max or plane.aces_used > plane.aces:
                return False
    return table.move.speed_left >= 0


@given(scenarios(), st.integers(0, 2**32))
@cases(40)
def test_a_match_is_played_to_its_end_the_same_way_at_both_speeds(scenario: Scenario, seed: int) -> None:
    rules = make_rules(scenario.ruleset)
    known, table = learn(rules, scenario.bots), with_notes(laid_out(scenario.seating))
    row = packed(table)
    set_up(table, seed, 0)
    hand_out(rules, table)
    while table.stage != OVER:
        if table.due > 0:
            throw(rules, table)
        else:
            act(rules, known, table)
            assert is_legal(rules, table)
    compiled(play_many)(packed(rules)[0], packed(known)[0], row[0], packed(Tally())[0], seed, 0, 1)
    assert as_tuple(unpacked(NotedTable, row[0])) == as_tuple(copied(table))
