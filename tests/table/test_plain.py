"""The plain table: a game from outside can be made in the lobby and played to its end there, by mouse and by keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from table.conftest import PHONE, Hall, opened_hall
from table.hands import faults, press_start
from table.test_screens import fits

PIG = Path(__file__).resolve().parents[2] / "examples" / "pig" / "pig.py"
MOST_ANSWERS = 400


@pytest.fixture(scope="module")
def sty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server that was told of a game that is none of ours."""
    with opened_hall(tmp_path_factory.mktemp("sty") / "table.sqlite", env={"SKYRMISH_GAMES": f"{PIG}:Pig"}) as found:
        yield found


@pytest.fixture
def page(chromium: Browser, sty: Hall) -> Iterator[Page]:
    context = chromium.new_context(base_url=sty.base, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def sit_down(page: Page, sty: Hall, *people: str) -> None:
    made = sty.make(game="pig", seats=[{"name": name, "kind": "person"} for name in people], seed=5)
    page.goto(sty.address(made))
    expect(page.locator("main[data-asked=choice]")).to_be_visible()


def play_on(page: Page, key: str = "") -> None:
    """Answer whatever is asked until the match is over: by the last button, or by a key."""
    over = page.get_by_role("button", name="Rematch")
    for _ in range(MOST_ANSWERS):
        expect(page.locator("main[data-asked=choice]").or_(over).first).to_be_visible()
        if over.is_visible():
            return
        before = int(page.locator("main").get_attribute("data-number") or 0)
        if key:
            page.keyboard.press(key if page.locator(".asked ol .button").count() > 1 else "1")
        else:
            page.locator(".asked ol .button").last.click()
        page.wait_for_function("before => Number(document.querySelector('main').dataset.number) > before", arg=before)
    raise AssertionError("the match has no end")


def test_it_is_not_shown_by_the_picture_of_another_game(page: Page) -> None:
    page.goto("/#/play")
    cards = page.locator("label.game")
    expect(cards.filter(has_text="Pig")).to_be_visible()
    pictures = cards.locator(".picture svg").evaluate_all("all => all.map(each => each.innerHTML)")
    assert len(set(pictures)) == len(pictures) == 5


def test_a_whole_match_by_mouse_then_its_replay(page: Page, sty: Hall) -> None:
    page.goto("/#/play")
    page.locator("label.game", has_text="Pig").click()
    press_start(page)
    expect(page.get_by_role("heading", name="Pig, turn 1")).to_be_visible()
    sit_down(page, sty, "Ann", "Ben")
    assert faults(page) == []
    assert fits(page, "8-pig")
    play_on(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("button", name="On", exact=True)).to_be_enabled()
    page.keyboard.press("ArrowRight")
    expect(page.locator("main[data-step='1']")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.locator("main[data-step='0']")).to_be_visible()


def test_two_at_one_screen_by_keys_on_a_phone(page: Page, sty: Hall) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    sit_down(page, sty, "Ann", "Ben")
    assert fits(page, "8-pig-phone")
    play_on(page, "2")
