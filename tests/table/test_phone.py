"""The same table on a phone, by touch."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from table.conftest import PHONE, Hall, Sit
from table.setting_up import STATS, close_together, play_on


@pytest.mark.parametrize("target", ["Ben", "Dora"])
def test_what_a_shot_lacks_is_written_on_the_board_and_covers_no_plane(hall: Hall, sit: Sit, target: str) -> None:
    page = sit(hall.address(close_together(hall), "Cleo"), width=390, height=844, touch=True)
    page.locator(f"[data-target={target}]").tap()
    note = page.get_by_role("note")
    expect(note).to_contain_text("outside your arc SL1-ATK-03")
    page.locator(f"[data-plane={target}]").hover(trial=True)  # once the camera has come to rest
    words, sheet = note.bounding_box(), page.get_by_role("region", name="Attack").bounding_box()
    assert words
    assert sheet
    assert words["x"] >= 0
    assert words["x"] + words["width"] <= 390
    assert words["y"] + words["height"] <= sheet["y"]
    for plane in page.locator("[data-plane]").all():
        assert not overlap(words, plane.bounding_box())


def overlap(one: Any, other: Any) -> bool:
    """Whether two boxes share some of the screen."""
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return bool(across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"])


def test_whoever_opens_the_page_in_the_middle_of_a_shot_sees_planes_large_enough_to_aim_at(
    hall: Hall, chromium: Browser
) -> None:
    """With all motion: panels come while the camera still glides."""
    viewport = {"width": PHONE[0], "height": PHONE[1]}
    context = chromium.new_context(viewport=viewport, has_touch=True, is_mobile=True, reduced_motion="no-preference")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(hall.address(close_together(hall), "Cleo"))
    page.locator("[data-action=fire]").wait_for()
    sizes = "[...document.querySelectorAll('svg.planes .face')].map(face => face.getBoundingClientRect().width)"
    page.wait_for_function(
        f"() => {{ const sizes = {sizes}; return sizes.length === 4 && sizes.every(size => size > 28); }}"
    )
    context.close()


def test_who_waits_sees_the_whole_board(hall: Hall, sit: Sit) -> None:
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben")]
    made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=5)
    play_on(hall, made, {"Ada": [[STATS], ["place 30 330 0"]], "Ben": [[STATS], ["place 660 400 180"]]})
    for seat in ("Ada", "Ben"):
        page = sit(hall.address(made, seat), width=390, height=844, touch=True)
        expect(page.locator("[data-turn]")).to_be_visible()
        if page.locator("[data-turn=theirs]").count():
            page.wait_for_timeout(300)
            places = [page.locator(f"[data-plane={name}]").bounding_box() for name in ("Ada", "Ben")]
            assert places[0]
            assert places[1]
            assert 300 < places[1]["x"] - places[0]["x"] < 390
            expect(page.locator(".tag")).to_have_count(2)  # small as they are, both have their names
            return
    raise AssertionError("somebody waits")


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


def test_a_plane_that_is_placed_is_in_sight_with_its_ring(hall: Hall, sit: Sit) -> None:
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben")]
    made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=5)
    play_on(hall, made, {"Ada": [[STATS]], "Ben": [[STATS]]})
    page = sit(hall.address(made), width=390, height=844, touch=True)
    ring = page.locator(".knob")
    ring.hover(trial=True)  # once the camera has come to rest
    knob, top, fly = (each.bounding_box() for each in (ring, page.locator("main > .top"), page.locator(".fly")))
    assert knob
    assert top
    assert fly
    assert top["y"] + top["height"] < knob["y"] < fly["y"] - knob["height"]
    assert 0 <= knob["x"] <= 390 - knob["width"]
