"""Looking back: records in and out, step by step, and playing on from any of them."""

import re
from pathlib import Path

import httpx
from playwright.sync_api import Page, Route, expect
from table.conftest import PHONE, Hall, NewPage
from table.hands import sit_down

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def bring(page: Page, record: str) -> None:
    page.get_by_role("button", name="Replays").click()
    page.get_by_label("Record as text").fill(record)
    page.get_by_role("button", name="Show it").click()


def test_a_record_is_pasted_and_stepped_through_to_its_end_and_back(page: Page) -> None:
    bring(page, (GOLDEN / "altitude-duel.txt").read_text())
    time = page.get_by_role("slider", name="Step of the match")
    expect(time).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(time).to_have_value("1")
    page.keyboard.press("End")
    expect(page.get_by_text("match over")).to_be_visible()
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("Home")
    expect(time).to_have_value("0")


def test_a_replay_shows_a_shot_as_a_scene_and_on_a_phone_the_board_stays_above_it(new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    bring(page, (GOLDEN / "altitude-duel.txt").read_text())
    expect(page.get_by_role("slider", name="Step of the match")).to_have_value("0")
    page.keyboard.press("End")
    happened = page.get_by_role("region", name="What happened")
    expect(happened).to_contain_text("red catches blue from behind, two straights away: shot down")
    expect(happened).to_contain_text("lands")
    expect(happened).to_contain_text("blue is shot down")
    happened.get_by_text("blue is shot down").scroll_into_view_if_needed()
    expect(page.locator("[data-plane=red]")).to_be_in_viewport()


def test_in_a_replay_everybody_has_a_name_and_playing_on_is_in_sight(new_page: NewPage, hall: Hall) -> None:
    """On the board as in the log, for whoever had a seat too."""
    record = (GOLDEN / "altitude-duel.txt").read_text()
    made = httpx.post(f"{hall.base}/api/records", json={"record": record}).json()
    page = new_page(f"/#/replay/{made['match']}/{made['keys']['red']}")
    expect(page.get_by_role("slider", name="Step of the match")).to_have_value("0")
    expect(page.get_by_role("button", name="Branch and play")).to_be_in_viewport(ratio=1)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[aria-current=step]")).to_contain_text("red chooses in secret.")  # no notation
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="What happened")).to_contain_text("red catches blue")
    expect(page.locator(".tag").filter(has_text="red")).to_be_visible()
    expect(page.locator(".tag").filter(has_text="You")).to_have_count(0)


def test_a_record_goes_out_as_it_came_in(page: Page, tmp_path: Path) -> None:
    brought = (GOLDEN / "hex-grid.txt").read_text()
    bring(page, brought)
    with page.expect_download() as download:
        page.get_by_role("button", name="Record", exact=True).click()
    saved = tmp_path / "record.txt"
    download.value.save_as(saved)
    assert orders(saved.read_text()) == orders(brought)


def orders(record: str) -> list[str]:
    """What was ordered and rolled, without the seats and the seed."""
    heads = ("skyrmish", "game", "edition", "modules", "options", "board", "seat", "seed", "#")
    return [line for line in record.splitlines() if line and not line.startswith(heads)]


def test_a_record_that_breaks_a_rule_is_refused_at_its_line(page: Page) -> None:
    record = (GOLDEN / "altitude-duel.txt").read_text().replace("red: place 131 39 90", "red: place 350 350 90")
    bring(page, record)
    expect(page.get_by_role("alert")).to_contain_text("line 15")


def test_a_copy_is_played_on_from_the_step_that_is_shown(page: Page) -> None:
    bring(page, (GOLDEN / "altitude-duel.txt").read_text())
    time = page.get_by_role("slider", name="Step of the match")
    expect(time).to_have_value("0")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(time).to_have_value("4")
    page.get_by_role("button", name="blue bot").click()
    page.keyboard.press("b")
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    expect(page.get_by_role("heading", name="Move stage")).to_be_visible()


def test_the_end_of_a_match_tells_who_won_and_leads_to_a_rematch(page: Page, hall: Hall) -> None:
    record = (GOLDEN / "altitude-duel.txt").read_text()
    made = httpx.post(f"{hall.base}/api/records", json={"record": record}).json()
    sit_down(page, hall, made["keys"], made["match"])
    expect(page.get_by_role("heading", name="red wins")).to_be_visible()
    expect(page.get_by_role("row", name="red")).to_be_visible()
    page.locator(".end").get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("heading", name="your turn to choose")).to_be_visible()
    assert made["match"] not in page.url


def test_the_curve_of_win_chances_ends_with_the_winner_and_leads_to_the_step_that_is_pressed(page: Page) -> None:
    bring(page, (GOLDEN / "core-duel.txt").read_text())
    time = page.get_by_role("slider", name="Step of the match")
    curve = page.get_by_role("img", name="to win")
    expect(curve).to_be_visible()
    expect(page.get_by_text("as the bots see it")).to_be_visible()
    page.keyboard.press("End")
    expect(curve).to_have_accessible_name("Chance to win: red 100 %, blue 0 %")
    box = curve.bounding_box()
    assert box
    curve.click(position={"x": box["width"] / 3, "y": 20})
    expect(time).to_have_value("9")
    expect(time).to_have_attribute("aria-valuetext", re.compile(r"step 9 of 27\. Chance to win: red \d+ %, blue \d+ %"))


def test_the_step_that_ends_a_match_in_a_draw_says_so(page: Page) -> None:
    def as_a_draw(route: Route) -> None:
        frames = route.fetch().json()
        end = frames[-1]["events"][-1]
        assert end["kind"] == "won"
        end.update(kind="draw", text="The match is drawn.")
        route.fulfill(json=frames)

    page.route("**/frames", as_a_draw)
    bring(page, (GOLDEN / "core-duel.txt").read_text())
    expect(page.get_by_role("slider", name="Step of the match")).to_have_value("0")
    page.keyboard.press("End")
    expect(page.locator("[aria-current=step]")).to_contain_text("The match is drawn.")
