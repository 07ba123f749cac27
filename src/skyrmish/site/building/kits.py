"""Ready-made print kits: one for each game as it is usually played, as a file to fetch."""

from collections.abc import Iterator
from typing import NamedTuple

from skyrmish.games.all_games import BY_NAME
from skyrmish.words.catalogue import say


class ReadyKit(NamedTuple):
    game: str
    title: str
    data: bytes


def ready_kits() -> Iterator[ReadyKit]:
    """Made one after the other: each takes some seconds."""
    from skyrmish.printkit.choosing import choose  # here: what makes solids takes a while to load
    from skyrmish.printkit.making import make_kit
    from skyrmish.printkit.plastic.meshes import zipped

    for game in BY_NAME:
        files = make_kit(choose(game)).files
        yield ReadyKit(game, say(f"game-{game}"), zipped({name: files[name] for name in sorted(files)}))
