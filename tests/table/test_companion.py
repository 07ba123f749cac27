"""A phone beside a real table: it keeps count, measures, rolls, and knows the odds."""

import re

import httpx
import pytest
from playwright.sync_api import Page, expect
from table.conftest import PHONE, Hall, NewPage


def begun(new_page: NewPage) -> Page:
    page = new_page("/#/companion", size=PHONE)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("button", name="Tracker")).to_be_visible()
    return page


def part(page: Page, name: str) -> None:
    page.get_by_role("navigation").get_by_role("button", name=name).click()


def test_turns_go_round_health_goes_down_and_all_of_it_outlives_a_reload(new_page: NewPage) -> None:
    """SL1-MOVE-01, SL1-NEXT-01  The next round is begun by the next pilot to the left."""
    page = begun(new_page)
    expect(page.get_by_role("heading", name="Wren moves")).to_be_visible()
    for said in ("Wren moved, next", "Ilse moved, next", "Wren is done, next", "Ilse is done, next"):
        page.get_by_role("button", name=said).click()
    expect(page.get_by_role("heading", name="Ilse moves")).to_be_visible()
    expect(page.get_by_text("Round 2, move stage")).to_be_visible()
    page.get_by_role("button", name="Wren loses a point of Health").click()
    expect(page.get_by_role("img", name="Health 1 of 2")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Ilse moves")).to_be_visible()
    expect(page.get_by_role("img", name="Health 1 of 2")).to_be_visible()


def test_modules_are_chosen_beside_the_table(new_page: NewPage) -> None:
    """MOD-ALT-01  A preset with bots seats people here; who has altitude is counted."""
    page = new_page("/#/companion", size=PHONE)
    page.get_by_text("Change modules and options").click()
    page.get_by_role("button", name="Three aces").click()
    expect(page.get_by_text("Altitude, Split S, Immelmann and Ace pilots", exact=False)).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("button", name="Wren climbs")).to_be_visible()
    part(page, "Referee")
    expect(page.locator("fieldset select").first).to_have_value("Ilse")


def test_a_step_is_taken_back(new_page: NewPage) -> None:
    page = begun(new_page)
    page.get_by_role("button", name="Wren moved, next").click()
    page.get_by_role("button", name="Take the last step back").click()
    expect(page.get_by_role("heading", name="Wren moves")).to_be_visible()


def test_the_referee_says_who_may_shoot_whom_and_what_is_missing(new_page: NewPage) -> None:
    """SL1-ATK-02, SL1-ATK-03  Two planes face each other; one that is turned away may not shoot."""
    page = begun(new_page)
    part(page, "Referee")
    expect(page.get_by_text("Wren may shoot Ilse")).to_be_visible()
    expect(page.get_by_text("Ilse may shoot Wren")).to_be_visible()
    page.get_by_label("Ilse sees it at, °").fill("90")
    page.get_by_label("Ilse sees it at, °").press("Enter")
    expect(page.get_by_text("Ilse may not shoot Wren")).to_be_visible()
    expect(page.get_by_role("link", name="SL1-ATK-03")).to_be_visible()


def test_a_plane_is_dragged_by_hand_and_by_keys(new_page: NewPage) -> None:
    page = begun(new_page)
    part(page, "Referee")
    plane = page.get_by_role("button", name=re.compile("^Ilse at"))
    before = plane.get_attribute("aria-label")
    box = plane.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 30
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 50, steps=3)
    page.mouse.up()
    expect(plane).not_to_have_attribute("aria-label", before or "")
    dragged = plane.get_attribute("aria-label")
    plane.press("Shift+ArrowUp")
    expect(plane).not_to_have_attribute("aria-label", dragged or "")


def test_a_plane_is_put_down_from_an_edge_by_two_distances(new_page: NewPage) -> None:
    """SL1-PLACE-01  As whoever sits there measures: from the corner at the left hand, and from the edge."""
    page = begun(new_page)
    part(page, "Referee")
    page.get_by_role("button", name=re.compile("^Ilse at")).focus()
    page.get_by_role("combobox", name=re.compile("^Edge")).select_option("above")
    for label, typed in (
        ("From the left corner, mm", "100"),
        ("From the edge, mm", "40"),
        ("Nose, ° to the left", "45"),
    ):
        page.get_by_label(label).fill(typed)
        page.get_by_label(label).press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Ilse at 600, 660, heading 315"))).to_be_visible()
    expect(page.get_by_text("Wren may not shoot Ilse")).to_be_visible()


def test_real_dice_are_typed_and_their_damage_taken_off(new_page: NewPage) -> None:
    """SL1-ATK-06, SL1-ATK-08  8, 7, 6, 2 against 6, 7, 3: both hits are dodged, the critical lands."""
    page = begun(new_page)
    part(page, "Dice")
    page.get_by_text("Type real dice").click()
    for face in ("8", "7", "6", "2"):
        page.get_by_label("The next attack die shows").select_option(face)
    for face in ("6", "7", "3"):
        page.get_by_label("The next defence die shows").select_option(face)
    expect(page.get_by_text("point of damage")).to_be_visible()
    expect(page.get_by_text("43 %")).to_be_visible()
    page.get_by_role("button", name="Ilse loses 1").click()
    part(page, "Tracker")
    expect(page.get_by_role("img", name="Health 1 of 2")).to_be_visible()


def test_an_ace_adds_dice_to_a_shot_and_to_its_chances(new_page: NewPage) -> None:
    """MOD-ACE-02, MOD-ACE-04  Wren shoots with 4 dice and an Ace die."""
    page = new_page("/#/companion", size=PHONE)
    page.get_by_text("Change modules and options").click()
    page.get_by_role("button", name="Three aces").click()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="One ace die more for Wren").click()
    part(page, "Dice")
    expect(page.get_by_text("4 dice")).to_be_visible()
    page.get_by_label("Ace: Wren").select_option("1")
    expect(page.get_by_text("5 dice")).to_be_visible()
    page.get_by_role("button", name="Roll", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^attack die"))).to_have_count(5)


@pytest.mark.parametrize(
    ("edition", "rerolls"),
    [("second", {"attack_rerolls": 2, "defence_rerolls": 1}), ("current", {"attack_rerolls": 2})],
)
def test_an_ace_of_a_later_edition_rerolls(hall: Hall, edition: str, rerolls: dict[str, int]) -> None:
    """C-1, C-2  One die more of the attack; in defence only where there is one Ace."""
    seats = [{"name": name, "kind": "person"} for name in ("Ann", "Bob")]
    rules = {"game": "squadron-leader", "edition": edition, "modules": ["ace-pilots"], "seats": seats}
    shot = {"rules": rules, "attack": 3, "defense": 3, "section": 1, "aces": 1, "target_aces": 1}
    odds = httpx.post(f"{hall.base}/api/real-shot", json=shot, timeout=60).json()["odds"]
    wanted = {"attack_dice": 3, "defence_dice": 3, "defence_rerolls": 0, **rerolls}
    assert {name: odds[name] for name in wanted} == wanted


def test_the_phone_rolls_and_a_die_is_thrown_again(new_page: NewPage) -> None:
    page = begun(new_page)
    part(page, "Dice")
    page.get_by_role("button", name="Roll", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^attack die"))).to_have_count(4)
    page.get_by_role("button", name=re.compile("^attack die 1")).click()
    page.get_by_role("button", name=re.compile("^Reroll the")).click()
    expect(page.get_by_role("button", name=re.compile("^Ilse (loses|is unhurt)"))).to_be_visible()


UNPLAYABLE = '{"rules":{"game":"chess"},"planes":[],"turns":null,"stage":0}'


@pytest.mark.parametrize("kept", ['{"rules": {}, "planes": [3]', '{"rules": {}, "planes": [3]}', "[]", UNPLAYABLE])
def test_what_was_kept_and_is_damaged_is_told_and_put_aside(new_page: NewPage, kept: str) -> None:
    page = new_page("/#/companion", size=PHONE)
    expect(page.get_by_role("button", name="Begin")).to_be_visible()  # it has read what is kept, and reads it once
    page.evaluate("kept => localStorage.setItem('skyrmish.companion', kept)", kept)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("cannot be read")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    assert page.evaluate("localStorage.getItem('skyrmish.companion.damaged')") == kept


def writing_down(new_page: NewPage, game: str, *chosen: str) -> Page:
    """A real game that the phone writes down."""
    page = new_page("/#/companion", size=PHONE)
    page.get_by_role("combobox", name="Game").select_option(game)
    for choice in chosen:
        page.get_by_text(choice, exact=True).click()
    page.get_by_role("button", name="Begin").click()
    return page


def show(page: Page, *faces: str) -> None:
    """Say what real dice show, one after the other."""
    for face in faces:
        page.get_by_role("dialog").get_by_role("button", name=face, exact=True).click()


def record_of(page: Page, hall: Hall) -> str:
    match, keys = page.url.split("/#/t/")[1].split("/")
    address = f"{hall.base}/api/matches/{match}/record"
    return httpx.get(address, headers={"X-Seat-Key": keys.split("+")[0]}).text


def test_a_dogfight_with_real_dice_is_written_down_by_one_phone(new_page: NewPage, hall: Hall) -> None:
    """SD-DF-02  Each throws the Rookies and the Decision die; a die that was misread is taken back."""
    page = writing_down(new_page, "dogfight")
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("A Rookie of Wren, position roll")
    show(page, "2")
    expect(asked).to_contain_text("So far: 2")
    page.get_by_role("button", name="Misread: one back").click()
    expect(asked).to_contain_text("What does it show?")
    show(page, "1", "1", "2", "1", "blanks", "1", "blank", "blank", "1", "blanks")
    expect(page.get_by_text("Wren rolls Rookies 1 1 2 1: 5 planes.").first).to_be_visible()
    assert "dice: typed" in record_of(page, hall)


def test_everybody_has_a_phone_and_either_says_what_fell(new_page: NewPage, hall: Hall) -> None:
    first = writing_down(new_page, "dogfight", "One each, by link")
    link = first.get_by_role("textbox", name=re.compile("Ilse")).input_value()
    first.get_by_role("link", name="To the table").click()
    second = new_page(link.removeprefix(hall.base), size=PHONE)
    for phone in (first, second):
        expect(phone.get_by_role("dialog")).to_contain_text("A Rookie of Wren, position roll")
    show(first, "1", "1", "2", "1", "blanks", "1", "blank", "blank", "1", "blanks")
    for phone, who in ((first, "You roll"), (second, "Wren rolls")):
        expect(phone.get_by_text(f"{who} Rookies 1 1 2 1: 5 planes.").first).to_be_visible()
        expect(phone.get_by_role("dialog")).to_have_count(0)
