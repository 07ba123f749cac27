"""Who flies with whom is seen on tokens, tags and cards."""

import re

from playwright.sync_api import expect
from table.conftest import Hall, Sit
from table.setting_up import STATS, play_on

PLACES = {"Ada": "300 40 90", "Ben": "340 660 270", "Cleo": "40 300 0", "Dora": "660 360 180"}
TEAMS = {"Ada": "A", "Ben": "B", "Cleo": "A", "Dora": "B"}


def test_a_team_has_its_letter_everywhere(hall: Hall, sit: Sit) -> None:
    seats = [{"name": name, "kind": "person", "team": team} for name, team in TEAMS.items()]
    made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=3)
    play_on(hall, made, {name: [[STATS], [f"place {place}"]] for name, place in PLACES.items()})
    page = sit(hall.address(made, "Cleo"))
    expect(page.locator("svg.planes .team text")).to_have_count(4)
    expect(page.locator('.seat[data-seat="Ada"]')).to_contain_text("your team, A")
    expect(page.locator('.seat[data-seat="Ben"]')).to_contain_text(re.compile("(?<!your )team, ?B|team B"))
    expect(page.locator(".tag").filter(has_text="Ada")).to_contain_text("A")
