"""`solver`: the answer with the best chance to win the match.

Two players: Bombing Raid exactly; Dogfight exactly where windows go by priority, and by the same tables where they are
secret. Three or four: see ``solver_table_of_many``.
"""

from skyrmish.bots.search.matrix_game import WIDTH, Game, drawn_from, solve
from skyrmish.bots.squadron_dice.greedy import all_blanks, any_on
from skyrmish.bots.squadron_dice.solver.fight.fight_position import best_position_use, position_value
from skyrmish.bots.squadron_dice.solver.fight.fight_shot import (
    ADDED_ONE,
    BLANKS_HELD,
    BOTH,
    HELD,
    Solved,
    best_shot_use,
    shot_value,
)
from skyrmish.bots.squadron_dice.solver.fight.fight_solver import keep_or_roll, two_by_two
from skyrmish.bots.squadron_dice.solver.fight.squads import Squads, roll_of
from skyrmish.bots.squadron_dice.solver.raid.raid_hands import (
    LENGTH,
    Hand,
    PlaneOdds,
    dice_for,
    list_choices,
    read_hand,
)
from skyrmish.bots.squadron_dice.solver.raid.raid_solver import after_tie, lay_tie, without, without_theirs
from skyrmish.engine.dice import draw
from skyrmish.engine.records import Record
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import (
    ACE_COUNT,
    ACE_SETS,
    ACES,
    ANY,
    BLANK,
    EVADE,
    HIT,
    KEEP,
    KEEP_OR_ROLL,
    PASS,
    POSITION_WINDOW,
    RETIRE,
    ROLL,
    SECOND_ROLL,
    SHOT_WINDOW,
    USE,
    USE_ANY,
    USE_BLANKS,
)
from skyrmish.games.squadron_dice.pieces import Pilot, Rules, Table, planes_of, size_of
from skyrmish.games.squadron_dice.play.windows import evading_aces, icons_rolled

BETTER = 1e-12  # what a use must gain over passing


class Workshop(Record):
    """Room to think in."""

    odds: PlaneOdds
    mine: Hand
    theirs: Hand
    game: Game


@rule
def some_chance(table: Table) -> float:
    """A number from 0 to 1, from the bots' own stream."""
    return draw(table.choices) / 4294967296.0


# ---- Bombing Raid ----


@rule
def lay_second_rolls(mine: Hand, theirs: Hand, tie: float, game: Game) -> None:
    """SD-BR-03  My choices against theirs: the chance to be higher, and a tie at its worth."""
    game.rows, game.columns = mine.choices, theirs.choices
    for j in range(game.columns):
        for i in range(game.rows):
            below, paid = 0.0, 0.0
            for total in range(LENGTH):
                chance = theirs.totals[j * LENGTH + total]
                paid += mine.totals[i * LENGTH + total] * (below + tie * chance)
                below += chance
            game.payoff[i * WIDTH + j] = paid


@rule
def worth_of_tie(s: Solved, mine: int, theirs: int, game: Game) -> float:
    """A tie on the scale from losing the turn, 0, to winning it, 1."""
    win, loss = without(s.raid, mine, theirs), without_theirs(s.raid, mine, theirs)
    tie = after_tie(s.raid, mine, theirs, game)
    if tie < 0.0:
        tie = s.raid[mine * ACE_SETS + theirs]
    return (tie - loss) / (win - loss) if win > loss else 0.5


@rule
def solved_dice(s: Solved, shop: Workshop, table: Table, seat: int) -> int:
    """B-72  The second roll, mixed as the game of simultaneous choices demands."""
    me, other = table.pilots[seat], table.pilots[1 - seat]
    read_hand(me, shop.mine)
    read_hand(other, shop.theirs)
    list_choices(shop.odds, shop.mine)
    if shop.mine.choices == 1:
        return dice_for(me, shop.mine, 0)
    list_choices(shop.odds, shop.theirs)
    tie = worth_of_tie(s, me.flying, other.flying, shop.game)
    lay_second_rolls(shop.mine, shop.theirs, tie, shop.game)
    solve(shop.game)
    return dice_for(me, shop.mine, drawn_from(shop.game.row_mix, shop.mine.choices, some_chance(table)))


@rule
def nth_ace(aces: int, wanted: int) -> int:
    """The Ace in that place of a set."""
    for ace in range(ACE_COUNT):
        if (aces >> ace) & 1:
            if wanted == 0:
                return ace
            wanted -= 1
    return -1


@rule
def solved_retirement(s: Solved, shop: Workshop, table: Table, seat: int) -> int:
    """SD-BR-04, SD-BR-05  The Ace that is missed least; after a tie, knowing that the other retires one too."""
    me, other = table.pilots[seat], table.pilots[1 - seat]
    if planes_of(me) == planes_of(other) and size_of(other.flying) > 1:
        lay_tie(s.raid, me.flying, other.flying, shop.game)
        solve(shop.game)
        return nth_ace(me.flying, drawn_from(shop.game.row_mix, shop.game.rows, some_chance(table)))
    best, chosen = -1.0, -1
    for ace in range(ACE_COUNT):
        if (me.flying >> ace) & 1:
            value = s.raid[(me.flying & ~(1 << ace)) * ACE_SETS + other.flying]
            if value > best:
                best, chosen = value, ace
    return chosen


# ---- Dogfight ----


@rule
def held_of(pilot: Pilot) -> int:
    """A Decision die as the tables number it: 0 used; 1 … 6 held; 7, 8 just used for planes, 7 for an icon."""
    if not pilot.holds:
        if pilot.icons > 0:
            return ADDED_ONE
        return BLANKS_HELD + pilot.planes if pilot.planes > 0 else 0
    return pilot.decision if pilot.decision <= HIT else pilot.decision - 1


@rule
def pair_of(table: Table) -> int:
    return table.pilots[0].flying * ACE_SETS + table.pilots[1].flying


@rule
def solved_keeping(s: Solved, table: Table, seat: int) -> int:
    """B-68  Keep the die or roll it; if both hold one, mixed as simultaneous choices demand."""
    pair, d, e = pair_of(table), held_of(table.pilots[0]), held_of(table.pilots[1])
    rr = keep_or_roll(s, pair, d, e, 1, 1)
    if d > 0 and e > 0:
        kk, kr = keep_or_roll(s, pair, d, e, 0, 0), keep_or_roll(s, pair, d, e, 0, 1)
        _, mine, theirs = two_by_two(kk, kr, keep_or_roll(s, pair, d, e, 1, 0), rr)
        return KEEP if some_chance(table) < (mine if seat == 0 else theirs) else ROLL
    if seat == 0:
        return KEEP if keep_or_roll(s, pair, d, e, 0, 1) > rr + BETTER else ROLL
    return KEEP if keep_or_roll(s, pair, d, e, 1, 0) < rr - BETTER else ROLL


@rule
def gains(seat: int, use: float, closed: float, other: float, other_may: bool) -> bool:
    """Whether a use beats passing: then the other may use its die, or the window closes."""
    if seat == 0:
        return use > (min(closed, other) if other_may else closed) + BETTER
    return use < (max(closed, other) if other_may else closed) - BETTER


@rule
def solved_position(s: Solved, squads: Squads, table: Table, seat: int) -> int:
    """B-63  The first window: the best use of the die, or a pass."""
    a, b = roll_of(squads, table.pilots[0]), roll_of(squads, table.pilots[1])
    pair, d, e = pair_of(table), held_of(table.pilots[0]), held_of(table.pilots[1])
    value, use = best_position_use(s, squads, pair, seat, a, b, d, e)
    other, reply = best_position_use(s, squads, pair, 1 - seat, a, b, d, e)
    closed = position_value(s, squads, pair, a, b, d, e)
    other_may = reply >= 0 and not (table.passed >> (1 - seat)) & 1
    if use < 0 or not gains(seat, value, closed, other, other_may):
        return PASS
    if use == 0:
        return USE
    return named_reroll(squads, table, seat, (use - 1) // 2, (use - 1) % 2)


@rule
def named_reroll(squads: Squads, table: Table, seat: int, reroll: int, side: int) -> int:
    """The answer that rerolls these dice."""
    pilot = table.pilots[side]
    first = die_like(pilot, squads.kind[reroll], squads.icon[reroll], -1)
    if table.pilots[seat].decision == ANY:
        return USE_ANY + 16 * side + first
    dice = 1 << first
    if squads.partner[reroll] >= 0:
        dice |= 1 << die_like(pilot, squads.partner[reroll], BLANK, first)
    return USE_BLANKS + dice


@rule
def die_like(pilot: Pilot, kind: int, icon: int, but: int) -> int:
    """The first squadron die of a kind that shows an icon."""
    for die in range(pilot.count):
        if die != but and pilot.kinds[die] == kind and pilot.shown[die] == icon:
            return die
    return -1


@rule
def solved_shot(rules: Rules, s: Solved, table: Table, seat: int) -> int:
    """B-63  The second window: the best use of the die, or a pass."""
    pair, hitter, evader = pair_of(table), table.hitter, table.pilots[table.evader]
    shot = icons_rolled(table.pilots[hitter], rules.hit_dice, HIT)
    dodged, aces = icons_rolled(evader, rules.evade_dice, EVADE), evading_aces(evader)
    d, e = shot_die(table.pilots[0]), shot_die(table.pilots[1])
    value, use = best_shot_use(s, pair, hitter, seat, shot, dodged, aces, d, e)
    other, reply = best_shot_use(s, pair, hitter, 1 - seat, shot, dodged, aces, d, e)
    closed = shot_value(s, pair, hitter, shot, dodged, aces, d, e)
    other_may = reply >= 0 and not (table.passed >> (1 - seat)) & 1
    if use < 0 or not gains(seat, value, closed, other, other_may):
        return PASS
    return named_shot_use(rules, table, seat, use)


@rule
def shot_die(pilot: Pilot) -> int:
    """A Decision die in the second window: planes that it added before count no longer."""
    if pilot.holds:
        return held_of(pilot)
    return ADDED_ONE if pilot.icons > 0 else 0


@rule
def named_shot_use(rules: Rules, table: Table, seat: int, use: int) -> int:
    """The answer for a use as ``fight_shot`` numbers them."""
    if use == 0:
        return USE
    if use <= 4:
        other = table.hitter if use <= 2 else table.evader
        icon = HIT if use == 1 else (EVADE if use == 3 else BLANK)
        return any_on(rules, table, other, icon)
    if use <= 8:
        evader = table.pilots[table.evader]
        return USE_ANY + 16 * table.evader + rules.evade_dice + die_like(evader, ACES + use - 5, EVADE, -1)
    both = all_blanks(rules, table, seat)
    return both if use == 10 else USE_BLANKS + ((both - USE_BLANKS) & -(both - USE_BLANKS))


@rule
def solved_ace(s: Solved, table: Table, seat: int) -> int:
    """SD-DF-05  The Ace to bring in."""
    me = table.pilots[seat]
    dice = shot_die(table.pilots[0]) % ADDED_ONE * HELD + shot_die(table.pilots[1]) % ADDED_ONE
    best, chosen = -1.0, -1
    for ace in range(ACE_COUNT):
        if (me.reserve >> ace) & 1:
            flying = me.flying | (1 << ace)
            other = table.pilots[1 - seat].flying
            pair = flying * ACE_SETS + other if seat == 0 else other * ACE_SETS + flying
            value = s.turn[pair * BOTH + dice]
            value = value if seat == 0 else 1.0 - value
            if value > best:
                best, chosen = value, ace
    return chosen


@rule
def solved_answer(rules: Rules, s: Solved, squads: Squads, shop: Workshop, table: Table, seat: int) -> int:
    """The solver's answer at a table for two."""
    if table.decision == SECOND_ROLL:
        return solved_dice(s, shop, table, seat)
    if table.decision == RETIRE:
        return solved_retirement(s, shop, table, seat)
    if table.decision == KEEP_OR_ROLL:
        return solved_keeping(s, table, seat)
    if table.decision == POSITION_WINDOW:
        return solved_position(s, squads, table, seat)
    if table.decision == SHOT_WINDOW:
        return solved_shot(rules, s, table, seat)
    return solved_ace(s, table, seat)
