"""A pilot's dice, in words and as a position file has them."""

from collections.abc import Sequence
from typing import Any

from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.pieces import Pilot, Rules, Table, planes_of
from skyrmish.words.catalogue import say


def icon_name(icon: int) -> str:
    """One plane, Any …"""
    return say(f"icon-{w.ICON_KEYS[icon]}")


def shown_words(pilot: Pilot) -> list[str]:
    return [w.ICONS[icon] for icon in pilot.shown[: pilot.count]]


def aces_shown(pilot: Pilot) -> list[str]:
    """Whose dice lie behind those of the Rookies."""
    return [w.KINDS[kind] for kind in pilot.kinds[pilot.rookies : pilot.count]]


def squadron_words(dice: Sequence[str], aces: Sequence[str]) -> str:
    """Rookies 2 1 - -, A 1, B evade."""
    rookies = len(dice) - len(aces)
    faces = [say("die-face", icon=icon) for icon in dice]
    told = [say("squadron-rookies", dice=" ".join(faces[:rookies]))] if rookies else []
    return ", ".join(told + [f"{ace} {face}" for ace, face in zip(aces, faces[rookies:], strict=True)])


def die_words(pilot: Pilot, die: int) -> str:
    """Rookie: two planes; Ace B: evade."""
    return die_told(pilot.kinds[die], pilot.shown[die])


def die_told(kind: int, icon: int | None) -> str:
    """A die of any kind, and what it shows, if it has been rolled."""
    return say("die-of", kind=w.KINDS[kind], icon=None if icon is None else icon_name(icon))


def dice_numbers(bits: int) -> list[int]:
    """Dice that bits stand for, counted from 1."""
    return [die + 1 for die in range(bits.bit_length()) if (bits >> die) & 1]


def letters(aces: int) -> list[str]:
    return [letter for ace, letter in enumerate(w.LETTERS) if (aces >> ace) & 1]


def decision_word(icon: int) -> str:
    return {w.ONE: "one-plane", w.TWO: "two-planes"}.get(icon, w.ICONS[icon])


def pilot_words(rules: Rules, table: Table, seat: int) -> list[str]:
    """A pilot's dice, as everybody may see them."""
    pilot = table.pilots[seat]
    if not pilot.alive:
        return [say("pilot-is-out")]
    told = [squadron_told(rules, table, seat)]
    if rules.game == w.DOGFIGHT:
        icon = icon_name(pilot.decision) if pilot.holds else None
        told.append(say("pilot-decision-die", icon=icon))
        told.append(say("pilot-reserve", aces=letters(pilot.reserve)))
    if table.decision == w.SHOT_WINDOW and seat in (table.hitter, table.evader):
        rolled = pilot.rolled[: rules.hit_dice if seat == table.hitter else rules.evade_dice]
        role = "hits" if seat == table.hitter else "evades"
        dice = [die_numbered(number, None, w.ICONS[icon]) for number, icon in enumerate(rolled, 1)]
        told.append(say(f"pilot-{role}", dice=dice))
    return told


def squadron_told(rules: Rules, table: Table, seat: int) -> str:
    """A squadron and its planes, with the numbers that orders name dice by; or what will be rolled."""
    pilot = table.pilots[seat]
    if table.decision == w.KEEP_OR_ROLL:
        return say("pilot-flies", rookies=pilot.rookies, aces=letters(pilot.flying))
    first = first_number(rules, table, seat)
    squadron = squadron_words(shown_words(pilot), aces_shown(pilot)) if first is None else numbered_dice(pilot, first)
    return say("pilot-squadron", squadron=squadron, planes=planes_of(pilot))


def first_number(rules: Rules, table: Table, seat: int) -> int | None:
    """The number of a squadron's first die, where an order may name it: after the shot, behind the Evade dice."""
    if table.decision in (w.POSITION_WINDOW, w.SECOND_ROLL):
        return 1
    return rules.evade_dice + 1 if table.decision == w.SHOT_WINDOW and seat == table.evader else None


def numbered_dice(pilot: Pilot, first: int) -> list[str]:
    """#1 Rookie 2, #2 Rookie -, #3 Ace B evade."""
    return [die_numbered(first + k, w.KINDS[pilot.kinds[k]], icon) for k, icon in enumerate(shown_words(pilot))]


def die_numbered(number: int, kind: str | None, icon: str) -> str:
    return say("die-numbered", number=number, kind=kind, face=say("die-face", icon=icon))


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


def shot_told(rules: Rules, table: Table, names: Sequence[str]) -> dict[str, Any]:
    """SD-DF-04  Who shoots at whom, and the dice of the shot while they lie there."""
    told: dict[str, Any] = {"hitter": None, "evader": None, "hit_dice": [], "evade_dice": []}
    if table.hitter >= 0:
        told["hitter"] = names[table.hitter]
    if table.decision == w.SHOT_WINDOW:
        told["evader"] = names[table.evader]
        told["hit_dice"] = [w.ICONS[icon] for icon in table.pilots[table.hitter].rolled[: rules.hit_dice]]
        told["evade_dice"] = [w.ICONS[icon] for icon in table.pilots[table.evader].rolled[: rules.evade_dice]]
    return told
