"""The print kit, the register of clauses and playing on from a step, as a page asks for them."""

import io
import json
import zipfile

import httpx
from server.conftest import Running, served

from skyrmish.server.hosting.settings import Settings

RECORD = """skyrmish record 1
game: squadron-leader
edition: first
board: 700 x 700
seat: Ann | planes Ann | player person
seat: Bob | planes Bob | player bot greedy
seed: 7

Ann: assign 3 3 4 2
Bob: assign 4 2 3 3
roll: 8 2
Ann: place 350 39 90
Bob: place 350 661 270
"""


def get(server: Running, path: str, **query: str | int | float | bool) -> httpx.Response:
    return httpx.get(f"{server.base}/api/{path}", params=query, timeout=60)


def test_a_kit_is_listed_before_anything_is_made(server: Running) -> None:
    kit = get(server, "kit", players=4, paper="letter").json()
    assert {"templates-sheet", "planes-sheet"} <= {sheet["name"] for sheet in kit["sheets"]}
    plane = next(part for part in kit["parts"] if part["name"] == "plane")
    assert plane["count"] == 4
    assert plane["group"] == "planes"
    assert plane["formats"] == ["stl", "3mf", "png", "svg"]


def test_sheets_and_parts_come_one_by_one_in_every_format_they_have(server: Running) -> None:
    beginnings = {
        "kit/sheets/templates-sheet.pdf": b"%PDF",
        "kit/sheets/templates-sheet.svg": b"<svg",
        "kit/parts/plane-blank.3mf": b"PK",
        "kit/parts/plane-blank.png": b"\x89PNG",
        "kit/parts/plane-blank.svg": b"<?xml",
    }
    for path, beginning in beginnings.items():
        answer = get(server, path)
        assert answer.status_code == 200, path
        assert answer.content.startswith(beginning), path
    assert len(get(server, "kit/parts/plane-blank.stl").content) > 84


def test_what_a_kit_cannot_be_is_refused_in_one_sentence(server: Running) -> None:
    assert "9 players are not from 1 to 6" in get(server, "kit", players=9).json()["reason"]
    assert "0 to 0.5 mm" in get(server, "kit", tolerance=3).json()["reason"]
    assert get(server, "kit/sheets/nothing.pdf").status_code == 404
    assert get(server, "kit/parts/lid.svg").status_code == 404
    assert get(server, "kit/made/0123456789abcdef.zip").status_code == 404


def test_a_whole_kit_tells_how_far_it_is_and_is_fetched_as_one_file(server: Running) -> None:
    lines = [json.loads(line) for line in get(server, "kit/make", parts="plane,templates-sheet").text.splitlines()]
    done = [line["done"] for line in lines[:-1]]
    assert done == sorted(done)
    kit = get(server, f"kit/made/{lines[-1]['ready']}.zip")
    with served(Settings(database="sqlite://")) as another:
        address = f"{another}/api/kit/made/{lines[-1]['ready']}.zip"
        same = httpx.get(address, params={"parts": "plane,templates-sheet"}, timeout=60)
    assert same.content == kit.content
    names = zipfile.ZipFile(io.BytesIO(kit.content)).namelist()
    assert {"skyrmish-kit/solids/plane.stl", "skyrmish-kit/paper/templates-sheet.pdf"} <= set(names)


def test_the_register_holds_every_clause_in_a_sentence(server: Running) -> None:
    chapters = get(server, "clauses").json()
    says = {line["clause"]: line["says"] for chapter in chapters for line in chapter["clauses"]}
    assert says["SL1-MOVE-02"] == "A straight costs 1, a bank 2, a turn 3."
    assert all(says.values())


def test_a_copy_of_a_match_is_played_on_from_any_step_against_bots(server: Running) -> None:
    made = httpx.post(f"{server.base}/api/records", json={"record": RECORD}).json()
    level = get(server, "catalogue").json()["games"][0]["bots"][0]["level"]
    address, key = f"{server.base}/api/matches/{made['match']}", {"X-Seat-Key": made["watch"]}
    branch = httpx.post(f"{address}/branch", json={"step": 3, "bots": {"Bob": level}}, headers=key)
    assert branch.status_code == 201, branch.text
    assert list(branch.json()["keys"]) == ["Ann"]
    frames = httpx.get(f"{address}/frames", headers=key).json()
    assert len(frames) == 5
    copy = branch.json()
    again = httpx.get(f"{server.base}/api/matches/{copy['match']}/record", headers={"X-Seat-Key": copy["watch"]}).text
    assert "Ann: place 350 39 90" in again
    assert "Bob: place 350 661 270" not in again
    beyond = httpx.post(f"{address}/branch", json={"step": 9}, headers=key)
    assert beyond.status_code == 422
    assert "no step 9" in beyond.json()["reason"]
    assert httpx.post(f"{address}/branch", json={"step": 0}).status_code == 403
