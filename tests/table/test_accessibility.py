"""Nothing that axe calls serious, on any screen, in any theme."""

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect
from table.conftest import DESKTOP, PHONE, Hall, NewPage
from table.hands import faults, place, press_start, seal, sit_down

THEMES = ["day", "night", "space"]
SCREENS = {  # besides those below, and by what each is known to be there
    "/": "[data-door=play]",
    "/#/learn": "a[href^='#/learn/']",
    "/#/learn/shoot": "[data-action=fire]",
    "/#/puzzles": "[data-action=daily]",
    "/#/lab": "h1",
    "/#/companion": "h1",
    "/#/t/gone/nothing": "h1, h2, [role=alert]",
}
GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def faults_by_theme(page: Page) -> list[str]:
    """All of axe's rules once, and then what colours can break in the other themes."""
    found, shown = faults(page), page.evaluate("document.documentElement.dataset.theme")
    for theme in sorted(set(THEMES) - {shown}):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        found += [f"{theme}: {fault}" for fault in faults(page, only="color-contrast")]
    return found


BOTH_SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
SIZES = pytest.mark.parametrize("size", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.soak)], ids=["desk", "phone"])


@SIZES
def test_doors_puzzles_lab_and_companion_can_be_used_by_everyone(new_page: NewPage, size: tuple[int, int]) -> None:
    page, found = new_page(size=size), {}
    for address, sign in SCREENS.items():
        page.goto("about:blank")
        page.goto(address)
        expect(page.locator(sign).first).to_be_visible()
        found[address] = faults_by_theme(page)
    assert {where: said for where, said in found.items() if said} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_the_lobby_the_kit_and_the_rules_can_be_used_by_everyone(new_page: NewPage, theme: str) -> None:
    page = new_page(theme=theme)
    expect(page.get_by_role("switch").first).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Change rulings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(page) == []
    page.goto("/#/kit")
    expect(page.get_by_role("img", name="Templates and ruler")).to_be_visible()
    assert faults(page) == []
    page.goto("/#/rules")
    expect(page.get_by_role("region", name="Rule sheet").get_by_role("listitem").first).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_setting_up_can_be_done_by_everyone(new_page: NewPage, theme: str) -> None:
    page = new_page(theme=theme)
    press_start(page)
    expect(page.get_by_role("button", name="Seal the card")).to_be_visible()
    assert faults(page) == []
    seal(page)
    expect(page.get_by_role("button", name="Place", exact=False).and_(page.locator(".fly"))).to_be_enabled()
    assert faults(page) == []
    place(page)
    expect(page.get_by_role("heading", name="Move stage")).to_be_visible()
    assert faults(page) == []


def test_the_lobby_is_whole_at_twice_the_size(new_page: NewPage) -> None:
    page: Page = new_page(size=(720, 450))
    expect(page.get_by_role("switch").first).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    press_start(page)
    button = page.get_by_role("button", name="Seal the card")
    button.scroll_into_view_if_needed()
    expect(button).to_be_in_viewport()


@pytest.mark.parametrize("theme", THEMES)
def test_looking_back_and_the_end_can_be_used_by_everyone(new_page: NewPage, hall: Hall, theme: str) -> None:
    made = httpx.post(f"{hall.base}/api/records", json={"record": (GOLDEN / "altitude-duel.txt").read_text()}).json()
    page = new_page(f"/#/replay/{made['match']}/{made['watch']}", theme=theme)
    expect(page.get_by_role("slider", name="Step of the match")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text("match over")).to_be_visible()
    assert faults(page) == []
    sit_down(page, hall, made["keys"], made["match"])
    expect(page.get_by_role("heading", name="red wins")).to_be_visible()
    assert faults(page) == []
    phone = new_page("/#/play", size=PHONE, theme=theme)
    expect(phone.get_by_role("switch").first).to_be_visible()
    assert faults(phone) == []
