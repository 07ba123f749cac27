"""C-4  Missions at the table in the browser."""

from pathlib import Path

import httpx
from playwright.sync_api import expect
from table.conftest import Hall, NewPage

from skyrmish.match.records.record import read_record

RECORD = (Path(__file__).parents[1] / "golden" / "mission-bombers-escape.txt").read_text(encoding="utf-8")


def test_a_bomber_that_reaches_its_edge_wins_and_is_not_asked_whether_to_be_lost(new_page: NewPage, hall: Hall) -> None:
    brought = httpx.post(f"{hall.base}/api/records", json={"record": RECORD}, timeout=60).json()
    made = httpx.post(
        f"{hall.base}/api/matches/{brought['match']}/branch",
        json={"step": len(read_record(RECORD).lines) - 1, "bots": {"blue": "rookie"}},
        headers={"X-Seat-Key": brought["watch"]},
        timeout=60,
    ).json()
    page = new_page(hall.address(made, "red").removeprefix(hall.base))
    expect(page.locator('main[data-asked="move"]')).to_be_visible()
    for _ in range(2):
        page.keyboard.press("ArrowUp")
    expect(page.get_by_text("This reaches its edge: the mission is won.").first).to_be_visible()
    page.locator("[data-action=fly]").click()
    expect(page.get_by_role("heading", name="You win")).to_be_visible()
