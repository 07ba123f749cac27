"""Stages in which nothing happens are seen to go by."""

import pytest
from playwright.sync_api import expect
from table.conftest import DESKTOP, PHONE, Hall, Sit
from table.setting_up import STATS, play_on

WATCH_THE_TURN = """() => {
    const look = () => document.querySelector("[data-turn]")?.innerText;
    window.turns = [look()];
    new MutationObserver(() => look() !== window.turns.at(-1) && window.turns.push(look()))
        .observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_an_attack_stage_in_which_nobody_has_a_shot_is_seen_to_go_by(
    hall: Hall, sit: Sit, size: tuple[int, int]
) -> None:
    """Whoever moves last and first would otherwise seem to move twice."""
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben")]
    made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=5)
    play_on(hall, made, {"Ada": [[STATS], ["place 30 330 0"]], "Ben": [[STATS], ["place 660 400 180"]]})
    page = sit(hall.address(made), *size, touch=size == PHONE)
    fly = page.locator("[data-action=fly]")
    for number in range(2):
        expect(page.locator("main[data-asked=move]")).to_be_visible()
        page.keyboard.press("ArrowUp")
        if number == 1:
            page.evaluate(WATCH_THE_TURN)
        expect(fly).to_be_enabled()
        page.keyboard.press("Enter")
        expect(fly).to_be_disabled()
    turns = page.evaluate("window.turns")
    assert "Nobody has a shot" in turns[1:-1], turns
