"""Which clauses stand behind each line of a rule sheet, edition by edition; a later edition names only its own.

A topic is a word of ours or the key of a setting, alone or with one of its values.
"""

from skyrmish.games.reading.data_files import packaged
from skyrmish.games.squadron_leader.rulesets.ruleset import lineage
from skyrmish.games.squadron_leader.rulesets.settings import BY_KEY

ON_HEXES = "on-hexes"  # what a hex grid changes in any edition

BOOKS: dict[str, dict[str, str]] = packaged("skyrmish.games.squadron_leader.sheet", "clauses.toml")


def clauses_of(edition: str, topic: str, value: object = None, hexes: bool = False) -> tuple[str, ...]:
    """The clauses behind a topic; of a setting, those of its value where it has some of its own."""
    names = [*([ON_HEXES] if hexes else []), *lineage(edition)]
    books = [BOOKS[name] for name in names if name in BOOKS]
    told = str(value).lower() if isinstance(value, bool) else str(value)
    for name in (f"{topic}={told}", topic):
        for book in books:
            if name in book:
                return tuple(book[name].split())
    return (BY_KEY[topic].clause,) if topic in BY_KEY else ()
