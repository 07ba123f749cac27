"""My matches on the host: found by the keys of one's seats, and deleted once everybody has let go of them."""

from typing import Any

import httpx
from server.conftest import Running
from server.test_agreements import ask, over
from server.test_friends import PEOPLE, run, seated


def mine(server: Running, *keys: str) -> list[dict[str, Any]]:
    answer = httpx.post(f"{server.base}/api/mine", json={"keys": list(keys)}, timeout=30)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def let_go(server: Running, match: str, *keys: str) -> httpx.Response:
    return httpx.post(f"{server.base}/api/matches/{match}/let-go", json={"keys": list(keys)}, timeout=30)


def test_a_match_is_found_by_the_keys_of_its_seats_running_and_finished(server: Running) -> None:
    made, other = server.make(seats=PEOPLE), server.make(seats=PEOPLE, game="dogfight")
    ann, bob = made["keys"]["Ann"], made["keys"]["Bob"]
    (running,) = mine(server, ann, "no key of this host at all")
    assert (running["match"], running["yours"], running["is_over"], running["result"]) == (
        made["match"],
        ["Ann"],
        False,
        "",
    )
    assert running["title"].startswith("Squadron Leader")
    assert {each["match"] for each in mine(server, ann, other["keys"]["Bob"])} == {made["match"], other["match"]}
    assert mine(server, made["watch"]) == []

    async def play() -> None:
        one, two = await seated(server, made, "Ann", "Bob")
        await ask(one, "Ann", "resign")
        await over(two)

    run(play())
    (lost,), (won,) = mine(server, ann), mine(server, bob)
    assert (lost["is_over"], lost["result"], lost["winner"], lost["how"]) == (True, "lost", "Bob", "resigned")
    assert (won["result"], won["when"]) == ("won", lost["when"])


def test_a_match_is_deleted_once_everybody_who_plays_has_let_go_of_it(server: Running) -> None:
    made = server.make(seats=[*PEOPLE, {"name": "Ben", "kind": "bot", "level": "random"}])
    match, ann, bob = made["match"], made["keys"]["Ann"], made["keys"]["Bob"]
    assert let_go(server, match, made["watch"]).status_code == 403
    assert let_go(server, match, ann).json() == {"wanted_by": ["Bob"]}
    assert mine(server, ann) == []
    assert [each["match"] for each in mine(server, bob)] == [match]
    assert let_go(server, match, bob).json() == {"wanted_by": []}
    assert mine(server, bob) == []
    answer = httpx.get(f"{server.base}/api/matches/{match}/record", headers={"X-Seat-Key": bob})
    assert answer.status_code == 404
    assert let_go(server, match, bob).status_code == 404
