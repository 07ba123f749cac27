"""Looking ahead to the guns: everyone still to move answers as well as instinct can."""

from skyrmish.bots.ladder.flying.patience import temptation_at_guns
from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.ladder.levels import ACE
from skyrmish.bots.ladder.players import act_as, plane_to_act
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.search.mind import MOST_OPTIONS, Mind, copy_table, raise_option
from skyrmish.bots.search.options import take_option
from skyrmish.bots.worth.instinct import points_for
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import ATTACKING, OVER
from skyrmish.games.squadron_leader.pieces import Rules, Table


@rule
def fly_on(rules: Rules, known: Knowledge, table: NotedTable, last_round: int) -> None:
    """Everybody moves by instinct, up to the attack stage of that round, or past it if nobody can fire, or to dice."""
    while table.stage != OVER and table.stage != ATTACKING and table.round <= last_round and table.due == 0:
        act_as(rules, known, table, plane_to_act(rules, table), ACE)


@rule
def rank_by_forecast(rules: Rules, known: Knowledge, mind: Mind, table: Table, i: int) -> None:
    """Order the options by the chance to win that is left after everyone's answers."""
    for k in range(mind.count):
        copy_table(table, mind.trial)
        take_option(rules, mind.trial, i, mind.options[k])
        fly_on(rules, known, mind.trial, table.round)
        points = points_for(rules, known, mind.trial, table.planes[i].side)
        mind.options[k].value = points + temptation_at_guns(rules, known, mind.trial, i)
        raise_option(mind.options, k, MOST_OPTIONS - 1)
