"""`solver` in the first window among three or four: a Decision die is kept where it can turn nothing round."""

from skyrmish.bots.squadron_dice.greedy import greedy_in_position
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import BLANK, BLANKS, ONE, PASS, TWO
from skyrmish.games.squadron_dice.pieces import MOST_PILOTS, Rules, Table, planes_on
from skyrmish.games.squadron_dice.play.dogfight import highest_team, lowest_planes, may_evade, may_hit


@rule
def who_meets_whom(table: Table) -> int:
    """SD-DF-03, B-69  Pilots who would hit and pilots who would be hit, as bits; none where the top is tied."""
    team, found = highest_team(table), 0
    if team < 0:
        return 0
    least = lowest_planes(table, team)
    for seat in range(table.count):
        if may_hit(table, seat, team):
            found |= 1 << seat
        if may_evade(table, seat, team, least):
            found |= 1 << (MOST_PILOTS + seat)
    return found


@rule
def changes_nothing(table: Table, seat: int, planes: int) -> bool:
    """With so many planes more, the same pilots meet, or nobody does still."""
    pilot, before = table.pilots[seat], who_meets_whom(table)
    pilot.planes += planes
    after = who_meets_whom(table)
    pilot.planes -= planes
    return before == after


@rule
def most_gained(rules: Rules, table: Table, seat: int) -> int:
    """The most planes that the Decision die can add to its own squadron."""
    pilot, blanks = table.pilots[seat], 0
    if pilot.decision != BLANKS:
        return planes_on(ONE if pilot.decision == ONE else TWO)
    for die in range(pilot.count):
        if pilot.shown[die] == BLANK and blanks < rules.blanks_at_once:
            blanks += 1
    return blanks * planes_on(TWO)


@rule
def position_of_many(rules: Rules, table: Table, seat: int) -> int:
    """B-63, B-69  As greedy plays it, but no die is wasted: below a tie that it cannot reach, or where the same meet.

    Nothing is lost by it: whoever passes is asked again as soon as somebody uses a die.
    """
    pilot = table.pilots[seat]
    sure = pilot.decision == ONE or pilot.decision == TWO
    if (sure or highest_team(table) < 0) and changes_nothing(table, seat, most_gained(rules, table, seat)):
        return PASS
    return greedy_in_position(rules, table, seat)
