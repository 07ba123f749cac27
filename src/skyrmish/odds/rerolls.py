"""Rerolls used as well as they can be: keep what lies, or throw the one die again that promises most."""

from collections.abc import Callable

from skyrmish.odds.dice import KINDS, Chances, Die, Hand, mixed, rerolled

KEEP = -1


class Rerolls:
    """B-36  One pilot's choice, die by die with the result in sight, until no reroll is left or keeping is best.

    ``result`` tells what comes of a hand that is kept, ``worth`` what that is worth to this pilot. Where nothing is
    gained by it, no die is touched; among dice that promise the same, the one that shows least goes first.
    """

    def __init__(self, die: Die, result: Callable[[Hand], Chances], worth: Callable[[Chances], int]) -> None:
        self.die = die
        self.result = result
        self.worth = worth
        self._choices: dict[tuple[Hand, int], tuple[int, int]] = {}
        self._chances: dict[tuple[Hand, int], Chances] = {}

    def chances(self, hand: Hand, left: int) -> Chances:
        """What comes of a hand with so many rerolls left; every reroll multiplies the counts by the die's sides."""
        known = self._chances.get((hand, left))
        if known is None:
            kind = self.choice(hand, left)
            known = self.kept(hand, left) if kind == KEEP else self.after(hand, kind, left)
            self._chances[hand, left] = known
        return known

    def choice(self, hand: Hand, left: int) -> int:
        """What the die shows that is best thrown again, or ``KEEP``."""
        return self._best(hand, left)[0]

    def after(self, hand: Hand, kind: int, left: int) -> Chances:
        """What comes of throwing a die that shows this kind again, and of playing well after that."""
        return mixed([(faces, self.chances(new, left - 1)) for new, faces in rerolled(self.die, hand, kind)])

    def kept(self, hand: Hand, left: int) -> Chances:
        """What comes of keeping the hand, counted as finely as its rerolls would be."""
        scale = self.die.sides**left
        return tuple(scale * count for count in self.result(hand))

    def final_hands(self, hand: Hand, left: int) -> dict[Hand, int]:
        """The hands that good play ends with, and in how many throws."""
        kind = self.choice(hand, left)
        if kind == KEEP:
            return {hand: self.die.sides**left}
        found: dict[Hand, int] = {}
        for new, faces in rerolled(self.die, hand, kind):
            for last, ways in self.final_hands(new, left - 1).items():
                found[last] = found.get(last, 0) + faces * ways
        return found

    def _best(self, hand: Hand, left: int) -> tuple[int, int]:
        """The best choice, and what it is worth."""
        known = self._choices.get((hand, left))
        if known is None:
            known = self._choices[hand, left] = self._weighed(hand, left)
        return known

    def _weighed(self, hand: Hand, left: int) -> tuple[int, int]:
        if left == 0:
            return KEEP, self.worth(self.result(hand))
        best, most = KEEP, self.die.sides**left * self._best(hand, 0)[1]
        for kind in KINDS:
            if hand[kind]:
                worth = sum(faces * self._best(new, left - 1)[1] for new, faces in rerolled(self.die, hand, kind))
                if worth > most:
                    best, most = kind, worth
        return best, most
