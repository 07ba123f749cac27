"""The line to the table is lost and comes back."""

import os
import signal
import sqlite3
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect
from servers import started
from table.conftest import Hall, NewPage, Sit, opened_hall
from table.setting_up import STATS, play_on


def test_a_plan_flown_while_the_line_is_lost_arrives_when_it_is_back(tmp_path: Path, sit: Sit) -> None:
    database = tmp_path / "table.sqlite"
    with opened_hall(database) as hall:
        seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben")]
        made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=3)
        play_on(hall, made, {"Ada": [[STATS], ["place 350 40 90"]], "Ben": [[STATS], ["place 350 660 270"]]})
        page = sit(hall.address(made))
        page.locator("[data-option=straight]").click()
        expect(page.locator("[data-action=fly]")).to_be_enabled()
        page.wait_for_load_state("networkidle")  # what comes after the first sight has come too

    lost = page.get_by_role("alert")
    expect(lost).to_contain_text("The line to the table is lost")
    page.locator("[data-action=fly]").click()

    with opened_hall(database, port=int(hall.base.rsplit(":", 1)[1])):
        expect(page.get_by_role("region", name="Log")).to_contain_text("flies straight", timeout=15_000)
        expect(lost).to_have_count(0)
        page.reload()  # a reload finds the seats again
        expect(page.get_by_role("region", name="Log")).to_contain_text("flies straight")
        expect(page.locator("[data-turn=yours]")).to_be_visible()


def test_while_nothing_can_be_saved_the_page_says_so_waits_and_goes_on(tmp_path: Path, sit: Sit) -> None:
    database = tmp_path / "table.sqlite"
    full = "BEFORE INSERT ON orders BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
    with opened_hall(database) as hall:
        seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben")]
        made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=3)
        play_on(hall, made, {"Ada": [[STATS], ["place 350 40 90"]], "Ben": [[STATS], ["place 350 660 270"]]})
        page = sit(hall.address(made))
        page.locator("[data-option=straight]").click()
        with sqlite3.connect(database) as disk:
            disk.execute(f"CREATE TRIGGER full {full}")
        page.locator("[data-action=fly]").click()
        expect(page.get_by_role("alert")).to_contain_text("The table cannot save now")
        with sqlite3.connect(database) as disk:
            disk.execute("DROP TRIGGER full")
        expect(page.get_by_role("region", name="Log")).to_contain_text("flies straight", timeout=15_000)
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_page_leaves_a_server_that_hangs_and_comes_back(tmp_path: Path, sit: Sit) -> None:
    with opened_hall(tmp_path / "table.sqlite") as hall:
        seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben")]
        made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=3)
        page = sit(hall.address(made))
        page.clock.install()
        page.reload()
        expect(page.locator("[data-turn=yours]")).to_be_visible()
        page.wait_for_load_state("networkidle")  # dialogs and the end come after the table, and while the host answers
        os.kill(started[-1].pid, signal.SIGSTOP)
        page.clock.run_for(26_000)  # to the next ping, and as long as it is waited for
        expect(page.get_by_role("alert")).to_contain_text("The line to the table is lost")
        os.kill(started[-1].pid, signal.SIGCONT)
        page.clock.run_for(1_000)
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_page_whose_match_moves_to_another_host_makes_no_fuss(hall: Hall, new_page: NewPage) -> None:
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben")]
    made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=3)
    page = new_page("/")
    page.route_web_socket("**/ws/**", connect)
    page.add_init_script(
        "new MutationObserver(() => { if (document.querySelector('[role=alert]')) window.alarmed = true })"
        ".observe(document, { childList: true, subtree: true })"
    )
    page.goto(hall.address(made))
    page.reload()
    expect(page.locator("[data-turn=yours]")).to_be_visible()
    (first,) = lines
    first.close(code=1001)
    while first is lines[-1]:
        page.wait_for_timeout(20)
    expect(page.locator("[data-turn=yours]")).to_be_visible()
    assert not page.evaluate("window.alarmed")
