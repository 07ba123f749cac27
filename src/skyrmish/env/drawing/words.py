"""The table in words: the picture of a game that nobody has drawn, and the lines beside those that are."""

from typing import TYPE_CHECKING

from skyrmish.env.drawing.canvas import Canvas, colour_of
from skyrmish.env.telling import now
from skyrmish.lab.balance.colours import INK, INK_2
from skyrmish.match.match import Match
from skyrmish.words.catalogue import say

if TYPE_CHECKING:
    from PIL.Image import Image

WIDTH, HEIGHT, MARGIN, LINE = 480, 480, 14.0, 18.0


def words_picture(match: Match) -> "Image":
    canvas = Canvas(WIDTH, HEIGHT)
    write_standing(canvas, match, MARGIN, MARGIN, WIDTH - 2 * MARGIN)
    return canvas.shown()


def write_standing(canvas: Canvas, match: Match, x: float, y: float, width: float) -> None:
    """Which round it is, how everybody stands, what happened last, whom the table waits for."""
    canvas.text(x, y, say("env-picture-round", round=match.table.round), 16)
    y += 1.6 * LINE
    stands = match.game.stand_words(match.rules, match.table, match.seating)
    for seat, (name, words) in enumerate(stands.items()):
        canvas.box(x, y + 2, 10, 10, colour_of(seat))
        canvas.text(x + 18, y, name, 14)
        y = written(canvas, words, x + 18, y + LINE, width - 18) + LINE / 2
    written(canvas, now(match), x, y, width, INK)


def written(canvas: Canvas, words: list[str], x: float, y: float, width: float, colour: str = INK_2) -> float:
    """Sentences, each from a new line on; where the next one would begin."""
    for sentence in words:
        for line in canvas.folded(sentence, width):
            canvas.text(x, y, line, colour=colour)
            y += LINE
    return y
