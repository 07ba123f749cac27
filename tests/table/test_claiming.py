"""A match is claimed in the browser: against whose time is out, and against who is away for long."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from table.conftest import Hall, Sit, opened_hall
from table.hands import faults
from table.setting_up import STATS, play_on
from table.test_together import whoever_is_asked

SIZES: dict[str, dict[str, Any]] = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844, "touch": True},
}


def set_up(hall: Hall, **wanted: Any) -> dict[str, Any]:
    """Ann and Bob have placed their planes."""
    seats = [{"name": name, "kind": "link"} for name in ("Ann", "Bob")]
    made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=3, **wanted)
    play_on(hall, made, {"Ann": [[STATS], ["place 350 40 90"]], "Bob": [[STATS], ["place 350 660 270"]]})
    return made


def claim(page: Page, against: str, why: str) -> None:
    card = page.get_by_role("group", name="Claim the match")
    expect(card).to_contain_text(why)
    assert faults(page) == []
    card.get_by_role("button", name="Claim the match").click()
    expect(page.get_by_role("heading", name="You win").last).to_be_visible()
    expect(page.locator(".end .how")).to_contain_text(f"the match against {against}, who is away or out of time")


@pytest.mark.parametrize("size", SIZES)
def test_c_11_whose_clock_has_run_out_can_be_claimed_against(tmp_path: Path, sit: Sit, size: str) -> None:
    database = tmp_path / "table.sqlite"
    with opened_hall(database) as hall:
        made = set_up(hall, minutes=10)
    with sqlite3.connect(database) as disk:
        disk.execute("UPDATE orders SET seconds = 600 WHERE seat = 'Bob'")
    with opened_hall(database) as hall:
        claim(sit(hall.address(made, "Ann"), **SIZES[size]), "Bob", "The time of Bob is out.")


@pytest.mark.parametrize("size", SIZES)
def test_c_11_who_is_away_for_long_can_be_claimed_against(tmp_path: Path, sit: Sit, size: str) -> None:
    with opened_hall(tmp_path / "table.sqlite", env={"AWAY": "3"}) as hall:
        made = set_up(hall)
        ann, bob = (sit(hall.address(made, name), **SIZES[size]) for name in ("Ann", "Bob"))
        for page in (ann, bob):
            page.get_by_role("button", name="Sit down").click()
        away = whoever_is_asked(ann, bob, "move")
        page, name = (bob, "Ann") if away is ann else (ann, "Bob")
        away.close()
        expect(page.get_by_role("group", name="Claim the match")).to_contain_text(
            f"{name} is away. The match can be claimed in 0:0"
        )
        claim(page, name, f"{name} has been away for long.")
