"""Take docs/pictures/dogfight.jpg and bombing-raid.jpg: a real browser, read on until somebody has to decide.

PYTHONPATH=tests python docs/make_dice_pictures.py
"""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from table.browser import FLAGS, browser_path
from table.conftest import Hall, opened_hall
from table.dice_hands import follow, is_over, press_enter

PICTURES = Path(__file__).parent / "pictures"
SIZE = {"width": 1440, "height": 900}
WANTED = {"dogfight": "shot-window", "bombing-raid": "second-roll"}


def decided_at(page: Page, hall: Hall, game: str) -> None:
    """A match in which it comes to a decision about dice that may turn something."""
    seats = [{"name": "Ilse", "kind": "bot", "level": "greedy"}, {"name": "Tomas", "kind": "person"}]
    gold = page.locator(".ask .fly")
    while True:
        page.goto(hall.address(hall.make(game=game, seats=seats)))
        follow(page, press_enter, lambda asked: asked == WANTED[game] and gold.get_attribute("data-order") != "pass")
        if not is_over(page):
            return


def take_picture(browser: Browser, hall: Hall, game: str) -> Path:
    page = browser.new_page(viewport=SIZE, reduced_motion="reduce")
    decided_at(page, hall, game)
    page.keyboard.press("o")
    page.locator(".chances .assumes").first.wait_for()
    page.wait_for_timeout(600)
    page.screenshot(path=PICTURES / f"{game}.jpg", type="jpeg", quality=88)
    return PICTURES / f"{game}.jpg"


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        opened_hall(Path(folder) / "table.sqlite") as hall,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        for game in WANTED:
            print(take_picture(browser, hall, game))
        browser.close()
