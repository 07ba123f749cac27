"""First flight at the real table: the coach sees what is laid and what is flown, and progress is kept."""

import re

import httpx
import pytest
from playwright.sync_api import Page, expect
from table.conftest import DESKTOP, PHONE, Hall, NewPage
from table.hands import faults

from skyrmish.lessons.lesson import lessons

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])


def lay(page: Page, template: str) -> None:
    page.locator(f'[data-option="{template}"]').click()


def fly(page: Page) -> None:
    page.locator("[data-action=fly]").click()


def next_lesson(page: Page) -> None:
    page.locator("[data-action=next]").click()


@SIZES
def test_the_first_lessons_are_flown_one_after_the_other(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page("/", size=size)
    page.get_by_role("link", name=re.compile("Learn to fly")).click()
    expect(page.get_by_role("heading", name="Fly", exact=True)).to_be_visible()
    lay(page, "bank left")
    fly(page)
    expect(page.get_by_text("Well flown.")).to_be_visible()
    next_lesson(page)
    expect(page.get_by_role("heading", name="Spend your Speed")).to_be_visible()
    next_lesson(page)
    expect(page.get_by_role("heading", name="Line up the shot")).to_be_visible()
    lay(page, "straight")
    coach = page.get_by_role("region", name="Your instructor")
    expect(coach.get_by_role("alert")).to_have_text(
        "7.3° outside the arc (SL1-ATK-03). From there you could not shoot at her. "
        "Turn your nose towards her: try a bank."
    )
    assert faults(page) == []
    page.keyboard.press("z")
    lay(page, "bank left")
    expect(coach.get_by_text("That will do. Fly it.")).to_be_visible()
    fly(page)
    expect(page.get_by_text("Well flown.")).to_be_visible()
    coach.get_by_role("link", name="All lessons").click()
    expect(page.get_by_text("2 of 12 flown")).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="Go on")).to_have_attribute("href", "#/learn/speed")
    assert faults(page) == []


def test_a_lesson_is_flown_again_after_a_mistake_and_leaves_no_match_behind(new_page: NewPage) -> None:
    with_requests: list[str] = []
    page = new_page("about:blank")
    page.on("request", lambda request: with_requests.append(f"{request.method} {request.url}"))
    page.goto("/#/learn/shoot")
    page.locator("[data-action=hold]").click()
    coach = page.get_by_role("region", name="Your instructor")
    expect(coach.get_by_role("alert")).to_contain_text("You held your fire.")
    coach.get_by_role("button", name="Again").click()
    page.locator("[data-action=fire]").click()
    page.locator("[data-action=reroll]").click()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("Well flown.")).to_be_visible()
    page.goto("/#/play")
    page.get_by_role("button", name="Resume").click()
    expect(page.get_by_role("dialog").get_by_role("link")).to_have_count(0)
    assert sum("/let-go" in request for request in with_requests) == 2


def see_it_through(page: Page) -> None:
    while page.get_by_text("Well flown.").count() == 0:
        page.locator("main.dice-table").press("Enter")
        page.wait_for_timeout(100)


@SIZES
def test_dogfight_is_taught_at_its_own_table(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page("/#/learn/dogfight", size=size)
    expect(page.get_by_role("region", name="Your instructor")).to_be_visible()
    page.locator("[data-order=use] >> visible=true").first.click()
    see_it_through(page)


@SIZES
def test_whoever_learns_bombing_raid_picks_the_dice_that_the_coach_names(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page("/#/learn/bombing-raid", size=size)
    expect(page.get_by_role("region", name="Your instructor")).to_contain_text("Pick the three blanks.")
    for die in (2, 4, 8):
        blank = page.locator(f"[data-die^='Wren/'][data-die$='/{die}'] button")
        expect(blank).to_have_attribute("aria-pressed", "false")
        blank.click()
    page.locator("[data-order='reroll 2 4 8']").click()
    see_it_through(page)


@pytest.mark.parametrize("size", [DESKTOP, (1024, 768), PHONE], ids=["desk", "laptop", "phone"])
def test_what_the_coach_says_stays_on_the_card_in_a_language_of_long_words(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page("about:blank", size=size)
    page.add_init_script("localStorage.setItem('skyrmish.language', 'de')")
    page.goto("/#/learn/altitude")
    coach = page.get_by_role("region", name="Dein Fluglehrer")
    expect(coach).to_contain_text("Steig, dann nimm sie ins Visier.")
    assert coach.evaluate("card => card.scrollWidth <= card.clientWidth")
    expect(page.locator(".pointer .ring")).to_be_visible()
    expect(page.locator(".pointer .line")).to_have_count(int(size != PHONE))  # on a phone it would run through panels


# Of each two words in a row of the tray: the least room between their letters, in px.
BETWEEN_WORDS = """() => {
  const boxes = [...document.querySelectorAll('.dice .word')].filter(word => word.textContent.trim()).map(word => {
    const letters = document.createRange();
    letters.selectNodeContents(word);
    return letters.getBoundingClientRect();
  });
  const gaps = boxes.flatMap(a => boxes.filter(b => b.left > a.left && a.top < b.bottom && b.top < a.bottom)
    .map(b => b.left - a.right));
  return gaps.length ? Math.min(...gaps) : null;
}"""


def test_what_two_dice_are_worth_never_touches_in_long_words_twice_as_large(new_page: NewPage) -> None:
    page = new_page("about:blank", size=(720, 450))  # a desk of 1440 × 900 at 200 %
    page.add_init_script("localStorage.setItem('skyrmish.language', 'de')")
    page.goto("/#/learn/defend")
    expect(page.locator(".dice .word", has_text="weicht aus")).to_be_visible()
    assert page.evaluate(BETWEEN_WORDS) >= 2


def test_a_link_to_a_lesson_that_is_none_says_so_and_leads_on(new_page: NewPage) -> None:
    page = new_page("/#/learn/loop")
    expect(page.get_by_role("heading", name="There is no lesson called loop.")).to_be_visible()
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("heading", name="First flight")).to_be_visible()


@pytest.mark.parametrize("kept", ["{", '{"done": 3}', "[1, 2]"])
def test_damaged_progress_is_told_and_every_lesson_stays_open(new_page: NewPage, kept: str) -> None:
    page = new_page("/#/learn")
    page.evaluate("kept => localStorage.setItem('skyrmish.lessons', kept)", kept)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("cannot be read")
    expect(page.locator("main ol a")).to_have_count(len(lessons()))
    page.get_by_role("button", name="Begin it anew").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('skyrmish.lessons.damaged')") == kept


def test_a_coach_only_speaks_of_matches_of_the_lesson(hall: Hall) -> None:
    def ask(match: str, key: str, **said: object) -> httpx.Response:
        return httpx.post(f"{hall.base}/api/matches/{match}/coach", json=said, headers={"X-Seat-Key": key})

    unknown = httpx.post(f"{hall.base}/api/lessons", json={"lesson": "loop"})
    assert (unknown.status_code, "there is no lesson 'loop'" in unknown.text) == (404, True)
    made = httpx.post(f"{hall.base}/api/lessons", json={"lesson": "arc"}).json()
    key = made["keys"]["Wren"]
    would = ask(made["match"], key, lesson="arc", orders=["bank left", "end"]).json()
    assert would == {"now": {"done": 0, "mistake": "", "why": ""}, "then": {"done": 1, "mistake": "", "why": ""}}
    assert ask(made["match"], "none", lesson="arc").status_code == 403
    assert "does not begin as lesson 'move'" in ask(made["match"], key, lesson="move").text
