"""Real dice at a live table: the table asks for them, a page says what they show, and the record has them."""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.conftest import Running, start
from server.player import Player, choose
from servers import awaited

from skyrmish.games.dice import DiceRefusal
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.match.dice.sources import RealDice
from skyrmish.match.match import Match
from skyrmish.match.records.record import play_record, read_record
from skyrmish.match.records.verifying import verified
from skyrmish.table.dice.hand_dice import due_for, play_with

GAMES = ("squadron-leader", "space-pirates", "dogfight", "bombing-raid")
PAIR = ("Ann", "Bob")
ON_A_LINE = 150  # messages: nobody types so many in a second or two, and a host would send them away


class Thrower(Player):
    """Throws what the table asks for, and says what fell."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.fallen: Counter[str] = Counter()

    async def order_with(self, seat: str, orders: list[str], dice: list[str]) -> dict[str, Any]:
        if self.count % ON_A_LINE == ON_A_LINE - 1:
            await self.leave()
            await self.sit_down()
        number = self.state["table"]["number"]
        said = {"type": "orders", "id": self.new_id(), "number": number, "seat": seat, "orders": orders, "dice": dice}
        await self.say(said)
        return await self.hear("accepted", "refused")

    def throw(self, due: dict[str, Any]) -> list[str]:
        return [self.random.choice(due["shows"]) for _ in range(due["count"])]

    async def carry_out(self, seat: str, orders: list[str], dice: list[str]) -> None:
        """Orders, thrown for as long as dice are missing."""
        while (answer := await self.order_with(seat, orders, dice))["type"] == "refused":
            assert answer["dice"], answer
            dice += self.throw(answer["dice"])
        self.fallen.update(dice)
        while self.state["table"]["number"] < answer["number"]:
            await self.hear("state")

    async def act(self) -> None:
        """Throw what the table waits for, or answer what is asked here."""
        if due := self.state["due"]:
            await self.carry_out(self.welcome["you"][0], [], self.throw(due))
            return
        ask = self.random.choice(self.state["asks"])
        await self.carry_out(ask["seat"], choose(ask, self.random, self.welcome), [])


def run(play: Coroutine[Any, Any, None]) -> None:
    awaited(asyncio.wait_for(play, 60))


def made(server: Running, kind: str = "person", **wanted: Any) -> dict[str, Any]:
    return server.make(seats=[{"name": name, "kind": kind} for name in PAIR], real_dice=True, **wanted)


async def seated(server: Running, match: dict[str, Any], *phones: str) -> list[Thrower]:
    """A phone for each of these seats, or one for all of them."""
    keys = [[match["keys"][seat]] for seat in phones] or [list(match["keys"].values())]
    players = [Thrower(server.base, match["match"], own, seed) for seed, own in enumerate(keys)]
    for player in players:
        await player.sit_down()
        assert player.welcome["real_dice"]
        assert player.welcome["dice"] is None, "nobody can prove what hands throw"
    return players


async def play_on(phones: list[Thrower], answers: int = 2000) -> None:
    """Whoever is asked acts, and all look up."""
    for _ in range(answers):
        latest = max(phone.state["table"]["number"] for phone in phones)
        for phone in phones:
            while phone.state["table"]["number"] < latest:
                await phone.hear("state")
        if phones[0].is_over:
            return
        await next(phone for phone in phones if phone.state["asks"] or phone.state["due"]).act()


def record_of(server: Running, match: dict[str, Any]) -> str:
    address = f"{server.base}/api/matches/{match['match']}/record"
    return httpx.get(address, headers={"X-Seat-Key": match["watch"]}, timeout=60).text


@pytest.mark.parametrize(
    ("fallen", "asked"),
    [
        ([], "Throw 3 d8 to see who starts: Ann, Bob, Cy"),
        (["8", "2", "8"], "Throw 2 d8 to see who starts: Ann, Cy"),
    ],
)
def test_who_throws_which_die_for_the_start_is_told_in_order(fallen: list[str], asked: str) -> None:
    """SL1-FIRST-01  Each side has one die; those who are tied throw again, and nobody else."""
    match = Match(Ruleset(), usual_seats(("Ann", "Bob", "Cy")), RealDice())
    for seat in ("Ann", "Bob"):
        play_with(match, [f"{seat}: assign 4 3 3 2"], seat, [])
    with pytest.raises(DiceRefusal) as refused:
        play_with(match, ["Cy: assign 4 3 3 2"], "Cy", fallen)
    due = due_for(refused.value)
    assert due
    assert due.words == asked


@pytest.mark.parametrize("phones", [(), PAIR], ids=["one phone", "a phone each"])
@pytest.mark.parametrize("game", GAMES)
def test_a_real_game_is_written_down_and_played_again(server: Running, game: str, phones: tuple[str, ...]) -> None:
    match = made(server, "link" if phones else "person", game=game)
    fallen: Counter[str] = Counter()

    async def play() -> None:
        players = await seated(server, match, *phones)
        await play_on(players)
        assert players[0].is_over
        for player in players:
            fallen.update(player.fallen)

    run(play())
    record = read_record(record_of(server, match))
    assert record.header.typed_dice
    written = Counter(face for line in (record.beginning, *record.lines) for face in line.rolls)
    assert written == fallen, "every die that fell, and no other"
    assert play_record(record).is_over
    assert "only their word stands" in verified(record_of(server, match)).sentence


def test_dice_that_are_missing_wrong_or_too_many_are_told_and_change_nothing(server: Running) -> None:
    async def play() -> None:
        (phone,) = await seated(server, made(server, game="dogfight"))
        before, due = phone.state["table"], phone.state["due"]
        assert due["count"] == 1
        for dice, told in (
            (["17"], "'17' is no icon"),
            ([due["shows"][0]] * 100, "dice too many were thrown"),
        ):
            answer = await phone.order_with("Ann", [], dice)
            assert told in answer["reason"]
            assert answer["dice"] is None
        nothing = await phone.order_with("Ann", [], [])
        assert nothing["dice"] == due, "as after the last of them was taken back"
        early = await phone.order_with("Ann", ["pass"], [])
        assert "before the dice have fallen" in early["reason"]
        assert phone.state["table"] == before

    run(play())


def test_a_table_that_throws_its_own_dice_takes_none(server: Running) -> None:
    async def play() -> None:
        match = server.make(seats=[{"name": name, "kind": "person"} for name in PAIR])
        phone = Thrower(server.base, match["match"], list(match["keys"].values()))
        await phone.sit_down()
        assert not phone.welcome["real_dice"]
        assert phone.state["due"] is None
        answer = await phone.order_with("Ann", ["assign 3 3 4 2"], ["8"])
        assert "throws its own dice" in answer["reason"]
        assert "no order was given" in (await phone.order_with("Ann", [], []))["reason"]

    run(play())


@pytest.mark.parametrize(
    "wanted",
    [{"minutes": 5}, {"seats": [{"name": "Ann", "kind": "person"}, {"name": "B", "kind": "bot", "level": "random"}]}],
)
def test_neither_a_bot_nor_a_clock_picks_up_a_die(server: Running, wanted: dict[str, Any]) -> None:
    people = [{"name": name, "kind": "person"} for name in PAIR]
    answer = httpx.post(f"{server.base}/api/matches", json={"seats": people, "real_dice": True, **wanted})
    assert answer.status_code == 422
    assert "only people play, and without clocks" in answer.text


def test_no_bot_flies_on_with_real_dice(server: Running) -> None:
    async def play() -> None:
        (phone,) = await seated(server, made(server))
        await phone.say({"type": "let-bot-fly", "id": "b", "seat": "Ann", "level": "random"})
        assert "only people play" in (await phone.hear("refused"))["reason"]

    run(play())


def test_real_dice_are_there_after_a_restart(tmp_path: Path) -> None:
    running = start(tmp_path / "table.sqlite")
    match = made(running, game="dogfight")
    tables = []

    async def some() -> None:
        (phone,) = await seated(running, match)
        await play_on([phone], 12)
        tables.append(phone.state["table"])

    run(some())
    assert running.stop() == 0
    running = start(tmp_path / "table.sqlite")

    async def the_rest() -> None:
        (phone,) = await seated(running, match)
        assert {**phone.state["table"], "seats": None} == {**tables[0], "seats": None}
        await play_on([phone])
        assert phone.is_over

    run(the_rest())
    running.stop()
