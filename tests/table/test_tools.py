"""Measuring, and what Enter does."""

from playwright.sync_api import expect
from table.conftest import Hall, Sit
from table.setting_up import STATS, answer_all, begin, play_on


def test_the_ruler_between_planes_measures_as_the_game_does_and_says_how(hall: Hall, sit: Sit) -> None:
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben")]
    made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=3)
    play_on(hall, made, {"Ada": [[STATS], ["place 300 40 90"]], "Ben": [[STATS], ["place 40 40 0"]]})
    page = sit(hall.address(made))
    page.locator("[data-action=fly]").wait_for()
    page.keyboard.press("f")
    page.keyboard.press("m")
    page.locator("[data-plane=Ada]").click()
    page.locator("[data-plane=Ben]").click()
    # The centres are 260 mm apart, and either token reaches 12 mm from its middle to its flat sides.
    ruler = page.get_by_role("status").filter(has_text="from outline to outline, B-01")
    expect(ruler).to_contain_text("236 mm, out of range by 2 mm")


def test_the_column_of_six_seats_fits_a_low_screen(hall: Hall, sit: Sit) -> None:
    names = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
    seats = [{"name": name, "kind": "person"} for name in names]
    made = hall.make(game="squadron-leader", edition="first", modules=["altitude"], seats=seats, seed=3)
    answer_all(hall, made, begin)
    page = sit(hall.address(made), width=1280, height=800)
    page.locator("[data-action=fly]").wait_for()
    for name in names:
        expect(page.locator(f"[data-seat={name}] .health")).to_be_in_viewport(ratio=1)
        assert page.locator(f"[data-seat={name}]").evaluate("card => card.scrollWidth <= card.clientWidth")
    expect(page.get_by_role("region", name="Log")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Fit", exact=True)).to_be_in_viewport(ratio=1)


def test_enter_seals_the_stat_card(hall: Hall, sit: Sit) -> None:
    seats = [{"name": "Ada", "kind": "person"}, {"name": "Ben", "kind": "link"}]
    page = sit(hall.address(hall.make(game="squadron-leader", edition="first", modules=[], seats=seats), "Ada"))
    expect(page.get_by_role("button", name="Seal the card")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Cards are being sealed")).to_be_visible()


def test_at_the_edge_what_leaves_the_board_can_be_pressed_and_is_asked_about(hall: Hall, sit: Sit) -> None:
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben")]
    made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=3)
    play_on(hall, made, {"Ada": [[STATS], ["place 30 300 180"]], "Ben": [[STATS], ["place 670 400 0"]]})
    page = sit(hall.address(made))
    page.locator("[data-option=straight]").click()  # no panel lies over it
    page.locator("[data-action=fly]").click()
    expect(page.get_by_role("dialog", name="Fly off the board?")).to_be_visible()


def test_leaving_the_board_cites_the_edition_that_is_played(hall: Hall, sit: Sit) -> None:
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben")]
    made = hall.make(game="squadron-leader", edition="second", modules=[], seats=seats, seed=3)
    play_on(hall, made, {"Ada": [[STATS], ["place 30 300 180"]], "Ben": [[STATS], ["place 670 400 0"]]})
    page = sit(hall.address(made))
    page.locator("[data-option=straight]").click()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("SL2-")
