"""Small things that a person stumbles over: what a device prefers, ways back, and keys where everything is said."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect
from table.conftest import Hall, NewPage
from table.setting_up import STATS, play_on

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def theme_of(page: Page) -> str | None:
    return page.locator("html").get_attribute("data-theme")


def test_the_system_s_dark_setting_is_followed_until_a_theme_is_chosen(hall: Hall, chromium: Browser) -> None:
    context = chromium.new_context(base_url=hall.base, color_scheme="dark")
    page = context.new_page()
    page.goto("/#/play")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.evaluate("localStorage.setItem('skyrmish.theme', 'day')")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    context.close()


def test_pirates_stay_among_the_stars_whatever_was_chosen(hall: Hall, new_page: NewPage) -> None:
    record = (GOLDEN / "space-pirates.txt").read_text()
    made = httpx.post(f"{hall.base}/api/records", json={"record": record}).json()
    page = new_page(f"/#/replay/{made['match']}/{made['watch']}", theme="day")
    expect(page.get_by_role("slider", name="Step of the match")).to_be_visible()
    assert theme_of(page) == "space"


def test_a_link_to_a_replay_that_names_no_match_says_so(new_page: NewPage) -> None:
    page = new_page("/#/replay")
    expect(page.get_by_role("alert")).to_have_text("This link names no match: some of it is missing.")
    expect(page.get_by_role("link", name="To the lobby")).to_be_visible()


def test_a_page_without_scripts_says_what_it_needs(hall: Hall, chromium: Browser) -> None:
    context = chromium.new_context(base_url=hall.base, java_script_enabled=False)
    page = context.new_page()
    page.goto("/#/play")
    assert "needs JavaScript" in (page.locator("noscript").text_content() or "")
    expect(page.locator("noscript")).to_be_visible()
    context.close()


def test_whoever_looks_at_the_board_finds_the_way_back_and_enter_asks_for_a_rematch(
    hall: Hall, new_page: NewPage
) -> None:
    record = (GOLDEN / "core-duel.txt").read_text()
    made = httpx.post(f"{hall.base}/api/records", json={"record": record}).json()
    page = new_page(hall.address(made).removeprefix(hall.base))
    page.get_by_role("button", name="See the board").click()
    expect(page.get_by_role("button", name="See the board")).to_have_count(0)
    page.get_by_role("button", name="Back to the result").click()
    expect(page.get_by_role("button", name="See the board")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_enabled()
    before = page.url
    page.locator("body").press("Enter")
    expect(page.get_by_role("button", name="I am blue")).to_be_visible()
    assert page.url != before


def test_whoever_hurries_on_through_the_last_result_sees_the_end(hall: Hall, new_page: NewPage) -> None:
    made = httpx.post(f"{hall.base}/api/records", json={"record": (GOLDEN / "core-duel.txt").read_text()}).json()
    page = new_page(hall.address(made).removeprefix(hall.base))
    page.clock.install()
    page.reload()
    rematch = page.get_by_role("button", name="Rematch")
    expect(rematch).to_be_disabled()
    page.keyboard.press("Enter")
    page.clock.run_for(1000)
    expect(rematch).to_be_enabled()
    assert made["match"] in page.url
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: made["match"] not in url)


def test_a_phone_on_its_side_shows_the_whole_result_beside_what_comes_next(hall: Hall, new_page: NewPage) -> None:
    made = httpx.post(f"{hall.base}/api/records", json={"record": (GOLDEN / "core-duel.txt").read_text()}).json()
    page = new_page(hall.address(made).removeprefix(hall.base), size=(844, 390))
    last, rematch = page.locator(".end tbody tr").last, page.get_by_role("button", name="Rematch")
    for what in (last, rematch):
        expect(what).to_be_in_viewport(ratio=1)
    row, button = last.bounding_box(), rematch.bounding_box()
    assert row is not None
    assert button is not None
    assert row["x"] + row["width"] < button["x"]


def test_full_health_is_seen_in_forced_colours(hall: Hall, chromium: Browser) -> None:
    made = httpx.post(f"{hall.base}/api/records", json={"record": (GOLDEN / "core-duel.txt").read_text()}).json()
    context = chromium.new_context(base_url=hall.base, forced_colors="active")
    page = context.new_page()
    page.goto(hall.address(made))
    colour = "e => getComputedStyle(e).backgroundColor"
    full, lost = page.locator(".pips i.full").first, page.locator(".pips i:not(.full)").first
    expect(lost).to_be_attached()
    assert full.evaluate(colour) != lost.evaluate(colour)
    context.close()


def test_a_phone_on_its_side_shows_start(new_page: NewPage) -> None:
    page = new_page("/#/play", size=(844, 390))
    expect(page.get_by_role("button", name="Start")).to_be_in_viewport(ratio=1)


def test_closing_the_replay_of_a_running_match_goes_back_to_it(hall: Hall, new_page: NewPage) -> None:
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Cleo")]
    made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=5)
    play_on(hall, made, {"Ada": [[STATS]], "Cleo": [[STATS]]})
    page = new_page(hall.address(made).removeprefix(hall.base))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("link", name="Close the replay").click()
    expect(page.get_by_role("heading", name="Placement")).to_be_visible()


def test_a_branch_at_the_end_of_a_match_begins_a_step_before_it(hall: Hall, new_page: NewPage) -> None:
    made = httpx.post(f"{hall.base}/api/records", json={"record": (GOLDEN / "core-duel.txt").read_text()}).json()
    page = new_page(f"/#/replay/{made['match']}/{made['watch']}")
    expect(page.get_by_role("slider", name="Step of the match")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text("Play on from step 26")).to_be_visible()
    page.keyboard.press("b")
    expect(page).to_have_url(re.compile("#/t/"))


def test_the_clauses_of_the_log_are_one_stop_and_escape_leads_back(hall: Hall, new_page: NewPage) -> None:
    made = httpx.post(f"{hall.base}/api/records", json={"record": (GOLDEN / "core-duel.txt").read_text()}).json()
    page = new_page(hall.address(made).removeprefix(hall.base))
    page.get_by_role("button", name="See the board").click()
    log = page.get_by_role("region", name="Log").get_by_role("list")
    log.focus()
    page.keyboard.press("ArrowDown")
    clause = page.locator(".log ol .clause").first
    expect(clause).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(clause).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".log :focus")).to_have_count(0)


NOBODYS = "This link opens no seat of this match."


@pytest.mark.parametrize(
    ("match", "key", "says"),
    [
        ("gone", "x" * 32, "There is no such match here."),
        *(("", key, NOBODYS) for key in ("x" * 32, "cut", "x" * 32 + ".")),
    ],
)
def test_a_link_to_nowhere_says_so_and_leads_on(hall: Hall, new_page: NewPage, match: str, key: str, says: str) -> None:
    """A match that is gone, and a key that fits none of its seats: another one, or one that was cut or written on."""
    made = hall.make(game="dogfight", seats=[{"name": name, "kind": "person"} for name in ("Ann", "Bob")])
    page = new_page(f"/#/t/{match or made['match']}/{key}")
    expect(page.get_by_text(says)).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("button", name="Start", exact=False).and_(page.locator(".fly"))).to_be_visible()
