"""The register of clauses: each in one sentence, chapter by chapter."""

from functools import cache

from skyrmish.games.data_files import packaged


@cache
def clause_chapters() -> dict[str, dict[str, str]]:
    """The title of every chapter, and what its clauses say."""
    data = packaged("skyrmish.games", "clauses.toml")
    return {
        chapter["title"]: {clause: said_by(entry) for clause, entry in chapter["clauses"].items()}
        for chapter in data["chapter"]
    }


def said_by(entry: str | dict[str, str]) -> str:
    return entry if isinstance(entry, str) else entry["says"]
