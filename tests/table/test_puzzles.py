"""Puzzles at the real table, and looking back at a match: on a desk and on a phone."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from table.conftest import DESKTOP, PHONE, Hall, NewPage

from skyrmish.lab.puzzles.collection import collection
from skyrmish.lab.puzzles.puzzle import Puzzle

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
KEYS = {"turn left, end": "Shift+ArrowLeft", "turn right, end": "Shift+ArrowRight"}
KEPT = "skyrmish.puzzles"


def puzzle_of(kind: str) -> Puzzle:
    """One whose answer is a single key, and that straight ahead does not solve."""
    found = (puzzle for puzzle in collection().values() if puzzle.kind == kind and puzzle.best in KEYS)
    return next(puzzle for puzzle in found if puzzle.second == "straight, end")


def card(page: Page) -> Any:
    return page.locator(".puzzle")


def fly(page: Page, key: str) -> None:
    expect(page.locator('main[data-asked="move"]')).to_be_visible()
    page.keyboard.press(key)
    page.keyboard.press("Enter")


def test_a_puzzle_is_missed_then_solved_shared_and_played_on(new_page: NewPage) -> None:
    puzzle = puzzle_of("safe-shot")
    page = new_page(f"/#/puzzle/{puzzle.id}", DESKTOP)
    expect(card(page)).to_contain_text("nobody can shoot you")
    expect(page.get_by_text("No odds here")).to_be_visible()
    fly(page, "ArrowUp")
    expect(card(page)).to_have_attribute("data-verdict", "wrong")
    expect(card(page)).not_to_contain_text("From there you hit")
    page.locator("[data-action=again]").click()
    fly(page, KEYS[puzzle.best])
    expect(card(page)).to_have_attribute("data-verdict", "right")
    expect(card(page)).to_contain_text("From there you hit")
    kept = json.loads(page.evaluate(f"localStorage.getItem('{KEPT}')"))
    assert (kept["solved"], kept["missed"], kept["inARow"]) == ({puzzle.id: 2}, [puzzle.id], 0)
    page.locator("[data-action=share]").click()
    expect(page.locator("[data-action=share]")).to_contain_text("copied")
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"#/puzzle/{puzzle.id}")
    page.locator("[data-action=play-on]").click()
    expect(page.locator('main[data-asked="move"]')).to_be_visible()
    assert "#/t/" in page.url
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('skyrmish.keys.')).length") == 1


def test_the_puzzle_of_the_day_is_the_same_for_all_and_counts(new_page: NewPage) -> None:
    pages = [new_page("/#/puzzles", size) for size in (DESKTOP, PHONE)]
    daily = [page.locator("[data-action=daily]").get_attribute("href") for page in pages]
    assert daily[0] == daily[1]
    expect(pages[1].locator("[data-figure=solved]")).to_have_text(f"0 of {len(collection())}")
    pages[1].locator("[data-kind=trap]").click()
    expect(pages[1].locator("li")).to_have_count(sum(each.kind == "trap" for each in collection().values()))


def test_dice_are_solved_on_a_phone_with_a_hint(new_page: NewPage) -> None:
    puzzle = next(each for each in collection().values() if each.kind == "reroll" and each.best.startswith("reroll"))
    page = new_page(f"/#/puzzle/{puzzle.id}", PHONE)
    page.locator("[data-action=puzzle-hint]").click()
    expect(card(page)).to_contain_text("It is not")
    die = puzzle.best.split()[1]
    page.locator(".pickdie").nth(int(die) - 1).click()
    page.locator("[data-action=reroll]").click()
    expect(card(page)).to_have_attribute("data-verdict", "right")


@pytest.mark.parametrize(("size", "decision"), [(DESKTOP, "bring"), (PHONE, "reroll")], ids=["desk", "phone"])
def test_nothing_is_picked_beforehand_for_who_solves_dice(
    new_page: NewPage, size: tuple[int, int], decision: str
) -> None:
    puzzle = next(each for each in collection().values() if each.kind == "dice" and each.best.startswith(decision))
    page = new_page(f"/#/puzzle/{puzzle.id}", size)
    expect(page.locator('main.dice-table:not([data-asked=""])')).to_be_visible()
    assert page.locator(".dice-table [aria-pressed=true]").count() == 0
    page.keyboard.press("o")
    expect(page.get_by_text("No odds here: it is a puzzle.")).to_be_visible()
    gold = page.locator(".ask .fly")
    if decision == "bring":
        expect(gold).to_be_disabled()
        page.get_by_role("button", name=f"Choose Ace {puzzle.best.split()[1]}").click()
    for die in puzzle.best.split()[1:] if decision == "reroll" else []:
        page.get_by_role("button", name=re.compile(f", die {die}$")).click()
    gold.click()
    expect(card(page)).to_have_attribute("data-verdict", "right")


def test_a_question_about_stats_can_be_read_beside_the_card(new_page: NewPage) -> None:
    puzzle = next(each for each in collection().values() if each.kind == "stats")
    page = new_page(f"/#/puzzle/{puzzle.id}", PHONE)
    seal = page.get_by_role("button", name="Seal the card")
    question, cards = card(page).get_by_text("Which stats?"), page.get_by_role("region", name="Stat cards")
    expect(seal).to_be_visible()
    expect(question).to_be_in_viewport(ratio=1)
    boxes = question.bounding_box(), cards.bounding_box()
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"]
    seal.scroll_into_view_if_needed()
    expect(seal).to_be_in_viewport(ratio=1)


def test_a_question_about_stats_can_be_read_on_a_phone_on_its_side(new_page: NewPage) -> None:
    puzzle = next(each for each in collection().values() if each.kind == "stats")
    page = new_page(f"/#/puzzle/{puzzle.id}", (844, 390))
    question, cards = card(page).get_by_text("Which stats?"), page.get_by_role("region", name="Stat cards")
    expect(cards).to_be_visible()
    expect(question).to_be_in_viewport(ratio=1)
    boxes = cards.bounding_box(), question.bounding_box()
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]


@pytest.mark.parametrize("size", [(844, 390), (720, 450)], ids=["phone on its side", "twice the size"])
def test_what_is_gold_stays_in_sight_below_a_question_and_its_dice(new_page: NewPage, size: tuple[int, int]) -> None:
    puzzle = next(each for each in collection().values() if each.kind == "reroll")
    page = new_page(f"/#/puzzle/{puzzle.id}", size)
    expect(page.locator(".bottom .fly")).to_be_in_viewport(ratio=1)
    expect(card(page).locator(".question")).to_be_in_viewport(ratio=1)


def test_unknown_links_and_damaged_progress_lead_on(new_page: NewPage) -> None:
    page = new_page("/#/puzzle/")
    expect(page.locator("[data-action=daily]")).to_be_visible()
    page.goto("/#/puzzle/nothing")
    expect(page.get_by_role("alert")).to_contain_text("there is no puzzle 'nothing'")
    page.evaluate(f"localStorage.setItem('{KEPT}', '{{damaged')")
    page.get_by_role("link", name="To all puzzles").click()
    expect(page.get_by_role("alert")).to_contain_text("could not be read")
    assert page.evaluate(f"localStorage.getItem('{KEPT}.damaged')") == "{damaged"
    expect(page.locator("[data-action=daily]")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_replay_tells_what_turned_it_and_makes_a_puzzle_of_the_worst_mistake(
    new_page: NewPage, hall: Hall, size: tuple[int, int]
) -> None:
    record = (GOLDEN / "altitude-duel.txt").read_text()
    made = httpx.post(f"{hall.base}/api/records", json={"record": record}, timeout=60).json()
    page = new_page(f"/#/replay/{made['match']}/{made['watch']}", size)
    page.locator("[data-action=look-back]").click()
    expect(page.locator('.review[data-done="true"]')).to_be_visible()
    expect(page.locator(".review")).to_contain_text("This roll brought red 16 %.")
    expect(page.locator("[data-accuracy=blue]")).to_contain_text("%")
    page.locator(".review ol button").first.click()
    expect(page.get_by_role("slider", name="Step of the match")).to_have_value("12")
    page.locator("[data-action=mistake]").click()
    expect(card(page)).to_contain_text("You ordered: turn left")


@pytest.mark.parametrize("asked", [{"step": 1}, {"step": 999}, {"step": "x"}, {}])
def test_a_step_that_is_no_decision_is_refused_in_a_sentence(hall: Hall, asked: dict[str, Any]) -> None:
    record = (GOLDEN / "altitude-duel.txt").read_text()
    made = httpx.post(f"{hall.base}/api/records", json={"record": record}, timeout=60).json()
    key = {"X-Seat-Key": made["watch"]}
    said = httpx.post(f"{hall.base}/api/matches/{made['match']}/mistake", json=asked, headers=key, timeout=60)
    assert said.status_code == 422
    assert said.json()["reason"]
