"""A table of dice: every pilot's squadron, the shot, the Decision die."""

from typing import TYPE_CHECKING

from skyrmish.env.drawing.canvas import Canvas, colour_of
from skyrmish.env.drawing.words import LINE, MARGIN, written
from skyrmish.env.telling import now
from skyrmish.games.squadron_dice.constants import ACES, ICONS, LETTERS, MOST_SQUADRON
from skyrmish.games.squadron_dice.pieces import Pilot, planes_of
from skyrmish.lab.balance.colours import INK, INK_3, RAISED, SUNK, ink_on
from skyrmish.match.match import Match
from skyrmish.words.catalogue import say

if TYPE_CHECKING:
    from PIL.Image import Image

DIE, GAP, ROW = 44.0, 6.0, 124.0
WIDTH = round(MOST_SQUADRON * (DIE + GAP) + 2 * MARGIN + 5 * (DIE + GAP))


def dice_picture(match: Match) -> "Image":
    canvas = Canvas(WIDTH, round(MARGIN + 2 * LINE + ROW * match.table.count + 3 * LINE))
    canvas.text(MARGIN, MARGIN, say("env-picture-round", round=match.table.round), 16)
    y = MARGIN + 1.8 * LINE
    for seat, name in enumerate(match.names):
        _draw_pilot(canvas, match, seat, name, y)
        y += ROW
    written(canvas, now(match), MARGIN, y, WIDTH - 2 * MARGIN, INK)
    return canvas.shown()


def _draw_pilot(canvas: Canvas, match: Match, seat: int, name: str, y: float) -> None:
    pilot, table = match.table.pilots[seat], match.table
    canvas.box(MARGIN, y, WIDTH - 2 * MARGIN, ROW - 2 * GAP, SUNK if pilot.alive else RAISED)
    canvas.box(MARGIN + GAP, y + GAP + 2, 10, 10, colour_of(seat))
    canvas.text(MARGIN + 22, y + GAP, name, 14)
    stands = match.game.stand_words(match.rules, table, match.seating)[name]
    canvas.text(MARGIN + 30 + canvas.width_of(name, 14), y + GAP + 1, "; ".join(stands), 12, INK_3)
    x, top = MARGIN + GAP, y + 2 * LINE
    for die in range(pilot.count):
        locked = bool((pilot.locked >> die) & 1)
        _draw_die(canvas, x, top, pilot.shown[die], _letter(pilot, die), colour_of(seat), locked)
        x += DIE + GAP
    x = MARGIN + GAP + MOST_SQUADRON * (DIE + GAP)
    rolled = match.rules.hit_dice if seat == table.hitter else match.rules.evade_dice if seat == table.evader else 0
    for die in range(rolled):
        _draw_die(canvas, x, top, pilot.rolled[die], "", INK, False)
        x += DIE + GAP
    if pilot.holds:
        _draw_die(canvas, WIDTH - MARGIN - GAP - DIE, top, pilot.decision, "?", INK, False)
    canvas.text(MARGIN + GAP, top + DIE + 4, say("env-picture-planes", planes=planes_of(pilot)), 12, INK_3)


def _letter(pilot: Pilot, die: int) -> str:
    """Which Ace it is; Rookies have no letter."""
    return LETTERS[pilot.kinds[die] - ACES] if pilot.kinds[die] >= ACES else ""


def _draw_die(canvas: Canvas, x: float, y: float, shown: int, letter: str, colour: str, locked: bool) -> None:
    canvas.box(x, y, DIE, DIE, colour, RAISED if not locked else INK)
    icon = ICONS[shown]
    canvas.text(x + DIE / 2, y + DIE / 2, icon, 20 if len(icon) == 1 else 12, ink_on(colour), "mm")
    canvas.text(x + DIE - 4, y + 2, letter, 11, ink_on(colour), "ra")
