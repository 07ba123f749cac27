"""An arena's games on a cluster."""

from collections.abc import Callable
from functools import partial

from skyrmish.bots.kinds import bot_names
from skyrmish.lab.arena.arenas import arena_for
from skyrmish.lab.arena.contest import Contest
from skyrmish.lab.arena.diary import Diary, Game
from skyrmish.lab.arena.playing import Arena, play_here
from skyrmish.lab.cluster import Cluster
from skyrmish.words.refusal import Refusal


def play_on_cluster(arena: Arena, diary: Diary, cluster: Cluster, cores: int, progress: Callable[[], None]) -> None:
    """Play what the diary lacks there; games whose records are kept are played here."""
    contest, shelf = arena.contest, arena.shelf
    if not set(contest.bots) <= set(bot_names(contest.ruleset.game)):
        raise Refusal("cluster-own")
    left = diary.left_to_play(contest)
    here = [game for game in left if shelf is not None and shelf.wants(game[-1])]
    play_here(arena, diary, here, cores, progress)
    there = (game for game in left if shelf is None or not shelf.wants(game[-1]))
    for game in cluster.played(partial(player_of, contest, arena.fast), there):
        diary.add(game)
        progress()


def player_of(contest: Contest, fast: bool) -> Callable[[int, int, int], Game]:
    """Plays one game, on whatever machine it is made."""
    arena = arena_for(contest, fast)
    arena.prepare(lambda _: None)
    return arena.play
