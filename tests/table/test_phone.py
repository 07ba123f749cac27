"""The same table on a phone, by touch."""

from playwright.sync_api import expect
from table.conftest import Hall, Sit
from table.setting_up import STATS, play_on


def test_a_move_is_planned_and_flown_by_touch(hall: Hall, sit: Sit) -> None:
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben")]
    made = hall.make(game="squadron-leader", edition="first", modules=["altitude"], seats=seats, seed=3)
    play_on(hall, made, {"Ada": [[STATS], ["place 350 40 90"]], "Ben": [[STATS], ["place 350 660 270"]]})
    page = sit(hall.address(made), width=390, height=844, touch=True)

    fly, straight = page.locator("[data-action=fly]"), page.locator("[data-template=straight]")
    straight.tap()
    expect(page.locator(".trial")).to_have_text("Straight")  # the first tap looks
    expect(fly).to_be_disabled()
    straight.tap()
    expect(page.get_by_role("button", name="Remove Straight")).to_be_visible()  # the second lays
    expect(page.locator(".odds").first).to_contain_text("you could be hit")
    page.get_by_role("button", name="Remove Straight").tap()
    expect(fly).to_be_disabled()
    page.locator("[data-option='bank right']").tap()
    page.locator("[data-option='bank right']").tap()
    mover = page.locator("li.now").get_attribute("data-seat")
    fly.tap()
    expect(page.locator("li.now")).not_to_have_attribute("data-seat", mover or "")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
