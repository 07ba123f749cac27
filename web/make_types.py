"""Make web/src/protocol/types.ts: the messages of the table, as the page's types.

They come from the server's own messages, so that page and table cannot disagree. Run it after changing those:

    python web/make_types.py
"""

import json
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from skyrmish.games.all_games import GAMES
from skyrmish.match import agreements
from skyrmish.server.protocol import kit
from skyrmish.table.messages import VERSION, companion, lab, lobby, puzzles, replays
from skyrmish.table.messages.answers import AnyAnswer
from skyrmish.table.messages.asks import Ask
from skyrmish.table.messages.requests import AnyRequest

TYPES = Path(__file__).resolve().parent / "src" / "protocol" / "types.ts"
HEADER = "// Made by web/make_types.py from the server's messages. Do not edit.\n\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
UNIONS = {"AnyAnswer": AnyAnswer, "AnyRequest": AnyRequest, "Ask": Ask}
LOBBY = [
    lobby.Catalogue,
    lobby.NewMatch,
    lobby.MadeMatch,
    lobby.MyKeys,
    lobby.MyMatch,
    lobby.LetGo,
    lobby.Place,
    lobby.RecordText,
    lobby.Branch,
    lobby.Pupil,
    lobby.Staged,
    lobby.Trial,
    lobby.Coached,
    lobby.Problem,
]
REPLAYS = [replays.Frame, replays.WinChance, replays.DiceProof, replays.SeatLuck, replays.ReviewStep]
LAB = [lab.LabQuestion, lab.LabLine]
COMPANION = [companion.RealSheet, companion.RealTurns, companion.RealSight, companion.RealResult]
ASKED = [companion.RealRound, companion.RealTable, companion.RealShot]
MAY_LEAVE_OUT = (lobby.NewMatch, lab.LabQuestion, *ASKED)  # what a page says
PUZZLES = [
    puzzles.PuzzleLine,
    puzzles.PuzzleTable,
    puzzles.PlayPuzzle,
    puzzles.PuzzleAnswer,
    puzzles.PuzzleVerdict,
]
KIT = [kit.KitList, kit.KitProgress, lobby.ClauseChapter]


def type_text(schema: dict[str, Any]) -> str:
    """One JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return " | ".join(type_text(part) for part in schema[word])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    return shaped(schema)


def shaped(schema: dict[str, Any]) -> str:
    """A list, a tuple, a dictionary or a plain value."""
    kind = schema.get("type", "")
    if kind == "array" and "prefixItems" in schema:
        return "[" + ", ".join(type_text(part) for part in schema["prefixItems"]) + "]"
    if kind == "array":
        item = type_text(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_text(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(kind, "unknown")


def interface(name: str, schema: dict[str, Any], may_leave_out: bool) -> str:
    """One message. The table always sends every field; a page may leave out those with a default."""
    required = schema.get("required", [])
    lines = [f"export interface {name} {{"]
    for field, about in schema.get("properties", {}).items():
        optional = may_leave_out and field not in required and field not in ("type", "kind")
        lines.append(f"  {field}{'?' if optional else ''}: {type_text(about)};")
    return "\n".join([*lines, "}"])


def collect(schema: dict[str, Any], may_leave_out: bool, into: dict[str, str]) -> None:
    for name, part in schema.get("$defs", {}).items():
        into[name] = interface(name, part, may_leave_out)
    if "properties" in schema:
        into[schema["title"]] = interface(schema["title"], schema, may_leave_out)


def facts_types() -> list[str]:
    """The facts of every kind of event, and a union of all events: what the page shows is made from facts."""
    by_kind: dict[str, list[str]] = {}
    for facts in [*(each for game in GAMES for each in game.events), *agreements.EVENTS]:
        schema = TypeAdapter(facts).json_schema(mode="validation")
        by_kind.setdefault(facts.KIND, []).append(facts_text(schema))
    lines = ["export interface EventFacts {"]
    lines += [f'  "{kind}": {" | ".join(dict.fromkeys(texts))};' for kind, texts in by_kind.items()]
    event = 'Omit<EventView, "kind" | "facts"> & { kind: K; facts: EventFacts[K] }'
    union = f"export type TableEvent = {{ [K in EventKind]: {event} }}[EventKind];"
    return ["\n".join([*lines, "}"]), "export type EventKind = keyof EventFacts;", union, sides_of_events()]


def sides_of_events() -> str:
    """The facts that are sides, by kind of event."""
    sides = {
        facts.KIND: list(facts.SIDES) for game in GAMES for facts in (*game.events, *agreements.EVENTS) if facts.SIDES
    }
    rows = [f'  "{kind}": {json.dumps(names)},' for kind, names in sides.items()]
    return "\n".join(["export const SIDES: Partial<Record<EventKind, string[]>> = {", *rows, "};"])


def facts_text(schema: dict[str, Any]) -> str:
    """A fact that does not apply is null."""
    parts = []
    for name, about in schema.get("properties", {}).items():
        parts.append(f"{name.rstrip('_')}: {type_text(about)}")
    return f"{{ {'; '.join(parts)} }}" if parts else "Record<string, never>"


def types_text() -> str:
    found: dict[str, str] = {}
    unions = []
    for name, union in UNIONS.items():
        schema = TypeAdapter(union).json_schema(mode="validation")
        collect(schema, name == "AnyRequest", found)
        unions.append(f"export type {name} = {type_text(schema)};")
    for message in [*LOBBY, *REPLAYS, *LAB, *COMPANION, *ASKED, *PUZZLES, *KIT]:
        collect(TypeAdapter(message).json_schema(), message in MAY_LEAVE_OUT, found)
    return (
        HEADER
        + f"export const VERSION = {VERSION};\n\n"
        + "\n\n".join([*found.values(), *unions, *facts_types()])
        + "\n"
    )


if __name__ == "__main__":
    TYPES.write_text(types_text(), encoding="utf-8")
