"""The lab of a server, as a page shows it."""

import httpx
from sites.lab_hands import count_dogfights, shows
from table.conftest import Hall, Sit

SEATS = [{"name": "Ann", "kind": "person"}, {"name": "Bolt", "kind": "bot", "level": "greedy"}]


def test_a_server_counts_them_too(hall: Hall, sit: Sit) -> None:
    page = sit(f"{hall.base}/#/lab")
    shows(page, count_dogfights(page))


def test_a_server_refuses_in_a_sentence(hall: Hall) -> None:
    wrong = {"kind": "balance", "match": {"game": "dogfight", "seats": SEATS}, "bots": ["greedy"]}
    answer = httpx.post(f"{hall.base}/api/lab", json=wrong)
    assert answer.status_code == 422
    assert "stats" in answer.json()["reason"]
