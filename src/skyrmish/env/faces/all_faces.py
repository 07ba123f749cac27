"""The face of every game."""

from collections.abc import Callable

from skyrmish.env.faces.dice import DiceFace
from skyrmish.env.faces.face import Face
from skyrmish.env.faces.plain import PlainFace
from skyrmish.env.faces.planes import PlanesFace
from skyrmish.games.game import Game
from skyrmish.games.squadron_dice.game import SquadronDice
from skyrmish.games.squadron_leader.game import SquadronLeader
from skyrmish.match.match import Match

FACES: dict[type[Game], Callable[[Match], Face]] = {SquadronLeader: PlanesFace, SquadronDice: DiceFace}


def face_of(match: Match) -> Face:
    """The game's own, or the plain one."""
    return FACES.get(type(match.game), PlainFace)(match)
