"""Shots in the browser: what may be shot, what may not and why, and dice that everybody sees."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from table.conftest import Hall, NewPage, Sit
from table.hands import look_away
from table.line import Line
from table.setting_up import STATS, answer_all, play_on

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
STRAIGHT_TWICE = ["straight", "straight", "end"]


@pytest.fixture(scope="module")
def made(hall: Hall) -> dict[str, Any]:
    """Cleo may shoot Ada, 99 mm away, but not Ben or Dora."""
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben", "Cleo", "Dora")]
    made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=3)
    places = {"Ada": "place 300 40 90", "Ben": "place 340 660 270", "Cleo": "place 40 300 0"}
    places["Dora"] = "place 660 300 90"
    orders = {name: [[STATS], [place], STRAIGHT_TWICE] for name, place in places.items()}
    for name in ("Ada", "Ben", "Dora"):
        orders[name].append(["hold fire"])
    play_on(hall, made, orders)
    return made


@pytest.mark.parametrize(
    ("target", "missing", "clause", "says"),
    [
        ("Ben", "8° outside your arc", "SL1-ATK-03", "arc"),
        ("Dora", "out of range by 219 mm", "SL1-ATK-02", "within 234 mm"),
    ],
)
def test_a_refused_shot_is_explained_by_what_is_missing_and_the_clause(
    hall: Hall, sit: Sit, made: dict[str, Any], target: str, missing: str, clause: str, says: str
) -> None:
    page = sit(hall.address(made, "Cleo"))
    page.locator("[data-target]").first.wait_for()
    aim_at(page, target)
    expect(page.get_by_role("note")).to_contain_text(missing)
    expect(page.locator("[data-action=fire]")).to_be_disabled()
    page.locator("li.chosen").get_by_role("button", name=f"Rule {clause}").last.click()
    expect(page.get_by_role("dialog", name=clause)).to_contain_text(says)


def aim_at(page: Page, target: str) -> None:
    """Cycle with the arrow keys."""
    for _ in range(3):
        if page.locator(f"li.chosen [data-target={target}]").count():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrow keys do not lead to {target}")


def test_dice_fall_where_everybody_sees_them(hall: Hall, sit: Sit, made: dict[str, Any]) -> None:
    watcher = sit(f"{hall.base}/#/watch/{made['match']}/{made['watch']}")
    cleo = sit(hall.address(made, "Cleo"))
    cleo.locator("[data-target=Ada]").click()
    expect(cleo.get_by_role("region", name="Before the roll")).to_contain_text("56 %")
    cleo.locator("[data-action=fire]").click()
    for page in (cleo, watcher):
        tray = page.get_by_role("region", name="Dice tray")
        expect(tray.get_by_role("button", name="attack die")).to_have_count(3)
        expect(tray.get_by_role("button", name="defence die")).to_have_count(3)
    dice = [page.get_by_role("region", name="Dice tray").get_by_role("button", name=" die") for page in (cleo, watcher)]
    faces = [each.all_inner_texts() for each in dice]
    assert faces[0] == faces[1]
    expect(watcher.get_by_role("region", name="Log")).to_contain_text("Cleo attacks Ada with 3 dice")


def shoot_at_ada(ask: dict[str, Any]) -> list[str] | None:
    """Ada holds fire, the others shoot; nobody rerolls; and then it is enough."""
    if ask["kind"] == "attack":
        return ["hold fire"] if ask["seat"] == "Ada" else ["attack Ada"]
    return ["keep"] if ask["kind"] == "reroll" else None


class Breath:
    """Holds states back and tells them in one, as to a page whose line was lost for a while."""

    def __init__(self) -> None:
        self.held: list[dict[str, Any]] | None = None

    def __call__(self, page_side: WebSocketRoute) -> None:
        server = page_side.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if self.held is None or message["type"] != "state":
                page_side.send(text)
                return
            self.held.append(message)

        server.on_message(pass_on)
        self.page_side = page_side

    def has_heard(self, stage: str) -> bool:
        """Whether a table of that stage is among those held back."""
        return any(state["table"]["stage"] == stage for state in self.held or [])

    def out(self) -> None:
        assert self.held
        events = [event for state in self.held for event in state["events"]]
        trays = {(state["table"]["tray"] or {}).get("attacker"): state["table"]["tray"] for state in self.held}
        missed = [tray for tray in trays.values() if tray][:-1]
        self.page_side.send(json.dumps({**self.held[-1], "events": events, "trays": missed}))


def test_attacks_that_come_at_once_are_shown_one_after_the_other(hall: Hall, chromium: Browser) -> None:
    """Dora and then Ben shoot Ada, while a watcher's line is slow."""
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben", "Dora")]
    made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=3)
    places = {"Ada": "place 300 40 90", "Ben": "place 40 220 0", "Dora": "place 560 40 180"}
    play_on(hall, made, {name: [[STATS], [place], ["straight", "end"]] for name, place in places.items()})
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page, breath = context.new_page(), Breath()
    page.route_web_socket("**/ws/**", breath)
    page.goto(f"{hall.base}/#/watch/{made['match']}/{made['watch']}")
    expect(page.get_by_role("heading", name="Attack stage")).to_be_visible()
    breath.held = []
    answer_all(hall, made, shoot_at_ada)
    while not breath.has_heard("move"):
        page.wait_for_timeout(50)
    breath.out()
    tray = page.get_by_role("region", name="Dice tray")
    for shooter in ("Dora", "Ben"):
        expect(tray).to_contain_text(f"{shooter} shoots at Ada")
        expect(tray).to_contain_text("No damage")
    expect(page.get_by_role("heading", name="Move stage")).to_be_visible()
    context.close()


def test_a_result_of_yours_is_shown_however_much_comes_at_once(hall: Hall, sit: Sit) -> None:
    """Dora and then Ben shoot Ada, and all fly on, while Dora's line is lost: Ben's shot does not concern her."""
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben", "Dora")]
    made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=3)
    places = {"Ada": "place 300 40 90", "Ben": "place 40 220 0", "Dora": "place 560 40 180"}
    play_on(hall, made, {name: [[STATS], [place], ["straight", "end"]] for name, place in places.items()})
    page = sit(hall.base, pace="wait")
    line = Line(page)
    page.goto(hall.address(made, "Dora"))
    expect(page.locator("main[data-asked]")).to_be_visible()
    line.lose()
    left = {"move": ["Ada", "Ben", "Dora"], "attack": ["Ada", "Ben", "Dora"]}

    def fly_on(ask: dict[str, Any]) -> list[str] | None:
        if ask["kind"] not in left:
            return shoot_at_ada(ask)
        if ask["seat"] not in left[ask["kind"]]:
            return None
        left[ask["kind"]].remove(ask["seat"])
        return ["straight", "end"] if ask["kind"] == "move" else shoot_at_ada(ask)

    answer_all(hall, made, fly_on)
    line.come_back()
    tray = page.get_by_role("region", name="Dice tray")
    expect(tray).to_contain_text("You shoot at Ada")
    expect(tray).to_contain_text("No damage")
    assert line.most > 14
    page.wait_for_timeout(1000)
    page.get_by_role("button", name="Go on").click()
    expect(page.locator("main[data-asked]")).to_be_visible(timeout=2000)


def shot_at_cleo(hall: Hall, **wanted: Any) -> dict[str, Any]:
    """Ada is about to shoot Cleo."""
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Cleo")]
    made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=5, **wanted)
    places = {"Ada": "place 300 40 90", "Cleo": "place 40 300 0"}
    play_on(hall, made, {name: [[STATS], [place], STRAIGHT_TWICE] for name, place in places.items()})
    return made


def fire(page: Page) -> None:
    page.locator("[data-action=fire]").click()


def test_a_result_of_yours_stands_until_you_go_on(hall: Hall, sit: Sit) -> None:
    """Both sit at this screen: nobody else is held up, however long it takes."""
    page = sit(hall.address(shot_at_cleo(hall)), pace="wait")
    fire(page)
    tray = page.get_by_role("region", name="Dice tray")
    expect(tray).to_contain_text("Health 2 → 1")
    page.wait_for_timeout(4000)
    expect(tray).to_contain_text("1 damage")
    expect(page.get_by_role("region", name="Before the roll")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Before the roll")).to_be_visible()
    expect(tray).to_have_count(0)


def test_others_wait_ten_seconds_at_most(hall: Hall, sit: Sit) -> None:
    made = shot_at_cleo(hall)
    cleo, ada = sit(hall.address(made, "Cleo"), pace="wait"), sit(hall.address(made, "Ada"))
    cleo.clock.install()
    fire(ada)
    button = cleo.get_by_role("button", name="Go on")
    expect(button.locator(".ring")).to_be_visible()
    cleo.clock.run_for(9_000)
    expect(button).to_be_visible()
    cleo.clock.run_for(1_500)
    expect(button).to_have_count(0)


def test_whoever_looked_away_is_shown_what_became_of_them(hall: Hall, sit: Sit) -> None:
    made = shot_at_cleo(hall)
    cleo, ada = sit(hall.address(made, "Cleo"), pace="wait"), sit(hall.address(made, "Ada"))
    expect(cleo.locator("[data-plane=Ada]")).to_be_visible()
    look_away(cleo)
    fire(ada)
    expect(cleo.get_by_role("region", name="Log")).to_contain_text("You lose 1 Health")
    assert cleo.get_by_role("button", name="Go on").count() == 0
    look_away(cleo, away=False)
    expect(cleo.get_by_role("region", name="Dice tray")).to_contain_text("Health 2 → 1")
    cleo.get_by_role("button", name="Go on").click()
    expect(cleo.get_by_role("region", name="Before the roll")).to_be_visible()


def test_a_pace_is_chosen_in_the_menu_and_kept(hall: Hall, new_page: NewPage) -> None:
    made = shot_at_cleo(hall)
    page = new_page(hall.address(made).removeprefix(hall.base))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Brisk").click()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Brisk")).to_have_attribute("aria-pressed", "true")


def test_each_dodge_lies_below_the_hit_that_it_cancels(hall: Hall, sit: Sit) -> None:
    page = sit(hall.address(shot_at_cleo(hall)), pace="wait")
    fire(page)
    tray = page.get_by_role("region", name="Dice tray")
    expect(tray.get_by_text("lands")).to_have_count(1)
    slot, hit = tray.locator(".slot").bounding_box(), tray.get_by_role("button", name="crit").bounding_box()
    assert slot is not None
    assert hit is not None
    assert abs(slot["x"] + slot["width"] / 2 - hit["x"] - hit["width"] / 2) < 2
    assert slot["y"] > hit["y"] + hit["height"]


def test_a_result_tells_how_likely_it_was_and_what_each_die_was_for(hall: Hall, sit: Sit) -> None:
    page = sit(hall.address(shot_at_cleo(hall)), pace="wait")
    before = page.get_by_role("region", name="Before the roll")
    expect(before.locator(".bars b")).to_have_count(4)
    promised = before.locator(".bars b").all_inner_texts()
    fire(page)
    odds = page.get_by_role("region", name=re.compile(r"^It was a \d+ % roll$"))
    expect(odds.locator(".fell")).to_have_count(1)
    assert odds.locator(".bars b").all_inner_texts() == promised
    fell = odds.locator(".bars div").filter(has=page.locator(".fell"))
    lost = page.locator("[data-damage]").get_attribute("data-damage")
    assert fell.locator("span").inner_text() == lost
    expect(odds.get_by_role("heading")).to_contain_text(fell.locator("b").inner_text())
    expect(page.get_by_role("region", name="Why three dice")).to_contain_text(re.compile(r"Attack\s*3 dice"))


def test_a_result_is_headed_by_a_sentence_and_a_phone_tells_more_when_asked(hall: Hall, sit: Sit) -> None:
    page = sit(hall.address(shot_at_cleo(hall)), width=390, height=844, touch=True, pace="wait")
    page.locator("[data-action=fire]").tap()
    tray = page.get_by_role("region", name="Dice tray")
    whole = "Ada catches Cleo from ahead on the right, one straight away: 1 damage"
    expect(tray.get_by_role("heading", name=whole)).to_be_visible()
    more = tray.get_by_text(re.compile(r"^It was a \d+ % roll · Why three dice$"))
    expect(page.get_by_role("region", name="Why three dice")).not_to_be_visible()
    more.tap()
    expect(page.get_by_role("region", name="Why three dice")).to_be_visible()
    expect(tray.locator(".fell")).to_have_count(1)


def asked_for_a_reroll(hall: Hall) -> dict[str, Any]:
    """Blue may throw defence dice again."""
    lines = (GOLDEN / "core-duel.txt").read_text(encoding="utf-8").splitlines()
    at = lines.index("red: attack blue")
    record = "\n".join([*lines[: at + 1], "roll: 7 1", "roll: 2 6 5", ""])
    made: dict[str, Any] = httpx.post(f"{hall.base}/api/records", json={"record": record}).json()
    return made


def test_dice_to_throw_again_are_named_by_their_faces_and_picked_as_they_lie(hall: Hall, sit: Sit) -> None:
    """Below the hit that it cancels, a dodge lies before dice that were thrown earlier."""
    page = sit(hall.address(asked_for_a_reroll(hall), "blue"))
    panel = page.get_by_role("region", name="Reroll")
    expect(panel.locator(".pickdie")).to_have_text(["6", "2", "5"])
    page.keyboard.press("1")
    expect(panel.get_by_text("The 6: it can only worsen the result")).to_be_visible()
    expect(panel.get_by_role("button", name="Reroll the 6")).to_be_enabled()
    page.keyboard.press("2")
    expect(panel.get_by_role("button", name="Reroll the 2")).to_be_enabled()


def test_who_is_shot_down_stays_a_cross_while_the_result_stands(hall: Hall, sit: Sit) -> None:
    """And whoever won is told so in one person everywhere."""
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Cleo")]
    made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=2)
    placed = {"Ada": [[STATS], ["place 300 40 90"]], "Cleo": [["assign 4 2 3 3"], ["place 40 300 0"]]}
    play_on(hall, made, {name: [*orders, STRAIGHT_TWICE] for name, orders in placed.items()})
    page = sit(hall.address(made, "Cleo"), pace="wait")
    answer_all(hall, made, lambda ask: ["hold fire"] if (ask["seat"], ask["kind"]) == ("Ada", "attack") else None)
    fire(page)
    answer_all(hall, made, lambda ask: ["keep"] if ask["kind"] == "reroll" else None)
    expect(page.get_by_role("region", name="Dice tray")).to_contain_text("Ada is shot down")
    expect(page.locator(".crossed")).to_be_visible()
    expect(page.locator("[data-turn]")).to_have_text("The result")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="You win")).to_be_visible()
    expect(page.locator("[data-turn]")).to_have_text("You win")
    expect(page.locator(".end tbody tr").first).to_contain_text("You")
    expect(page.locator(".crossed")).to_be_visible()
