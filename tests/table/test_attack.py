"""Shots in the browser: what may be shot, what may not and why, and dice that everybody sees."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from table.conftest import Hall, Sit
from table.setting_up import STATS, play_on

STRAIGHT_TWICE = ["straight", "straight", "end"]


@pytest.fixture(scope="module")
def made(hall: Hall) -> dict[str, Any]:
    """Cleo may shoot Ada, 99 mm away, but not Ben or Dora."""
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben", "Cleo", "Dora")]
    made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=3)
    places = {"Ada": "place 300 40 90", "Ben": "place 340 660 270", "Cleo": "place 40 300 0"}
    places["Dora"] = "place 660 300 90"
    orders = {name: [[STATS], [place], STRAIGHT_TWICE] for name, place in places.items()}
    for name in ("Ada", "Ben", "Dora"):
        orders[name].append(["hold fire"])
    play_on(hall, made, orders)
    return made


@pytest.mark.parametrize(
    ("target", "missing", "clause", "says"),
    [
        ("Ben", "8° outside your arc", "SL1-ATK-03", "arc"),
        ("Dora", "out of range by 219 mm", "SL1-ATK-02", "within 234 mm"),
    ],
)
def test_a_refused_shot_is_explained_by_what_is_missing_and_the_clause(
    hall: Hall, sit: Sit, made: dict[str, Any], target: str, missing: str, clause: str, says: str
) -> None:
    page = sit(hall.address(made, "Cleo"))
    page.locator("[data-target]").first.wait_for()
    aim_at(page, target)
    expect(page.get_by_role("note")).to_contain_text(missing)
    expect(page.locator("[data-action=fire]")).to_be_disabled()
    page.locator("li.chosen").get_by_role("button", name=f"Rule {clause}").last.click()
    expect(page.get_by_role("dialog", name=clause)).to_contain_text(says)


def aim_at(page: Page, target: str) -> None:
    """Cycle with the arrow keys."""
    for _ in range(3):
        if page.locator(f"li.chosen [data-target={target}]").count():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrow keys do not lead to {target}")


def test_dice_fall_where_everybody_sees_them(hall: Hall, sit: Sit, made: dict[str, Any]) -> None:
    watcher = sit(f"{hall.base}/#/watch/{made['match']}/{made['watch']}")
    cleo = sit(hall.address(made, "Cleo"))
    cleo.locator("[data-target=Ada]").click()
    expect(cleo.get_by_role("region", name="Before the roll")).to_contain_text("56 %")
    cleo.locator("[data-action=fire]").click()
    for page in (cleo, watcher):
        tray = page.get_by_role("region", name="Dice tray")
        expect(tray.get_by_role("button", name="attack die")).to_have_count(3)
        expect(tray.get_by_role("button", name="defence die")).to_have_count(3)
    dice = [page.get_by_role("region", name="Dice tray").get_by_role("button") for page in (cleo, watcher)]
    faces = [each.all_inner_texts() for each in dice]
    assert faces[0] == faces[1]
    expect(watcher.get_by_role("region", name="Log")).to_contain_text("Cleo attacks Ada with 3 dice")
