"""Bombers, bombs and balloons: how many of them a kit holds."""

from dataclasses import dataclass

from skyrmish.games.squadron_leader.constants import BALLOON, BOMBER, KINDS
from skyrmish.games.squadron_leader.play.setting_up.allocations import allocations
from skyrmish.games.squadron_leader.rulesets.mission import MissionSide, mission_named
from skyrmish.printkit.faces.planes.played import Played
from skyrmish.printkit.pieces.boards import TOP
from skyrmish.printkit.pieces.piece import Piece
from skyrmish.printkit.pieces.tokens import balloon_token, bomb_token, bomber_token

BALLOONS = 3  # ours: where no mission says how many


@dataclass(frozen=True)
class Expansion:
    """C-3, C-4  The pieces, the bombs of each bomber, what stands on its board, and whether a mission says so."""

    bombers: int
    bombs: int
    balloons: int
    stats: tuple[int, ...]
    are_given: bool

    def pieces(self) -> list[tuple[Piece, int]]:
        """Its tokens, and how many of each: as many on paper as in plastic."""
        return [
            (bomber_token(), self.bombers),
            (bomb_token(), self.bombs * self.bombers),
            (balloon_token(), self.balloons),
        ]


def expansion_of(played: Played) -> Expansion:
    """As the mission says; without one, a bomber, as the edition arms it, and some balloons; none without bombers."""
    if not played.has_bombers:
        return Expansion(0, 0, 0, (), False)
    rules, mission = played.rules, played.ruleset.mission
    sturdiest = allocations(rules, BOMBER)[-1]
    if not mission:
        return Expansion(1, rules.bomber_bombs, BALLOONS, sturdiest, False)
    sides = mission_named(mission).sides
    bombs = max((side.bombs for side in sides if side.counts[BOMBER]), default=0) or rules.bomber_bombs
    fixed = _fixed(sides)
    return Expansion(_count(sides, BOMBER), bombs, _count(sides, BALLOON), fixed or sturdiest, bool(fixed))


def top_of(played: Played) -> int:
    """The most that a board or a card has room for: of any stat, of a bomber's too, and of altitude."""
    return max(TOP, played.levels, *played.rules.stats, *expansion_of(played).stats)


def _count(sides: tuple[MissionSide, ...], kind: int) -> int:
    return sum(side.counts[kind] for side in sides)


def _fixed(sides: tuple[MissionSide, ...]) -> tuple[int, ...]:
    """What a mission has printed on a bomber's board, if it has."""
    return next((tuple(side.stats[KINDS[BOMBER]]) for side in sides if KINDS[BOMBER] in side.stats), ())
