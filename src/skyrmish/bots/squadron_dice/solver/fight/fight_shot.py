"""Dogfight for two, the second window: what a shot is worth, both sides using their Decision dice as best they can.

Values are the first seat's chance to win the match. A Decision die is 0 when used, 1 … 6 when held (one plane, two
planes, evade, hit, Any, Blanks), 7 when it has just added an icon. A shot is counted by icons: ``shot`` hits on the
Hit dice, ``dodged`` evades on the Evade dice, and the evader's Aces that show one.
"""

from collections.abc import Callable
from typing import Annotated

from skyrmish.engine.records import Record, Room
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import ACE_COUNT, ACE_SETS
from skyrmish.games.squadron_dice.pieces import size_of

HELD = 7
EVADE_HELD, HIT_HELD, ANY_HELD, BLANKS_HELD, ADDED_ONE = 3, 4, 5, 6, 7
BOTH = HELD * HELD
PAIRS = ACE_SETS * ACE_SETS  # of squadrons
Weighing = Callable[..., float]


class Solved(Record):
    """Chances of the first seat, by pair of squadrons (16 × mine + theirs) and both Decision dice."""

    hit_dice: int
    evade_dice: int
    blanks_at_once: int
    hit: float  # chance of one Hit die
    evade: float  # of one Evade die
    ace_evade: Annotated[list[float], Room(ACE_COUNT)]
    icon: Annotated[list[float], Room(HELD)]  # chance of each icon on a Decision die
    turn: Annotated[list[float], Room(PAIRS * BOTH)]  # before a turn
    rolled: Annotated[list[float], Room(PAIRS * BOTH)]  # after the position roll, on average
    lost: Annotated[list[float], Room(PAIRS * 2 * BOTH)]  # when the evader (0: second seat) has lost a Rookie
    shot: Annotated[list[float], Room(PAIRS * 2 * ACE_SETS * BOTH)]  # before the shot, by hitter and evading Aces
    raid: Annotated[list[float], Room(PAIRS)]  # Bombing Raid, by both sets of Aces


@rule
def left_of(die: int) -> int:
    """A die that has just been used is used."""
    return 0 if die > BLANKS_HELD else die


@rule
def shot_value(s: Solved, pair: int, hitter: int, shot: int, dodged: int, aces: int, d: int, e: int) -> float:
    """SD-DF-05  The window is closed: hits against evades."""
    mine, theirs = (d, e) if hitter == 0 else (e, d)
    hits = shot + (mine == ADDED_ONE)
    evades = dodged + size_of(aces) + (theirs == ADDED_ONE)
    dice = left_of(d) * HELD + left_of(e)
    if hits > evades:
        return s.lost[(pair * 2 + hitter) * BOTH + dice]
    return s.turn[pair * BOTH + dice]


@rule
def losing(hitter: int, shot: int, dodged: int, aces: int) -> int:
    """B-63  The seat that acts first: the side that is losing the comparison."""
    return 1 - hitter if shot > dodged + size_of(aces) else hitter


@rule
def helps(s: Solved, hitter: int, seat: int, die: int, shot: int, dodged: int) -> bool:
    """B-63  Whether a Decision die can do anything for this seat now."""
    if die == ANY_HELD:
        return True
    if seat == hitter:
        return die == HIT_HELD or (die == BLANKS_HELD and shot < s.hit_dice)
    return die == EVADE_HELD or (die == BLANKS_HELD and dodged < s.evade_dice)


# Uses, numbered: 0 the icon itself; 1 a hit, 2 a missed Hit die, 3 an evade, 4 a blank Evade die, 5 … 8 an Ace;
# 9 one blank die of one's own, 10 two.
USES = 11


@rule
def may_use(s: Solved, hitter: int, seat: int, die: int, shot: int, dodged: int, aces: int, use: int) -> bool:
    """B-64, B-65  Whether that use is open."""
    if die == ANY_HELD:
        if use < 1 or use > 8:
            return False
        if use >= 5:
            return (aces >> (use - 5)) & 1 != 0
        if use <= 2:
            return shot > 0 if use == 1 else shot < s.hit_dice
        return dodged > 0 if use == 3 else dodged < s.evade_dice
    if die == BLANKS_HELD:
        blank = s.hit_dice - shot if seat == hitter else s.evade_dice - dodged
        return 9 <= use < 9 + min(blank, s.blanks_at_once)
    return use == 0


@rule
def chance_of(use: int, own: float, gained: int) -> float:
    """The chance that a use leaves so many more icons than before on the rerolled dice, of at most two."""
    if use == 0:
        return 1.0 if gained == 0 else 0.0
    if use == 1 or use == 3 or use == 5:
        if gained == 0:
            return own
        return 1.0 - own if gained == -1 else 0.0
    if use == 10:
        if gained == 1:
            return 2.0 * own * (1.0 - own)
        return own * own if gained == 2 else ((1.0 - own) * (1.0 - own) if gained == 0 else 0.0)
    if gained == 1:
        return own
    return 1.0 - own if gained == 0 else 0.0


@rule
def own_chance(s: Solved, hitter: int, seat: int, use: int) -> float:
    """The chance that the rerolled die shows its icon."""
    if use >= 9:
        return s.hit if seat == hitter else s.evade
    if use >= 5:
        return s.ace_evade[use - 5]
    return s.hit if use <= 2 else s.evade


@rule
def after_use(hitter: int, seat: int, use: int, shot: int, dodged: int, aces: int, gained: int) -> tuple[int, int, int]:
    """Hits, evades and evading Aces after a reroll."""
    if 5 <= use < 9:
        return shot, dodged, aces & ~(1 << (use - 5)) if gained < 0 else aces
    if use == 1 or use == 2 or (use >= 9 and seat == hitter):
        return shot + gained, dodged, aces
    return shot, dodged + gained, aces


def use_before(then: Weighing) -> Weighing:
    """What a use is worth, by what comes next: the window is closed, or the other side may answer."""

    @rule
    def use_value(
        s: Solved, pair: int, hitter: int, seat: int, shot: int, dodged: int, aces: int, d: int, e: int, use: int
    ) -> float:
        die = ADDED_ONE if use == 0 else 0
        d, e = (die, e) if seat == 0 else (d, die)
        own, value = own_chance(s, hitter, seat, use), 0.0
        for gained in range(-1, 3):
            chance = chance_of(min(use, 5) if 5 <= use < 9 else use, own, gained)
            if chance > 0.0:
                hits, evades, left = after_use(hitter, seat, use, shot, dodged, aces, gained)
                value += chance * then(s, pair, hitter, hits, evades, left, d, e)
        return value

    return use_value


use_last = use_before(shot_value)


@rule
def answer_shot(s: Solved, pair: int, hitter: int, shot: int, dodged: int, aces: int, d: int, e: int) -> float:
    """At most one die is left: its owner uses it or not, whichever is better."""
    value = shot_value(s, pair, hitter, shot, dodged, aces, d, e)
    for seat in range(2):
        die = d if seat == 0 else e
        if die > 0 and die <= BLANKS_HELD and helps(s, hitter, seat, die, shot, dodged):
            for use in range(USES):
                if may_use(s, hitter, seat, die, shot, dodged, aces, use):
                    other = use_last(s, pair, hitter, seat, shot, dodged, aces, d, e, use)
                    value = max(value, other) if seat == 0 else min(value, other)
            return value
    return value


use_first = use_before(answer_shot)


@rule
def best_shot_use(
    s: Solved, pair: int, hitter: int, seat: int, shot: int, dodged: int, aces: int, d: int, e: int
) -> tuple[float, int]:
    """The best use of a seat's die, and what it is worth; −1: it has none."""
    best, chosen = 0.0, -1
    die = d if seat == 0 else e
    if die == 0 or die > BLANKS_HELD or not helps(s, hitter, seat, die, shot, dodged):
        return best, chosen
    for use in range(USES):
        if may_use(s, hitter, seat, die, shot, dodged, aces, use):
            value = use_first(s, pair, hitter, seat, shot, dodged, aces, d, e, use)
            if chosen < 0 or (value > best if seat == 0 else value < best):
                best, chosen = value, use
    return best, chosen


@rule
def window_value(closed: float, first: int, mine: float, has_mine: bool, theirs: float, has_theirs: bool) -> float:
    """B-63  The seat that acts first uses its die or lets the other decide; the other then uses its die or passes."""
    value = closed
    if first == 0:
        if has_theirs:
            value = min(value, theirs)
        return max(value, mine) if has_mine else value
    if has_mine:
        value = max(value, mine)
    return min(value, theirs) if has_theirs else value


@rule
def open_shot(s: Solved, pair: int, hitter: int, shot: int, dodged: int, aces: int, d: int, e: int) -> float:
    """The second window, from its beginning."""
    closed = shot_value(s, pair, hitter, shot, dodged, aces, d, e)
    mine, use = best_shot_use(s, pair, hitter, 0, shot, dodged, aces, d, e)
    theirs, other = best_shot_use(s, pair, hitter, 1, shot, dodged, aces, d, e)
    return window_value(closed, losing(hitter, shot, dodged, aces), mine, use >= 0, theirs, other >= 0)


@rule
def chance_of_icons(dice: int, one: float, icons: int) -> float:
    """How likely so many of these dice show their icon."""
    chance, ways = 1.0, 1.0
    for k in range(icons):
        ways = ways * (dice - k) / (k + 1)
        chance *= one
    for _ in range(dice - icons):
        chance *= 1.0 - one
    return ways * chance


@rule
def weigh_shots(s: Solved, pair: int, hitter: int, aces: int) -> None:
    """The value of every shot of this pair before its dice are rolled, by both Decision dice."""
    for d in range(HELD):
        for e in range(HELD):
            value = 0.0
            for shot in range(s.hit_dice + 1):
                for dodged in range(s.evade_dice + 1):
                    chance = chance_of_icons(s.hit_dice, s.hit, shot)
                    chance *= chance_of_icons(s.evade_dice, s.evade, dodged)
                    value += chance * open_shot(s, pair, hitter, shot, dodged, aces, d, e)
            s.shot[((pair * 2 + hitter) * ACE_SETS + aces) * BOTH + d * HELD + e] = value
