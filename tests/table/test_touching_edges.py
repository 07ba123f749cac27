"""B-80  In a mission a plane is held at its edge: wherever it is dragged, it touches it, and may be placed there."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from table.conftest import Hall
from table.hands import grasp, make, place
from table.setting_up import answer_all

HANDLE = re.compile("Arrow keys move it")


def stats_only(ask: dict[str, Any]) -> list[str] | None:
    """The first card that is offered; places are left to the page."""
    if ask["kind"] != "assign":
        return None
    return [f"{ask['planes'][0]}: assign {' '.join(map(str, ask['allocations'][0]))}"]


@pytest.fixture
def panel(page: Page, hall: Hall) -> Locator:
    """The hunters of a bomber are to be placed along their edge."""
    made = make(hall, ("Ann", "person"), ("Ben", "person"), seed=3, mission="bombers-escape")
    answer_all(hall, made, stats_only)
    page.goto(hall.address(made))
    found = page.get_by_role("region", name=re.compile("^Place "))
    expect(found.get_by_text("Allowed")).to_be_visible()
    return found


def drag(page: Page, across: float, up: float) -> None:
    x, y = grasp(page, page.get_by_role("button", name=HANDLE))
    page.mouse.down()
    page.mouse.move(x + across, y - up, steps=6)
    page.mouse.up()


def where(panel: Locator) -> tuple[float, ...]:
    return tuple(map(float, re.findall(r"[\d.]+", panel.locator(".head p").inner_text())))


def test_b_80_a_plane_that_is_dragged_inwards_slides_along_its_edge(page: Page, panel: Locator) -> None:
    x, y, _ = where(panel)
    drag(page, across=120, up=-200 if y > 351 else 200)
    moved, still, _ = where(panel)
    assert moved > x + 50
    assert still == y, "it has not left the edge"
    expect(panel.get_by_text("Allowed")).to_be_visible()
    expect(panel.get_by_text("along the golden line")).to_be_visible()
    place(page)
    expect(page.get_by_text("is placed.").first).to_be_visible()


def test_b_80_a_plane_that_is_turned_still_touches_its_edge(page: Page, panel: Locator) -> None:
    for key, times in (("q", 3), ("Shift+E", 4), ("ArrowUp", 2), ("ArrowRight", 1)):
        for _ in range(times):
            page.keyboard.press(key)
        expect(panel.get_by_text("Allowed")).to_be_visible()
    drag(page, across=-60, up=-300)
    expect(panel.get_by_text("Allowed")).to_be_visible()
    place(page)
    expect(page.get_by_text("is placed.").first).to_be_visible()
