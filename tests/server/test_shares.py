"""Every page has a share in the dice: promised by all before any is opened, and whoever cheats with it is seen."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from draws import cases
from hypothesis import given
from hypothesis import strategies as st
from server.conftest import Running
from server.player import Player
from servers import awaited
from typer.testing import CliRunner

from skyrmish.cli.app import app
from skyrmish.match.dice.fair import Share, commitment_of, fair_dice
from skyrmish.table.dice import gathering
from skyrmish.table.dice.gathering import Gathering
from skyrmish.table.keeping import KeptMatch
from skyrmish.table.pages.page import Page
from skyrmish.words.refusal import Refusal

SEATS = ("Ann", "Bob", "Cleo")
OWN = {"Ann": "a1" * 32, "Bob": "b2" * 32, "Cleo": "c3" * 32}
HABITS = ("opens", "opens twice", "withholds", "opens another", "opens late", "is an old page", "is away")


class Listener:
    """A page's line: it does with its share what its habit is, as soon as it is told to open it."""

    def __init__(self, seat: str, habit: str) -> None:
        self.seat, self.habit, self.refused = seat, habit, 0
        self.shares: Gathering | None = None

    def send(self, text: str | bytes) -> None:
        if b'"shares":null' in (text if isinstance(text, bytes) else text.encode()):
            if self.habit in ("opens", "opens twice"):
                self.open(OWN[self.seat])
            if self.habit in ("opens another", "opens twice"):
                self.open("d4" * 32)

    def open(self, share: str) -> None:
        assert self.shares is not None
        try:
            self.shares.open_share(share)
        except Refusal:
            self.refused += 1

    def close(self, code: int, reason: str) -> None: ...


class Disk:
    """A keeper that remembers."""

    def __init__(self) -> None:
        self.kept: list[dict[str, Any]] = []

    async def keep_shares(self, match: str, shares: dict[str, Any]) -> None:  # noqa: ARG002 - as a keeper has it
        self.kept.append(shares)


def gathered(habits: dict[str, str]) -> tuple[tuple[Share, ...], dict[str, Listener], Disk]:
    disk, lines = Disk(), {seat: Listener(seat, habit) for seat, habit in habits.items()}

    async def gather() -> tuple[Share, ...]:
        kept = KeptMatch("m", 0.0, {}, {}, 1, "w", None, None, [], [])
        shares = Gathering(kept, fair_dice("5a" * 32, None), disk)  # type: ignore[arg-type]
        pages = set()
        for seat, line in lines.items():
            line.shares, page = shares, Page(line)
            page.keys = {seat: "key"}
            page.commitment = "" if line.habit == "is an old page" else commitment_of("share", OWN[seat])
            pages |= {page} if line.habit != "is away" else set()
        found = await shares.gather(SEATS, pages)
        for line in lines.values():
            if line.habit == "opens late":
                line.open(OWN[line.seat])
        assert (told := shares.told()) is not None
        assert told.shares == {share.seat: share.value for share in found}
        return found

    return awaited(gather()), lines, disk


@cases(40)
@given(st.lists(st.sampled_from(HABITS), min_size=3, max_size=3))
def test_whatever_seats_do_the_shares_that_count_were_promised(habits: list[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gathering, "PATIENCE", 0.01)
        shares, lines, disk = gathered(dict(zip(SEATS, habits, strict=True)))
    assert [share.seat for share in shares] == list(SEATS)
    for share, habit in zip(shares, habits, strict=True):
        assert share.value == (OWN[share.seat] if habit in ("opens", "opens twice") else "")
        assert share.is_withheld == (habit in ("withholds", "opens another", "opens late"))
        assert lines[share.seat].refused == (habit in ("opens twice", "opens another", "opens late"))
    promises = {share.seat: share.commitment for share in shares}
    assert [kept["commitments"] for kept in disk.kept] == [promises] * len(disk.kept)
    assert disk.kept[-1]["values"] == {share.seat: share.value for share in shares}


def test_nothing_is_opened_before_all_promises_are_on_disk() -> None:
    _, _, disk = gathered(dict.fromkeys(SEATS, "opens"))
    assert [kept["values"] is None for kept in disk.kept] == [True, False]


def test_any_share_changes_the_key() -> None:
    shares = [Share(seat, commitment_of("share", own), own) for seat, own in OWN.items()]
    keys = {fair_dice("5a" * 32, [each for each in shares if each is not left]).key for left in [*shares, None]}
    assert len(keys) == 4


# ---- at a real table ----


async def played(base: str, made: dict[str, Any], shares: dict[str, str]) -> list[Player]:
    players = [Player(base, made["match"], [key], seed) for seed, key in enumerate(made["keys"].values())]
    for seat, player in zip(made["keys"], players, strict=True):
        player.share = shares.get(seat, "")
        await player.sit_down()
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 60)
    for player in players:
        await player.leave()
    return players


@pytest.mark.parametrize("game", ["squadron-leader", "bombing-raid"])
def test_a_match_of_people_proves_its_dice(server: Running, tmp_path: Path, game: str) -> None:
    made = server.make(seats=[{"name": name, "kind": "link"} for name in ("Ann", "Bob")], game=game)
    players = awaited(played(server.base, made, OWN))
    headers = {"X-Seat-Key": made["watch"]}
    record = httpx.get(f"{server.base}/api/matches/{made['match']}/record", headers=headers).text
    for seat in ("Ann", "Bob"):
        assert f"\ndice: share {seat} | {commitment_of('share', OWN[seat])} | {OWN[seat]}\n" in record
    assert {player.welcome["dice"]["commitment"] for player in players} == {record.split("dice: commitment ")[1][:64]}
    proof = httpx.get(f"{server.base}/api/matches/{made['match']}/proof", headers=headers).json()
    (tmp_path / "game.txt").write_text(record, encoding="utf-8")
    said = CliRunner().invoke(app, ["verify", str(tmp_path / "game.txt")])
    assert (said.exit_code, said.output) == (0, proof["words"] + "\n")
    told = json.loads(CliRunner().invoke(app, ["verify", str(tmp_path / "game.txt"), "--json"]).output)
    assert (told["text"], told["orders"] > 0, told["taken_back"]) == (proof["words"], True, 0)
    assert proof["proved"]
    assert "Ann and Bob had a share" in proof["words"]
    told = [(seal["seat"], seal["number"], seal["seal"]) for seal in proof["seals"]]
    assert len(told) >= 2
    assert f"{len(told)} of {len(told)} secret choices" in proof["words"]
    assert [player.seals for player in players] == [told, told]


def test_a_choice_that_does_not_fit_its_seal_is_refused_and_whoever_comes_later_is_told_the_others(
    server: Running,
) -> None:
    made = server.make(seats=[{"name": name, "kind": "link"} for name in ("Ann", "Bob")])

    async def choose() -> None:
        keys = enumerate(made["keys"].values())
        ann, bob = (Player(server.base, made["match"], [key], seed) for seed, key in keys)
        ann.share = OWN["Ann"]
        await ann.sit_down()
        said = {"type": "orders", "id": "x", "number": 0, "seat": "Ann", "orders": ["Ann: assign 4 3 3 2"]}
        await ann.say({**said, **ann.sealed(0, "Ann", ["Ann: assign 3 4 3 2"])})
        assert (await ann.hear("accepted", "refused"))["reason"] == "the seal does not fit these orders"
        await ann.settled(await ann.order("Ann", ["assign 4 3 3 2"]))
        await bob.sit_down()
        (seal,) = bob.welcome["seals"]
        assert [(seal["seat"], seal["number"], seal["seal"])] == ann.seals
        await bob.order("Bob", ["assign 4 3 3 2"])  # an old page: the host seals for it
        await ann.hear("sealed")
        assert [seat for seat, _, _ in ann.seals] == ["Ann", "Bob"]
        record = httpx.get(f"{server.base}/api/matches/{made['match']}/record", headers={"X-Seat-Key": made["watch"]})
        assert record.text.count("| sealed\n") >= 2
        await ann.leave()
        await bob.leave()

    awaited(choose())


def test_a_match_that_is_being_played_proves_nothing_yet(server: Running) -> None:
    made = server.make(seats=[{"name": name, "kind": "link"} for name in ("Ann", "Bob")])
    address = f"{server.base}/api/matches/{made['match']}/proof"
    proof = httpx.get(address, headers={"X-Seat-Key": made["watch"]}).json()
    assert not proof["proved"]
    assert "not over" in proof["words"]


def test_the_first_dice_of_a_dice_game_wait_for_everybody(server: Running) -> None:
    made = server.make(seats=[{"name": name, "kind": "link"} for name in ("Ann", "Bob")], game="dogfight")

    async def come() -> list[dict[str, Any]]:
        keys = enumerate(made["keys"].values())
        ann, bob = (Player(server.base, made["match"], [key], seed) for seed, key in keys)
        await ann.sit_down()
        before = ann.state
        await bob.sit_down()
        while not ann.state["table"]["deciding"]:
            await asyncio.wait_for(ann.hear("state"), 20)
        for player in (ann, bob):
            await player.leave()
        return [before, ann.state]

    before, after = awaited(come())
    assert before["table"]["deciding"] == []
    assert after["table"]["deciding"] != []


def test_where_somebody_never_comes_a_bot_lets_the_dice_fall(server: Running) -> None:
    made = server.make(seats=[{"name": name, "kind": "link"} for name in ("Ann", "Bob")], game="dogfight")

    async def come() -> list[bool]:
        ann = Player(server.base, made["match"], [made["keys"]["Ann"]])
        await ann.sit_down()
        asked = [bool(ann.state["table"]["deciding"])]
        await ann.say({"type": "let-bot-fly", "id": "bot", "seat": "Bob", "level": "random"})
        while not ann.state["table"]["deciding"]:
            await asyncio.wait_for(ann.hear("state"), 20)
        await ann.leave()
        return [*asked, bool(ann.state["table"]["deciding"])]

    assert awaited(come()) == [False, True]
