"""What the rules tell becomes events: the facts of each happening, with the clause that made it happen."""

from skyrmish.games.events import Event, Journal, Tellers
from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice import events as e
from skyrmish.games.squadron_dice import happenings as happened
from skyrmish.games.squadron_dice.pieces import Table, planes_of
from skyrmish.games.squadron_dice.play.rolling import lying
from skyrmish.games.squadron_dice.play.windows import evades, hits
from skyrmish.games.squadron_dice.standing import aces_shown, dice_numbers, shown_words

TELLERS = Tellers()


def by_game(j: Journal, dogfight: str, bombing_raid: str) -> str:
    """The clause of whichever is played."""
    return dogfight if j.rules.game == w.DOGFIGHT else bombing_raid


@TELLERS.of(happened.NEW_TURN)
def _turn(j: Journal, _table: Table, _seat: int, number: int, _b: int) -> Event:
    return j.event(e.Turn(round=number), by_game(j, "SD-DF-02", "SD-BR-06"))


@TELLERS.of(happened.KEPT_DIE)
def _kept(j: Journal, table: Table, seat: int, _a: int, _b: int) -> Event:
    return j.event(e.KeptDie(decision=w.ICONS[table.pilots[seat].decision]), "SD-DF-09", j.names[seat])


@TELLERS.of(happened.POSITION_ROLLED)
def _position_roll(j: Journal, table: Table, seat: int, _a: int, _b: int) -> Event:
    pilot = table.pilots[seat]
    told = e.PositionRoll(
        dice=shown_words(pilot),
        aces=aces_shown(pilot),
        planes=planes_of(pilot),
        decision=w.ICONS[pilot.decision],
    )
    return j.event(told, "SD-DF-02", j.names[seat])


@TELLERS.of(happened.POSITION_TIED)
def _tied(j: Journal, _table: Table, _seat: int, _a: int, _b: int) -> Event:
    return j.event(e.Tie(), "SD-DF-03")


@TELLERS.of(happened.GOT_POSITION)
def _got_position(j: Journal, table: Table, seat: int, evader: int, _b: int) -> Event:
    mine, theirs = planes_of(table.pilots[seat]), planes_of(table.pilots[evader])
    told = e.Position(evader=j.names[evader], planes=mine, evader_planes=theirs)
    return j.event(told, "SD-DF-03", j.names[seat])


@TELLERS.of(happened.SHOT_ROLLED)
def _shot(j: Journal, table: Table, seat: int, evader: int, _b: int) -> Event:
    told = e.Shot(
        evader=j.names[evader],
        hit_dice=[w.ICONS[icon] for icon in table.pilots[seat].rolled[: j.rules.hit_dice]],
        evade_dice=[w.ICONS[icon] for icon in table.pilots[evader].rolled[: j.rules.evade_dice]],
        hits=hits(j.rules, table),
        evades=evades(j.rules, table),
    )
    return j.event(told, "SD-DF-04", j.names[seat])


@TELLERS.of(happened.USED_ICON)
def _used_icon(j: Journal, _table: Table, seat: int, icon: int, _b: int) -> Event:
    return j.event(e.Used(icon=w.ICONS[icon]), "B-67" if icon in (w.HIT, w.EVADE) else "B-62", j.names[seat])


@TELLERS.of(happened.USED_ANY)
def _used_any(j: Journal, _table: Table, seat: int, other: int, die: int) -> Event:
    told = e.Used(icon=w.ICONS[w.ANY], target=j.names[other], die=die + 1, own=other == seat)
    return j.event(told, "SD-08", j.names[seat])


@TELLERS.of(happened.USED_BLANKS)
def _used_blanks(j: Journal, _table: Table, seat: int, dice: int, _b: int) -> Event:
    return j.event(e.Used(icon=w.ICONS[w.BLANKS], dice=dice_numbers(dice)), "SD-09", j.names[seat])


@TELLERS.of(happened.REROLLED)
def _rerolled(j: Journal, table: Table, seat: int, _place: int, k: int) -> Event:
    first = w.ICONS[w.REROLL] if table.thrown[k] == w.REROLL else None
    return j.event(e.Rerolled(icon=w.ICONS[lying(table, k)], first=first), "B-66", j.names[seat])


@TELLERS.of(happened.LAPSED)
def _lapsed(j: Journal, _table: Table, seat: int, _a: int, _b: int) -> Event:
    return j.event(e.Lapsed(), "B-63", j.names[seat])


@TELLERS.of(happened.ESCAPED)
def _escaped(j: Journal, _table: Table, seat: int, shot: int, dodged: int) -> Event:
    return j.event(e.Escaped(hits=shot, evades=dodged), "SD-DF-05", j.names[seat])


@TELLERS.of(happened.LOST_ROOKIE)
def _lost(j: Journal, table: Table, seat: int, shot: int, dodged: int) -> Event:
    return j.event(e.Lost(hits=shot, evades=dodged, to=j.names[table.hitter]), "SD-DF-05", j.names[seat])


@TELLERS.of(happened.BROUGHT_ACE)
def _brought(j: Journal, _table: Table, seat: int, ace: int, _b: int) -> Event:
    return j.event(e.Brought(ace=w.LETTERS[ace]), "SD-DF-05", j.names[seat])


@TELLERS.of(happened.ELIMINATED)
def _eliminated(j: Journal, _table: Table, seat: int, _a: int, _b: int) -> Event:
    return j.event(e.Eliminated(), "SD-DF-06", j.names[seat])


@TELLERS.of(happened.RAID_ROLLED)
def _raid_rolled(j: Journal, table: Table, seat: int, _a: int, _b: int) -> Event:
    pilot = table.pilots[seat]
    told = e.FirstRoll(
        dice=shown_words(pilot),
        aces=aces_shown(pilot),
        planes=planes_of(pilot),
        locked=dice_numbers(pilot.locked),
    )
    return j.event(told, "SD-BR-02", j.names[seat])


@TELLERS.of(happened.CHOSE_DICE)
def _chose(j: Journal, _table: Table, seat: int, dice: int, _b: int) -> Event:
    return j.event(e.Chose(dice=dice_numbers(dice)), "SD-BR-03", j.names[seat])


@TELLERS.of(happened.RAID_TOTAL)
def _total(j: Journal, table: Table, seat: int, planes: int, _b: int) -> Event:
    pilot = table.pilots[seat]
    told = e.Total(dice=shown_words(pilot), aces=aces_shown(pilot), planes=planes)
    return j.event(told, "SD-BR-03", j.names[seat])


@TELLERS.of(happened.RETIRED_ACE)
def _retired(j: Journal, _table: Table, seat: int, ace: int, _b: int) -> Event:
    return j.event(e.Retired(ace=w.LETTERS[ace]), "SD-BR-04", j.names[seat])


@TELLERS.of(happened.KEPT_LAST_ACE)
def _kept_ace(j: Journal, _table: Table, seat: int, _a: int, _b: int) -> Event:
    return j.event(e.KeptAce(), "SD-BR-05", j.names[seat])


@TELLERS.of(happened.WON)
def _won(j: Journal, _table: Table, _seat: int, team: int, _b: int) -> Event:
    return j.event(e.Won(), by_game(j, "SD-DF-06", "SD-BR-07"), j.sides[team])


@TELLERS.of(happened.DREW)
def _drew(j: Journal, _table: Table, _seat: int, _a: int, _b: int) -> Event:
    return j.event(e.Draw(), "B-44")
