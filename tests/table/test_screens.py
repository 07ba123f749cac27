"""The main screens fit where they are shown. Each leaves a picture in build/screens, for people to look at."""

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect
from table.conftest import DESKTOP, PHONE, Hall, NewPage
from table.hands import place, press_start, seal, sit_down
from table.setting_up import close_together

FOLDER = Path(__file__).resolve().parents[2] / "build" / "screens"
GOLDEN = Path(__file__).resolve().parents[1] / "golden"
DEVICES = [pytest.param(DESKTOP, "day", id="desktop"), pytest.param(PHONE, "night", id="phone")]


def fits(page: Page, name: str) -> bool:
    """Take a picture; whether nothing lies beside the screen."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    page.wait_for_load_state("networkidle")
    page.screenshot(path=FOLDER / f"{name}-{page.viewport_size['width']}.png")  # type: ignore[index]
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(("size", "theme"), DEVICES)
def test_from_the_lobby_to_the_first_move(new_page: NewPage, size: tuple[int, int], theme: str) -> None:
    page = new_page(size=size, theme=theme)
    expect(page.get_by_role("switch").first).to_be_visible()
    assert fits(page, "1-lobby")
    press_start(page)
    expect(page.get_by_role("button", name="Seal the card")).to_be_visible()
    assert fits(page, "2-stats")
    seal(page)
    expect(page.get_by_role("button", name="Place", exact=False).and_(page.locator(".fly"))).to_be_enabled()
    assert fits(page, "3-placing")
    place(page)
    expect(page.locator("[data-action=fly]")).to_be_visible()
    assert fits(page, "4-move")


@pytest.mark.parametrize("size", [(1024, 768), (360, 740)], ids=["small laptop", "small phone"])
def test_long_words_of_another_language_fit_small_screens(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page("/", size=size)
    page.evaluate("localStorage.setItem('skyrmish.language', 'de')")
    page.reload()
    for number, screen in enumerate(("play", "companion", "puzzles", "rules", "kit", "lab")):
        page.goto(f"/#/{screen}")
        expect(page.get_by_role("combobox", name="Sprache")).to_be_visible()
        assert fits(page, f"8-{number}-{screen}-de"), screen


@pytest.mark.parametrize(("size", "theme"), DEVICES)
def test_an_attack(new_page: NewPage, hall: Hall, size: tuple[int, int], theme: str) -> None:
    page, made = new_page(size=size, theme=theme), close_together(hall)
    sit_down(page, hall, {"Cleo": made["keys"]["Cleo"]}, made["match"])
    page.locator("[data-target=Ben]").click()
    expect(page.get_by_text("outside your arc").first).to_be_visible()
    assert fits(page, "5-attack")


@pytest.mark.parametrize(("size", "theme"), DEVICES)
def test_looking_back(new_page: NewPage, hall: Hall, size: tuple[int, int], theme: str) -> None:
    record = (GOLDEN / "space-pirates.txt").read_text()
    made = httpx.post(f"{hall.base}/api/records", json={"record": record}).json()
    page = new_page(f"/#/replay/{made['match']}/{made['watch']}", size=size, theme=theme)
    expect(page.get_by_role("slider", name="Step of the match")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text("match over")).to_be_visible()
    assert fits(page, "6-replay")
