"""What a page says of a host that has changed something afterwards: a page remembers what it was promised."""

import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from table.conftest import Sit, opened_hall
from table.hands import faults, seal

from skyrmish.match.dice.fair import commitment_of

OTHER = "c3" * 32
CHANGES = {
    "nothing": ("SELECT 1", "Ann had a share in the dice that nobody else could choose"),
    "a choice": (
        "UPDATE orders SET given = 'assign 2 3 3 4' WHERE seat = 'Ann' AND nonce IS NOT NULL",
        "Not proved: this device was told of a sealed choice that is not in this record.",
    ),
    "the secret": (
        f"UPDATE matches SET secret = '{'7' * 64}'",
        "Not proved: before the first die the host promised this device another secret",
    ),
    "a share": (
        "UPDATE matches SET shares = json_set(shares, "
        f"'$.commitments.Ann', '{commitment_of('share', OTHER)}', '$.values.Ann', '{OTHER}')",
        "Not proved: before the first die the host told this device of other shares",
    ),
    "a share of somebody who was not there": (
        "UPDATE matches SET shares = json_set(shares, "
        f"'$.commitments.Ben', '{commitment_of('share', OTHER)}', '$.values.Ben', '{OTHER}')",
        "Not proved: before the first die the host told this device of other shares",
    ),
    "that a share came": (
        "UPDATE matches SET shares = json_set(shares, '$.values.Ann', '')",
        "Not proved: this device opened its share in the dice, and the record says that it did not.",
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
        resign(page)
        with sqlite3.connect(database) as disk:
            disk.execute(statement)
        expect(verdict_of(page)).to_contain_text(says)
        assert faults(page) == []


def test_a_second_device_of_a_seat_says_that_the_first_one_had_the_share(tmp_path: Path, sit: Sit) -> None:
    with opened_hall(tmp_path / "table.sqlite") as hall:
        seats = [{"name": "Ann", "kind": "person"}, {"name": "Ben", "kind": "bot", "level": "random"}]
        made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats)
        first = sit(hall.address(made))
        seal(first)
        expect(first.locator("main[data-asked=place]")).to_be_visible()
        second = sit(hall.address(made))
        resign(second)
        first.get_by_role("link", name="Replay").click()
        expect(verdict_of(first)).to_contain_text("Ann had a share in the dice")
        expect(first.locator(".proof")).not_to_contain_text("This device had no share")
        words = verdict_of(second)
        expect(words).to_contain_text("Ann had a share in the dice that nobody else could choose")
        expect(words).to_contain_text("This device had no share in them")


def resign(page: Page) -> None:
    """Give the match up, and look at its replay."""
    expect(page.locator("main[data-asked=place]")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign …").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("link", name="Replay").click()


def verdict_of(page: Page) -> Locator:
    """What the page says of dice and orders."""
    page.get_by_role("button", name="Check").click()
    return page.locator(".proof").get_by_role("status")
