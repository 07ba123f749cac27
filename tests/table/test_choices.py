"""Choices in the middle of a round: each has its panel, on a desk and on a phone, and is answered there."""

from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from playwright.sync_api import Page, expect
from table.conftest import Hall, Sit
from table.setting_up import answer_all, begin

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


class Asked(NamedTuple):
    """A choice: the game that leads to it, the order that was given there, its panel, and what is told afterwards."""

    game: str
    order: str
    title: str
    about: str
    answer: str
    told: str


CHOICES = [
    Asked(
        "two-against-two",
        "blue: immelmann",
        "Immelmann",
        "face the other way",
        "Fly the Immelmann",
        "loop an Immelmann",
    ),
    Asked("two-against-two", "blue: ace 1", "Ace dice in defence", "1 ace die left", "Add 1 ace die", "to the defence"),
    Asked("current-rules-stakes", "red: dive-bomb", "Dive Bomb", "67 % for 1 damage", "Drop onto", "drop onto blue"),
    Asked("current-rules-stakes", "blue: gain", "Pushed the envelope", "or rise", "Rise", "rise to 1"),
]
NAMES = [asked.title for asked in CHOICES]


def before(hall: Hall, game: str, order: str) -> dict[str, Any]:
    """A match that waits for this order, the first of its kind in a game that was played before."""
    lines = (GOLDEN / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(order))
    answer = httpx.post(f"{hall.base}/api/records", json={"record": "\n".join(lines[:at]) + "\n"})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def log(page: Page) -> Any:
    return page.get_by_role("region", name="Log")


@pytest.mark.parametrize("asked", CHOICES, ids=NAMES)
def test_a_choice_has_its_panel_and_is_answered_by_touch(hall: Hall, sit: Sit, asked: Asked) -> None:
    made = before(hall, asked.game, asked.order)
    seat = asked.order.split(":")[0]
    desk = sit(hall.address(made, seat))
    phone = sit(hall.address(made, seat), width=390, height=844, touch=True)
    for page in (desk, phone):
        panel = page.get_by_role("region", name=asked.title)
        expect(panel).to_contain_text(asked.about)
        expect(panel.get_by_role("button", name=asked.answer)).to_be_in_viewport(ratio=1)
    told = log(desk).get_by_text(asked.told).count()
    phone.get_by_role("button", name=asked.answer).tap()
    expect(log(desk).get_by_text(asked.told)).to_have_count(told + 1)
    expect(desk.get_by_role("region", name=asked.title)).to_have_count(0)


def test_the_envelope_is_pushed_from_the_plan_which_says_what_is_staked(hall: Hall, sit: Sit) -> None:
    made = before(hall, "current-rules-stakes", "blue: push")
    desk = sit(hall.address(made, "blue"))
    phone = sit(hall.address(made, "blue"), width=390, height=844, touch=True)
    for page in (desk, phone):
        plan = page.get_by_role("region", name="Plan")
        expect(plan).to_contain_text("33 % for 1 more Manoeuvrability or altitude; otherwise 1 damage. C-2")
        expect(plan.get_by_role("button", name="Push the envelope")).to_be_in_viewport(ratio=1)
    pushed = log(desk).get_by_text("push the envelope").count()
    phone.get_by_role("button", name="Push the envelope").tap()
    expect(log(desk).get_by_text("push the envelope")).to_have_count(pushed + 1)
    expect(desk.get_by_role("button", name="Push the envelope")).to_have_count(0)


def test_a_plan_is_pencilled_while_another_moves_and_waits_for_its_turn(hall: Hall, sit: Sit) -> None:
    seats = [{"name": "Ann", "kind": "link"}, {"name": "Ben", "kind": "link"}]
    made = hall.make(edition="first", modules=["altitude", "split-s"], seats=seats, seed=3)
    answer_all(hall, made, begin)
    pages = {name: sit(hall.address(made, name)) for name in ("Ann", "Ben")}
    for page in pages.values():
        expect(page.locator("main.table")).to_have_attribute("data-number", "4")
    mover, waiting = sorted(pages, key=lambda name: pages[name].locator("[data-action=fly]").count(), reverse=True)
    pages[waiting].keyboard.press("ArrowUp")
    expect(pages[waiting].get_by_text("A plan in pencil")).to_be_visible()
    expect(pages[waiting].get_by_label("Remove Straight")).to_be_visible()
    expect(pages[waiting].locator("[data-action=fly]")).to_have_count(0)
    pages[mover].keyboard.press("ArrowUp")
    pages[mover].keyboard.press("Enter")
    expect(pages[waiting].locator("[data-action=fly]")).to_be_enabled()
    expect(pages[waiting].get_by_label("Remove Straight")).to_be_visible()
