"""Dice as they fall, told once they lie; squadrons in the air on a phone; and whoever is out of a match of dice."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from table.conftest import DESKTOP, PHONE, Hall, NewPage
from table.dice_hands import to_question
from table.hands import look_away, make, sit_down
from table.setting_up import hear_state
from websockets.sync.client import connect

from skyrmish.table.messages import VERSION

FALLING = """() => {
  const falling = [...document.querySelectorAll(".pilot")].filter(pilot => pilot.querySelector(".squadron .tumbling"));
  if (falling.length === 0) return null;
  return falling.map(pilot => pilot.querySelector(".count").innerText)
    .concat([...document.querySelectorAll(".die:has(.tumbling) .word")].map(word => word.innerText.trim()))
    .concat([...document.querySelectorAll("section.result")].map(result => result.innerText));
}"""


@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
def test_no_word_runs_ahead_of_dice_that_fall(chromium: Browser, hall: Hall, game: str) -> None:
    """Neither what a die will show, nor planes in all, nor what comes of it."""
    made = make(hall, ("Ann", "person"), ("Ben", "person"), game=game, seed=5)
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page = context.new_page()
    sit_down(page, hall, {"Ann": made["keys"]["Ann"]}, made["match"])
    page.locator("main[data-number]").wait_for()
    page.evaluate(
        f"""() => {{ const look = {FALLING}; window.told = [];
        new MutationObserver(() => {{ const told = look(); if (told) window.told.push(told); }})
          .observe(document.body, {{ subtree: true, childList: true, characterData: true, attributes: true }}); }}"""
    )
    pass_until(hall, made, lambda state: state["table"]["round"] > 2)
    page.wait_for_function("() => window.told.length > 0 && !document.querySelector('.tumbling')")
    told = {words for words in page.evaluate("window.told.flat()") if words}
    assert told == {"rolling"}
    context.close()


def test_whoever_looked_away_is_shown_how_it_ended(new_page: NewPage, hall: Hall) -> None:
    page = new_page()
    made = make(hall, ("Ann", "person"), ("Ben", "bot"), game="bombing-raid", seed=21)
    sit_down(page, hall, made["keys"], made["match"])
    to_question(page, "second-roll")
    look_away(page)
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Log")).to_contain_text("Ben ends with")
    expect(page.locator("main[data-busy='']")).to_be_visible()
    look_away(page, away=False)
    expect(page.locator("main[data-busy=standing]")).to_be_visible()
    expect(page.get_by_role("region", name="What just happened")).to_contain_text("Ben ends with")
    page.keyboard.press("Enter")
    expect(page.locator("main:not([data-asked=''])")).to_be_visible()


def test_a_phone_shows_every_squadron_in_the_air(new_page: NewPage, hall: Hall) -> None:
    page = new_page(size=PHONE)
    made = make(hall, *((name, "person") for name in ("Ann", "Ben", "Cleo", "Dora")), game="dogfight", seed=7)
    sit_down(page, hall, made["keys"], made["match"])
    to_question(page)
    for name in ("Ann", "Ben", "Cleo", "Dora"):
        flight = page.locator(f"[data-flight={name}]")
        expect(flight).to_be_in_viewport(ratio=1)
        planes = flight.locator("svg[role=img] > g > g")
        expect(flight.locator("b")).to_have_text(str(planes.count()))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_names_of_four_pilots_are_whole(new_page: NewPage, hall: Hall, size: tuple[int, int]) -> None:
    """Sealed choices and standings lie beside them."""
    seats = (("Ann", "person"), ("Maximiliane", "bot"), ("Otto", "bot"), ("Cleo", "bot"))
    page = new_page(size=size)
    made = make(hall, *seats, game="bombing-raid", seed=21)
    sit_down(page, hall, made["keys"], made["match"])
    to_question(page)
    expect(page.locator("[data-seat=Maximiliane]")).to_contain_text("sealed")
    cut = "names => names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.innerText)"
    names = page.locator(".pilot .who")
    expect(names).to_have_count(4)
    assert names.evaluate_all(cut) == []


def test_who_is_out_is_told_and_watches_on_faster_or_leaves(new_page: NewPage, hall: Hall) -> None:
    made = make(hall, ("Ann", "person"), ("Ben", "person"), ("Cleo", "person"), game="dogfight", seed=3)

    def out(state: dict[str, Any]) -> list[str]:
        return [pilot["seat"] for pilot in state["table"]["dice"]["pilots"] if not pilot["alive"]]

    gone = out(pass_until(hall, made, lambda state: bool(out(state))))[0]
    page = new_page()
    sit_down(page, hall, {gone: made["keys"][gone]}, made["match"])
    expect(page.get_by_role("heading", name="You are out of the match")).to_be_visible()
    faster = page.get_by_role("button", name="Watch faster")
    faster.click()
    expect(page.get_by_role("button", name="Watch at the usual pace")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("link", name="Leave the table").click()
    expect(page.locator("main[data-number]")).to_have_count(0)


def pass_until(hall: Hall, made: dict[str, Any], is_enough: Any) -> dict[str, Any]:
    """Everybody does as little as can be; the table as it then lies."""
    with connect(hall.base.replace("http", "ws", 1) + f"/ws/{made['match']}", max_size=1 << 24) as line:
        line.send(json.dumps({"type": "hello", "version": VERSION, "keys": list(made["keys"].values()), "since": 0}))
        state = hear_state(line)
        while not is_enough(state):
            ask, number = state["asks"][0], state["table"]["number"]
            said = {"type": "orders", "id": f"pass-{number}-{ask['seat']}", "number": number, "seat": ask["seat"]}
            line.send(json.dumps({**said, "orders": [least(ask)]}))
            state = hear_state(line)
    return state


def least(ask: dict[str, Any]) -> str:
    if ask["pick"] and ask["pick"]["nothing"]:
        return str(ask["pick"]["nothing"])
    touched = [each["order"] for each in ask["touchables"] if each["order"]]
    return str(ask["passing"] or [*(choice["order"] for choice in ask["choices"]), *touched][0])
