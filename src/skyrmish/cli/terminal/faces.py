"""Which face a game has at the terminal."""

from skyrmish.cli.terminal.dice.face import DiceFace
from skyrmish.cli.terminal.face import Face
from skyrmish.cli.terminal.planes.face import PlanesFace
from skyrmish.games.game import Game
from skyrmish.games.squadron_dice.game import SquadronDice
from skyrmish.games.squadron_leader.game import SquadronLeader

FACES: dict[type[Game], Face] = {SquadronLeader: PlanesFace(), SquadronDice: DiceFace()}
PLAIN = Face()


def face_of(game: Game) -> Face:
    """The face made for a game, or the plain one."""
    return FACES.get(type(game), PLAIN)
