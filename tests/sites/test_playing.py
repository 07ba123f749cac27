"""A folder of files in a real browser: a game against a bot without a line, kept through a reload, and its replay."""

import base64
import json
import re
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from sites.conftest import Visit, is_kept, served
from sites.test_folder import on_its_way
from table.dice_hands import press_enter, to_question, to_the_end
from table.hands import press_start
from table.test_whole_games import answer_by_keys, is_over, seal_and_place_by_mouse, settled


def without_a_line(visit: Visit, site_folder: Path, game: str) -> Page:
    """Somebody who was here before chooses a game, and starts it. Where the page came from, nobody answers any more."""
    with served(site_folder.parents[1]) as host:
        page = visit(f"{host}some/where/#/play")
        is_kept(page)
    page.reload()
    page.locator("label.game", has=page.locator(f'input[value="{game}"]')).click()
    press_start(page)
    return page


def shared(match: dict[str, object]) -> str:
    """The address of a lobby's rules, as its link has them."""
    packed = zlib.compress(json.dumps(match).encode(), wbits=-zlib.MAX_WBITS)
    return "#/new/" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def test_friends_who_came_by_link_elsewhere_sit_at_this_screen(visit: Visit) -> None:
    friends = {"seats": [{"name": "Ann", "kind": "person"}, {"name": "Ben", "kind": "link"}]}
    page = visit(shared(friends))
    for name in ("Ann", "Ben"):
        expect(page.get_by_label(f"Who flies for {name}")).to_have_value("person")


MOST_FOR_THE_LOBBY = 250_000  # bytes, as hosts that compress send them
OF_THE_TABLE = ("python-", "sources-", "engine-", "worker-")


def test_the_lobby_itself_is_small(visit: Visit, site_folder: Path) -> None:
    """With fonts, words and pictures; its table comes behind it."""
    names: set[str] = set()
    page = visit(
        before=lambda page: page.on("request", lambda asked: names.add(asked.url.partition("/some/where/")[2]))
    )
    expect(page.locator("button.fly")).to_be_enabled()
    is_kept(page)
    page.wait_for_load_state("networkidle")
    own = [name or "index.html" for name in names if not name.removeprefix("assets/").startswith(OF_THE_TABLE)]
    assert any(name.endswith(".avif") for name in own)
    assert sum(on_its_way(site_folder / name) for name in own) < MOST_FOR_THE_LOBBY


def looks_back(page: Page) -> None:
    page.get_by_role("link", name="Replay").first.click()
    expect(page.get_by_role("slider").first).to_be_visible()


@pytest.mark.parametrize("game", ["squadron-leader", "space-pirates"])
def test_after_one_visit_a_whole_game_is_played_without_a_line(visit: Visit, site_folder: Path, game: str) -> None:
    page = without_a_line(visit, site_folder, game)
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
    looks_back(page)


@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
def test_games_of_dice_are_played_without_a_line_too(visit: Visit, site_folder: Path, game: str) -> None:
    page = without_a_line(visit, site_folder, game)
    to_question(page)
    page.reload()
    to_the_end(page, press_enter)
    looks_back(page)
