"""The lobby: a game by one click, presets, modules, rulings, links to rules."""

import re

import pytest
from playwright.sync_api import Page, expect
from table.conftest import PHONE, NewPage
from table.hands import place, press_start, seal

PRESETS = ["First flight", "Classic with altitude", "Hex", "Space Pirates", "Three aces", "Two on two"]


def test_one_click_starts_a_game_against_a_bot(page: Page) -> None:
    press_start(page)
    expect(page.get_by_role("heading", name="Secret stats")).to_be_visible()
    assert "#/t/" in page.url


def test_enter_starts_and_so_does_the_same_match_on_a_phone(new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    expect(page.get_by_role("switch").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Seal the card")).to_be_visible()


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_leads_to_a_table(page: Page, preset: str) -> None:
    page.get_by_role("button", name=preset, exact=True).click()
    expect(page.get_by_role("button", name=preset, exact=True)).to_have_attribute("aria-pressed", "true")
    press_start(page)
    expect(page.locator(".fly").first).to_be_visible()
    expect(page.locator("[data-seat]").first).to_be_visible()


def test_a_module_brings_along_what_it_needs_and_says_so(page: Page) -> None:
    page.get_by_role("switch", name="Immelmann").click()
    expect(page.get_by_role("switch", name="Altitude")).to_be_checked()
    expect(page.get_by_text("Altitude switched on: Immelmann needs it.")).to_be_visible()
    page.get_by_role("switch", name="Altitude").click()
    expect(page.get_by_role("switch", name="Immelmann")).not_to_be_checked()


def test_whoever_switches_bombers_on_gets_one_and_sets_it_up(page: Page) -> None:
    page.get_by_role("switch", name="Bombers and balloons").click()
    expect(page.get_by_label("Bombers of Wren")).to_have_value("1")
    press_start(page)
    for plane in ("Wren", "Wren-bomber"):
        expect(page.get_by_role("heading", name=plane, exact=True)).to_be_visible()
        seal(page)
    for plane in ("Wren", "Wren-bomber"):
        expect(page.get_by_role("region", name=f"Place {plane}", exact=True)).to_be_visible()
        place(page)
    expect(page.get_by_role("heading", name="Move stage")).to_be_visible()


def test_what_cannot_be_is_said_in_the_tables_words_where_its_cause_is(page: Page) -> None:
    page.get_by_role("button", name="Change rulings").click()
    rulings = page.get_by_role("dialog", name="Rulings")
    rulings.get_by_role("searchbox").fill("lowest face that hits")
    rulings.get_by_role("spinbutton").fill("9")
    rulings.get_by_role("spinbutton").press("Tab")
    expect(rulings.get_by_role("alert")).to_contain_text("9 is no face of a d8")
    rulings.get_by_role("button", name="All at their defaults").click()
    expect(rulings.get_by_role("alert")).to_have_count(0)


def test_two_seats_of_one_name_are_refused_at_the_seats(page: Page) -> None:
    page.get_by_label("Name of seat 2").fill("Wren")
    expect(page.get_by_role("region", name="Seats and start").get_by_role("alert")).to_be_visible()


def test_rules_are_shared_by_a_link_and_remembered_on_the_device(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("switch", name="Altitude").click()
    page.get_by_role("radio", name="Hexes").check(force=True)
    page.get_by_role("button", name="Copy a link to these rules").click()
    expect(page.get_by_text("Link to these rules copied.")).to_be_attached()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = new_page()
    friend.goto(link)
    expect(friend.get_by_text("These rules came by link.")).to_be_visible()
    expect(friend.get_by_role("switch", name="Altitude")).to_be_checked()
    expect(friend.get_by_role("radio", name="Hexes")).to_be_checked()
    press_start(friend)
    expect(friend.get_by_role("button", name="Seal the card")).to_be_visible()
    friend.goto("/#/play")
    expect(friend.get_by_role("switch", name="Altitude")).to_be_checked()


def test_a_broken_link_to_rules_opens_the_usual_lobby(new_page: NewPage) -> None:
    page = new_page("/#/new/%%%not-rules")
    expect(page.get_by_role("button", name="First flight", exact=True)).to_have_attribute("aria-pressed", "true")


def test_a_game_of_dice_has_no_board_and_no_planes_to_choose(page: Page) -> None:
    page.get_by_text("Bombing Raid", exact=True).click()
    expect(page.get_by_text("Planes", exact=True)).to_have_count(0)
    expect(page.get_by_role("switch")).to_have_count(0)
    expect(page.get_by_role("button", name="Change rulings")).to_have_count(0)
    expect(page.get_by_text("2 pilots.")).to_be_visible()


def test_a_match_of_this_device_is_found_again(page: Page) -> None:
    press_start(page)
    expect(page.get_by_role("button", name="Seal the card")).to_be_visible()
    page.goto("/#/play")
    page.get_by_role("button", name="Resume").click()
    page.get_by_role("dialog").get_by_role("link").first.click()
    expect(page.get_by_role("button", name="Seal the card")).to_be_visible()


def test_a_mission_says_what_each_seat_flies(page: Page) -> None:
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Mission").select_option("errant-balloons")
    expect(page.get_by_label("Name of seat 3")).to_have_count(0)
    expect(page.get_by_text("flies as attackers")).to_be_visible()
    press_start(page)
    page.get_by_role("button", name="The same for all your planes").click()
    place(page)
    expect(page.get_by_text("Wren-1 is placed").first).to_be_visible()


def test_several_pilots_share_a_side_of_a_mission(page: Page) -> None:
    page.get_by_label("Mission").select_option("convoy")
    page.get_by_role("button", name="Add a pilot").click()
    page.get_by_role("button", name="Add a pilot").click()
    expect(page.get_by_label(re.compile("^Side of "))).to_have_count(4)
    sides = [
        each.evaluate("select => select.selectedOptions[0].text")
        for each in page.get_by_label(re.compile("^Side of ")).all()
    ]
    assert sides == ["convoy", "convoy", "convoy", "hunters"]
    press_start(page)
    expect(page.get_by_role("button", name="Seal the card")).to_be_visible()
