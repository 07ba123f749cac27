"""A picture of a moment, a film of a replay and a link to a step, to show to others."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from table.conftest import PHONE, Hall, NewPage
from table.hands import make
from table.setting_up import STATS, answer_all, play_on

SCREENS = Path(__file__).resolve().parents[2] / "build" / "screens"  # to be looked at
GOLDEN = Path(__file__).resolve().parents[1] / "golden"
SHOWN = """async bytes => {
  const film = document.createElement("video");
  film.src = URL.createObjectURL(new Blob([new Uint8Array(bytes)]));
  await new Promise((ready, broken) => { film.onloadeddata = ready; film.onerror = broken; });
  return [film.videoWidth, film.videoHeight];
}"""


def saved(page: Page, button: str) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    return Path(download.value.path())


def few_steps(hall: Hall) -> dict[str, Any]:
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben")]
    made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=5)
    play_on(hall, made, {"Ada": [[STATS], ["place 30 330 0"]], "Ben": [[STATS], ["place 660 400 180"]]})
    return made


def few_dice(hall: Hall, game: str) -> dict[str, Any]:
    """Three at a table of dice, a few answers after the first roll."""
    made = make(hall, *((name, "person") for name in ("Ada", "Ben", "Cleo")), game=game, seed=5)
    answers = iter(range(8))
    answer_all(hall, made, lambda ask: [ask["best"] or ask["passing"]] if next(answers, None) is not None else None)
    return made


@pytest.mark.parametrize("game", ["squadron-leader", "dogfight", pytest.param("bombing-raid", marks=pytest.mark.soak)])
def test_a_picture_and_a_film_are_saved(hall: Hall, new_page: NewPage, game: str) -> None:
    made = few_steps(hall) if game == "squadron-leader" else few_dice(hall, game)
    page = new_page(f"/#/replay/{made['match']}/{made['keys']['Ada']}")
    expect(page.get_by_role("slider", name="Step of the match")).to_be_visible()
    page.keyboard.press("End")
    picture = saved(page, "Picture").read_bytes()
    SCREENS.mkdir(parents=True, exist_ok=True)
    (SCREENS / f"picture-{game}.png").write_bytes(picture)
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert len(picture) > 30_000  # there is a map on it
    film = saved(page, "Film").read_bytes()
    page.goto("about:blank")  # a page of ours plays no films
    assert page.evaluate(SHOWN, list(film)) == [960, 1032]


def link_to_this_moment(page: Page) -> str:
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_link_leads_to_the_moment_and_gives_no_seat_away(hall: Hall, new_page: NewPage) -> None:
    made = httpx.post(f"{hall.base}/api/records", json={"record": (GOLDEN / "core-duel.txt").read_text()}).json()
    page = new_page(f"/#/replay/{made['match']}/{made['watch']}")
    slider = page.get_by_role("slider", name="Step of the match")
    expect(slider).to_be_visible()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    link = link_to_this_moment(page)
    assert not any(key in link for key in made["keys"].values())
    friend = new_page(link.removeprefix(hall.base))
    expect(friend.get_by_role("slider", name="Step of the match")).to_have_value("3")


@pytest.mark.parametrize("game", ["squadron-leader", "dogfight", "bombing-raid"])
def test_a_picture_of_the_present_is_in_the_menu(hall: Hall, new_page: NewPage, game: str) -> None:
    made = few_steps(hall) if game == "squadron-leader" else few_dice(hall, game)
    page = new_page(f"/#/t/{made['match']}/{made['keys']['Ada']}", PHONE)
    page.get_by_role("button", name="Menu").click()
    assert len(saved(page, "Picture of this moment").read_bytes()) > 30_000


def test_a_link_to_the_moment_of_a_dice_game_opens_it_there(hall: Hall, new_page: NewPage) -> None:
    made = few_dice(hall, "dogfight")
    page = new_page(f"/#/replay/{made['match']}/{made['keys']['Ada']}")
    expect(page.get_by_role("slider", name="Step of the match")).to_be_visible()
    page.keyboard.press("ArrowRight")
    link = link_to_this_moment(page)
    assert not any(key in link for key in made["keys"].values())
    friend = new_page(link.removeprefix(hall.base))
    expect(friend.get_by_role("slider", name="Step of the match")).to_have_value("1")
