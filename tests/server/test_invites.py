"""A table for friends in the same network: only when it is asked for, and under its own address alone."""

import json
import socket

import httpx
import pytest
from servers import launch, none_left_behind

from skyrmish.server.hosting import networks


@pytest.mark.parametrize("lan", [False, True], ids=["alone", "lan"])
def test_play_listens_in_the_network_only_if_it_is_told_to(lan: bool, tmp_path_factory: pytest.TempPathFactory) -> None:
    database = tmp_path_factory.mktemp("play") / "table.sqlite"
    words = ["play", "--no-browser", "--json", "--database", f"sqlite:///{database}", *(["--lan"] if lan else [])]
    with none_left_behind():
        process = launch(*words)
        assert process.stdout is not None
        told = json.loads(process.stdout.readline())
        assert told["address"].startswith("http://127.0.0.1:")
        assert httpx.get(f"{told['address']}api/place").json() == {"invites": told.get("invites", "")}
        port = int(told["address"].rstrip("/").rpartition(":")[2])
        with socket.socket() as another:  # where nobody listens on every address, this one is free
            another.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            taken = another.connect_ex(("127.0.0.2", port)) == 0
        assert taken is lan
        if lan:
            assert told["invites"] == f"http://{networks.reached_at('0.0.0.0')}:{port}/"
            stranger = httpx.get(f"{told['address']}api/place", headers={"host": "evil.example"})
            assert stranger.status_code == 403
