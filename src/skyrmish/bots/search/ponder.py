"""All thinking through one door: compiled once, it serves a bot's choice, its reasons, chances, and whole games."""

from skyrmish.bots.ladder.flying.patience import is_restless
from skyrmish.bots.ladder.flying.wingman import wingman_plan
from skyrmish.bots.ladder.knowledge import FINALISTS, GAMES_EACH, Knowledge
from skyrmish.bots.ladder.levels import ACE, WINGMAN
from skyrmish.bots.ladder.players import act_as, plane_to_act
from skyrmish.bots.ladder.risks import choose_push
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.search.duel import deepen, is_duel, look_deeper
from skyrmish.bots.search.forecast import fly_on, rank_by_forecast
from skyrmish.bots.search.mind import Mind, add_option, copy_table
from skyrmish.bots.search.options import list_options, take_option
from skyrmish.bots.search.playouts import finish_round, keep_better_half, knock_out, shake, try_all
from skyrmish.bots.worth.instinct import points_for
from skyrmish.engine.dice import LOW32, philox
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import MOVE, OVER
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.settling import throw

LIST, DEEPEN, TRY, HALVE, CHANCES, WEIGH, PLAY = range(7)  # what to think about
THOUGHT_PURPOSE = 3
LOW31 = 0x7FFFFFFF
OTHER_PART = 4  # what is not a plan gets this part of its games


@rule
def ponder(rules: Rules, known: Knowledge, mind: Mind, table: NotedTable, i: int, task: int, games: int) -> None:
    """Do one piece of thinking about the table, for plane i: with so many games, or about the option of that number."""
    if task == LIST:
        survey(rules, known, mind, table, i, known.bots[table.planes[i].seat])
    elif task == DEEPEN:
        deepen(rules, known, mind, table, i, games)
    elif task == TRY:
        try_all(rules, known, mind, table, i, games)
    elif task == HALVE:
        keep_better_half(mind)
    elif task == CHANCES:
        weigh_chances(rules, known, mind, table, games)
    elif task == WEIGH:
        weigh(rules, known, mind, table, i)
    else:
        play_game(rules, known, mind, table)


@rule
def survey(rules: Rules, known: Knowledge, mind: Mind, table: NotedTable, i: int, bot: int) -> None:
    """List the options, the most promising first; none where a bot of this kind does not search.

    A veteran lets everybody answer the plans that a wingman would like best, an ace those that feel best.
    """
    mind.count = 0
    if known.plans[bot] == 0 or (table.decision != MOVE and known.deep[bot] == 0):
        return
    if table.decision == MOVE and choose_push(rules, table, i, bot):
        return
    if table.decision == MOVE and is_restless(known, table):
        add_option(mind, wingman_plan(rules, known, table, i, WINGMAN), 0.0)
        return
    list_options(rules, known, mind, table, i, known.plans[bot], ACE if known.deep[bot] == 1 else WINGMAN)
    if table.decision == MOVE and mind.count > 1:
        rank_by_forecast(rules, known, mind, table, i)


@rule
def finalists(known: Knowledge, mind: Mind, games: int) -> int:
    """How many options are worth playing out with so many games."""
    worth = max(2.0, min(known.habits[FINALISTS], games / known.habits[GAMES_EACH]))
    return min(mind.count, int(worth))


@rule
def share_of_games(table: Table, games: int) -> int:
    return games if table.decision == MOVE else games // OTHER_PART


@rule
def weigh(rules: Rules, known: Knowledge, mind: Mind, table: NotedTable, i: int) -> None:
    """What the bot of plane i thinks of its options, the best first; none where it answers at a glance."""
    seat = table.planes[i].seat
    bot, games = known.bots[seat], share_of_games(table, known.games[seat])
    survey(rules, known, mind, table, i, bot)
    if known.deep[bot] == 1 and mind.count > 1:
        if table.decision == MOVE and is_duel(rules, table):
            look_deeper(rules, known, mind, table, i, games)
        else:
            mind.count = finalists(known, mind, games)
            knock_out(rules, known, mind, table, i, games)


@rule
def decide(rules: Rules, known: Knowledge, mind: Mind, table: NotedTable) -> None:
    """One decision by the bot whose seat is asked."""
    i = plane_to_act(rules, table)
    weigh(rules, known, mind, table, i)
    if mind.count > 0:
        take_option(rules, table, i, mind.options[0])
    else:
        act_as(rules, known, table, i, known.bots[table.planes[i].seat])


@rule
def play_game(rules: Rules, known: Knowledge, mind: Mind, table: NotedTable) -> None:
    """Bots of any kind play a match to its end. Every decision is thought about with dice of its own."""
    seed = mind.seed
    while table.stage != OVER:
        if table.due > 0:
            throw(rules, table)
        else:
            mind.seed = seed + table.decisions
            decide(rules, known, mind, table)


@rule
def weigh_chances(rules: Rules, known: Knowledge, mind: Mind, table: Table, games: int) -> None:
    """Each side's chance to win: everybody plays on by instinct up to the next round's guns, so many times."""
    for _ in range(games):
        copy_table(table, mind.trial)
        shake(mind.trial, mind.seed, mind.games)
        finish_round(rules, known, mind.trial, table.round)
        fly_on(rules, known, mind.trial, table.round + 1)
        mind.games += 1
        for side in range(table.sides):
            mind.chances[side] += points_for(rules, known, mind.trial, side)


@rule
def thought_seed(seed: int, decision: int) -> int:
    """A seed for the dice that a bot thinks with; another one for each decision. It has 62 bits."""
    first, second = philox(seed & LOW32, (seed >> 32) & LOW32, THOUGHT_PURPOSE)
    return ((first & LOW31) << 31) ^ second ^ (decision << 20)
