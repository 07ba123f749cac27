"""Exact chances of a choice at a table of dice: what a Decision die may turn, and who leads after the second roll."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import product

from skyrmish.engine.records import copied
from skyrmish.games.orders import Order, Situation
from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.orders import Pass, pilot_named
from skyrmish.games.squadron_dice.pieces import Rules, Table, planes_on
from skyrmish.games.squadron_dice.play.dogfight import highest_team, lowest_planes, may_evade
from skyrmish.games.squadron_dice.play.windows import add_icon, evades, hits, place_of
from skyrmish.odds.squadron_dice import Chances, faces_of, icon_chances, mean_planes, second_roll, summed

Shares = dict[str, Fraction]
Place = tuple[int, int, int]  # of a die: whose, where it lies, its kind


def thrown_again(rules: Rules, table: Table, places: Sequence[Place]) -> Iterator[tuple[Table, Fraction]]:
    """B-66  Every way in which these dice may fall, with its chance."""
    each = [icon_chances(faces_of(rules, kind)).items() for _, _, kind in places]
    for fallen in product(*each):
        after, chance = copied(table), Fraction(1)
        for (seat, place, _), (icon, likely) in zip(places, fallen, strict=True):
            pilot, chance = after.pilots[seat], chance * likely
            if place < w.FIRST_ROLLED:
                pilot.shown[place] = icon
            else:
                pilot.rolled[place - w.FIRST_ROLLED] = icon
        yield after, chance


def tables_after(at: Situation, order: Order) -> Iterator[tuple[Table, Fraction]]:
    """Every way in which the table may lie when this order is carried out."""
    used = copied(at.table)
    pilot = used.pilots[at.number]
    if isinstance(order.verb, Pass):
        return iter([(used, Fraction(1))])
    pilot.holds = False
    if not order.how:
        add_icon(pilot)
        return iter([(used, Fraction(1))])
    whose = pilot_named(at, order.target) if order.how == "any" else at.number
    places = [_place(at, whose, int(die) - 1) for die in order.numbers]
    return thrown_again(at.rules, used, places)


def _place(at: Situation, whose: int, die: int) -> Place:
    place = place_of(at.rules, at.table, whose, die)
    shot = w.HIT_DIE if whose == at.table.hitter else w.EVADE_DIE
    return whose, place, shot if place >= w.FIRST_ROLLED else at.table.pilots[whose].kinds[place]


def shared(tables: Iterator[tuple[Table, Fraction]], name: Callable[[Table], str]) -> Shares:
    """How likely each kind of end is."""
    shares: Shares = {}
    for table, chance in tables:
        found = name(table)
        shares[found] = shares.get(found, Fraction(0)) + chance
    return shares


def position_of(table: Table, seat: int) -> str:
    """SD-DF-03  What positions as they are mean for a pilot: to hit, a new turn, to evade, or to look on."""
    top, team = highest_team(table), table.pilots[seat].team
    if top < 0:
        return "new-turn"
    if top == team:
        return "you-hit"
    least = lowest_planes(table, top)
    return "you-evade" if may_evade(table, seat, top, least) else "look-on"


def shot_of(rules: Rules, table: Table) -> str:
    """SD-DF-05  Whether the shot as it lies costs a plane."""
    return "shot-lands" if hits(rules, table) > evades(rules, table) else "gets-away"


# ---- Bombing Raid ----


def gaining_dice(rules: Rules, table: Table, seat: int) -> list[int]:
    """Dice of a first roll that show less than they do on average."""
    pilot = table.pilots[seat]
    free = [die for die in range(pilot.count) if not (pilot.locked >> die) & 1]
    return [die for die in free if planes_on(pilot.shown[die]) < mean_planes(faces_of(rules, pilot.kinds[die]))]


def total_after(rules: Rules, table: Table, seat: int, again: Sequence[int]) -> Chances:
    """SD-BR-03  A pilot's planes after the second roll."""
    pilot = table.pilots[seat]
    return second_roll(rules, pilot.kinds[: pilot.count], pilot.shown[: pilot.count], again)


def leads_after(rules: Rules, table: Table, seat: int, again: Sequence[int]) -> Shares:
    """SD-BR-04, SD-BR-05, B-74  To lead, to tie at the top, to be behind; the others roll what gains on average."""
    choices = {other: gaining_dice(rules, table, other) for other in range(table.count)} | {seat: list(again)}
    teams: dict[int, list[Chances]] = {}
    for other, dice in choices.items():
        teams.setdefault(table.pilots[other].team, []).append(total_after(rules, table, other, dice))
    mine = summed(teams.pop(table.pilots[seat].team))
    others = [summed(parts) for parts in teams.values()]
    shares: Shares = {"you-lead": Fraction(0), "tie": Fraction(0), "behind": Fraction(0)}
    for total, chance in mine.items():
        below, most = Fraction(1), Fraction(1)
        for theirs in others:
            below *= sum((likely for number, likely in theirs.items() if number < total), Fraction(0))
            most *= sum((likely for number, likely in theirs.items() if number <= total), Fraction(0))
        shares["you-lead"] += chance * below
        shares["tie"] += chance * (most - below)
        shares["behind"] += chance * (1 - most)
    return shares
