"""The print kit and the rules in the browser."""

import re
import zipfile
from pathlib import Path

from playwright.sync_api import Page, expect


def test_the_kit_shows_its_sheets_and_hands_them_out(page: Page) -> None:
    page.goto("/#/kit")
    preview = page.get_by_role("img", name="Templates and ruler")
    expect(preview).to_be_visible()
    page.wait_for_function("image => image.naturalWidth > 0", arg=preview.element_handle())
    with page.expect_download() as download:
        page.get_by_role("link", name="PDF of Templates and ruler").click()
    assert download.value.path().read_bytes().startswith(b"%PDF")


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
