"""The lab: many games of what the lobby has, told while they are counted; its numbers are those of the commands."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from sites.conftest import visitor
from sites.lab_hands import by_command, count_dogfights, shows
from table.hands import faults

from skyrmish.table.lab.answering import lines
from skyrmish.table.lab.counting import Counted, counted
from skyrmish.table.messages.lab import LabCounts, LabQuestion
from skyrmish.table.messages.reading import read
from skyrmish.words.refusal import Refusal

SEATS = [{"name": "Ann", "kind": "person"}, {"name": "Bolt", "kind": "bot", "level": "greedy"}]
DOGFIGHT = {"game": "dogfight", "seats": SEATS}
PLANES = {"modules": ["altitude"], "options": {"range.max": 300, "range.measure": "centre"}, "seats": SEATS}


def question(kind: str, match: dict[str, Any], *bots: str, games: int = 300) -> LabQuestion:
    return read(LabQuestion, {"kind": kind, "match": match, "bots": list(bots), "games": games, "seed": 7})


class PlainCrew:
    """Plays a job's games in plain Python, as the workers of a page would play them: in parts, the last one first."""

    async def parts(self, games: Counted) -> AsyncIterator[Any]:
        job = games.job()
        for first in reversed(range(0, games.games, 100)):
            sums, beyond = job.kind(), min(games.games, first + 100)
            job.rule(*(sums if each is job.kind else each for each in job.records), *job.numbers, first, beyond)
            yield sums


def found(asked: LabQuestion) -> LabCounts:
    async def heard() -> LabCounts:
        told = [line.counts async for line in lines(counted(asked), PlainCrew())]
        assert told[-1] is not None
        return told[-1]

    with ThreadPoolExecutor(1) as beside:  # a browser's tests have a loop of their own here
        return beside.submit(asyncio.run, heard()).result()


@pytest.mark.parametrize("match", [DOGFIGHT, PLANES], ids=["dice", "planes"])
def test_who_wins_is_what_simulate_says(match: dict[str, Any]) -> None:
    mine = found(question("simulate", match, "random", "greedy", games=60))
    command = by_command(mine.command)
    assert [side.wins for side in mine.sides] == list(command["wins"].values())[:-1]
    assert mine.draws == command["wins"]["draw"]
    assert (mine.decisions, mine.rounds_mean) == (command["decisions"], command["rounds_mean"])


def test_which_stats_win_is_what_balance_says() -> None:
    mine = found(question("balance", PLANES, "random", games=312))
    command = by_command(mine.command)
    assert mine.games == command["games"]
    for row in mine.allocations:
        assert vars(row.score) == command["field"][row.name]
        assert row.weight == command["equilibrium"][row.name]["weight"]
        for other, cell in zip(mine.allocations, row.against, strict=True):
            assert cell is None or vars(cell) == command["wins"][row.name][other.name]


def test_seats_that_no_command_describes_have_none() -> None:
    seats = [{**SEATS[0], "planes": 2}, SEATS[1]]
    assert counted(question("simulate", {"seats": seats}, "random", "random")).told(is_over=False).command == ""


@pytest.mark.parametrize(
    ("kind", "match", "bots", "said"),
    [
        ("simulate", DOGFIGHT, ["greedy"], "1 bot for 2 seats"),
        ("simulate", DOGFIGHT, ["greedy", "os:system"], "os:system"),
        ("balance", DOGFIGHT, ["greedy"], "stats"),
        ("balance", {**PLANES, "mission": "errant-balloons"}, ["greedy"], "choose no mission"),
    ],
)
def test_what_makes_no_sense_is_refused(kind: str, match: dict[str, Any], bots: list[str], said: str) -> None:
    with pytest.raises(Refusal, match=said):
        counted(question(kind, match, *bots))


def test_what_bots_think_with_can_be_fetched_again(chromium: Browser, site: str) -> None:
    context, missing = chromium.new_context(), "**/dice-*.wasm"
    context.route(missing, lambda route: route.abort())
    page = context.new_page()
    page.goto(site + "#/lab")
    alert = page.get_by_role("alert").filter(has_text="What bots think with did not come")
    expect(alert).to_be_visible()
    context.unroute(missing)
    alert.get_by_role("button", name="Try again").click()
    expect(alert).to_have_count(0)
    shows(page, count_dogfights(page))
    context.close()


def test_workers_of_a_page_count_what_the_command_counts(chromium: Browser, site: str) -> None:
    with visitor(chromium, site + "#/lab") as page:
        command = count_dogfights(page)
        shows(page, command)
        page.get_by_label("Seed").fill("2")
        page.get_by_label("Seed").press("Tab")
        expect(page.get_by_role("heading", name="What you have tried")).to_be_visible()
        assert page.locator("tbody tr").count() == 2
        shows(page, page.locator(".same code").inner_text())
        assert faults(page) == []
