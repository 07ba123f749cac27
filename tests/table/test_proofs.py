"""What a page says of a host that has changed something afterwards: a page remembers what it was promised."""

import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import expect
from table.conftest import Sit, opened_hall
from table.hands import faults, seal

CHANGES = {
    "nothing": ("SELECT 1", "Proved"),
    "a choice": (
        "UPDATE orders SET given = 'assign 2 3 3 4' WHERE seat = 'Ann' AND nonce IS NOT NULL",
        "Not proved: this device was told of a sealed choice that is not in this record.",
    ),
    "the secret": (
        f"UPDATE matches SET secret = '{'7' * 64}'",
        "Not proved: before the first die the host promised this device another secret",
    ),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whoever_checks_a_replay_is_warned_of_what_was_changed(tmp_path: Path, sit: Sit, change: str) -> None:
    database = tmp_path / "table.sqlite"
    statement, says = CHANGES[change]
    with opened_hall(database) as hall:
        seats = [{"name": "Ann", "kind": "person"}, {"name": "Ben", "kind": "bot", "level": "random"}]
        made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats)
        page = sit(hall.address(made))
        seal(page)
        expect(page.locator("main[data-asked=place]")).to_be_visible()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Resign …").click()
        page.get_by_role("button", name="Resign", exact=True).click()
        page.get_by_role("link", name="Replay").click()
        with sqlite3.connect(database) as disk:
            disk.execute(statement)
        page.get_by_role("button", name="Check").click()
        expect(page.locator(".proof").get_by_role("status")).to_contain_text(says)
        assert faults(page) == []
