"""The table of dice: whole matches by mouse, by keys alone and by touch; what is lit is legal, what is dim says why."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect
from table.conftest import PHONE, Hall, NewPage
from table.dice_hands import asked, follow, is_over, press_enter, to_question, to_the_end
from table.hands import faults, make, press_start, sit_down
from table.line import Line
from table.setting_up import answer_all
from table.test_screens import fits

GAMES = ("dogfight", "bombing-raid")


def seated(page: Page, hall: Hall, game: str, *seats: tuple[str, str], **wanted: object) -> dict[str, str]:
    made = make(hall, *(seats or (("Ann", "person"), ("Ben", "bot"))), game=game, **{"seed": 5, **wanted})
    sit_down(page, hall, made["keys"], made["match"])
    return {"match": made["match"], "watch": made["watch"]}


def click(page: Page) -> None:
    """The golden button; what is only shown is skipped by a click on the sky."""
    gold = page.locator(".ask .fly")
    if gold.count():
        gold.click()
    elif page.locator("main[data-busy=showing]").count():
        page.locator(".sky").click(position={"x": 5, "y": 5}, force=True)


def tap(page: Page) -> None:
    """The same by touch."""
    gold, table = page.locator(".ask .fly"), page.locator("main[data-busy=showing] .scroll")
    if gold.count():
        gold.tap()
    elif table.count():
        table.tap(position={"x": 5, "y": 5}, force=True)


# ---- whole matches ----


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_mouse_then_its_replay_with_a_curve(new_page: NewPage, hall: Hall, game: str) -> None:
    page = new_page()
    seated(page, hall, game)
    to_question(page)
    assert fits(page, f"8-{game}")
    to_the_end(page, click)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    assert fits(page, f"8-{game}-over")
    assert faults(page) == []
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Step of the match")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("main[data-step='1']")).to_be_visible()
    expect(page.get_by_text("Branch from here")).to_be_visible()
    assert fits(page, f"8-{game}-replay")
    assert faults(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_keys_alone(new_page: NewPage, hall: Hall, game: str) -> None:
    page = new_page()
    seated(page, hall, game)
    seen = to_the_end(page, press_enter)
    assert seen >= ({"second-roll"} if game == "bombing-raid" else {"bring"})
    expect(page.locator("#end-of-match")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_touch_on_a_phone(chromium: Browser, hall: Hall, game: str) -> None:
    size = {"width": PHONE[0], "height": PHONE[1]}
    context = chromium.new_context(viewport=size, has_touch=True, is_mobile=True, reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    seated(page, hall, game)
    to_question(page)
    assert fits(page, f"8-{game}-phone")
    assert (
        page.evaluate(
            "Math.max(...[...document.querySelectorAll('main header, main .bottom')].map(e => e.clientWidth))"
        )
        <= PHONE[0]
    )
    to_the_end(page, tap)
    expect(page.locator("#end-of-match")).to_be_visible()
    assert fits(page, f"8-{game}-phone-over")
    context.close()


# ---- what may be touched ----


@pytest.mark.parametrize(("game", "decision"), [("dogfight", "position-window"), ("bombing-raid", "second-roll")])
def test_what_is_lit_is_legal_and_what_is_dim_says_why(new_page: NewPage, hall: Hall, game: str, decision: str) -> None:
    page = new_page()
    seated(page, hall, game)
    to_question(page, decision)
    expect(page.locator(".acts").get_by_text("The window closes")).to_have_count(int(decision == "position-window"))
    before = page.locator("main").get_attribute("data-number")
    dim = page.locator(".die button[aria-disabled=true]")
    for number in range(min(3, dim.count())):
        dim.nth(number).click(force=True)
        expect(page.locator(".ask .dim")).to_be_visible()
        expect(page.locator(".ask .dim .clause")).to_be_visible()
    lit = page.locator(".die.lit button").first
    was = lit.get_attribute("aria-pressed")
    lit.click()
    expect(lit).to_have_attribute("aria-pressed", "false" if was == "true" else "true")
    expect(page.locator(".ask .dim")).to_have_count(0)
    assert page.locator("main").get_attribute("data-number") == before, "picking gives no order"


def test_passing_is_as_near_as_acting_and_has_a_key(new_page: NewPage, hall: Hall) -> None:
    page = new_page()
    seated(page, hall, "dogfight")
    to_question(page, "position-window")
    orders = page.locator(".ask [data-order]")
    assert "pass" in [orders.nth(k).get_attribute("data-order") for k in range(orders.count())]
    tall = [orders.nth(k).bounding_box()["height"] for k in range(orders.count())]  # type: ignore[index]
    assert min(tall) >= 44
    page.keyboard.press("p")
    expect(page.locator(".acts")).to_contain_text("You")
    expect(page.locator("main[data-asked=position-window]")).to_have_count(0)


def test_exact_chances_come_on_request_and_follow_what_is_picked(new_page: NewPage, hall: Hall) -> None:
    page = new_page()
    seated(page, hall, "bombing-raid")
    to_question(page, "second-roll")
    expect(page.locator(".chances")).to_have_count(0)
    page.keyboard.press("o")
    expect(page.locator(".chances .win")).to_contain_text("You win the match")
    page.keyboard.press("Escape")  # nothing is picked: one total is certain
    expect(page.locator(".chances .bars li")).to_have_count(1)


# ---- secrets, seats, readers ----


def test_what_is_chosen_in_secret_is_sealed_until_all_have_chosen(new_page: NewPage, hall: Hall) -> None:
    """SD-BR-03, B-72  All open together."""
    made = make(hall, ("Ann", "link"), ("Ben", "link"), game="bombing-raid", seed=7)
    ann, ben = new_page(), new_page()
    sit_down(ann, hall, {"Ann": made["keys"]["Ann"]}, made["match"])
    sit_down(ben, hall, {"Ben": made["keys"]["Ben"]}, made["match"])
    to_question(ben)
    to_question(ann)
    ann.keyboard.press("p")
    expect(ben.locator("[data-seat=Ann]")).to_contain_text("sealed")
    assert "Ann rolls nothing again" not in ben.locator(".log").inner_text()
    ben.keyboard.press("p")
    expect(ben.get_by_text("Ann rolls nothing again.").first).to_be_visible()


def test_people_at_one_screen_hand_it_over_before_a_secret_choice(new_page: NewPage, hall: Hall) -> None:
    page = new_page()
    seated(page, hall, "bombing-raid", ("Ann", "person"), ("Ben", "person"))
    to_question(page)
    expect(page.get_by_role("button", name="I am Ann")).to_be_visible()
    page.keyboard.press("Enter")
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="I am Ben")).to_be_visible()
    assert page.locator(".picked").count() == 0


@pytest.mark.parametrize("theme", ["day", "night", "space"])
@pytest.mark.parametrize("game", GAMES)
def test_the_table_can_be_used_by_everyone(new_page: NewPage, hall: Hall, game: str, theme: str) -> None:
    page = new_page(theme=theme)
    seated(page, hall, game)
    to_question(page)
    page.keyboard.press("o")
    assert faults(page) == []
    phone = new_page(size=PHONE, theme=theme)
    seated(phone, hall, game, ("Ann", "person"), ("Ben", "bot"), ("Cleo", "bot"))
    to_question(phone)
    assert faults(phone) == []
    page.keyboard.press("Enter")
    expect(page.locator("main[data-busy=standing], main[data-asked]:not([data-asked=''])")).to_be_visible()
    assert faults(page) == []


def test_teams_of_two_and_somebody_who_looks_on(new_page: NewPage, hall: Hall) -> None:
    seats = [
        {"name": name, "kind": "person", "team": team}
        for name, team in zip(("Ann", "Ben", "Cleo", "Dora"), "xyxy", strict=True)
    ]
    made = hall.make(game="dogfight", seats=seats, seed=3)
    page, watcher = new_page(), new_page(f"/#/watch/{made['match']}/{made['watch']}")
    sit_down(page, hall, made["keys"], made["match"])
    to_question(page)
    expect(page.locator("[data-seat=Cleo]")).to_contain_text("team x")
    assert fits(page, "8-dogfight-teams")
    expect(watcher.locator("[data-seat=Ann]")).to_be_visible()
    expect(watcher.locator(".ask [data-order]")).to_have_count(0)


def test_what_is_asked_lies_beside_the_head_of_a_phone_on_its_side(new_page: NewPage, hall: Hall) -> None:
    made = make(hall, ("Ann", "link"), ("Ben", "link"), game="dogfight")
    page = new_page(f"/#/t/{made['match']}/{made['keys']['Ann']}", (844, 390))
    invitation = page.get_by_role("region", name="Invitation")
    expect(invitation).to_be_in_viewport(ratio=1)
    menu, said = page.get_by_role("button", name="Menu").bounding_box(), invitation.bounding_box()
    assert menu is not None
    assert said is not None
    assert menu["x"] + menu["width"] <= said["x"]


def test_a_result_is_headed_by_whoever_it_is_about_also_in_teams(new_page: NewPage, hall: Hall) -> None:
    seats = [
        {"name": name, "kind": "person", "team": team}
        for name, team in zip(("Ann", "Ben", "Cleo", "Dora"), "xyxy", strict=True)
    ]
    made = hall.make(game="dogfight", seats=seats, seed=3)
    page = new_page()
    sit_down(page, hall, made["keys"], made["match"])
    told: list[tuple[str, str]] = []

    def read_on(page: Page) -> None:
        result = page.locator("section.result:has(h2)").filter(has_text="hits against")
        if result.count():
            told.append((result.locator("h2").inner_text(), result.locator("p").first.inner_text()))
        press_enter(page)

    follow(page, read_on, lambda _: len(told) > 1)
    for title, line in told:
        assert title.split()[0] in line.replace(":", "").split()


def test_results_of_yours_stand_however_much_comes_at_once(new_page: NewPage, hall: Hall) -> None:
    seats = [{"name": name, "kind": "person"} for name in ("Ann", "Ben", "Cleo", "Dora")]
    made = hall.make(game="dogfight", seats=seats, seed=3)
    page = new_page()
    line = Line(page)
    page.goto(hall.address(made, "Ann"))
    expect(page.locator("main[data-number]")).to_be_visible()
    line.lose()
    answers = iter(range(40))

    def play_for_all(ask: dict[str, Any]) -> list[str] | None:
        given = ask["best"] or ask["passing"] or ask["choices"][0]["order"]
        return [given] if next(answers, None) is not None else None

    answer_all(hall, made, play_for_all)
    line.come_back()
    result = page.locator("section.result.stands")
    expect(result).to_be_visible()
    assert line.most > 60
    told: list[str] = []
    while page.locator("main:not([data-busy=''])").count():
        told += result.all_inner_texts()
        press_enter(page)
        page.wait_for_timeout(100)
    lost = [text for text in told if "a plane to" in text]
    assert len(lost) > 1
    assert all("you" in text for text in lost), lost


# ---- dice of one's own ----


def test_dice_of_ones_own_are_loaded_in_the_lobby(page: Page, tmp_path: Path) -> None:
    wrong, good = tmp_path / "wrong.toml", tmp_path / "mine.toml"
    wrong.write_text('[ace.A]\nfaces = ["2", "2"]\n')
    good.write_text('[rookie]\nfaces = ["2", "2", "2", "2", "2", "2"]\n')
    page.locator("label.game", has_text="Dogfight").click()
    page.get_by_label("Choose a file").set_input_files(wrong)
    press_start(page)
    expect(page.get_by_role("alert")).to_contain_text("six faces")
    expect(page.get_by_text("wrong.toml cannot be played with.")).to_be_visible()
    page.get_by_label("Choose a file").set_input_files(good)
    expect(page.get_by_text("mine.toml is played with.")).to_be_visible()
    press_start(page)
    expect(page.locator("main[data-number]")).to_be_visible()
    to_question(page)
    assert asked(page)
    assert not is_over(page)
    expect(page.locator(".squadron .word", has_text="blank")).to_have_count(0)


def test_the_lobby_says_which_games_take_files_of_ones_own(hall: Hall) -> None:
    games = httpx.get(f"{hall.base}/api/catalogue").json()["games"]
    assert {card["game"]: card["files"] for card in games if card["files"]} == {game: ["dice"] for game in GAMES}


@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
def test_a_hint_for_dice_is_taken_over(new_page: NewPage, hall: Hall, game: str) -> None:
    made = make(hall, ("Ann", "person"), ("Ben", "bot"), game=game, seed=5)
    told: list[list[str]] = []

    def hear(text: str | bytes) -> None:
        if '"type":"hint"' in str(text):
            told.append(json.loads(text)["orders"])

    page = new_page()
    page.on("websocket", lambda line: line.on("framereceived", hear))
    page.goto(f"/#/t/{made['match']}/{made['keys']['Ann']}")
    to_question(page)
    page.keyboard.press("Escape")  # nothing is picked
    page.keyboard.press("i")
    expect(page.get_by_role("status").filter(has_text="Hint:")).to_contain_text(
        re.compile("you (expect|are)|chance to win")
    )
    page.get_by_role("button", name="Apply").click()
    order = page.locator(".ask .fly").get_attribute("data-order")
    assert order
    assert told[0][0].endswith(order)
