"""Nothing that axe calls serious at any moment of a match, in any theme."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from table.conftest import PHONE, Hall, Sit
from table.dice_hands import to_question
from table.hands import make
from table.setting_up import STATS, close_together, play_on
from table.test_accessibility import BOTH_SIZES, SIZES, faults_by_theme
from table.test_attack import asked_for_a_reroll, fire, shot_at_cleo
from table.test_choices import CHOICES, before


class Looks:
    """What axe says of one page at several moments of a match, in all themes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, list[str]] = {}

    def at(self, moment: str, sign: Locator) -> None:
        """A moment, once the sign of it is there."""
        expect(sign.first).to_be_visible()
        if said := faults_by_theme(self.page):
            self.found[moment] = said

    def within(self, *windows: str) -> None:
        """Windows that are opened from the menu."""
        dialog, menu = self.page.get_by_role("dialog"), self.page.get_by_role("button", name="Menu")
        for window in windows:
            menu.click()
            dialog.get_by_role("button", name=window).click()
            self.at(window, dialog.get_by_role("heading", name=window))
            self.page.keyboard.press("Escape")

    def back(self, hall: Hall, made: dict[str, Any]) -> None:
        self.page.goto(f"{hall.base}/#/replay/{made['match']}/{made['watch']}")
        self.at("replay", self.page.get_by_role("slider", name="Step of the match"))


@SIZES
def test_a_friend_who_comes_and_sets_up_can_be_anyone(hall: Hall, sit: Sit, size: tuple[int, int]) -> None:
    page = sit(hall.address(make(hall, ("Ann", "person"), ("Bob", "link")), "Bob"), *size)
    looks = Looks(page)
    looks.at("invitation", page.get_by_role("region", name="Invitation"))
    page.get_by_role("button", name="Sit down").click()
    looks.at("stat card", page.get_by_role("button", name="Seal the card"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="QR code for Bob").click()
    looks.at("menu and links", page.get_by_role("img", name="QR code of the link for Bob"))
    page.keyboard.press("Escape")
    looks.within("Log", "All keys", "Rules of this match")
    page.goto(f"{hall.base}/#/play")
    page.get_by_role("button", name="Replays").click()
    looks.at("my matches", page.get_by_role("dialog"))
    assert looks.found == {}


@SIZES
def test_placing_planning_and_leaving_can_be_done_by_everyone(hall: Hall, sit: Sit, size: tuple[int, int]) -> None:
    made = make(hall, ("Ada", "person"), ("Ben", "person"), edition="first", modules=[], seed=3)
    play_on(hall, made, {"Ada": [[STATS]], "Ben": [[STATS]]})
    page = sit(hall.address(made), *size)
    looks = Looks(page)
    looks.at("placing", page.locator(".knob"))
    play_on(hall, made, {"Ada": [["place 30 300 180"]], "Ben": [["place 670 400 0"]]})
    page.locator("[data-action=fly]").wait_for()
    page.keyboard.press("ArrowUp")
    looks.at("plan", page.get_by_role("button", name="Remove Straight"))
    page.keyboard.press("Enter")
    looks.at("leaving", page.get_by_role("dialog", name="Fly off the board?"))
    assert looks.found == {}


@BOTH_SIZES
def test_every_part_of_a_shot_can_be_used_by_everyone(hall: Hall, sit: Sit, size: tuple[int, int]) -> None:
    page = sit(hall.address(shot_at_cleo(hall)), *size, pace="wait")
    looks = Looks(page)
    looks.at("aiming", page.locator("[data-action=fire]"))
    page.keyboard.press("m")
    for name in ("Ada", "Cleo"):
        page.locator(f"[data-plane={name}]").click()
    looks.at("measuring", page.get_by_text("from outline to outline"))
    page.keyboard.press("m")
    fire(page)
    if size == PHONE:
        page.locator("summary", has_text="Why three dice").click()
    looks.at("result", page.get_by_role("region", name="Why three dice"))
    assert looks.found == {}


@BOTH_SIZES
def test_a_shot_that_is_refused_among_many_seats_can_be_understood_by_everyone(
    hall: Hall, sit: Sit, size: tuple[int, int]
) -> None:
    page = sit(hall.address(close_together(hall), "Cleo"), *size)
    looks = Looks(page)
    page.locator("[data-target=Ben]").click()
    looks.at("refused", page.get_by_role("note"))
    assert looks.found == {}


@SIZES
def test_a_reroll_and_a_replay_can_be_used_by_everyone(hall: Hall, sit: Sit, size: tuple[int, int]) -> None:
    made = asked_for_a_reroll(hall)
    page = sit(hall.address(made, "blue"), *size)
    looks = Looks(page)
    page.get_by_role("region", name="Reroll").wait_for()
    page.keyboard.press("1")
    looks.at("reroll", page.get_by_role("button", name="Reroll the 6"))
    looks.back(hall, made)
    assert looks.found == {}


@pytest.mark.soak
@BOTH_SIZES
def test_windows_and_results_of_a_dice_table_can_be_used_by_everyone(
    hall: Hall, sit: Sit, size: tuple[int, int]
) -> None:
    made = make(hall, ("Ann", "person"), ("Ben", "bot"), ("Cleo", "bot"), game="bombing-raid", seed=5)
    page = sit(hall.address(made), *size, pace="wait")
    looks = Looks(page)
    to_question(page)
    page.keyboard.press("o")
    looks.at("chances", page.locator(".chances"))
    page.keyboard.press("o")
    page.get_by_role("button", name="Menu").click()
    looks.at("menu", page.get_by_role("dialog"))
    page.keyboard.press("Escape")
    looks.within("Log", "All keys", "Rules of this match")
    page.keyboard.press("Enter")
    looks.at("result", page.locator("main[data-busy=standing]"))
    looks.back(hall, made)
    assert looks.found == {}


@pytest.mark.soak
@BOTH_SIZES
def test_whatever_is_chosen_in_the_middle_of_a_round_can_be_chosen_by_everyone(
    hall: Hall, sit: Sit, size: tuple[int, int]
) -> None:
    found: dict[str, list[str]] = {}
    for choice in CHOICES:
        page = sit(hall.address(before(hall, choice.game, choice.order), choice.order.split(":")[0]), *size)
        looks = Looks(page)
        looks.at(choice.title, page.get_by_role("region", name=choice.title))
        found |= looks.found
    assert found == {}
