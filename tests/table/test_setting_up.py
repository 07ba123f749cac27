"""Setting up: secret stat cards on one screen, placing by keys and by mouse, friends by link."""

import re
from typing import Any

from playwright.sync_api import Page, expect
from table.conftest import PHONE, Hall, NewPage
from table.hands import grasp, make, place, press_start, seal, seat, sit_down
from table.setting_up import answer_all, begin


def test_on_one_screen_nobody_sees_anothers_card_before_all_are_sealed(page: Page, hall: Hall) -> None:
    made = make(hall, ("Ann", "person"), ("Ben", "person"))
    sit_down(page, hall, made["keys"], made["match"])
    expect(page.get_by_role("heading", name="Ann, your turn to choose")).to_be_visible()
    expect(page.get_by_role("button", name="Seal the card")).to_have_count(0)
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Fortress").click()
    expect(page.get_by_role("button", name="4 Health")).to_be_visible()
    seal(page)
    expect(page.get_by_role("heading", name="Ben, your turn to choose")).to_be_visible()
    expect(seat(page, "Ann")).to_contain_text("Stats chosen, face down")
    page.get_by_role("button", name="I am Ben").click()
    expect(page.get_by_role("button", name="4 Attack")).to_be_visible()
    expect(page.locator("body")).not_to_contain_text(re.compile("Ann shows"))
    expect(seat(page, "Ann")).to_contain_text("Stats chosen, face down")
    seal(page)
    expect(page.get_by_text("Ann shows Attack 3, Defense 3, Speed 2, Health 4").first).to_be_visible()
    expect(page.get_by_text("Ben shows Attack 4").first).to_be_visible()


def test_numbers_are_swapped_by_mouse_by_two_presses_and_by_keys(page: Page) -> None:
    press_start(page)
    attack = page.get_by_role("button", name=re.compile("[0-9] Attack"))
    defence = page.get_by_role("button", name=re.compile("[0-9] Defense"))
    expect(attack).to_contain_text("4")
    attack.drag_to(defence)
    expect(defence).to_contain_text("4")
    defence.click()
    attack.click()
    expect(attack).to_contain_text("4")
    attack.focus()
    page.keyboard.press("2")
    expect(attack).to_contain_text("2")


def placing(page: Page, hall: Hall, **wanted: str) -> None:
    """Ann is about to place; Ben has a bot's plane somewhere or comes later."""
    made = make(hall, ("Ann", "person"), ("Ben", "person"), seed=3, **wanted)
    sit_down(page, hall, made["keys"], made["match"])
    for _ in range(2):
        page.get_by_role("button", name="I am").click()
        seal(page)
    expect(page.get_by_role("button", name="Place", exact=False).and_(page.locator(".fly"))).to_be_enabled()


def test_a_plane_is_placed_by_keys_alone(page: Page, hall: Hall) -> None:
    placing(page, hall)
    panel = page.get_by_role("region", name=re.compile("^Place "))
    before = panel.locator(".head p").inner_text()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("q")
    expect(panel.locator(".head p")).not_to_have_text(before)
    page.keyboard.press("1")
    expect(panel.get_by_text("Allowed")).to_be_visible()
    name = panel.get_attribute("aria-label") or ""
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"{name.removeprefix('Place ')} is placed").first).to_be_visible()


def test_a_plane_is_dragged_by_mouse_and_a_forbidden_place_is_explained(page: Page, hall: Hall) -> None:
    placing(page, hall)
    place(page)
    panel = page.get_by_role("region", name=re.compile("^Place "))
    expect(panel.get_by_text("Allowed")).to_be_visible()
    handle = page.get_by_role("button", name=re.compile("Arrow keys move it"))
    grasp(page, handle)  # which waits until the board has come to rest
    other = page.locator("[data-plane]").first.bounding_box()
    assert other is not None
    page.mouse.down()
    page.mouse.move(other["x"] + other["width"] / 2 - 14, other["y"] + 90, steps=5)  # along its edge
    expect(panel.get_by_text("too close")).to_be_visible()  # the reason, while it is held there
    expect(panel.get_by_role("button", name="SL1-PLACE-02")).to_be_visible()
    expect(page.locator(".fly")).to_be_disabled()
    page.keyboard.press("Enter")  # nothing is ordered, and the reason stays
    expect(panel.get_by_text("too close")).to_be_visible()
    expect(page.get_by_role("heading", name="Move stage")).to_have_count(0)
    page.mouse.up()  # it snaps to where it is allowed
    expect(panel.get_by_text("Allowed")).to_be_visible()
    place(page)
    expect(page.get_by_role("heading", name="Move stage")).to_be_visible()


def test_on_hexes_a_plane_goes_from_hex_to_hex(page: Page, hall: Hall) -> None:
    placing(page, hall, board="hex")
    panel = page.get_by_role("region", name=re.compile("^Place "))
    before = panel.locator(".head p").inner_text()
    page.keyboard.press("ArrowRight")
    expect(panel.locator(".head p")).not_to_have_text(before)
    expect(panel.get_by_text("Allowed")).to_be_visible()
    place(page)
    expect(page.get_by_text("is placed").first).to_be_visible()


def test_on_hexes_a_plane_may_face_any_side(page: Page, hall: Hall) -> None:
    """HEX-02, HEX-04"""
    placing(page, hall, board="hex")
    panel = page.get_by_role("region", name=re.compile("^Place "))
    faced = set()
    for _ in range(6):
        faced.add(panel.locator(".head p").inner_text().rsplit(" ", 1)[1])
        page.keyboard.press("q")
        expect(panel.get_by_text("Allowed")).to_be_visible()
    assert faced == {"N", "NE", "SE", "S", "SW", "NW"}


def test_on_a_phone_dragging_moves_and_the_ring_turns(new_page: NewPage, hall: Hall) -> None:
    page = new_page("/#/play", size=PHONE)
    placing(page, hall)
    place_of = page.get_by_role("region", name=re.compile("^Place ")).locator(".head p")
    x, y = grasp(page, page.get_by_role("button", name=re.compile("Arrow keys move it")))
    where, heading = place_of.inner_text().split(", ")
    page.mouse.down()
    page.mouse.move(x, y + 40, steps=4)
    page.mouse.up()
    moved, same = place_of.inner_text().split(", ")
    assert (moved != where, same) == (True, heading)
    knob = page.locator(".knob").bounding_box()
    assert knob is not None
    assert abs(knob["x"] + 22 - x) + abs(knob["y"] + 22 - y - 40) > 55, "a finger on the plane is not on the knob"
    page.mouse.move(knob["x"] + 22, knob["y"] + 22)
    page.mouse.down()
    page.mouse.move(x - 60, y - 30, steps=4)
    page.mouse.up()
    stays, turned = place_of.inner_text().split(", ")
    assert turned != heading
    (a, b), (c, d) = ([int(number) for number in re.findall(r"\d+", text)] for text in (moved, stays))
    assert abs(a - c) + abs(b - d) <= 4, "it makes room for its corners, and no more"


def test_a_friend_comes_by_link_and_both_play(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_label("Who flies for").nth(1).select_option("link")
    press_start(page)
    share = page.get_by_role("dialog", name="The table is set")
    expect(share.get_by_text("not here yet")).to_be_visible()
    expect(share.get_by_text("on this machine only")).to_be_visible()
    friend = new_page()
    friend.goto(share.get_by_label("Link for Ilse", exact=True).input_value())
    expect(share.get_by_text("is here", exact=True)).to_be_visible()
    share.get_by_role("link", name="To the table").click()
    seal(page)
    expect(page.get_by_role("heading", name="Cards are being sealed")).to_be_visible()
    expect(friend.locator("body")).not_to_contain_text("Wren shows")
    seal(friend)
    for each, line in ((page, "You show Attack 4"), (friend, "Wren shows Attack 4")):
        expect(each.get_by_text(line).first).to_be_visible()


def test_a_place_is_still_exact_after_a_team_mate_has_placed(page: Page, hall: Hall) -> None:
    seats = [{"name": name, "kind": "link", "team": team} for name, team in zip("ABCD", "xxyy", strict=True)]
    made = hall.make(seats=seats, seed=5)
    answer_all(hall, made, lambda ask: begin(ask) if ask["kind"] == "assign" else None)
    first = next(seat for seat in "ABCD" if asked_to_place(hall, made, seat))
    mate, enemy = {"A": "BC", "B": "AC", "C": "DA", "D": "CA"}[first]
    sit_down(page, hall, {first: made["keys"][first]}, made["match"])
    expect(page.get_by_text("Allowed")).to_be_visible()
    for other in (mate, enemy):
        answer_all(hall, {**made, "keys": {other: made["keys"][other]}}, begin)
    place(page)
    expect(page.get_by_text("You are placed").first).to_be_visible()


def asked_to_place(hall: Hall, made: dict[str, Any], seat: str) -> bool:
    asked: list[str] = []
    answer_all(hall, {**made, "keys": {seat: made["keys"][seat]}}, lambda ask: asked.append(ask["kind"]))
    return "place" in asked
