"""Several planes of one seat, and what a bomber has to drop: by mouse, keys and touch."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from table.conftest import Hall, Sit
from table.hands import faults
from table.setting_up import answer_all, begin

SEATS = [{"name": name, "kind": "person", "planes": 1, "bombers": 1} for name in ("Ada", "Ben")]


@pytest.fixture
def made(hall: Hall) -> dict[str, Any]:
    """A plane and a bomber each, about to move for the first time."""
    modules = ["altitude", "bombers-and-balloons"]
    made = hall.make(game="squadron-leader", edition="first", modules=modules, seats=SEATS, seed=5)
    answer_all(hall, made, begin)
    return made


def bomber(page: Page) -> Locator:
    """The button that chooses it."""
    return page.get_by_role("group", name="Which plane").get_by_role("button", name="-bomber")


def place_of(page: Page, piece: str) -> list[float]:
    """Where something lies on the board, in mm."""
    moved = page.locator(piece).get_attribute("transform") or ""
    found = re.match(r"translate\((\S+) (\S+)\)", moved)
    assert found, moved
    return [float(found.group(1)), float(found.group(2))]


def test_a_bomb_is_part_of_the_plan_and_falls_with_it_where_it_was_drawn(hall: Hall, sit: Sit, made: Any) -> None:
    page = sit(hall.address(made))
    bomber(page).click()
    page.keyboard.press("ArrowUp")  # the keys are the table's again
    page.keyboard.press("d")
    bomb = page.get_by_role("button", name="Drop a bomb after Straight")
    expect(bomb).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[aria-live=polite]")).to_contain_text("A bomb after Straight. 2 bombs left.")
    expect(page.get_by_role("region", name="Plan")).to_contain_text("within 78 mm of it rolls 4 dice")
    page.keyboard.press("z")
    expect(bomb).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-planned-bomb]")).to_have_count(0)
    bomb.click()
    planned = place_of(page, "[data-planned-bomb]")
    expect(page.get_by_role("region", name="Log")).not_to_contain_text("drops a bomb")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Log")).to_contain_text("drops a bomb")
    assert place_of(page, ".piece.bomb") == pytest.approx(planned, abs=0.01)


def test_on_a_phone_a_plane_is_chosen_and_a_bomb_dropped_by_touch(hall: Hall, sit: Sit, made: Any) -> None:
    page = sit(hall.address(made), width=390, height=844, touch=True)
    expect(bomber(page)).to_contain_text("altitude")
    expect(bomber(page).get_by_role("img", name=re.compile("Health . of ."))).to_be_visible()
    bomber(page).tap()
    expect(bomber(page)).to_have_attribute("aria-pressed", "true")
    for _ in range(2):
        page.locator("[data-template=straight]").tap()
    bomb = page.get_by_role("button", name="Drop a bomb after Straight")
    expect(bomb).to_be_in_viewport(ratio=1)
    size = bomb.bounding_box()
    assert size
    assert min(size["width"], size["height"]) >= 44
    bomb.tap()
    expect(page.locator("[data-planned-bomb]")).to_have_count(1)
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator("[data-planned-bomb]")).to_have_count(0)
    bomb.tap()
    expect(page.locator("[data-action=fly]")).to_be_in_viewport(ratio=1)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("[data-action=fly]").tap()
    expect(page.locator(".piece.bomb")).to_have_count(1)


def test_the_next_plane_is_chosen_by_a_key_and_by_its_button_with_keys(hall: Hall, sit: Sit, made: Any) -> None:
    page = sit(hall.address(made))
    expect(bomber(page)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("n")
    expect(bomber(page)).to_have_attribute("aria-pressed", "true")
    plane = page.get_by_role("group", name="Which plane").get_by_role("button").first
    plane.focus()
    page.keyboard.press("Enter")
    expect(plane).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("button", name="Remove Straight")).to_be_visible()
