"""Take docs/pictures/table.jpg: a real browser at examples/club-night.txt, a bank considered after a straight.

PYTHONPATH=tests python docs/make_table_picture.py
"""

import tempfile
from pathlib import Path

import httpx
from playwright.sync_api import sync_playwright
from table.browser import FLAGS, browser_path
from table.conftest import opened_hall

HERE = Path(__file__).parent
RECORD = HERE.parent / "examples" / "club-night.txt"
PICTURE = HERE / "pictures" / "table.jpg"
SIZE = {"width": 1440, "height": 900}


def take_picture(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        page = browser.new_page(viewport=SIZE)
        page.goto(address)
        page.get_by_role("button", name="Fly").wait_for()
        page.keyboard.press("ArrowUp")
        page.get_by_role("button", name="Bank left, costs").focus()
        page.wait_for_timeout(3000)  # the camera leans in, and the odds arrive
        page.screenshot(path=PICTURE, type="jpeg", quality=88)
        browser.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, opened_hall(Path(folder) / "table.sqlite") as hall:
        made = httpx.post(f"{hall.base}/api/records", json={"record": RECORD.read_text(encoding="utf-8")}).json()
        take_picture(hall.address(made))
    print(PICTURE)
