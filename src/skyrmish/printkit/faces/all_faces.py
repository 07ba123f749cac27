"""Which face a game has. Of a game that is not named here the rules are printed."""

from skyrmish.games.all_games import game_named
from skyrmish.games.game import Game
from skyrmish.games.squadron_dice.game import SquadronDice
from skyrmish.games.squadron_leader.game import SquadronLeader
from skyrmish.printkit.choices import Choices
from skyrmish.printkit.faces.dice import DiceFace
from skyrmish.printkit.faces.face import Face
from skyrmish.printkit.faces.planes.face import PlanesFace

FACES: dict[type[Game], type[Face]] = {SquadronLeader: PlanesFace, SquadronDice: DiceFace}


def face_of(choices: Choices) -> Face:
    return FACES.get(type(game_named(choices.game)), Face)(choices)
