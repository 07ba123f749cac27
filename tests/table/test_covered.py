"""Nothing lies over what a player looks at or presses: measured from the boxes of the page, in random matches."""

import json
import re
import tomllib
from importlib.resources import files
from random import Random
from typing import Any

import httpx
import pytest
from draws import drawn_with
from playwright.sync_api import Locator, Page, expect
from table.conftest import Hall, Sit
from table.dice_hands import follow, press_enter
from table.hands import make
from table.random_hands import RandomPlayer, covered
from table.setting_up import answer_all, begin, close_together

PRESETS = tomllib.loads(files("skyrmish.table.lobby").joinpath("presets.toml").read_text(encoding="utf-8"))
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844, "touch": True},
    "phone-on-its-side": {"width": 844, "height": 390, "touch": True},
}
PILOTS = [("Wren", "person"), ("Ilse", "bot"), ("Otto", "bot"), ("Nova", "bot")]
WHOLE = 2000  # answers: more than any match has


def play(hall: Hall, sit: Sit, preset: str, size: str, draws: Random, most: int, language: str = "en") -> list[str]:
    """Play a preset against bots that are quick; what was covered, and when."""
    wanted = {"game": "squadron-leader", "seed": draws.randrange(1000), **PRESETS[preset]}
    seats = [{**seat, "level": "random"} if seat["kind"] == "bot" else seat for seat in wanted.pop("seats")]
    page = sit(hall.address(hall.make(**wanted, seats=seats)), **SIZES[size], pace="wait")
    page.evaluate("language => localStorage.setItem('skyrmish.language', language)", language)
    page.reload()
    found: list[str] = []
    RandomPlayer(page, draws, lambda when: found.extend(f"{when}: {line}" for line in covered(page))).play(most)
    return found


@pytest.mark.parametrize(
    ("preset", "size", "language"),
    [("classic", "desk", "de"), ("two-on-two", "phone", "de"), ("first-flight", "phone-on-its-side", "en")],
)
def test_nothing_is_covered_in_the_first_rounds(hall: Hall, sit: Sit, preset: str, size: str, language: str) -> None:
    assert play(hall, sit, preset, size, Random(4), 5, language) == []


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("preset", PRESETS)
def test_nothing_is_covered_in_a_whole_match(hall: Hall, sit: Sit, preset: str, size: str) -> None:
    assert play(hall, sit, preset, size, drawn_with(1), WHOLE) == []


def play_dice(hall: Hall, sit: Sit, game: str, size: str, most: int) -> list[str]:
    """Four pilots, in teams or not, by the golden button; what was covered, and when."""
    made = make(hall, *PILOTS, game=game, seed=5)
    page = sit(hall.address(made, "Wren"), **{"width": 1280, "height": 720, **SIZES[size]}, pace="wait")
    found: list[str] = []

    def look_and_go_on(page: Page) -> None:
        when = page.locator("main").evaluate("e => `${e.dataset.number} ${e.dataset.asked || e.dataset.busy}`")
        found.extend(f"{when}: {line}" for line in covered(page))
        press_enter(page)

    seen: list[str] = []
    follow(page, look_and_go_on, lambda asked: seen.append(asked) or len(seen) > most)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
def test_nothing_is_covered_at_a_table_of_dice(hall: Hall, sit: Sit, game: str, size: str) -> None:
    assert play_dice(hall, sit, game, size, most=4) == []


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
def test_nothing_is_covered_in_a_whole_match_of_dice(hall: Hall, sit: Sit, game: str, size: str) -> None:
    assert play_dice(hall, sit, game, size, WHOLE) == []


def test_the_measure_sees_what_is_covered(hall: Hall, sit: Sit) -> None:
    """Without this, a page with other names for its parts would let everything pass."""
    page = sit(hall.address(close_together(hall), "Cleo"), **SIZES["desk"])
    expect(page.locator("[data-action=fire]")).to_be_visible()
    assert covered(page) == []
    spoilt = (
        "[data-label] { transform: none !important } .left { width: 80%!important } h2 { width: 9px; overflow: clip }"
    )
    page.add_style_tag(content=spoilt)
    kinds = {line.split(":")[0] for line in covered(page)}
    assert kinds >= {"labels over each other", "panel over what matters", "text cut"}


def spot(what: Locator) -> tuple[float, float]:
    """Where it is, once it has come to rest."""
    what.hover(trial=True)
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_camera_stays_where_it_is_when_the_dice_come(hall: Hall, sit: Sit) -> None:
    page = sit(hall.address(close_together(hall), "Cleo"), pace="wait")
    target = page.locator("[data-plane=Ada]")
    expect(page.locator("[data-action=fire]")).to_be_enabled()
    before = spot(target)
    page.locator("[data-action=fire]").click()
    expect(page.get_by_role("region", name="Dice tray")).to_be_visible()
    assert spot(target) == pytest.approx(before, abs=2)


def test_a_plane_that_an_edge_cuts_is_pointed_at(hall: Hall, sit: Sit) -> None:
    page = sit(hall.address(close_together(hall), "Cleo"), **SIZES["desk"])
    x, _ = spot(page.locator("[data-plane=Ben]"))
    beyond = page.locator("[data-beyond=Ben]")
    edge = page.locator(".left").bounding_box()
    assert edge is not None
    expect(beyond).to_have_count(0)
    page.mouse.move(640, 500)
    page.mouse.down()
    page.mouse.move(640 + edge["x"] + edge["width"] + 16 - x, 500)
    page.mouse.up()
    expect(beyond).to_have_class(re.compile(r"\bleft\b"))
    assert [line for line in covered(page) if "label" in line] == []


PUT_THERE = """(badge, [x, y]) => {
  Object.assign(badge.style, { transition: "none", transform: "" });
  const { left, top } = badge.getBoundingClientRect();
  badge.style.transform = `translate(${x - left - 12}px, ${y - top - 12}px)`;
}"""
RED = {
    "name": "red",
    "seat": "red",
    "x": 350,
    "y": 350,
    "heading": 90,
    "attack": 3,
    "defense": 3,
    "speed": 4,
    "health": 2,
}
BLUE = {**RED, "name": "blue", "seat": "blue", "x": 295, "y": 381}
BESIDE_A_TURN = f"""skyrmish record 1
game: squadron-leader
edition: first
seat: red | planes red | player person
seat: blue | planes blue | player person
position: {json.dumps({"start": "red", "round": 2, "stage": "move", "to_act": "red", "planes": [RED, BLUE]})}
seed: 3

"""


def test_the_cost_of_an_option_is_written_beside_whoever_flies_there(hall: Hall, sit: Sit) -> None:
    """Blue flies where the cost of a turn to the left usually stands."""
    made = httpx.post(f"{hall.base}/api/records", json={"record": BESIDE_A_TURN}).json()
    page = sit(hall.address(made, "red"), **SIZES["phone"])
    turn = page.locator("[data-option='turn left'] + .badge")
    expect(turn).to_be_visible()
    assert covered(page) == []
    box = page.locator("[data-plane=blue]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    turn.evaluate(PUT_THERE, [x, y])
    assert [line.split(":")[0] for line in covered(page)] == ["cost over a token"], "the measure sees it"


def test_why_a_plan_cannot_be_flown_covers_nothing_and_goes_with_the_plan(hall: Hall, sit: Sit) -> None:
    made = make(hall, ("Ada", "person"), ("Ben", "person"), seed=3)
    answer_all(hall, made, begin)
    page = sit(hall.address(made), **SIZES["phone-on-its-side"])
    why = page.get_by_role("alert").filter(has_text="at least one template")
    page.locator("[data-action=fly]:disabled").wait_for()
    page.keyboard.press("Enter")
    expect(why).to_be_visible()
    assert covered(page) == []
    page.keyboard.press("ArrowUp")
    expect(why).to_have_count(0)


def test_a_phone_measures_and_fits(hall: Hall, sit: Sit) -> None:
    page = sit(hall.address(close_together(hall), "Cleo"), **SIZES["phone"])
    page.get_by_role("button", name="Measure").tap()
    page.locator("[data-plane=Cleo]").tap()
    page.locator("[data-plane=Ada]").tap()
    expect(page.get_by_role("status").filter(has_text="mm")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Fit the whole board").tap()
    for name in ("Ada", "Ben", "Cleo", "Dora"):
        expect(page.locator(f"[data-plane={name}]")).to_be_in_viewport()
