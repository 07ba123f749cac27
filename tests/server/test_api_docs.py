"""The API is described for whoever writes a client, and the description is true."""

import re
from pathlib import Path
from typing import Any

import httpx
from fastapi.openapi.utils import get_openapi
from server.conftest import Running

from skyrmish.server.hosting.app import make_app
from skyrmish.server.hosting.settings import Settings
from skyrmish.table.messages import VERSION


def told(server: Running) -> dict[str, Any]:
    answer: dict[str, Any] = httpx.get(f"{server.base}/api/openapi.json", timeout=30).json()
    return answer


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*(references(each) for each in part.values()))
    return set().union(*(references(each) for each in part)) if isinstance(part, list) else set()


def test_it_has_the_version_of_the_protocol_and_every_shape_that_it_names(server: Running) -> None:
    openapi = told(server)
    assert openapi["info"]["version"] == str(VERSION)
    shapes = openapi["components"]["schemas"]
    assert references(openapi) <= {f"#/components/schemas/{name}" for name in shapes}
    assert {"GiveOrders", "State", "NewMatch", "Problem"} <= set(shapes)


def test_everything_that_the_server_answers_is_described(server: Running, tmp_path: Path) -> None:
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}"))
    answered = get_openapi(title="", version="", routes=app.routes)["paths"]
    described = {(path, method) for path, methods in told(server)["paths"].items() for method in methods}
    assert {(path, method) for path, methods in answered.items() for method in methods} <= described
    assert ("/api/lab", "post") in described


def test_every_request_without_parameters_is_answered_as_it_says(server: Running) -> None:
    paths = told(server)["paths"]
    assert {"/api/matches", "/api/matches/{match}/record", "/api/kit"} <= set(paths)
    for path, methods in paths.items():
        if "{" not in path and "get" in methods and not methods["get"].get("parameters"):
            assert httpx.get(f"{server.base}{path}", timeout=60).status_code == 200, path


def test_the_page_needs_no_script_and_nothing_from_elsewhere(server: Running) -> None:
    answer = httpx.get(f"{server.base}/api/docs", timeout=30)
    assert answer.status_code == 200
    assert "<script" not in answer.text
    assert not re.search(r"(?:href|src)='(?!#|openapi\.json)", answer.text)
    assert f"version {VERSION} of the protocol" in answer.text
    assert "POST /api/matches" in answer.text
