"""Which face a game has for its chances. One that is not named here is asked how its planes shoot, and refuses."""

from typing import Any

from skyrmish.cli.odds.dice import DiceFace
from skyrmish.cli.odds.face import Asked, Face
from skyrmish.cli.odds.planes import PlanesFace
from skyrmish.games.all_games import game_of
from skyrmish.games.game import Game
from skyrmish.games.squadron_dice.game import SquadronDice
from skyrmish.games.squadron_leader.game import SquadronLeader
from skyrmish.words.refusal import Refusal

FACES: dict[type[Game], Face] = {SquadronLeader: PlanesFace(), SquadronDice: DiceFace()}


def face_for(ruleset: Any, asked: Asked) -> Face:
    """The face of the game; refused where somebody asks what only players of another game ask."""
    face = FACES.get(type(game_of(ruleset)), FACES[SquadronLeader])
    for option in (option for other in FACES.values() for option in other.own):
        if option not in face.own and getattr(asked, option):
            raise Refusal("chances-other-game", "SD-01", option=option.replace("_", "-"), game=ruleset.game)
    return face
