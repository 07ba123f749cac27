"""Draw docs/pictures/printkit.png: every part and every kind of page of the four games' kits, on one sheet.

Pages are rendered from the PDFs as they are printed, so whoever looks at the picture has looked at the kit.
"""

import io
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
from PIL import Image, ImageDraw, ImageFont

from skyrmish.printkit.choosing import choose
from skyrmish.printkit.drawing.palette import EDGE, INK, INK_2, PAPER
from skyrmish.printkit.kit import Kit
from skyrmish.printkit.making import make_kit
from skyrmish.printkit.paper.sheet import BODY, FONTS, TITLE
from skyrmish.words.catalogue import say

PICTURE = Path(__file__).parent / "pictures" / "printkit.png"
WIDTH, CELL, PAGE, MARGIN, LABEL = 1600, (140, 105), (166, 200), 20, 22
KITS = [("squadron-leader", 6, False), ("space-pirates", 2, False), ("dogfight", 4, False), ("bombing-raid", 2, True)]
MOST_PAGES = 3  # of a mat, which has many that look alike

Thing = tuple[str, Image.Image]


def solids(kit: Kit) -> Iterator[Thing]:
    """The pictures of the parts, as the index shows them."""
    for part in kit.parts:
        yield part.name, Image.open(io.BytesIO(kit.files[part.files["picture"]])).convert("RGBA")


def pages(kit: Kit) -> Iterator[Thing]:
    """The pages as they come out of a printer."""
    for sheet in kit.sheets:
        pdf = pypdfium2.PdfDocument(kit.files[sheet.files["pdf"]])
        for number in range(min(len(pdf), MOST_PAGES)):
            page = pdf[number].render(scale=0.7).to_pil().convert("RGBA")
            ImageDraw.Draw(page).rectangle((0, 0, page.width - 1, page.height - 1), outline=EDGE)
            yield f"{sheet.name} {number + 1}" if len(pdf) > 1 else sheet.name, page


def rows(title: str, things: list[Thing], size: tuple[int, int]) -> Image.Image:
    """A title, and under it all things in rows, each with its name."""
    wide, high = size[0], size[1] + LABEL
    across = (WIDTH - 2 * MARGIN) // wide
    strip = Image.new("RGBA", (WIDTH, 44 + -(-len(things) // across) * high), PAPER)
    draw, small = ImageDraw.Draw(strip), ImageFont.truetype(str(FONTS / f"{BODY}.ttf"), 13)
    draw.text((MARGIN, 8), title, INK, ImageFont.truetype(str(FONTS / f"{TITLE}.ttf"), 26))
    for number, (name, picture) in enumerate(things):
        x, y = MARGIN + number % across * wide, 44 + number // across * high
        picture.thumbnail((wide - 10, high - LABEL - 6), Image.Resampling.LANCZOS)
        strip.alpha_composite(picture, (x + (wide - picture.width) // 2, y))
        draw.text((x + wide // 2, y + high - LABEL), name, INK_2, small, anchor="ma")
    return strip


def main() -> None:
    strips = []
    for game, players, low_ink in KITS:
        kit, title = make_kit(choose(game, players=players, low_ink=low_ink)), say(f"game-{game}")
        strips += [rows(title, list(solids(kit)), CELL), rows(f"{title}, on paper", list(pages(kit)), PAGE)]
    whole = Image.new("RGBA", (WIDTH, sum(strip.height for strip in strips)), PAPER)
    for number, strip in enumerate(strips):
        whole.paste(strip, (0, sum(above.height for above in strips[:number])))
    whole.convert("RGB").quantize(256, Image.Quantize.MAXCOVERAGE).save(PICTURE, optimize=True)


if __name__ == "__main__":
    main()
