"""A game of the lab played again, by the same bots with the same seed, from nothing but the head of its record."""

from skyrmish.bots.kinds import check_bot
from skyrmish.lab.arena.arenas import arena_for
from skyrmish.lab.arena.contest import Contest
from skyrmish.lab.compiling import Tell
from skyrmish.lab.simulation import USUAL_NODES, Simulation, is_searched, record_of
from skyrmish.lab.thinking_games import get_ready
from skyrmish.match.records.header import Header
from skyrmish.match.records.origin import SIMULATE, Origin
from skyrmish.words.refusal import Refusal


def played_again(header: Header, tell: Tell) -> str:
    """The record of the same game; refused where the head does not say enough."""
    origin, bots = header.origin, tuple(player.bot for player in header.seated().values())
    if origin is None or "" in bots:
        raise Refusal("record-not-of-bots")
    for bot in bots:
        check_bot(header.ruleset.game, bot, start=True)
    fast = is_searched(header.ruleset, bots)
    if fast:
        get_ready(tell)
    if origin.command == SIMULATE:
        nodes = origin.nodes or USUAL_NODES
        simulation = Simulation(header.ruleset, header.seating, bots, origin.game + 1, header.seed, nodes)
        return record_of(simulation, origin.game, fast)
    return _in_the_arena(header, origin, bots, fast)


def _in_the_arena(header: Header, origin: Origin, bots: tuple[str, ...], fast: bool) -> str:
    planes = max(1, len(header.seating.seats[0].planes))
    contest = Contest(bots, header.ruleset, 1, planes, header.seed, origin.nodes, origin.seconds)
    _, record = arena_for(contest, fast).played(list(bots), origin.game, recorded=True)
    return record
