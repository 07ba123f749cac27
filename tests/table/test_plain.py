"""The plain table: any game can be made in the lobby and played to its end there, by mouse and by keys."""

import pytest
from playwright.sync_api import Page, expect
from table.conftest import DESKTOP, PHONE, Hall, NewPage
from table.hands import faults, make, press_start, sit_down
from table.test_screens import fits

MOST_ANSWERS = 400


def number(page: Page) -> int:
    return int(page.locator("main[data-number]").get_attribute("data-number") or 0)


def is_asked_or_over(page: Page) -> str:
    """Wait until somebody here is asked, or the match is over."""
    asked = page.locator("main[data-asked=choice], main[data-asked=pick]")
    over = page.get_by_role("button", name="Rematch")
    expect(asked.or_(over).first).to_be_visible()
    return "over" if over.is_visible() else str(page.locator("main[data-asked]").get_attribute("data-asked"))


def play_on(page: Page, answer_choice: str) -> None:
    """Answer whatever is asked until the match is over: by the first button, or by keys."""
    for _ in range(MOST_ANSWERS):
        asked, before = is_asked_or_over(page), number(page)
        if asked == "over":
            return
        if asked == "pick" and answer_choice == "mouse":
            page.locator(".asked .fly").click()
        elif answer_choice == "mouse":
            page.locator(".asked ol .button").last.click()
        else:
            page.keyboard.press("Enter" if asked == "pick" else "1")
        page.wait_for_function("before => Number(document.querySelector('main').dataset.number) > before", arg=before)
    raise AssertionError("the match has no end")


def test_a_dogfight_is_made_in_the_lobby_and_begins_at_a_plain_table(page: Page) -> None:
    page.locator("label.game", has_text="Dogfight").click()
    expect(page.get_by_text("Planes", exact=True)).to_have_count(0)
    press_start(page)
    expect(page.get_by_role("heading", name="Dogfight, turn 1")).to_be_visible()
    expect(page.get_by_text("Aces waiting: A, B, E, R").first).to_be_visible()


@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
def test_a_whole_match_by_mouse_then_its_replay(new_page: NewPage, hall: Hall, game: str) -> None:
    made = make(hall, ("Ann", "person"), ("Ben", "bot"), game=game, seed=5)
    page = new_page()
    sit_down(page, hall, made["keys"], made["match"])
    assert is_asked_or_over(page) in ("choice", "pick")
    assert faults(page) == []
    assert fits(page, f"8-{game}")
    play_on(page, "mouse")
    assert fits(page, f"8-{game}-over")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("button", name="On", exact=True)).to_be_enabled()
    page.keyboard.press("ArrowRight")
    expect(page.locator("main[data-step='1']")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.locator("main[data-step='0']")).to_be_visible()


def test_two_at_one_screen_by_keys_on_a_phone(new_page: NewPage, hall: Hall) -> None:
    made = make(hall, ("Ann", "person"), ("Ben", "person"), game="bombing-raid", seed=6)
    page = new_page(size=PHONE)
    sit_down(page, hall, made["keys"], made["match"])
    is_asked_or_over(page)
    assert fits(page, "8-bombing-raid-phone")
    play_on(page, "keys")


def test_what_is_chosen_in_secret_is_not_told_before_all_have_chosen(new_page: NewPage, hall: Hall) -> None:
    made = make(hall, ("Ann", "link"), ("Ben", "link"), game="bombing-raid", seed=7)
    ann, ben = new_page(size=DESKTOP), new_page(size=DESKTOP)
    sit_down(ann, hall, {"Ann": made["keys"]["Ann"]}, made["match"])
    sit_down(ben, hall, {"Ben": made["keys"]["Ben"]}, made["match"])
    is_asked_or_over(ben)
    ann.locator(".asked .fly").click()
    expect(ann.get_by_role("status")).to_contain_text("waits for Ben")
    assert "Ann rolls nothing again" not in ben.locator(".log").inner_text()
    ben.locator(".asked .fly").click()
    expect(ben.get_by_text("Ann rolls nothing again.")).to_be_visible()
