"""Mistakes in a position file, as one sentence that names the field."""

from collections.abc import Mapping

from pydantic import ValidationError

from skyrmish.words.catalogue import is_known
from skyrmish.words.numbers import written
from skyrmish.words.quoting import LONGEST_QUOTE, quoted
from skyrmish.words.refusal import Refusal, where


def first_mistake(error: ValidationError, clauses: Mapping[str, str]) -> Refusal:
    """What is wrong first, where, and by which clause."""
    mistake = error.errors(include_url=False)[0]
    place = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in mistake["loc"]).removeprefix(".")
    field = str(mistake["loc"][-1]) if mistake["loc"] else ""
    clause = clauses.get(field) if mistake["type"] != "extra_forbidden" else None
    key = f"mistake-{mistake['type'].replace('_', '-')}"
    facts = {
        name: written(fact) if isinstance(fact, float) else str(fact) for name, fact in mistake.get("ctx", {}).items()
    }
    wrong = Refusal(key if is_known(key) else "mistake", clause, given=quoted(mistake["input"]), **facts)
    return where(wrong, "at-field", field=(place if _reads_well(place, mistake["loc"]) else quoted(place)) or None)


def _reads_well(place: str, parts: tuple[int | str, ...]) -> bool:
    """Without quotes: nobody would see where a name with blanks at its ends begins."""
    whole = all(str(part) == str(part).strip() for part in parts)
    return whole and place.isprintable() and len(place) <= 2 * LONGEST_QUOTE
