"""Events of the dice games: what happened, the clause behind it, and a text that a person can read."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice import happenings as happened
from skyrmish.games.squadron_dice.pieces import Pilot, Rules, Table, planes_of
from skyrmish.games.squadron_dice.rolling import lying
from skyrmish.games.squadron_dice.windows import evades, hits
from skyrmish.games.squadron_leader.events import Event

Teller = Callable[["DiceJournal", Table, int, int, int], Event]
TELLERS: dict[int, Teller] = {}


def tells(kind: int) -> Callable[[Teller], Teller]:
    """Mark the function that words one kind of happening."""

    def mark(teller: Teller) -> Teller:
        TELLERS[kind] = teller
        return teller

    return mark


@dataclass
class DiceJournal:
    """Listens to the rules, and words what they tell."""

    rules: Rules
    names: Sequence[str]
    sides: Sequence[str]
    events: list[Event] = field(default_factory=list)

    def hear(self, table: Table, kind: int, seat: int, first: int, second: int) -> None:
        self.events.append(TELLERS[kind](self, table, seat, first, second))


def counted(number: int, thing: str) -> str:
    """1 plane, 2 planes."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def shown_words(pilot: Pilot) -> list[str]:
    return [w.ICONS[icon] for icon in pilot.shown[: pilot.count]]


def dice_told(pilot: Pilot) -> str:
    """Rookies 2 1 - -, A 1, B evade."""
    rookies = " ".join(shown_words(pilot)[: pilot.rookies])
    aces = [f"{w.KINDS[pilot.kinds[d]]} {w.ICONS[pilot.shown[d]]}" for d in range(pilot.rookies, pilot.count)]
    return ", ".join(([f"Rookies {rookies}"] if pilot.rookies else []) + aces)


def numbers_told(bits: int) -> str:
    return ", ".join(str(die + 1) for die in range(bits.bit_length()) if (bits >> die) & 1)


@tells(happened.NEW_TURN)
def _turn(j: DiceJournal, _table: Table, _seat: int, number: int, _b: int) -> Event:
    clause = "SD-DF-02" if j.rules.game == w.DOGFIGHT else "SD-BR-06"
    return Event("round", clause, f"Turn {number}.", "", {"round": number})


@tells(happened.KEPT_DIE)
def _kept(j: DiceJournal, table: Table, seat: int, _a: int, _b: int) -> Event:
    icon = w.ICON_NAMES[table.pilots[seat].decision]
    return Event("kept-die", "SD-DF-09", f"{j.names[seat]} keeps the Decision die: {icon}.", j.names[seat], {})


@tells(happened.POSITION_ROLLED)
def _position(j: DiceJournal, table: Table, seat: int, _a: int, _b: int) -> Event:
    pilot, who = table.pilots[seat], j.names[seat]
    facts = {"dice": shown_words(pilot), "planes": planes_of(pilot), "decision": w.ICONS[pilot.decision]}
    told = f"{who} rolls {dice_told(pilot)}: {counted(planes_of(pilot), 'plane')}."
    return Event("position-roll", "SD-DF-02", f"{told} Decision die: {w.ICON_NAMES[pilot.decision]}.", who, facts)


@tells(happened.POSITION_TIED)
def _tied(_j: DiceJournal, _table: Table, _seat: int, _a: int, _b: int) -> Event:
    return Event("tie", "SD-DF-03", "A tie for the highest position: a new turn.")


@tells(happened.GOT_POSITION)
def _got_position(j: DiceJournal, table: Table, seat: int, evader: int, _b: int) -> Event:
    mine, theirs = planes_of(table.pilots[seat]), planes_of(table.pilots[evader])
    text = f"{j.names[seat]} ({counted(mine, 'plane')}) gets behind {j.names[evader]} ({counted(theirs, 'plane')})."
    facts = {"evader": j.names[evader], "planes": mine, "evader_planes": theirs}
    return Event("position", "SD-DF-03", text, j.names[seat], facts)


@tells(happened.SHOT_ROLLED)
def _shot(j: DiceJournal, table: Table, seat: int, evader: int, _b: int) -> Event:
    fired = [w.ICONS[icon] for icon in table.pilots[seat].rolled[: j.rules.hit_dice]]
    dodged = [w.ICONS[icon] for icon in table.pilots[evader].rolled[: j.rules.evade_dice]]
    shot, away = hits(j.rules, table), evades(j.rules, table)
    text = f"{j.names[seat]} rolls {counted(shot, 'hit')}, {j.names[evader]} {counted(away, 'evade')} with the Aces'."
    facts = {"evader": j.names[evader], "hit_dice": fired, "evade_dice": dodged, "hits": shot, "evades": away}
    return Event("shot", "SD-DF-04", text, j.names[seat], facts)


@tells(happened.USED_ICON)
def _used_icon(j: DiceJournal, _table: Table, seat: int, icon: int, _b: int) -> Event:
    text = f"{j.names[seat]} uses the Decision die: {w.ICON_NAMES[icon]}."
    clause = "B-67" if icon in (w.HIT, w.EVADE) else "B-62"
    return Event("used", clause, text, j.names[seat], {"icon": w.ICONS[icon]})


@tells(happened.USED_ANY)
def _used_any(j: DiceJournal, _table: Table, seat: int, other: int, die: int) -> Event:
    whose = "an own die" if other == seat else f"{j.names[other]}'s die"
    text = f"{j.names[seat]} uses Any on {whose}, number {die + 1}."
    return Event("used", "SD-08", text, j.names[seat], {"icon": "any", "target": j.names[other], "die": die + 1})


@tells(happened.USED_BLANKS)
def _used_blanks(j: DiceJournal, _table: Table, seat: int, dice: int, _b: int) -> Event:
    text = f"{j.names[seat]} uses Blanks on own dice {numbers_told(dice)}."
    return Event("used", "SD-09", text, j.names[seat], {"icon": "blanks", "dice": numbers_told(dice)})


@tells(happened.REROLLED)
def _rerolled(j: DiceJournal, table: Table, seat: int, _place: int, k: int) -> Event:
    first = "re-roll, then " if table.thrown[k] == w.REROLL else ""
    icon = lying(table, k)
    text = f"{j.names[seat]}'s die is rolled again: {first}{w.ICON_NAMES[icon]}."
    return Event("rerolled", "B-66", text, j.names[seat], {"icon": w.ICONS[icon]})


@tells(happened.LAPSED)
def _lapsed(j: DiceJournal, _table: Table, seat: int, _a: int, _b: int) -> Event:
    text = f"What {j.names[seat]} chose can no longer be done; the Decision die stays unused."
    return Event("lapsed", "B-63", text, j.names[seat])


@tells(happened.ESCAPED)
def _escaped(j: DiceJournal, _table: Table, seat: int, shot: int, dodged: int) -> Event:
    text = f"{counted(shot, 'hit')} against {counted(dodged, 'evade')}: {j.names[seat]} gets away."
    return Event("escaped", "SD-DF-05", text, j.names[seat], {"hits": shot, "evades": dodged})


@tells(happened.LOST_ROOKIE)
def _lost(j: DiceJournal, table: Table, seat: int, shot: int, dodged: int) -> Event:
    by = j.names[table.hitter]
    text = f"{counted(shot, 'hit')} against {counted(dodged, 'evade')}: {j.names[seat]} loses a plane to {by}."
    facts = {"hits": shot, "evades": dodged, "to": by}
    return Event("lost", "SD-DF-05", text, j.names[seat], facts)


@tells(happened.BROUGHT_ACE)
def _brought(j: DiceJournal, _table: Table, seat: int, ace: int, _b: int) -> Event:
    text = f"{j.names[seat]} brings in Ace {w.LETTERS[ace]}."
    return Event("brought", "SD-DF-05", text, j.names[seat], {"ace": w.LETTERS[ace]})


@tells(happened.ELIMINATED)
def _eliminated(j: DiceJournal, _table: Table, seat: int, _a: int, _b: int) -> Event:
    return Event("eliminated", "SD-DF-06", f"{j.names[seat]} has no Ace left to bring in and is out.", j.names[seat])


@tells(happened.RAID_ROLLED)
def _raid_rolled(j: DiceJournal, table: Table, seat: int, _a: int, _b: int) -> Event:
    pilot, who = table.pilots[seat], j.names[seat]
    locked = f" Locked: {numbers_told(pilot.locked)}." if pilot.locked else ""
    text = f"{who} rolls {dice_told(pilot)}: {counted(planes_of(pilot), 'plane')}.{locked}"
    dice = [die + 1 for die in range(pilot.count) if (pilot.locked >> die) & 1]
    facts = {"dice": shown_words(pilot), "planes": planes_of(pilot), "locked": dice}
    return Event("first-roll", "SD-BR-02", text, who, facts)


@tells(happened.CHOSE_DICE)
def _chose(j: DiceJournal, _table: Table, seat: int, dice: int, _b: int) -> Event:
    text = f"{j.names[seat]} rolls {f'dice {numbers_told(dice)}' if dice else 'nothing'} again."
    return Event("chose", "SD-BR-03", text, j.names[seat], {"dice": numbers_told(dice)})


@tells(happened.RAID_TOTAL)
def _total(j: DiceJournal, table: Table, seat: int, planes: int, _b: int) -> Event:
    pilot, who = table.pilots[seat], j.names[seat]
    text = f"{who} ends with {dice_told(pilot)}: {counted(planes, 'plane')}."
    return Event("total", "SD-BR-03", text, who, {"dice": shown_words(pilot), "planes": planes})


@tells(happened.RETIRED_ACE)
def _retired(j: DiceJournal, _table: Table, seat: int, ace: int, _b: int) -> Event:
    text = f"{j.names[seat]} takes out Ace {w.LETTERS[ace]}."
    return Event("retired", "SD-BR-04", text, j.names[seat], {"ace": w.LETTERS[ace]})


@tells(happened.KEPT_LAST_ACE)
def _kept_ace(j: DiceJournal, _table: Table, seat: int, _a: int, _b: int) -> Event:
    text = f"{j.names[seat]} keeps the last Ace: nobody wins on a tie."
    return Event("kept-ace", "SD-BR-05", text, j.names[seat])


@tells(happened.WON)
def _won(j: DiceJournal, _table: Table, _seat: int, team: int, _b: int) -> Event:
    clause = "SD-DF-06" if j.rules.game == w.DOGFIGHT else "SD-BR-07"
    return Event("won", clause, f"{j.sides[team]} wins.", j.sides[team])


@tells(happened.DREW)
def _drew(_j: DiceJournal, _table: Table, _seat: int, _a: int, _b: int) -> Event:
    return Event("draw", "B-44", "The match is drawn.")


def pilot_told(table: Table, seat: int, name: str) -> dict[str, Any]:
    """A pilot in the words of a position file."""
    pilot = table.pilots[seat]
    return {
        "seat": name,
        "rookies": pilot.rookies,
        "aces_flying": letters(pilot.flying),
        "aces_reserve": letters(pilot.reserve),
        "aces_retired": letters(pilot.retired),
        "decision": decision_word(pilot.decision) if pilot.holds else None,
        "trophies": pilot.trophies,
        "dice": shown_words(pilot),
        "planes": planes_of(pilot),
        "alive": pilot.alive,
    }


def letters(aces: int) -> list[str]:
    return [letter for ace, letter in enumerate(w.LETTERS) if (aces >> ace) & 1]


def decision_word(icon: int) -> str:
    return {w.ONE: "one-plane", w.TWO: "two-planes"}.get(icon, w.ICONS[icon])
