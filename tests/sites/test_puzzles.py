"""Puzzles where there is no server: fetched, laid out, answered by Python in the page."""

from playwright.sync_api import expect
from sites.conftest import Visit
from table.test_puzzles import KEYS, card, fly, puzzle_of


def test_a_puzzle_is_solved_without_a_server(visit: Visit) -> None:
    puzzle = puzzle_of("safe-shot")
    page = visit(f"#/puzzle/{puzzle.id}")
    fly(page, KEYS[puzzle.best])
    expect(card(page)).to_have_attribute("data-verdict", "right")
    page.goto(page.url.split("#")[0] + "#/puzzles")
    expect(page.locator("[data-figure=solved]")).to_contain_text("1 of")
