"""People at one table: what they ask of each other, by what each of them sees, on a desk and on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from table.conftest import DESKTOP, PHONE, Hall, NewPage
from table.hands import faults, make, place, seal, seat
from table.test_screens import fits

FRIENDS = (("Ann", "link"), ("Bob", "link"))
TABLES = ["squadron-leader", "dogfight"]


def sat_down(new_page: NewPage, hall: Hall, game: str, size: tuple[int, int] = DESKTOP) -> tuple[Page, Page, Page]:
    """Ann, Bob, and somebody who looks on, each on a device of their own."""
    made = make(hall, *FRIENDS, game=game)
    pages = [new_page(f"/#/t/{made['match']}/{made['keys'][name]}", size) for name, _ in FRIENDS]
    watcher = new_page(f"/#/watch/{made['match']}/{made['watch']}", size)
    for page in (*pages, watcher):
        expect(page.locator("main[data-number]")).to_be_visible()
    for page in pages:
        page.get_by_role("button", name="Sit down").click()
    return pages[0], pages[1], watcher


def choose(page: Page, name: str) -> None:
    """Something of the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def asked(page: Page, words: str) -> None:
    expect(page.get_by_role("group", name="What is asked").get_by_text(words)).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", TABLES)
def test_resigning_the_end_and_a_rematch_that_takes_everybody_along(
    new_page: NewPage, hall: Hall, game: str, size: tuple[int, int]
) -> None:
    ann, bob, watcher = sat_down(new_page, hall, game, size)
    choose(ann, "Resign …")
    expect(ann.get_by_text("You give up the match")).to_be_visible()
    assert faults(ann) == []
    fits(ann, f"9-{game}-resign")
    ann.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    for page in (ann, bob, watcher):
        expect(page.get_by_text("Ann resigns: Bob wins.").first).to_be_visible()
    expect(bob.get_by_role("heading", name="You win").first).to_be_visible()
    expect(ann.locator(".end").get_by_role("heading", name="Bob wins")).to_be_visible()
    match = ann.url.split("/")[5]
    ann.get_by_role("button", name="Rematch").click()
    expect(ann.get_by_text("Waiting for Bob …")).to_be_visible()
    asked(bob, "Ann offers a rematch.")
    assert faults(bob) == []
    fits(bob, f"9-{game}-rematch")
    bob.get_by_role("button", name="Accept the rematch").click()
    for page in (ann, bob, watcher):
        page.wait_for_url(lambda url: match not in url)
        expect(page.locator("main[data-number='0']")).to_be_visible()


@pytest.mark.parametrize("game", TABLES)
def test_a_draw_is_offered_declined_withdrawn_and_agreed(new_page: NewPage, hall: Hall, game: str) -> None:
    ann, bob, watcher = sat_down(new_page, hall, game, PHONE if game == "dogfight" else DESKTOP)
    choose(ann, "Offer a draw")
    asked(ann, "You offer a draw: waiting for Bob.")
    asked(bob, "Ann offers a draw.")
    asked(watcher, "Ann offers a draw.")
    assert faults(bob) == []
    fits(bob, f"9-{game}-draw")
    bob.get_by_role("button", name="No", exact=True).click()
    expect(ann.get_by_role("group", name="What is asked")).to_be_hidden()
    choose(ann, "Offer a draw")
    ann.get_by_role("button", name="Withdraw").click()
    expect(bob.get_by_role("group", name="What is asked")).to_be_hidden()
    choose(bob, "Offer a draw")
    ann.get_by_role("button", name="Agree on a draw").click()
    for page in (ann, bob, watcher):
        expect(page.get_by_role("heading", name="A draw")).to_be_visible()
        expect(page.get_by_text("All agree on a draw, which Bob offered.").first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_move_is_taken_back_and_the_plane_stands_where_it_stood(
    new_page: NewPage, hall: Hall, size: tuple[int, int]
) -> None:
    ann, bob, _ = sat_down(new_page, hall, "squadron-leader", size)
    for page in (ann, bob):
        seal(page)
    for _ in range(2):
        mover = whoever_is_asked(ann, bob, "place")
        place(mover)
    mover = whoever_is_asked(ann, bob, "move")
    other = bob if mover is ann else ann
    mover.keyboard.press("ArrowUp")
    mover.keyboard.press("Enter")
    expect(other.locator("main[data-asked=move]")).to_be_visible()
    choose(mover, "Take back")
    asked(other, "asks to take the last move back.")
    fits(other, f"9-take-back-{size[0]}")
    other.get_by_role("button", name="Let them take it back").click()
    expect(mover.locator("main[data-asked=move]")).to_be_visible()
    expect(other.locator("main[data-asked='']")).to_be_visible()
    mover.keyboard.press("ArrowUp")
    mover.keyboard.press("Enter")
    expect(other.locator("main[data-asked=move]")).to_be_visible()


def whoever_is_asked(ann: Page, bob: Page, kind: str) -> Page:
    asks = ann.locator(f"main[data-asked={kind}]")
    for _ in range(200):
        for page, found in ((ann, asks), (bob, bob.locator(f"main[data-asked={kind}]"))):
            if found.count():
                return page
        ann.wait_for_timeout(50)
    raise AssertionError(f"nobody is asked to {kind}")


def test_what_cannot_be_taken_back_is_said(new_page: NewPage, hall: Hall) -> None:
    ann, _, _ = sat_down(new_page, hall, "dogfight")
    choose(ann, "Take back")
    expect(ann.get_by_role("alert")).to_contain_text("a die that has fallen stays")
    assert seat(ann, "Bob").count() == 1


# ---- a few words, and being told ----


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", TABLES)
def test_a_signal_stands_at_the_seat_of_whoever_gave_it(
    new_page: NewPage, hall: Hall, game: str, size: tuple[int, int]
) -> None:
    ann, bob, watcher = sat_down(new_page, hall, game, size)
    choose(ann, "Nice shot")
    for page in (ann, bob, watcher):
        said = seat(page, "Ann").get_by_role("status").filter(has_text="Nice shot")
        expect(said).to_have_text("Ann says: Nice shot")
        expect(said.locator("[data-signal]")).to_be_visible()
    assert faults(bob) == []
    fits(bob, f"9-{game}-signal")


def test_who_has_just_said_something_waits_a_moment(new_page: NewPage, hall: Hall) -> None:
    ann, _, _ = sat_down(new_page, hall, "squadron-leader")
    choose(ann, "Nice shot")
    choose(ann, "Ready")
    expect(ann.get_by_role("alert")).to_contain_text("wait a moment")


@pytest.mark.parametrize("game", TABLES)
def test_signals_are_at_hand_beside_ones_own_seat(new_page: NewPage, hall: Hall, game: str) -> None:
    ann, bob, watcher = sat_down(new_page, hall, game)
    seat(ann, "Ann").get_by_role("button", name="Say something").click()
    fits(ann, f"9-{game}-speaking")
    assert faults(ann) == []
    seat(ann, "Ann").get_by_role("button", name="One moment").click()
    expect(seat(bob, "Ann").locator("[data-signal=one-moment]")).to_be_visible()
    expect(seat(bob, "Ann").locator("[data-signal]")).to_be_hidden()
    assert watcher.get_by_role("button", name="Say something").count() == 0


def test_alone_with_a_bot_nobody_listens(new_page: NewPage, hall: Hall) -> None:
    made = make(hall, ("Ann", "person"), ("Ben", "bot"))
    page = new_page(hall.address(made).removeprefix(hall.base))
    expect(seat(page, "Ann").first).to_be_visible()
    assert page.get_by_role("button", name="Say something").count() == 0


ELSEWHERE = """() => {
    window.told = [];
    Object.defineProperty(document, "hidden", { get: () => window.isElsewhere === true });
    window.Notification = class {
        static permission = "default";
        static requestPermission = async () => (window.Notification.permission = "granted");
        constructor(title, { body }) { window.told.push([title, body]); }
    };
}"""


@pytest.mark.parametrize("game", TABLES)
def test_whoever_looks_elsewhere_is_told_that_it_is_their_turn(new_page: NewPage, hall: Hall, game: str) -> None:
    ann, bob, _ = sat_down(new_page, hall, game)
    ann.evaluate(ELSEWHERE)
    ann.get_by_role("button", name="Menu").click()
    notice = ann.get_by_role("switch", name="Tell me when it is my turn")
    expect(notice).not_to_be_checked()
    notice.click()
    expect(notice).to_be_checked()
    fits(ann, f"9-{game}-menu")
    assert faults(ann) == []
    ann.keyboard.press("Escape")
    answering(ann, lambda: "Your turn" not in ann.title() and "Your turn" in bob.title())
    ann.evaluate("window.isElsewhere = true")
    answering(bob, lambda: ann.title().startswith("● Your turn"))
    assert ann.evaluate("window.told")[0][0] == "Your turn"


def answering(page: Page, is_done: Callable[[], bool]) -> None:
    """Somebody does what is gold, until something is so."""
    for _ in range(300):
        if is_done():
            return
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    raise AssertionError("it does not come to that")


# ---- links ----


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", TABLES)
def test_a_friend_is_told_who_invites_to_what_picks_a_name_and_links_stay_in_the_menu(
    new_page: NewPage, hall: Hall, game: str, size: tuple[int, int]
) -> None:
    made = make(hall, ("Ann", "person"), ("Bob", "link"), ("Ben", "bot"), game=game)
    ann = new_page(f"/#/t/{made['match']}/{made['keys']['Ann']}", size)
    expect(seat(ann, "Bob").first).to_be_visible()
    bob = new_page(f"/#/t/{made['match']}/{made['keys']['Bob']}", size)
    invitation = bob.get_by_role("region", name="Invitation")
    expect(invitation).to_contain_text("Ann invites you to")
    expect(invitation).to_contain_text("You are Bob. A bot plays too.")
    assert fits(bob, f"9-{game}-invited")
    assert faults(bob) == []
    name = invitation.get_by_label("Your name")
    expect(name).to_have_value("Bob")
    name.fill("Ann")
    name.press("Enter")
    expect(bob.get_by_role("alert")).to_contain_text("'Ann' is named twice")
    name.fill("Karl")
    invitation.get_by_role("button", name="Sit down").click()
    expect(invitation).to_be_hidden()
    for page in (ann, bob):
        expect(seat(page, "Karl").first).to_be_visible()
        assert seat(page, "Bob").count() == 0
    bob.reload()
    expect(seat(bob, "Karl").first).to_be_visible()
    bob.get_by_role("button", name="Menu").click()
    links = bob.get_by_role("region", name="Links to this match")
    expect(links.get_by_label("Link for Karl", exact=True)).to_have_value(
        f"{hall.base}/#/t/{made['match']}/{made['keys']['Bob']}"
    )
    expect(links).to_contain_text("skyrmish play --lan")
    expect(links).to_contain_text("skyrmish host")
    links.get_by_role("button", name="QR code for Karl").click()
    code = links.get_by_role("img", name="QR code of the link for Karl")
    code.scroll_into_view_if_needed()
    expect(code).to_be_visible()
    assert fits(bob, f"9-{game}-links")
    assert faults(bob) == []


def test_who_made_the_match_finds_the_links_of_friends_again_in_the_menu(page: Page) -> None:
    page.locator("span.kind select").last.select_option("link")
    page.get_by_role("button", name="Start", exact=False).and_(page.locator(".fly")).click()
    handed = page.locator("[data-invite] input").first.input_value()
    page.get_by_role("button", name="QR code for").first.click()
    expect(page.get_by_role("img", name="QR code of the link for").first).to_be_visible()
    fits(page, "9-share")
    assert faults(page) == []
    page.get_by_role("link", name="To the table").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("region", name="Links to this match").locator("input").first).to_have_value(handed)


# ---- my matches ----


def test_what_came_of_a_match_meanwhile_is_listed_and_it_can_be_deleted_everywhere(
    new_page: NewPage, hall: Hall
) -> None:
    made = make(hall, *FRIENDS)
    ann, bob = (new_page(f"/#/t/{made['match']}/{made['keys'][name]}", PHONE) for name, _ in FRIENDS)
    for page in (ann, bob):
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("region", name="Invitation")).to_be_hidden()
    ann.goto("/#/play")
    choose(bob, "Resign …")
    bob.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    expect(bob.locator(".end").get_by_role("heading", name="Ann wins")).to_be_visible()
    bob.goto("/#/play")
    for page, outcome, told in ((ann, "you won, by resignation", "once Bob did"), (bob, "Ann won", "is deleted")):
        page.get_by_role("button", name="Replays").click()
        mine = page.get_by_role("dialog")
        expect(mine.get_by_text(outcome)).to_be_visible()
        mine.get_by_role("button", name="Forget Squadron Leader").click()
        assert fits(page, "9-parting")
        assert faults(page) == []
        mine.get_by_role("button", name="Delete it everywhere").click()
        expect(mine.get_by_role("status")).to_contain_text(told)
        expect(mine.get_by_text("No match has been played on this device yet.")).to_be_visible()
    bob.goto(f"/#/t/{made['match']}/{made['keys']['Bob']}")
    expect(bob.get_by_text("There is no such match")).to_be_visible()
    expect(bob.get_by_role("link", name="To the lobby")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_matches_are_listed_with_who_won_by_what_and_with_ones_luck(
    new_page: NewPage, hall: Hall, size: tuple[int, int]
) -> None:
    made = make(hall, ("Ann", "person"), ("Ben", "bot"), game="dogfight")
    page = new_page(f"/#/t/{made['match']}/{made['keys']['Ann']}", size)
    expect(page.locator("main[data-number]")).to_be_visible()
    choose(page, "Resign …")
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    luck = page.get_by_text("Your dice as they first fell:")
    unread = page.get_by_role("button", name="Go on")  # a result of the bot's that fell meanwhile
    expect(luck.or_(unread)).to_be_visible()
    if unread.is_visible():
        unread.click()
    expect(luck).to_be_visible()
    page.get_by_role("link", name="New game").click()
    page.get_by_role("button", name="Replays").click()
    mine = page.get_by_role("dialog")
    expect(mine.get_by_text("Ben won, by resignation")).to_be_visible()
    row = mine.get_by_role("row", name="Dogfight")
    expect(row.get_by_role("cell").nth(2)).to_have_text("1")
    expect(row.get_by_role("cell").last).to_contain_text(" of ")
    assert fits(page, "9-matches")
    assert faults(page) == []
    with page.expect_download() as saved:
        mine.get_by_role("button", name="Save this list").click()
    assert made["match"] in saved.value.path().read_text()
    mine.get_by_role("button", name="Forget all …").click()
    mine.get_by_role("button", name="Really forget all of them").click()
    expect(mine.get_by_text("No match has been played on this device yet.")).to_be_visible()
    assert (
        page.evaluate("Object.keys(localStorage).filter(key => key.includes('.keys.') || key.includes('.about.'))")
        == []
    )
