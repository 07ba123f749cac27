"""C-4  Missions at the table in the browser."""

from pathlib import Path

import httpx
from playwright.sync_api import expect
from table.conftest import DESKTOP, PHONE, Hall, NewPage
from table.hands import place
from table.test_together import whoever_is_asked

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


def test_two_friends_fly_on_one_side_against_a_bot(new_page: NewPage, hall: Hall) -> None:
    """Each by a link of their own, on a desk and on a phone: they win or lose together."""
    friends = [{"name": name, "kind": "link", "team": "A"} for name in ("Ann", "Ben")]
    bot = {"name": "Cy", "kind": "bot", "level": "random", "team": "B"}
    made = hall.make(game="squadron-leader", mission="balloon-line", seats=[*friends, bot], seed=3)
    ann, ben = (
        new_page(hall.address(made, name).removeprefix(hall.base), size)
        for name, size in (("Ann", DESKTOP), ("Ben", PHONE))
    )
    for page in (ann, ben):
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("button", name="The same for all your planes").click()
    expect(ann.locator('.seat[data-seat="Ben"]')).to_contain_text("your team, A")
    for _ in range(4):  # planes of theirs, each where it is offered: never where a friend's stands by now
        placing = whoever_is_asked(ann, ben, "place")
        before = placing.locator("main.table").get_attribute("data-number")
        place(placing)
        expect(placing.locator("main.table")).not_to_have_attribute("data-number", before or "")
    assert whoever_is_asked(ann, ben, "move")
