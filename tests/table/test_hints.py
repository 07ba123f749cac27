"""Hints are drawn in their own colour and can be taken over; what is greyed says why when it is touched."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from table.conftest import Hall, Sit
from table.random_hands import covered
from table.setting_up import STATS, answer_all, begin, close_together, play_on
from table.test_choices import before


def hint(page: Page) -> None:
    page.get_by_role("button", name="Hint (I)").click()
    expect(page.get_by_text("Hint:")).to_be_visible()


def alone(hall: Hall, orders: dict[str, list[list[str]]]) -> dict[str, Any]:
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben")]
    made = hall.make(game="squadron-leader", edition="first", modules=["altitude"], seats=seats, seed=3)
    play_on(hall, made, orders)
    return made


def test_a_plan_is_drawn_and_taken_over(hall: Hall, sit: Sit) -> None:
    placed = {"Ada": [[STATS], ["place 350 40 90"]], "Ben": [[STATS], ["place 350 660 270"]]}
    page = sit(hall.address(alone(hall, placed)))
    expect(page.locator("[data-action=fly]")).to_be_disabled()
    hint(page)
    expect(page.locator(".template.hint").first).to_be_visible()
    assert covered(page) == []
    page.get_by_role("button", name="Apply").click()
    expect(page.locator("[data-action=fly]")).to_be_enabled()
    expect(page.locator(".template.hint")).to_have_count(0)


def test_a_place_and_stats_are_taken_over_too(hall: Hall, sit: Sit) -> None:
    made = alone(hall, {"Ada": [], "Ben": [[STATS]]})
    page = sit(hall.address(made, "Ada"))
    expect(page.get_by_role("button", name="Seal the card")).to_be_visible()
    hint(page)
    proposed = page.locator(".proposed").all_inner_texts()
    assert sorted(proposed) == ["2", "3", "3", "4"]
    said = zip(("Attack", "Defense", "Speed", "Health"), proposed, strict=True)
    expect(page.locator(".banner")).to_contain_text(", ".join(map(" ".join, said)))
    assert covered(page) == []
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_text("Hint:")).to_have_count(0)
    assert page.locator(".slot .number").all_inner_texts() == proposed
    page.get_by_role("button", name="Seal the card").click()


def test_a_place_by_an_edge_that_must_be_touched_is_taken_over_to_the_last_digit(hall: Hall, sit: Sit) -> None:
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben")]
    made = hall.make(
        game="squadron-leader", modules=["bombers-and-balloons"], mission="bombers-escape", seats=seats, seed=5
    )
    answer_all(hall, made, lambda ask: begin(ask) if ask["kind"] == "assign" else None)
    page = sit(hall.address(made))
    expect(page.locator("main[data-asked=place]")).to_be_visible()
    name, y, heading = (
        ("Ada-1", 12.010434, 90) if page.get_by_text("Place Ada-1").count() else ("Ben-1", 689.989566, 270)
    )
    pose = {"x": 161.0, "y": round(y, 4), "heading": heading}
    hinted(page, f"{name}: place 161 {y} {heading}", pose=pose)
    expect(page.locator("[data-hinted-end]")).to_be_visible()
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_text("Allowed")).to_be_visible()


def hinted(page: Page, *orders: str, **more: Any) -> None:
    """Another hint than the table has: what it says can then be foreseen."""

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(changed(text)))

    def changed(text: str | bytes) -> str | bytes:
        return (
            json.dumps({**json.loads(text), "orders": orders, **more}) if json.loads(text)["type"] == "hint" else text
        )

    page.route_web_socket("**/ws/**", between)
    page.reload()
    hint(page)


SPENDING = ["straight", "straight", "bank right", "bank right", "straight", "end"]  # 4 of 7 Speed were stored


def take_over(page: Page) -> None:
    hinted(page, *(f"blue: {order}" for order in SPENDING))
    page.get_by_role("button", name="Apply").click()


def lay_by_keys(page: Page) -> None:
    for key in ("ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowUp"):
        page.keyboard.press(key)


@pytest.mark.parametrize("lay", [take_over, lay_by_keys])
def test_stored_speed_is_spent_by_what_is_flown(hall: Hall, sit: Sit, lay: Callable[[Page], None]) -> None:
    page = sit(hall.address(before(hall, "space-pirates", f"blue: {', '.join(SPENDING)}"), "blue"))
    fly = page.locator("[data-action=fly]")
    expect(fly).to_be_disabled()
    lay(page)
    expect(page.get_by_role("region", name="Plan", exact=True)).to_contain_text("Spend 4")
    expect(fly).to_be_enabled()
    fly.click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("You bank right")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_die_to_be_thrown_again_is_marked_and_picked(hall: Hall, sit: Sit) -> None:
    page = sit(hall.address(before(hall, "core-duel", "red: reroll"), "red"))
    order = page.locator("[data-action=reroll]")
    expect(order).to_be_visible()
    hinted(page, "red: reroll 1")
    mark = page.locator("[data-hinted]")
    expect(mark).to_have_text("1")
    page.get_by_role("button", name="Apply").click()
    expect(page.locator(".pickdie").first).to_have_attribute("aria-pressed", "true")
    expect(mark).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "order", "marked"),
    [("core-duel", "red: keep", "Keep"), ("two-against-two", "blue: immelmann", "Fly the Immelmann")],
)
def test_what_has_a_button_is_marked_and_apply_leads_to_it(
    hall: Hall, sit: Sit, game: str, order: str, marked: str
) -> None:
    first = "red: reroll" if "keep" in order else order
    page = sit(hall.address(before(hall, game, first), order.split(":")[0]))
    expect(page.get_by_role("button", name=marked).first).to_be_visible()
    hinted(page, order)
    expect(page.locator("[data-hinted]")).to_contain_text(marked)
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_role("button", name=marked).first).to_be_focused()


def test_bombs_are_taken_over_with_the_plan_of_the_plane_that_drops_them(hall: Hall, sit: Sit) -> None:
    seats = [{"name": name, "kind": "person", "planes": 1, "bombers": 1} for name in ("Ada", "Ben")]
    modules = ["altitude", "bombers-and-balloons"]
    made = hall.make(game="squadron-leader", edition="first", modules=modules, seats=seats, seed=5)
    answer_all(hall, made, begin)
    page = sit(hall.address(made))
    expect(page.locator("[data-action=fly]")).to_be_visible()
    name = next(name for name in ("Ada", "Ben") if page.get_by_role("button", name=f"{name}-bomber").count())
    hinted(page, *(f"{name}-bomber: {order}" for order in ("straight", "drop", "end")))
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_role("button", name="Drop a bomb after Straight")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-planned-bomb]")).to_have_count(1)


@pytest.mark.parametrize("touch", [False, True])
def test_what_is_greyed_says_why(hall: Hall, sit: Sit, touch: bool) -> None:
    placed = {"Ada": [[STATS], ["place 350 40 90"]], "Ben": [[STATS], ["place 350 660 270"]]}
    size = {"width": 390, "height": 844, "touch": True} if touch else {}
    page = sit(hall.address(alone(hall, placed)), **size)
    fly = page.locator("[data-action=fly]")
    expect(fly).to_be_disabled()
    box = fly.bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if touch:
        page.touchscreen.tap(*middle)
    else:
        page.mouse.click(*middle)
    expect(page.get_by_role("alert")).to_contain_text("Lay at least one template")


def test_a_refused_target_says_why_it_cannot_be_fired_at(hall: Hall, sit: Sit) -> None:
    page = sit(hall.address(close_together(hall), "Cleo"))
    page.locator("[data-target=Ben]").click()
    box = page.locator("[data-action=fire]").bounding_box()
    assert box
    page.mouse.click(box["x"] + 20, box["y"] + 20)
    expect(page.get_by_role("alert")).to_contain_text(re.compile("outside your arc"))
