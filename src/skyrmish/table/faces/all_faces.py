"""Which face a game has. A game that is not named here is shown plainly."""

from skyrmish.games.game import Game
from skyrmish.games.squadron_dice.game import SquadronDice
from skyrmish.games.squadron_leader.game import SquadronLeader
from skyrmish.match.match import Match
from skyrmish.table.faces.dice import DiceFace
from skyrmish.table.faces.face import Face
from skyrmish.table.faces.plain import PlainFace
from skyrmish.table.faces.sky import SkyFace

FACES: dict[type[Game], type[Face]] = {SquadronLeader: SkyFace, SquadronDice: DiceFace}


def face_class(game: Game) -> type[Face]:
    return FACES.get(type(game), PlainFace)


def face_of(match: Match) -> Face:
    return face_class(match.game)(match)
