"""Any edition, modules, options, board, seats and teams: bots play to the end, legally, and alike at every speed."""

from draws import cases
from hypothesis import given
from hypothesis import strategies as st
from speeds.node_modules import Node
from speeds.scenarios import Scenario, scenarios

from skyrmish.bots.ladder.knowledge import learn
from skyrmish.bots.ladder.players import act, set_up
from skyrmish.bots.notes import NotedTable, with_notes
from skyrmish.engine.records import as_tuple, copied, packed, unpacked
from skyrmish.engine.rule import compiled
from skyrmish.games.squadron_leader.constants import OVER
from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.moving.movement import is_lost_at, is_occupied
from skyrmish.games.squadron_leader.play.setting_up.setup import hand_out
from skyrmish.games.squadron_leader.play.settling import throw
from skyrmish.games.squadron_leader.rulesets.ruleset import make_rules
from skyrmish.games.squadron_leader.seating import laid_out
from skyrmish.lab.balance.allocations import Allotments
from skyrmish.lab.balance.tally import PairTally
from skyrmish.lab.games_of_planes import play_games, play_many
from skyrmish.lab.tally import Tally

MORE_GAMES = 50  # of each ruleset, by machine code and in a page


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


@given(scenario=scenarios(), seed=st.integers(0, 2**32))
@cases(40)
def test_a_match_is_played_to_its_end_the_same_way_at_every_speed(node: Node, scenario: Scenario, seed: int) -> None:
    rules = make_rules(scenario.ruleset)
    known, table = learn(rules, scenario.bots), with_notes(laid_out(scenario.seating))
    row, page = packed(table), node.speed("everything")
    held = [page.hold(each) for each in (rules, known, table, Allotments(), Tally(), PairTally())]
    set_up(table, seed, 0)
    hand_out(rules, table)
    while table.stage != OVER:
        if table.due > 0:
            throw(rules, table)
        else:
            act(rules, known, table)
            assert is_legal(rules, table)
    play, in_page = compiled(play_many), page.translated(play_games)
    fast = packed(rules)[0], packed(known)[0], row[0], packed(Tally())[0]
    play(*fast, seed, 0, 1)
    in_page(*held, seed, 0, 1)
    assert as_tuple(unpacked(NotedTable, row[0])) == as_tuple(copied(table))
    assert as_tuple(page.plain(NotedTable, held[2])) == as_tuple(copied(table))
    for game in range(1, MORE_GAMES):
        play(*fast, seed, game, game + 1)
        in_page(*held, seed, game, game + 1)
        assert page.module.read(held[2].address, row.nbytes) == row.tobytes()
