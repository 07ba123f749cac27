"""The two open windows of a Dogfight turn, in which Decision dice are used."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import (
    ACES,
    ANY,
    BLANK,
    BLANKS,
    EVADE,
    FIRST_ROLLED,
    HIT,
    MOST_SQUADRON,
    PASS,
    POSITION_WINDOW,
    SIMULTANEOUS_SECRET,
    TWO,
    USE,
    USE_ANY,
    USE_BLANKS,
    WINDOW_ROLL,
)
from skyrmish.games.squadron_dice.happenings import LAPSED, USED_ANY, USED_BLANKS, USED_ICON, tell
from skyrmish.games.squadron_dice.pieces import Pilot, Rules, Table, is_evading_ace, size_of, team_planes
from skyrmish.games.squadron_dice.play.rolling import ask_for_die
from skyrmish.games.squadron_dice.reasons import (
    ALLOWED,
    DIE_IS_NOT_ANY,
    DIE_IS_NOT_BLANKS,
    DIE_NEEDS_TARGET,
    EVADE_TOO_EARLY,
    HIT_TOO_EARLY,
    NO_BLANKS_NAMED,
    NO_DIE,
    NO_SUCH_DIE,
    NO_SUCH_PILOT,
    NOT_BLANK,
    NOT_ON_THE_TABLE,
    NOT_THE_EVADER,
    NOT_THE_HITTER,
    NOT_YOUR_SHOT,
    PILOT_IS_OUT,
    PLANES_TOO_LATE,
    POSITION_IS_SETTLED,
    SQUADRON_IS_SETTLED,
    TOO_MANY_BLANKS,
)

# ---- who, in which order ----


@rule
def hits(rules: Rules, table: Table) -> int:
    """SD-DF-04, B-67  Hit icons on the hitter's dice, and on the Decision die if it was used for that."""
    hitter = table.pilots[table.hitter]
    return hitter.icons + icons_rolled(hitter, rules.hit_dice, HIT)


@rule
def evades(rules: Rules, table: Table) -> int:
    """SD-DF-04, B-67, B-71  Evade icons on the evader's dice, on the squadron's Aces, and on a Decision die used so."""
    evader = table.pilots[table.evader]
    return evader.icons + icons_rolled(evader, rules.evade_dice, EVADE) + size_of(evading_aces(evader))


@rule
def icons_rolled(pilot: Pilot, dice: int, icon: int) -> int:
    """How many of a pilot's Hit or Evade dice show their icon."""
    count = 0
    for die in range(dice):
        count += pilot.rolled[die] == icon
    return count


@rule
def evading_aces(pilot: Pilot) -> int:
    """B-71  The Aces of a squadron that show an evade, as bits."""
    aces = 0
    for die in range(pilot.count):
        if is_evading_ace(pilot, die):
            aces |= 1 << (pilot.kinds[die] - ACES)
    return aces


@rule
def need(rules: Rules, table: Table, seat: int) -> int:
    """B-63  Who may act first: the least. In the first window the lowest position, in the second the losing side."""
    if table.decision == POSITION_WINDOW:
        return team_planes(table, table.pilots[seat].team)
    if seat == table.evader:
        return 0 if hits(rules, table) > evades(rules, table) else 2
    return 1 if seat == table.hitter else 3


@rule
def first_of(rules: Rules, table: Table, seats: int) -> int:
    """B-63  The first of these seats in priority order; ties by seat."""
    best, least = -1, 0
    for seat in range(table.count):
        if (seats >> seat) & 1:
            mine = need(rules, table, seat)
            if best < 0 or mine < least:
                best, least = seat, mine
    return best


# ---- what may be used ----


@rule
def dice_of(rules: Rules, table: Table, seat: int) -> int:
    """How many dice of a pilot can be named now: squadron dice; after the shot, the Hit or Evade dice before them."""
    pilot = table.pilots[seat]
    if table.decision == POSITION_WINDOW:
        return pilot.count
    return rules.evade_dice + pilot.count if seat == table.evader else rules.hit_dice


@rule
def place_of(rules: Rules, table: Table, seat: int, die: int) -> int:
    """Where the die of that number lies."""
    if table.decision == POSITION_WINDOW:
        return die
    own = rules.hit_dice if seat == table.hitter else rules.evade_dice
    return FIRST_ROLLED + die if die < own else die - own


@rule
def shown_now(rules: Rules, table: Table, seat: int, die: int) -> int:
    """What the die of that number shows, squadron or shot."""
    place = place_of(rules, table, seat, die)
    return table.pilots[seat].shown[place] if place < FIRST_ROLLED else table.pilots[seat].rolled[place - FIRST_ROLLED]


@rule
def why_not_any(rules: Rules, table: Table, other: int, die: int) -> int:
    """SD-08, B-64  Any die that shows a result; never a Decision die."""
    if other < 0 or other >= table.count:
        return NO_SUCH_PILOT
    if not table.pilots[other].alive:
        return PILOT_IS_OUT
    if table.decision != POSITION_WINDOW and other != table.hitter and other != table.evader:
        return NOT_ON_THE_TABLE
    if is_settled(rules, table, other, die):
        return POSITION_IS_SETTLED
    return ALLOWED if 0 <= die < dice_of(rules, table, other) else NO_SUCH_DIE


@rule
def is_settled(rules: Rules, table: Table, seat: int, die: int) -> bool:
    """B-64  After the shot, a die of the squadron that counts no more: all but an evade on the evader's Aces."""
    place = place_of(rules, table, seat, die)
    if table.decision == POSITION_WINDOW or place < 0 or place >= table.pilots[seat].count:
        return False
    return seat != table.evader or not is_evading_ace(table.pilots[seat], place)


@rule
def why_not_blank(rules: Rules, table: Table, seat: int, die: int) -> int:
    """B-65  A die of one's own that shows nothing; so does one on which re-roll came twice."""
    if is_settled(rules, table, seat, die):
        return SQUADRON_IS_SETTLED
    if die >= dice_of(rules, table, seat):
        return NO_SUCH_DIE
    return ALLOWED if shown_now(rules, table, seat, die) == BLANK else NOT_BLANK


@rule
def why_not_blanks(rules: Rules, table: Table, seat: int, dice: int) -> int:
    """SD-09, B-65  One or two of your own dice that are blank."""
    if table.decision != POSITION_WINDOW and seat != table.hitter and seat != table.evader:
        return NOT_YOUR_SHOT
    if dice == 0:
        return NO_BLANKS_NAMED
    named, die = 0, 0
    while dice >> die:
        if (dice >> die) & 1:
            reason = why_not_blank(rules, table, seat, die)
            if reason != ALLOWED:
                return reason
            named += 1
        die += 1
    return TOO_MANY_BLANKS if named > rules.blanks_at_once else ALLOWED


@rule
def why_not_icon(table: Table, seat: int, shown: int) -> int:
    """B-62, B-63, B-67  Planes before positions are settled, hits and evades in one's own roll."""
    early = table.decision == POSITION_WINDOW
    if shown == HIT:
        if early:
            return HIT_TOO_EARLY
        return ALLOWED if seat == table.hitter else NOT_THE_HITTER
    if shown == EVADE:
        if early:
            return EVADE_TOO_EARLY
        return ALLOWED if seat == table.evader else NOT_THE_EVADER
    if shown in (ANY, BLANKS):
        return DIE_NEEDS_TARGET
    return ALLOWED if early else PLANES_TOO_LATE


@rule
def why_not_use(rules: Rules, table: Table, seat: int, choice: int) -> int:
    """SD-DF-08, B-63  Pass, or use the Decision die for what it shows."""
    pilot = table.pilots[seat]
    if choice == PASS:
        return ALLOWED
    if not pilot.holds:
        return NO_DIE
    if choice == USE:
        return why_not_icon(table, seat, pilot.decision)
    if choice >= USE_BLANKS:
        if pilot.decision != BLANKS:
            return DIE_IS_NOT_BLANKS
        return why_not_blanks(rules, table, seat, choice - USE_BLANKS)
    if pilot.decision != ANY:
        return DIE_IS_NOT_ANY
    return why_not_any(rules, table, (choice - USE_ANY) // 16, (choice - USE_ANY) % 16)


@rule
def can_use(rules: Rules, table: Table, seat: int) -> bool:
    """There is something that this pilot's Decision die could do now."""
    pilot = table.pilots[seat]
    if not pilot.alive or not pilot.holds:
        return False
    if pilot.decision == ANY:
        return True
    if pilot.decision == BLANKS:
        for die in range(dice_of(rules, table, seat)):
            if why_not_blanks(rules, table, seat, 1 << die) == ALLOWED:
                return True
        return False
    return why_not_icon(table, seat, pilot.decision) == ALLOWED


# ---- using it ----


@rule
def use(rules: Rules, table: Table, seat: int, choice: int) -> None:
    """SD-DF-08, SD-DF-11  The Decision die does what it shows, and is spent: no take-backs."""
    pilot = table.pilots[seat]
    pilot.holds = False
    if choice == USE:
        add_icon(pilot)
        tell(table, USED_ICON, seat, pilot.decision, 0)
        return
    table.roll = WINDOW_ROLL
    if choice >= USE_BLANKS:
        tell(table, USED_BLANKS, seat, choice - USE_BLANKS, 0)
        for die in range(MOST_SQUADRON):
            if ((choice - USE_BLANKS) >> die) & 1:
                ask_for_die(table, seat, place_of(rules, table, seat, die))
    else:
        other, die = (choice - USE_ANY) // 16, (choice - USE_ANY) % 16
        tell(table, USED_ANY, seat, other, die)
        ask_for_die(table, other, place_of(rules, table, other, die))


@rule
def add_icon(pilot: Pilot) -> None:
    """B-62, B-67  Planes to the position, a hit or an evade to the roll."""
    if pilot.decision == HIT or pilot.decision == EVADE:
        pilot.icons += 1
    else:
        pilot.planes += 2 if pilot.decision == TWO else 1


@rule
def able_seats(rules: Rules, table: Table) -> int:
    """Everyone who could use a die and has not passed since one was last used."""
    seats = 0
    for seat in range(table.count):
        if not (table.passed >> seat) & 1 and can_use(rules, table, seat):
            seats |= 1 << seat
    return seats


@rule
def ask_window(rules: Rules, table: Table) -> bool:
    """B-63  Whoever is next in priority is asked, or everybody in secret; False: the window closes."""
    able = able_seats(rules, table)
    if able == 0:
        return False
    table.waiting = able if rules.timing == SIMULTANEOUS_SECRET else 1 << first_of(rules, table, able)
    table.committed, table.window_moved = 0, False
    return True


@rule
def carry_out_window(rules: Rules, table: Table) -> bool:
    """B-63  Carry out what was chosen, in priority order. False while dice are due."""
    while table.committed:
        seat = first_of(rules, table, table.committed)
        table.committed &= ~(1 << seat)
        choice = table.pilots[seat].choice
        if choice == PASS:
            table.passed |= 1 << seat
        elif why_not_use(rules, table, seat, choice) != ALLOWED:
            tell(table, LAPSED, seat, 0, 0)
        else:
            table.window_moved = True
            use(rules, table, seat, choice)
            if table.due > 0:
                return False
    if table.window_moved:
        table.passed = 0
    return True
