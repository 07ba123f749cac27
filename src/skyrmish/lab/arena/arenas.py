"""The arena of a game: one that knows more about it, or the one that any game can be played in."""

from skyrmish.games.all_games import game_of
from skyrmish.games.game import Game
from skyrmish.games.squadron_leader.game import SquadronLeader
from skyrmish.lab.arena.contest import Contest
from skyrmish.lab.arena.planes import PlaneArena
from skyrmish.lab.arena.playing import Arena
from skyrmish.lab.records.shelf import Shelf

ARENAS: dict[type[Game], type[Arena]] = {SquadronLeader: PlaneArena}


def arena_for(contest: Contest, fast: bool = True, shelf: Shelf | None = None) -> Arena:
    return ARENAS.get(type(game_of(contest.ruleset)), Arena)(contest, fast, shelf)
