"""Bombing Raid after the first roll: what a second roll can make of a hand.

More planes are never worse, so a blank is always rolled again and two planes never are: the choice is which dice that
show one plane to risk. Dice of one kind are alike, so a choice is a number of dice of each kind.
"""

from typing import Annotated

from skyrmish.bots.search.matrix_game import MOST_CHOICES
from skyrmish.engine.records import Record, Room
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import ACE_COUNT, ACES, EVADE, ROOKIE
from skyrmish.games.squadron_dice.pieces import Pilot, planes_on

LENGTH = 17  # totals of eight dice: 0 … 16
RAID_KINDS = 1 + ACE_COUNT  # Rookies, then the Aces


class PlaneOdds(Record):
    """The chances of 0, 1 and 2 planes in one throw, by kind: Rookies, then the Aces."""

    chance: Annotated[list[float], Room(RAID_KINDS * 3)]


class Hand(Record):
    """A first roll: planes that stay, dice that are rolled again anyway, dice that show one plane; and all choices."""

    base: int
    blanks: Annotated[list[int], Room(RAID_KINDS)]
    ones: Annotated[list[int], Room(RAID_KINDS)]
    choices: int
    risked: Annotated[list[int], Room(MOST_CHOICES * RAID_KINDS)]  # of each kind, by choice
    totals: Annotated[list[float], Room(MOST_CHOICES * LENGTH)]  # chances of each total, by choice


@rule
def raid_kind(kind: int) -> int:
    """A kind of dice as hands number them: the Decision die's number, which lies between, is left out."""
    return 0 if kind == ROOKIE else 1 + kind - ACES


@rule
def read_hand(pilot: Pilot, hand: Hand) -> None:
    """SD-BR-02, B-72  Sort the dice on the table; locked ones show an evade and count nothing."""
    hand.base = 0
    for kind in range(RAID_KINDS):
        hand.blanks[kind], hand.ones[kind] = 0, 0
    for die in range(pilot.count):
        kind, planes = raid_kind(pilot.kinds[die]), planes_on(pilot.shown[die])
        if planes == 2:
            hand.base += 2
        elif planes == 1:
            hand.ones[kind] += 1
        elif pilot.shown[die] != EVADE:
            hand.blanks[kind] += 1


@rule
def roll_in(odds: PlaneOdds, hand: Hand, row: int, kind: int) -> None:
    """One more die of a kind is rolled: its planes join the total."""
    start = row * LENGTH
    for total in range(LENGTH - 1, -1, -1):
        chance = odds.chance[kind * 3] * hand.totals[start + total]
        if total > 0:
            chance += odds.chance[kind * 3 + 1] * hand.totals[start + total - 1]
        if total > 1:
            chance += odds.chance[kind * 3 + 2] * hand.totals[start + total - 2]
        hand.totals[start + total] = chance


@rule
def list_choices(odds: PlaneOdds, hand: Hand) -> None:
    """Every number of risked dice of each kind, with the chances of every total."""
    count = 1
    for kind in range(RAID_KINDS):
        count *= hand.ones[kind] + 1
    hand.choices = count
    for choice in range(count):
        left, kept = choice, hand.base
        for total in range(LENGTH):
            hand.totals[choice * LENGTH + total] = 0.0
        for kind in range(RAID_KINDS):
            risked = left % (hand.ones[kind] + 1)
            left //= hand.ones[kind] + 1
            hand.risked[choice * RAID_KINDS + kind] = risked
            kept += hand.ones[kind] - risked
        hand.totals[choice * LENGTH + kept] = 1.0
        for kind in range(RAID_KINDS):
            for _ in range(hand.blanks[kind] + hand.risked[choice * RAID_KINDS + kind]):
                roll_in(odds, hand, choice, kind)


@rule
def dice_for(pilot: Pilot, hand: Hand, choice: int) -> int:
    """The dice that a choice rolls again, as bits."""
    dice = 0
    for kind in range(RAID_KINDS):
        left = hand.risked[choice * RAID_KINDS + kind]
        for die in range(pilot.count):
            if raid_kind(pilot.kinds[die]) != kind or (pilot.locked >> die) & 1:
                continue
            planes = planes_on(pilot.shown[die])
            if planes == 0 or (planes == 1 and left > 0):
                dice |= 1 << die
                left -= planes
    return dice
