"""The print kit and the rules in the browser."""

import re
import zipfile
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import ElementHandle, Locator, Page, expect
from table.conftest import DESKTOP, PHONE, Hall, NewPage

from skyrmish.games.clauses import clauses_by_chapter


def test_the_kit_shows_its_sheets_and_hands_them_out(page: Page) -> None:
    page.goto("/#/kit")
    preview = page.get_by_role("img", name="Templates and ruler")
    expect(preview).to_be_visible()
    page.wait_for_function("image => image.naturalWidth > 0", arg=preview.element_handle())
    with page.expect_download() as download:
        page.get_by_role("link", name="PDF of Templates and ruler").click()
    assert download.value.path().read_bytes().startswith(b"%PDF")


INK = """image => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const paper = canvas.getContext("2d");
  paper.drawImage(image, 0, 0);
  const dots = paper.getImageData(0, 0, canvas.width, canvas.height).data;
  const inked = [];
  for (let y = 0; y < canvas.height; y++) for (let x = 0; x < canvas.width; x++) {
    const [red, green, blue, alpha] = dots.subarray(4 * (y * canvas.width + x));
    if (alpha > 40 && Math.min(red, green, blue) < 235) inked.push([x / canvas.width, y / canvas.height]);
  }
  const [across, down] = [inked.map(([x]) => x), inked.map(([, y]) => y)];
  const span = (places) => places.sort((a, b) => a - b).at(-1) - places[0];
  return { share: inked.length / (canvas.width * canvas.height), across: span(across), down: span(down) };
}"""

SHOWN = f"""async (shown) => {{
  const image = new Image();
  image.src = shown.src; // those further down are not loaded before they are looked at
  await image.decode();
  return [shown.alt, ({INK})(image)];
}}"""


def shown(picture: Locator) -> ElementHandle:
    """A picture once it is there."""
    picture.scroll_into_view_if_needed()
    found = picture.element_handle()
    assert found is not None
    found.owner_frame().page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=found)  # type: ignore[union-attr]
    return found


def test_every_part_is_shown_as_a_solid_and_every_sheet_as_it_prints(page: Page) -> None:
    page.goto("/#/kit")
    expect(page.locator(".parts img").first).to_be_visible()
    for name, ink in page.evaluate(f"Promise.all([...document.querySelectorAll('.parts > li img')].map({SHOWN}))"):
        assert ink["share"] > 0.02, name
        assert max(ink["across"], ink["down"]) > 0.7, f"{name} fills its picture"
    for picture in page.locator(".sheets img").all():
        assert shown(picture).evaluate(INK)["share"] > 0.01
    wide = page.evaluate(
        """async () => {
          const sheet = await (await fetch(document.querySelector(".sheets img").src)).text();
          document.body.insertAdjacentHTML("beforeend", sheet);
          const words = [...document.body.lastElementChild.querySelectorAll("text")];
          await document.fonts.ready;
          return words.map((each) => each.getBBox().width);
        }"""
    )
    assert max(wide) < 190.0, "in its own typeface no line is longer than the paper"


def test_a_part_is_turned_by_hand(page: Page) -> None:
    page.goto("/#/kit")
    page.get_by_role("button", name="Plane: look at it from all sides").click()
    solid = page.get_by_label("Plane, from all sides")
    expect(solid).to_be_visible()
    before = solid.screenshot()
    solid.press("ArrowRight")
    assert solid.screenshot() != before
    page.keyboard.press("Escape")
    expect(solid).to_be_hidden()


def test_where_nothing_draws_solids_a_part_has_its_picture(page: Page) -> None:
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    page.goto("/#/kit")
    page.reload()
    page.get_by_role("button", name="Plane: look at it from all sides").click()
    shown(page.get_by_role("dialog").get_by_role("img", name="Plane"))
    expect(page.get_by_label("Plane, from all sides")).to_be_hidden()


def test_modules_board_and_mission_are_chosen_on_the_page(page: Page) -> None:
    page.goto("/#/kit")
    page.get_by_text("Chosen", exact=True).click()
    expect(page.get_by_text("Altitude ring", exact=True)).to_be_hidden()
    page.get_by_role("checkbox", name="Split S").check()
    expect(page.get_by_role("checkbox", name="Altitude", exact=True)).to_be_checked()
    expect(page.get_by_text("Altitude ring", exact=True)).to_be_visible()
    page.get_by_label("Mission").select_option("errant-balloons")
    page.get_by_role("checkbox", name="Bomber, balloon").check()
    expect(page.get_by_text("3 pieces", exact=True).first).to_be_visible()
    page.get_by_text("Hexes", exact=True).click()
    expect(page.get_by_text("Straight template", exact=True)).to_be_hidden()


def test_on_a_phone_fetching_is_at_hand_and_what_cannot_be_made_is_said_beside_the_choice(new_page: NewPage) -> None:
    page = new_page("/#/kit", size=PHONE)
    expect(page.locator(".parts img").first).to_be_visible()
    expect(page.get_by_role("button", name="Fetch all")).to_be_in_viewport()
    page.get_by_label("Width").fill("50")
    page.get_by_label("Width").press("Tab")
    said = page.get_by_text("a board of 50 mm is not from 100 to 100000", exact=False)
    expect(said).to_be_in_viewport()
    page.get_by_label("Width").fill("600")
    page.get_by_label("Width").press("Tab")
    expect(said).to_be_hidden()


def test_a_kit_that_is_still_asked_for_is_neither_shown_nor_fetched(page: Page) -> None:
    """Until the server has told what is in it, the page goes on showing the one before."""
    page.goto("/#/kit")
    expect(page.locator(".parts img").first).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.route(re.compile(r"/api/kit\?.*game=dogfight"), lambda _route: None)
    page.get_by_label("Game").select_option("dogfight")
    expect(page.get_by_role("button", name="Fetch all")).to_be_disabled()
    page.keyboard.press("p")
    page.wait_for_timeout(500)
    assert not [url for url in asked if re.search(r"/api/kit/.*game=dogfight", url)]
    expect(page.get_by_text("Straight template", exact=True)).to_be_visible()
    page.unroute(re.compile(r"/api/kit\?.*game=dogfight"))
    page.get_by_label("Players").select_option("3")
    expect(page.get_by_role("img", name="Dice stickers")).to_be_visible()
    expect(page.get_by_role("button", name="Fetch all")).to_be_enabled()
    expect(page.get_by_text("with the clearance you choose", exact=False)).to_be_hidden()


def test_the_whole_kit_comes_with_progress_as_one_file(page: Page, tmp_path: Path) -> None:
    page.goto("/#/kit")
    for piece in ("Range ruler", "Planes, altitude", "Stat cards, boards", "Rules"):
        page.get_by_role("checkbox", name=piece).uncheck()
    with page.expect_download(timeout=90_000) as download:
        page.get_by_role("button", name="Fetch all").click()
    kit = tmp_path / "kit.zip"
    download.value.save_as(kit)
    names = zipfile.ZipFile(kit).namelist()
    assert any(name.endswith("templates-sheet.pdf") for name in names)
    assert not any("plane" in name for name in names)


def test_a_clause_is_found_by_a_word_and_opened_by_its_id(page: Page) -> None:
    page.goto("/#/rules/B-36")
    expect(page.locator("#clause-B-36")).to_have_class(re.compile("pointed"))
    page.get_by_role("searchbox").fill("a bank 2, a turn 3")
    expect(page.locator("[id^=clause-]")).to_have_count(1)
    expect(
        page.get_by_role("region", name="Rule sheet").get_by_text("Everybody moves, then everybody attacks")
    ).to_be_visible()


ASTRAY = """async clauses => {
  const lost = [];
  for (const clause of clauses) {
    location.hash = `#/rules/${clause}`;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const found = document.getElementById(`clause-${clause}`);
    const { top, bottom } = found?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    if (!found?.classList.contains("pointed") || top < 0 || bottom > innerHeight) lost.push(clause);
  }
  return lost;
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_every_clause_of_all_games_leads_to_its_paragraph(new_page: NewPage, size: tuple[int, int]) -> None:
    """All that the code can name in an event or a refusal are among them: a test of the register holds that."""
    page = new_page("/#/rules/B-36", size=size)
    expect(page.locator("#clause-B-36")).to_be_in_viewport()
    clauses = [clause for chapter in clauses_by_chapter().values() for clause in chapter]
    assert len(clauses) > 200
    assert page.evaluate(ASTRAY, clauses) == []


def test_the_clause_of_a_line_in_the_log_and_of_a_refusal_are_led_to(hall: Hall, new_page: NewPage) -> None:
    page = new_page("/#/rules")
    knock_out = page.get_by_role("region", name="Rule sheet").locator("li").filter(has_text="A plane without Health")
    knock_out.get_by_role("button", name="Play it").click()
    page.locator("[data-action=fire]").click()
    told = page.locator(".log ol .clause").first
    clause = told.inner_text()
    told.click()
    link = page.get_by_role("dialog", name=clause).get_by_role("link")
    page.goto(f"/{link.get_attribute('href')}")
    expect(page.locator(f"#clause-{clause}")).to_have_class(re.compile("pointed"))
    refused = httpx.post(f"{hall.base}/api/rules", json={"mission": "nowhere", "seats": []}).json()
    page.goto(f"/#/rules/{refused['clause']}")
    expect(page.locator(f"#clause-{refused['clause']}")).to_have_class(re.compile("pointed"))


def test_the_rules_are_drawn_from_the_geometry_that_is_played_with(page: Page) -> None:
    page.goto("/#/rules")
    expect(page.get_by_role("img", name=re.compile("^Bank left: the template"))).to_be_visible()
    expect(page.get_by_role("figure").filter(has_text="Bank left")).to_contain_text("costs 2")
    expect(page.get_by_text("234 mm at most, in 3 sections")).to_be_visible()


def test_the_rules_of_every_game_board_and_mission_can_be_read(page: Page) -> None:
    page.goto("/#/rules")
    sheet = page.get_by_role("region", name="Rule sheet")
    edition = page.get_by_role("combobox", name=re.compile("^Edition"))
    edition.select_option("Dogfight")
    expect(sheet.get_by_text("Roll your squadron and count planes.")).to_be_visible()
    edition.select_option("Squadron Leader, second edition")
    sheet.get_by_text("Hexes", exact=True).click()
    expect(sheet.get_by_text("and in the arc ahead", exact=False)).to_be_visible()
    page.get_by_role("combobox", name=re.compile("^Mission")).select_option("The Convoy")
    expect(sheet.get_by_text("The convoy: 2 planes", exact=False)).to_be_visible()


def test_on_a_phone_the_rules_come_before_all_clauses(new_page: NewPage) -> None:
    page = new_page("/#/rules", size=PHONE)
    expect(page.get_by_role("combobox", name=re.compile("^Edition"))).to_be_in_viewport()
    page.get_by_role("searchbox").fill("a bank 2, a turn 3")
    expect(page.locator("[id^=clause-]")).to_be_in_viewport()


def test_two_editions_are_compared_line_by_line(page: Page) -> None:
    page.goto("/#/rules")
    page.get_by_label("Compare with").select_option("second")
    expect(page.get_by_text("4 to 6 hit in attack and dodge in defence", exact=False)).to_be_visible()
    expect(page.locator(".pair").get_by_text("Everybody moves, then everybody attacks.")).to_have_count(0)


def test_guides_altitude_bombs_and_turrets_are_drawn_where_they_are_played(page: Page) -> None:
    page.goto("/#/rules")
    expect(page.get_by_role("img", name=re.compile("^Bank left"))).to_be_visible()
    for picture, module in (("Between the forward guides", "Guides"), ("Altitude", "Altitude"), ("A bomb", "Bombers")):
        expect(page.get_by_role("img", name=picture, exact=True)).to_have_count(0)
        page.locator("details").evaluate("details => (details.open = true)")
        page.get_by_role("checkbox", name=re.compile(module)).first.check()
        expect(page.get_by_role("img", name=picture, exact=True)).to_be_visible()
    expect(page.get_by_role("img", name="A bomber’s turret")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_every_rule_has_an_example_beside_it_and_one_is_played(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page("/#/rules", size=size)
    sheet = page.get_by_role("region", name="Rule sheet")
    expect(sheet.get_by_text("A plane without Health leaves at once", exact=False)).to_be_visible()
    assert sheet.locator("li").count() == sheet.locator("li:has(.example)").count() > 20
    knock_out = sheet.locator("li").filter(has_text="A plane without Health leaves at once")
    knock_out.get_by_role("button", name="Play it: the last hit").click()
    page.locator("[data-action=fire]").click()
    page.wait_for_url(re.compile("#/t/"))


def test_setting_up_is_played_from_the_beginning(page: Page) -> None:
    page.goto("/#/rules")
    sheet = page.get_by_role("region", name="Rule sheet")
    placing = sheet.locator("li").filter(has_text="Place one plane at a time")
    placing.get_by_role("button", name="Play it: from the beginning").click()
    page.wait_for_url(re.compile("#/t/"))


def test_a_clause_has_its_other_reading_with_a_switch_and_an_example_to_fly(page: Page) -> None:
    page.goto("/#/rules/B-05")
    clause = page.locator("#clause-B-05")
    expect(clause).to_contain_text("Here: any part of it. Not taken: its centre; all of it.")
    clause.get_by_role("combobox").select_option("whole")
    expect(clause).to_contain_text("Here: all of it.")
    clause.get_by_role("link", name="Play it: Line up the shot").click()
    expect(page.get_by_role("region", name="Your instructor")).to_be_visible()
