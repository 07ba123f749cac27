"""A server speaks to each page in that page's own language, at one table too."""

import asyncio

import httpx
from server.conftest import Running
from server.player import Player
from servers import awaited

from skyrmish.lab.puzzles.collection import collection

PEOPLE = [{"name": "Ann", "kind": "link"}, {"name": "Bob", "kind": "link"}]


def test_an_answer_is_in_the_language_of_whoever_asks(server: Running) -> None:
    titles = {}
    for language in ("de-AT,en;q=0.5", "en", "tlh"):
        told = httpx.get(f"{server.base}/api/catalogue", headers={"accept-language": language}).json()
        titles[language] = told["games"][0]["editions"][0]["title"]
    assert titles == {"de-AT,en;q=0.5": "Erste Ausgabe", "en": "First edition", "tlh": "First edition"}
    refused = httpx.get(f"{server.base}/api/nowhere?language=de", headers={"accept-language": "en"}).json()
    assert refused["reason"] == "es gibt kein /api/nowhere"


def test_a_puzzle_and_its_answer_are_told_in_the_language_of_whoever_asks(server: Running) -> None:
    puzzle = next(each for each in collection().values() if each.best == "turn right, end" and each.found)
    told = {}
    for language in ("de", "en"):
        asked = {"accept-language": language}
        laid = httpx.get(f"{server.base}/api/puzzles/{puzzle.id}", headers=asked, timeout=60).json()
        orders = {"orders": ["straight", "end"]}
        answered = httpx.post(f"{server.base}/api/puzzles/{puzzle.id}/answer", json=orders, headers=asked, timeout=60)
        told[language] = answered.json()["best"], laid["found"][0]["level"]
    assert told == {"de": ("Kurve rechts", "Neuling"), "en": ("turn right", "Rookie")}


def test_two_at_one_table_read_it_in_two_languages(server: Running) -> None:
    made = server.make(seats=PEOPLE)

    async def play() -> None:
        ann, bob = (Player(server.base, made["match"], [made["keys"][name]]) for name in ("Ann", "Bob"))
        ann.hello["language"] = "de"
        for player in (ann, bob):
            await player.sit_down()
        assert ann.welcome["stat_names"] == ["Angriff", "Abwehr", "Tempo", "Leben"]
        assert bob.welcome["stat_names"] == ["Attack", "Defense", "Speed", "Health"]
        assert ann.welcome["clauses"]["SL1-FIRST-01"] == "Der höchste Würfel beginnt."
        for player, seat in ((ann, "Ann"), (bob, "Bob")):
            await player.say({"type": "try", "id": "t", "seat": seat, "order": "assign 9 9 9 9"})
        assert "verteilen" in (await ann.hear("tried"))["reason"]
        assert "share out" in (await bob.hear("tried"))["reason"]

    awaited(asyncio.wait_for(play(), 40))
