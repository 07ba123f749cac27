"""The register of clauses: each in one sentence, chapter by chapter."""

import tomllib
from functools import cache
from importlib.resources import files


@cache
def clause_chapters() -> dict[str, dict[str, str]]:
    """The title of every chapter, and what its clauses say."""
    data = tomllib.loads(files("skyrmish.games").joinpath("clauses.toml").read_text(encoding="utf-8"))
    return {
        chapter["title"]: {clause: said_by(entry) for clause, entry in chapter["clauses"].items()}
        for chapter in data["chapter"]
    }


def said_by(entry: str | dict[str, str]) -> str:
    return entry if isinstance(entry, str) else entry["says"]
