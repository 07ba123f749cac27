"""Who flies with whom is seen on tokens, tags and cards."""

import re

import pytest
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
    expect(page.get_by_role("region", name="Log")).to_contain_text("Team B (Ben and Dora) starts.")


@pytest.mark.parametrize("game", ["squadron-leader", "dogfight"])
def test_a_team_that_wins_is_called_by_its_letter_with_its_pilots(hall: Hall, sit: Sit, game: str) -> None:
    seats = [{"name": name, "kind": "person", "team": team} for name, team in TEAMS.items()]
    made = hall.make(game=game, seats=seats, seed=3)
    page = sit(hall.address(made, "Ada", "Cleo"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign Ada …").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("group", name="What is asked").get_by_role("button", name="Resign", exact=True).click()
    expect(page.get_by_role("heading", name="Team B (Ben and Dora) wins")).to_be_visible()
    expect(page.locator(".end .how")).to_have_text(re.compile("resigns: Team B .Ben and Dora. wins."))
