"""The first screen: what this is, three doors without scrolling, and a stranger who flies within a minute."""

import re
import time

import pytest
from playwright.sync_api import Browser, Page, expect
from table.conftest import DESKTOP, PHONE, Hall, NewPage
from table.hands import faults
from table.random_hands import covered

A_MINUTE = 60.0  # seconds
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])


class Clicks:
    """Counts what a person presses."""

    def __init__(self, page: Page) -> None:
        self.page, self.count = page, 0

    def on(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.count += 1


@SIZES
def test_a_stranger_flies_within_a_minute_and_three_clicks(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page("about:blank", size=size)
    begun = time.monotonic()
    page.goto("/")
    clicks = Clicks(page)
    clicks.on("[data-door=play]")
    clicks.on("[data-option=straight]")
    clicks.on("[data-action=fly]")
    expect(page.locator("main.table")).not_to_have_attribute("data-asked", "move")
    assert clicks.count == 3
    assert time.monotonic() - begun < A_MINUTE
    expect(page.locator("[data-seat]").first).to_be_visible()


@SIZES
def test_three_doors_stand_on_the_screen_without_scrolling(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page("/", size=size)
    expect(page.get_by_role("heading", name="Dogfights on a table")).to_be_in_viewport(ratio=1)
    for door in ("Learn to fly", "Play now", "At a real table"):
        expect(page.get_by_role("navigation", name="Where to begin").get_by_text(door)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    assert faults(page) == []


@pytest.mark.parametrize("screen", ["/", "/#/play", "/#/rules"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_phone_the_ways_to_other_screens_are_all_in_sight(new_page: NewPage, language: str, screen: str) -> None:
    page = new_page("about:blank", size=PHONE)
    page.add_init_script(f"localStorage.setItem('skyrmish.language', '{language}')")
    page.goto(screen)
    ways = page.locator("header nav")
    expect(ways).to_be_visible()
    assert ways.evaluate("nav => nav.scrollWidth <= nav.clientWidth")
    for way in ways.locator("a, button").all():
        expect(way).to_be_in_viewport(ratio=1)


def test_stats_and_place_are_chosen_and_can_be_chosen_by_hand(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("main.table")).to_have_attribute("data-asked", "move")
    chosen = page.url
    page.get_by_role("button", name="Choose them yourself").click()
    expect(page.get_by_role("button", name="Seal the card")).to_be_visible()
    assert page.url != chosen
    expect(page.get_by_text("were chosen for you")).to_have_count(0)


@SIZES
def test_what_was_chosen_is_said_beside_a_hint_until_the_first_move_is_flown(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page("/", size=size)
    page.get_by_role("button", name="Play now").click()
    note = page.get_by_text("were chosen for you")
    expect(note).to_be_visible()
    page.keyboard.press("i")
    apply = page.get_by_role("button", name="Apply")
    apply.click()
    page.keyboard.press("i")
    expect(apply.or_(page.get_by_text("Hint:")).first).to_be_visible()
    assert covered(page) == []
    page.keyboard.press("Enter")
    expect(note).to_have_count(0)
    page.reload()
    expect(page.locator("main.table[data-number]")).to_be_visible()
    expect(note).to_have_count(0)


def test_what_was_done_last_comes_first_and_a_match_can_be_resumed(new_page: NewPage) -> None:
    page = new_page("/")
    doors = page.locator("[data-door]")
    expect(doors.first).to_have_attribute("data-door", "learn")
    expect(page.get_by_role("region", name="Resume a match")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("main.table")).to_have_attribute("data-asked", "move")
    page.get_by_role("link", name="Skyrmish, to the first screen").click()
    expect(doors.first).to_have_attribute("data-door", "play")
    page.get_by_role("link", name="Resume", exact=True).click()
    expect(page.locator("main.table")).to_have_attribute("data-asked", "move")


@SIZES
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("screen", ["puzzles", "rules", "kit", "lab"])
def test_what_no_door_leads_to_comes_first_too_and_no_door_leaves_the_screen(
    new_page: NewPage, size: tuple[int, int], language: str, screen: str
) -> None:
    page = new_page("about:blank", size=size)
    page.add_init_script(f"localStorage.setItem('skyrmish.language', '{language}')")
    page.goto(f"/#/{screen}")
    page.locator("header .home").click()
    last, doors = page.locator(f"[data-last={screen}]"), page.locator("[data-door]")
    for way in (last, *(doors.nth(number) for number in range(3))):
        expect(way).to_be_in_viewport(ratio=1)
    assert page.locator("[data-last], [data-door]").first.get_attribute("data-last") == screen
    assert faults(page) == []
    last.click()
    expect(page).to_have_url(re.compile(f"#/{screen}$"))


@pytest.mark.parametrize(("screen", "door"), [("learn", "learn"), ("play", "play"), ("companion", "table")])
def test_a_screen_behind_a_door_moves_its_door_first_however_it_was_reached(
    new_page: NewPage, screen: str, door: str
) -> None:
    page = new_page(f"/#/{screen}")
    page.locator("header .home, a[href='#/']").first.click()
    expect(page.locator("[data-door]").first).to_have_attribute("data-door", door)
    expect(page.locator("[data-last]")).to_have_count(0)


@SIZES
def test_a_match_that_was_played_last_is_resumed_before_the_doors(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page("/", size=size)
    page.locator("[data-door=play]").click()
    expect(page.locator("main.table")).to_have_attribute("data-asked", "move")
    page.goto("/#/")
    resume = page.get_by_role("main").get_by_role("region", name="Resume a match")
    expect(resume).to_be_in_viewport(ratio=1)
    for door in page.locator("[data-door]").all():
        expect(door).to_be_in_viewport(ratio=1)
    page.goto("/#/puzzles")
    page.locator("header .home").click()
    expect(page.locator("[data-last=puzzles]")).to_be_in_viewport(ratio=1)
    expect(resume).to_have_count(0)
    expect(page.get_by_role("region", name="Resume a match")).to_have_count(1)


def test_every_game_is_a_way_into_the_lobby_with_it_chosen(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("link", name=re.compile("Bombing Raid")).click()
    expect(page.get_by_role("radio", name=re.compile("Bombing Raid"))).to_be_checked()
    page.get_by_role("link", name="Skyrmish, to the first screen").click()
    page.get_by_role("link", name="Choose game, rules and seats").click()
    expect(page.get_by_role("heading", name="Set up a match")).to_be_attached()


@SIZES
def test_the_door_to_a_real_table_leads_to_the_companion(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page("/", size=size)
    page.get_by_role("link", name=re.compile("At a real table")).click()
    expect(page.get_by_role("heading", name="At a real table")).to_be_visible()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()


CLEAR_OF_THE_SCENE = """() => {
  const box = (which) => document.querySelector(which).getBoundingClientRect();
  return box(".words p").bottom <= box(".scene .ring").top;
}"""


@pytest.mark.parametrize("width", [390, 360])
def test_on_a_phone_nothing_of_the_scene_lies_over_the_words(new_page: NewPage, width: int) -> None:
    """In German the ways to other screens are longer than in English."""
    page = new_page("about:blank", size=(width, 740))
    page.add_init_script("localStorage.setItem('skyrmish.language', 'de')")
    page.goto("/")
    page.get_by_text("Schablonen fliegen").wait_for()
    page.wait_for_function(CLEAR_OF_THE_SCENE)  # once the fonts are there


def test_the_browser_s_language_is_spoken_until_another_is_chosen(chromium: Browser, hall: Hall) -> None:
    context = chromium.new_context(base_url=hall.base, locale="de-AT", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("heading", name="Luftkämpfe am Tisch")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("combobox", name="Sprache").select_option("English")
    expect(page.get_by_role("heading", name="Dogfights on a table")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Dogfights on a table")).to_be_visible()
    context.close()


RUNNING = "() => document.getAnimations().filter(motion => motion.playState === 'running').length"


@pytest.mark.parametrize(("wish", "moves"), [("reduce", False), ("no-preference", True)])
def test_nothing_moves_for_who_wants_less_motion(chromium: Browser, hall: Hall, wish: str, moves: bool) -> None:
    context = chromium.new_context(base_url=hall.base, reduced_motion=wish)  # type: ignore[arg-type]
    page = context.new_page()
    for address, sign in (("/", ".scene .plane"), ("/#/learn/move", ".pointer .ring")):
        page.goto(address)
        page.locator(sign).first.wait_for(state="attached")
        page.wait_for_timeout(500)  # what only fades in has done so
        assert (page.evaluate(RUNNING) > 0) == moves, address
    context.close()
