"""The register of clauses: each in one sentence, chapter by chapter."""

from functools import cache

from skyrmish.games.reading.data_files import packaged
from skyrmish.words.catalogue import say


@cache
def clauses_by_chapter() -> dict[str, list[str]]:
    """The clauses of every chapter, by its name."""
    data = packaged("skyrmish.games", "clauses.toml")
    return {chapter["name"]: chapter["clauses"] for chapter in data["chapter"]}


def clause_chapters() -> dict[str, dict[str, str]]:
    """The title of every chapter, and what its clauses say."""
    return {
        say(f"chapter-{name}"): {clause: what_says(clause) for clause in clauses}
        for name, clauses in clauses_by_chapter().items()
    }


def what_says(clause: str) -> str:
    """A clause in one sentence."""
    return say(f"clause-{clause.lower()}")
