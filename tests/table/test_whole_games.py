"""Whole games of planes and of ships in a real browser: with the mouse, by keyboard alone, by touch on a phone.

A bot flies the other one.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from table.conftest import PHONE, Hall, Sit

SEATS = [{"name": "Wren", "kind": "person"}, {"name": "Bolt", "kind": "bot", "level": "random"}]
GAMES: dict[str, dict[str, Any]] = {
    "squadron-leader": {"edition": "first", "modules": ["altitude"], "seed": 11},
    "space-pirates": {"edition": "space-pirates", "seed": 11},
}
LAST_ROUND = 3  # from then on Wren flies straight ahead, over the edge if it comes to that
ASKED = "[data-action=fly], [data-action=hold], [data-action=keep], [data-choice], .over"


def round_of(page: Page) -> int:
    found = re.search(r"[Rr]ound (\d+)", page.locator("main.table").inner_text())
    return int(found.group(1)) if found else 0


def is_over(page: Page) -> bool:
    return page.locator("[data-turn=over]").count() > 0


def settled(page: Page, number: str) -> str:
    """Wait until the table asks for something new, or the match is over; what the live region knows as its number."""
    page.wait_for_function(
        """([asked, number]) => {
            const table = document.querySelector('main.table');
            const isNew = table?.dataset.number !== number && table?.dataset.asked !== '';
            return document.querySelector('[data-turn=over]') || (isNew && document.querySelector(asked));
        }""",
        arg=[ASKED, number],
    )
    return page.locator("main.table").get_attribute("data-number") or ""


def seal_and_place_by_mouse(page: Page) -> None:
    page.locator("[data-action=seal]").click()
    page.get_by_role("button", name=re.compile("^Place( Enter)?$")).click()


def answer_by_mouse(page: Page) -> None:
    if page.locator("[data-action=fly]").count():
        lay_by_mouse(page)
        page.locator("[data-action=fly]").click()
        leave = page.locator("[data-action=leave]")
        if leave.count():
            leave.click()
    elif page.locator("[data-action=fire]:enabled").count():
        page.locator("[data-action=fire]").click()
    else:
        page.locator("[data-action=hold], [data-action=keep], [data-choice]").first.click()


def lay_by_mouse(page: Page) -> None:
    """A bank while there is time, then straight ahead."""
    wanted = "bank left" if round_of(page) < LAST_ROUND else "straight"
    ghost = page.locator(f"[data-option='{wanted}'][aria-disabled=false]")
    if not ghost.count():
        ghost = page.locator("[data-option][aria-disabled=false]").first
    more = page.locator("[data-action=fly]:disabled, [data-option='straight'][aria-disabled=false]")
    while ghost.count() and more.count():
        ghost.hover()
        expect(page.get_by_role("region", name="Outlook")).to_contain_text("costs")
        ghost.click()
        if wanted != "straight":
            break


def against_a_bot(hall: Hall, game: str) -> str:
    return hall.address(hall.make(game=game, seats=SEATS, **GAMES[game]))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_with_the_mouse(hall: Hall, sit: Sit, game: str) -> None:
    page = sit(against_a_bot(hall, game))
    seal_and_place_by_mouse(page)
    number = settled(page, "")
    while not is_over(page):
        answer_by_mouse(page)
        number = settled(page, number)
    expect(page.get_by_role("region", name="Stage")).to_contain_text(re.compile("wins|draw"))
    expect(page.get_by_role("region", name="Log")).to_contain_text(re.compile("wins|You win"))


def tab_to(page: Page, button: Locator) -> None:
    button.wait_for()
    for _ in range(60):
        if button.evaluate("button => button === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def answer_by_keys(page: Page) -> None:
    press = page.keyboard.press
    if page.locator("[data-action=fly]").count():
        keys = ["ArrowLeft"] if round_of(page) < LAST_ROUND else ["ArrowUp"] * 6
        for key in keys:
            press(key)
        if page.locator("[data-action=fly]:disabled").count():
            press("Shift+ArrowRight")
        press("Enter")
        if page.locator("[data-action=leave]").count():
            tab_to(page, page.locator("[data-action=leave]"))
            press("Enter")
    elif page.locator("[data-choice]").count():
        press("1")
    elif page.locator("[data-action=keep]").count():
        press("r")
    elif page.locator("[data-action=fire]:enabled").count():
        press("Enter")
    else:
        press("h")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_keyboard_alone(hall: Hall, sit: Sit, game: str) -> None:
    page = sit(against_a_bot(hall, game))
    tab_to(page, page.locator("[data-action=seal]"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Place( Enter)?$"))).to_be_enabled()
    page.keyboard.press("Enter")
    number = settled(page, "")
    while not is_over(page):
        answer_by_keys(page)
        number = settled(page, number)
    expect(page.get_by_role("region", name="Log")).to_contain_text(re.compile("wins|You win"))


def answer_by_touch(page: Page) -> None:
    """Straight ahead, over the edge if it comes to that; whatever else is asked, the first thing there is."""
    fly = page.locator("[data-action=fly]")
    if fly.count():
        while fly.is_disabled() or page.locator("[data-option='straight'][aria-disabled=false]").count():
            ghost = page.locator("[data-option][aria-disabled=false]")
            straight = page.locator("[data-option='straight'][aria-disabled=false]")
            (straight if straight.count() else ghost).first.tap()
        fly.tap()
        if page.locator("[data-action=leave]").count():
            page.locator("[data-action=leave]").tap()
    elif page.locator("[data-action=fire]:enabled").count():
        page.locator("[data-action=fire]").tap()
    else:
        page.locator("[data-action=hold], [data-action=keep], [data-choice]").first.tap()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_touch_on_a_phone(hall: Hall, sit: Sit, game: str) -> None:
    page = sit(against_a_bot(hall, game), width=PHONE[0], height=PHONE[1], touch=True)
    page.locator("[data-action=seal]").tap()
    page.get_by_role("button", name=re.compile("^Place( Enter)?$")).tap()
    number = settled(page, "")
    while not is_over(page):
        answer_by_touch(page)
        number = settled(page, number)
    expect(page.locator("#end-of-match")).to_be_visible()
