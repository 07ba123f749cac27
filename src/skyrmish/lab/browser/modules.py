"""The WebAssembly modules of a page, and what each of them exports."""

from dataclasses import dataclass

from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.search.mind import Mind
from skyrmish.bots.search.ponder import ponder
from skyrmish.bots.squadron_dice.knowledge import DiceKnowledge
from skyrmish.bots.squadron_dice.solver.answers import Workshop, solved_answer
from skyrmish.bots.squadron_dice.solver.fight.fight_shot import Solved
from skyrmish.bots.squadron_dice.solver.fight.fight_solver import improve, start_pair, weigh_losses, weigh_pair_shots
from skyrmish.bots.squadron_dice.solver.fight.squads import Squads
from skyrmish.bots.squadron_dice.solver.many.table_of_many import answer_of_many
from skyrmish.bots.squadron_dice.solver.tables import DICE_MODULE
from skyrmish.engine.exports import Export
from skyrmish.games.squadron_dice import pieces as dice
from skyrmish.games.squadron_leader.lean_games import SKIES
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.lab import squadron_dice
from skyrmish.lab.balance.allocations import Allotments
from skyrmish.lab.balance.tally import PairTally
from skyrmish.lab.games_of_planes import play_games
from skyrmish.lab.tally import Tally
from skyrmish.lab.thinking_games import play_thinking

GAMES = (int, int, int)  # of a seed: from one number to before another
OF_PLANES = (
    Export(ponder, (Rules, Knowledge, Mind, NotedTable, int, int, int)),
    Export(play_games, (Rules, Knowledge, NotedTable, Allotments, Tally, PairTally, *GAMES)),
    Export(play_thinking, (Rules, Knowledge, Mind, NotedTable, Tally, *GAMES)),
)
SOLVER = (Solved, Squads, Workshop)
OF_DICE = (
    Export(squadron_dice.play_many, (dice.Rules, DiceKnowledge, dice.Table, Tally, int, *GAMES)),
    Export(squadron_dice.play_many_solved, (dice.Rules, DiceKnowledge, *SOLVER, dice.Table, Tally, int, *GAMES)),
    Export(solved_answer, (dice.Rules, *SOLVER, dice.Table, int)),
    Export(answer_of_many, (dice.Rules, DiceKnowledge, Solved, Workshop, dice.Table, int)),
    Export(weigh_losses, (Solved, int, int)),
    Export(weigh_pair_shots, (Solved, int)),
    Export(start_pair, (Solved, int)),
    Export(improve, (Solved, Squads, int)),
)


@dataclass(frozen=True)
class PageModule:
    """Rules for games in which some things never occur."""

    name: str
    exports: tuple[Export, ...]
    absent: frozenset[str] = frozenset()


MODULES = (*(PageModule(sky, OF_PLANES, absent) for sky, absent in SKIES.items()), PageModule(DICE_MODULE, OF_DICE))
