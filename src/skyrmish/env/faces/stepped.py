"""Faces of games whose masks and sights are rules, which compiled matches use too."""

from typing import Any

import numpy as np

from skyrmish.env.faces.face import WAIT, Face, Mask, Sight, seen
from skyrmish.lab.stepping.steps import OwnRules
from skyrmish.match.match import Match


class SteppedFace(Face):
    """The game's own rules, over what a seat may see."""

    def __init__(self, own: OwnRules, numbers: Any, names: list[str]) -> None:
        self.own, self.numbers, self._names = own, numbers, names
        self.actions, self.sights = numbers.total, len(names)

    def names(self) -> list[str]:
        return self._names

    def look(self, match: Match, seat: int) -> Sight:
        sight = np.zeros(self.sights, np.float32)
        self.own.look(match.rules, self.numbers, seen(match, seat), seat, sight)
        return sight

    def mask(self, match: Match, seat: int) -> Mask:
        mask = np.zeros(self.actions, np.int8)
        if match.is_over:
            mask[WAIT] = 1
        else:
            self.own.fill_mask(match.rules, self.numbers, seen(match, seat), seat, mask)
        return mask

    def fortune(self, match: Match, seat: int) -> float:
        return self.own.fortune(match.rules, match.table, match.seating.side_of_seat(seat))
