"""Matches of people have dice of a secret, which nobody is told before the end; older ones go on with their seed."""

import asyncio
import base64
import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.conftest import Running, start
from server.player import Player
from servers import awaited
from sqlalchemy import update

from skyrmish.match.dice.sources import SecretDice
from skyrmish.match.match import Match
from skyrmish.match.records.record import play_record, read_record
from skyrmish.server.storage.database import open_database
from skyrmish.server.storage.matches.kept_matches import find
from skyrmish.server.storage.schema import matches
from skyrmish.table.lobby.restoring import restored

PAIR = [{"name": "Ann", "kind": "link"}, {"name": "Bob", "kind": "link"}]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "table.sqlite"


@pytest.fixture
def running(database: Path) -> Running:
    return start(database, variables={"REAL_SECRETS": "yes"})


def secret_of(database: Path, match: str) -> str:
    with sqlite3.connect(database) as connection:
        (secret,) = connection.execute("SELECT secret FROM matches WHERE id = ?", (match,)).fetchone()
    return str(secret)


def fetched(running: Running, made: dict[str, Any], what: str) -> str:
    address = f"{running.base}/api/matches/{made['match']}/{what}"
    return httpx.get(address, headers={"X-Seat-Key": made["watch"]}, timeout=60).text


def tellings(secret: str, key: bytes) -> list[str]:
    """The secret and the key, in all the ways that a message might hold them, or a quarter of them."""
    texts = []
    for raw in (bytes.fromhex(secret), key):
        texts += [raw[at : at + 8].hex() for at in range(0, 32, 8)]
        texts += [str(int.from_bytes(raw[at : at + 8], order)) for at in range(0, 32, 8) for order in ("big", "little")]
        texts += [base64.b64encode(raw)[:12].decode(), base64.urlsafe_b64encode(raw)[:12].decode()]
    return texts


async def played_on(base: str, made: dict[str, Any], answers: int) -> list[str]:
    """Everything that two players and somebody who looks on hear."""
    keys = [[key] for key in made["keys"].values()] + [[made["watch"]]]
    pages = [Player(base, made["match"], own, seed) for seed, own in enumerate(keys)]
    for page in pages:
        await page.sit_down()
    for page in pages:
        while not page.is_over and not page.state["table"]["deciding"]:
            await asyncio.wait_for(page.hear("state"), 20)
    for _ in range(answers):
        for page in pages:
            while page.state["table"]["number"] < max(each.state["table"]["number"] for each in pages):
                await page.hear("state")
        page = next(page for page in pages if page.state["asks"])
        request = await page.answer()
        assert request is not None
        await asyncio.wait_for(page.settled(request), 20)
        if page.is_over:
            break
    for page in pages:
        await page.leave()
    return [text for page in pages for text in page.heard]


@pytest.mark.parametrize("game", ["squadron-leader", "dogfight"])
def test_nothing_of_the_secret_is_told_before_the_end(running: Running, database: Path, game: str) -> None:
    made = running.make(seats=PAIR, game=game)
    heard = awaited(played_on(running.base, made, 5))
    heard += [fetched(running, made, what) for what in ("record", "frames", "chances")]
    kept = find(open_database(f"sqlite:///{database}"), made["match"])
    assert kept is not None
    match, header, _ = restored(kept)
    assert any(kind == "roll" for kind, _ in match.entries)
    assert header.fair is not None
    assert not match.is_over
    for telling in tellings(header.fair.secret, header.fair.key):
        assert not [text for text in heard if telling in text]


def test_the_record_of_a_match_that_is_over_opens_the_secret(running: Running, database: Path) -> None:
    made = running.make(seats=PAIR)
    awaited(played_on(running.base, made, 2_000))
    record = fetched(running, made, "record")
    assert play_record(read_record(record)).is_over
    assert f"\ndice: secret {secret_of(database, made['match'])}\n" in record
    assert "seed:" not in record
    brought = httpx.post(f"{running.base}/api/records", json={"record": record}).json()
    assert fetched(running, brought, "record") == record


def test_two_matches_have_two_secrets(running: Running, database: Path) -> None:
    secrets = {secret_of(database, running.make(seats=PAIR)["match"]) for _ in range(2)}
    assert len(secrets) == 2
    assert all(len(secret) == 64 for secret in secrets)


def test_the_dice_go_on_after_a_restart(running: Running, database: Path) -> None:
    """What fell before and after it are the dice of one secret, none of them twice."""
    made = running.make(seats=PAIR, game="bombing-raid")
    awaited(played_on(running.base, made, 6))
    running.kill()
    awaited(played_on(start(database).base, made, 2_000))
    kept = find(open_database(f"sqlite:///{database}"), made["match"])
    assert kept is not None
    match, header, _ = restored(kept)
    assert header.fair is not None
    at_once = Match(header.ruleset, header.seating, SecretDice(header.fair.key))
    for each in kept.orders:
        at_once.orders(each.given, each.seat)
    assert at_once.is_over
    assert at_once.entries == match.entries


def test_a_match_that_was_made_with_a_seed_goes_on_with_it(running: Running, database: Path) -> None:
    """As all were before there were secrets."""
    made = running.make(seats=PAIR, seed=5)
    awaited(played_on(running.base, made, 8))
    engine = open_database(f"sqlite:///{database}")
    kept = find(engine, made["match"])
    assert kept is not None
    assert kept.secret is None
    match, header, _ = restored(kept)
    assert header.fair is None
    with engine.begin() as connection:
        connection.execute(update(matches).where(matches.c.id == made["match"]).values(seed=6))
    other = find(engine, made["match"])
    assert other is not None
    assert restored(other)[0].entries == match.entries, "the rolls are kept, whatever the dice come from"


def test_a_failing_disk_logs_no_secret(database: Path) -> None:
    engine = open_database(f"sqlite:///{database}")
    with pytest.raises(Exception, match="parameters hidden") as failure, engine.begin() as connection:
        connection.execute(matches.insert(), {"id": "m", "secret": "5ec2e7" * 10, "seed": 1})
    assert "5ec2e7" not in str(failure.value)


def test_a_branch_of_a_running_match_has_dice_of_its_own(running: Running, database: Path) -> None:
    made = running.make(seats=PAIR)
    awaited(played_on(running.base, made, 5))
    steps = len(json.loads(fetched(running, made, "frames"))) - 1
    address = f"{running.base}/api/matches/{made['match']}/branch"
    headers = {"X-Seat-Key": made["watch"]}
    branch = httpx.post(address, json={"step": steps, "bots": {}}, headers=headers).json()
    assert secret_of(database, branch["match"]) != secret_of(database, made["match"])
    record = fetched(running, branch, "record")
    kept = find(open_database(f"sqlite:///{database}"), branch["match"])
    assert kept is not None
    _, header, _ = restored(kept)
    assert header.fair is not None
    assert f"\ndice: brought {header.fair.brought}\n" in record
    assert header.fair.brought == sum(len(line.split()) - 1 for line in record.split("\n") if line.startswith("roll:"))
