"""The API for whoever writes a client: as OpenAPI, and as a page without scripts that is made from it."""

import asyncio
from functools import cache
from html import escape
from typing import Annotated, Any

from fastapi import APIRouter, Response
from fastapi.openapi.utils import get_openapi
from fastapi.responses import HTMLResponse
from pydantic import Field, TypeAdapter

from skyrmish.server.lobby.companion_routes import beside
from skyrmish.server.lobby.http_routes import api
from skyrmish.server.lobby.laboratory import lab_api
from skyrmish.server.lobby.my_matches import mine
from skyrmish.table.messages import VERSION
from skyrmish.table.messages.answers import AnyAnswer
from skyrmish.table.messages.requests import AnyRequest
from skyrmish.words.catalogue import say
from skyrmish.words.language import spoken

docs = APIRouter(prefix="/api")
WEBSOCKET = "x-websocket"  # OpenAPI has no place for one
SHAPE = "#/components/schemas/{model}"
OWN_422 = ("HTTPValidationError", "ValidationError")  # FastAPI's, which this server never answers


@docs.get("/openapi.json", include_in_schema=False)
async def tell_openapi() -> Response:
    import orjson

    return Response(orjson.dumps(await asyncio.to_thread(openapi)), media_type="application/json")


@docs.get("/docs", include_in_schema=False)
async def show_docs() -> HTMLResponse:
    return HTMLResponse(page(await asyncio.to_thread(openapi)))


@cache
def openapi() -> dict[str, Any]:
    """Everything over HTTP, with the version of the protocol; and the messages of the WebSocket."""
    from skyrmish.server.lobby.kit import kit_api  # here: it takes a while to load

    routes = [route for part in (api, mine, beside, lab_api, kit_api) for route in part.routes]
    told = get_openapi(title="Skyrmish", version=str(VERSION), routes=routes)
    shapes = told["components"]["schemas"]
    for name in OWN_422:
        shapes.pop(name, None)
    for operation in (each for path in told["paths"].values() for each in path.values()):
        operation["responses"].pop("422", None)
    line = {"says": _messages(AnyRequest, "validation", shapes), "hears": _messages(AnyAnswer, "serialization", shapes)}
    return {**told, WEBSOCKET: {"/ws/{match}": line}}


def _messages(kind: Any, mode: Any, shapes: dict[str, Any]) -> dict[str, Any]:
    schema = TypeAdapter(Annotated[kind, Field(discriminator="type")]).json_schema(ref_template=SHAPE, mode=mode)
    for name, shape in schema.pop("$defs", {}).items():
        shapes.setdefault(name, shape)
    return schema


# ---- the page ----


def page(told: dict[str, Any]) -> str:
    title = escape(say("api-docs", version=told["info"]["version"]))
    parts = [f"<h1>{title}</h1><p>{escape(say('api-docs-about'))} <a href='openapi.json'>openapi.json</a></p>"]
    parts += [_request(path, method, each) for path, all in told["paths"].items() for method, each in all.items()]
    for path, line in told[WEBSOCKET].items():
        parts.append(f"<h2>WebSocket {escape(path)}</h2><p>{escape(say('api-docs-says'))}: {_kinds(line['says'])}</p>")
        parts.append(f"<p>{escape(say('api-docs-hears'))}: {_kinds(line['hears'])}</p>")
    parts += [_shape(name, shape) for name, shape in sorted(told["components"]["schemas"].items())]
    head = f"<meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>{title}</title>"
    style = "<style>body{font:16px/1.5 sans-serif;max-width:60em;margin:1em auto;padding:0 1em}"
    style += "td{padding:2px 12px 2px 0;vertical-align:top;overflow-wrap:anywhere}</style>"
    return f"<!doctype html><html lang='{spoken()}'>{head}{style}<body>{''.join(parts)}</body></html>"


def _request(path: str, method: str, each: dict[str, Any]) -> str:
    takes = [f"{part['name']} ({part['in']}): {_kind(part['schema'])}" for part in each.get("parameters", [])]
    takes += [_kind(body["schema"]) for body in each.get("requestBody", {}).get("content", {}).values()]
    answers = {status: answer.get("content", {}) for status, answer in each["responses"].items()}
    gives = [f"{status}: {_kind(body['schema'])}" for status, all in answers.items() for body in all.values()]
    words = escape(each.get("description", each["summary"]))
    told = [f"<h2>{method.upper()} {escape(path)}</h2><p>{words}</p>"]
    told += [f"<p>{escape(say('api-docs-takes'))}: {', '.join(takes)}</p>"] if takes else []
    told += [f"<p>{escape(say('api-docs-gives'))}: {', '.join(gives)}</p>"]
    return "".join(told)


def _shape(name: str, shape: dict[str, Any]) -> str:
    rows = [f"<tr><td>{escape(field)}<td>{_kind(each)}" for field, each in shape.get("properties", {}).items()]
    about = escape(shape.get("description", ""))
    return f"<h3 id='{escape(name)}'>{escape(name)}</h3><p>{about}</p><table>{''.join(rows)}</table>"


def _kinds(schema: dict[str, Any]) -> str:
    return ", ".join(_kind(each) for each in schema["oneOf"])


def _kind(schema: dict[str, Any]) -> str:
    """In a few words, with a link where it has a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f"<a href='#{name}'>{name}</a>"
    if several := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(_kind(each) for each in several)
    if "const" in schema or "enum" in schema:
        return " or ".join(escape(repr(each)) for each in schema.get("enum", [schema.get("const")]))
    inner = schema.get("items") or schema.get("additionalProperties")
    of = f" of {_kind(inner)}" if isinstance(inner, dict) else ""
    return f"{escape(str(schema.get('type', 'any')))}{of}"
