"""A folder of files in a real browser: a game against a bot without a line, kept through a reload, and its replay."""

import re

from playwright.sync_api import Page, expect
from sites.conftest import Visit
from table.hands import press_start
from table.test_whole_games import answer_by_keys, is_over, seal_and_place_by_mouse, settled

KEPT = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def is_ready(page: Page) -> None:
    expect(page.get_by_text("Making the table ready")).to_have_count(0)


def test_after_one_visit_a_whole_game_is_played_without_a_line(visit: Visit) -> None:
    page = visit()
    is_ready(page)
    page.wait_for_function(KEPT)
    page.context.set_offline(True)
    page.reload()
    press_start(page)
    seal_and_place_by_mouse(page)
    number = settled(page, "")
    answer_by_keys(page)
    number = settled(page, number)
    page.reload()
    assert settled(page, "") == number
    while not is_over(page):
        answer_by_keys(page)
        number = settled(page, number)
    expect(page.get_by_role("region", name="Log")).to_contain_text(re.compile("wins|You win"))
    page.get_by_role("link", name="Replay").first.click()
    expect(page.get_by_role("slider")).to_be_visible()
