"""Take docs/pictures/table.jpg and space-pirates.jpg: a real browser, a bank considered after a straight.

The planes are those of examples/club-night.txt, and the ships fly a round first.

PYTHONPATH=tests python docs/make_table_picture.py
"""

import tempfile
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright
from table.browser import FLAGS, browser_path
from table.conftest import Hall, opened_hall
from table.setting_up import answer_all

HERE = Path(__file__).parent
RECORD = HERE.parent / "examples" / "club-night.txt"
PICTURES = HERE / "pictures"
SIZE = {"width": 1440, "height": 900}
SHIPS = {  # a card, a place and the first move; the first of them is then asked for the second
    "Wren": ["assign 3 3 4 2", "place 250 40 90", "straight", "straight", "bank right", "end"],
    "Nova": ["assign 4 2 3 3", "place 430 660 270", "straight", "straight", "straight", "end"],
    "Orla": ["assign 3 2 4 3", "place 660 355 180", "straight", "straight", "bank left", "end"],
}


def night_at_the_club(hall: Hall) -> dict[str, Any]:
    record = RECORD.read_text(encoding="utf-8")
    made: dict[str, Any] = httpx.post(f"{hall.base}/api/records", json={"record": record}).json()
    return made


def ships(hall: Hall) -> dict[str, Any]:
    seats = [{"name": name, "kind": "person"} for name in SHIPS]
    made = hall.make(game="space-pirates", edition="space-pirates", seats=seats, seed=2)

    def answer(ask: dict[str, Any]) -> list[str] | None:
        card, place, *move = SHIPS[ask["seat"]]
        given = {"assign": [card], "place": [place], "attack": ["hold fire"]}
        if ask["kind"] == "move":
            moved.append(ask["seat"])
            return move if moved.count(ask["seat"]) == 1 else None
        return given[ask["kind"]]

    moved: list[str] = []
    answer_all(hall, made, answer)
    return made


def take_picture(browser: Browser, address: str, bank: str, picture: Path) -> None:
    page = browser.new_page(viewport=SIZE)
    page.goto(address)
    page.get_by_role("button", name="Fly").wait_for()
    page.keyboard.press("ArrowUp")
    page.get_by_role("button", name=f"{bank}, costs").focus()
    page.wait_for_timeout(3000)  # the camera leans in
    page.get_by_text("Reckoning the odds").wait_for(state="hidden")
    page.screenshot(path=picture, type="jpeg", quality=88)
    print(picture)


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        opened_hall(Path(folder) / "table.sqlite") as hall,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        take_picture(browser, hall.address(night_at_the_club(hall)), "Bank left", PICTURES / "table.jpg")
        take_picture(browser, hall.address(ships(hall)), "Bank right", PICTURES / "space-pirates.jpg")
        browser.close()
