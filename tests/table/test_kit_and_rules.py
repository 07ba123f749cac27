"""The print kit and the rules in the browser."""

import re
import zipfile
from pathlib import Path

from playwright.sync_api import ElementHandle, Locator, Page, expect


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
    for picture in page.locator(".parts > li img").all()[:8]:
        ink = shown(picture).evaluate(INK)
        assert ink["share"] > 0.02
        assert max(ink["across"], ink["down"]) > 0.7, "it fills its picture"
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


def test_the_whole_kit_comes_with_progress_as_one_file(page: Page, tmp_path: Path) -> None:
    page.goto("/#/kit")
    for piece in ("Range ruler", "Planes, altitude", "Stat cards, boards", "Rules, to fold up"):
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
