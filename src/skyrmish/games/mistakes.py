"""Mistakes in a position file, as one sentence that names the field."""

from pydantic import ValidationError

from skyrmish.words.catalogue import is_known
from skyrmish.words.numbers import written
from skyrmish.words.quoting import LONGEST_QUOTE, quoted
from skyrmish.words.saying_no import SaidNo, where

CLAUSES = {
    "width": "B-20",
    "height": "B-20",
    "columns": "B-51",
    "rows": "B-51",
    "q": "B-48",
    "r": "B-48",
    "facing": "HEX-04",
    "attack": "SL1-STAT-01",
    "defense": "SL1-STAT-01",
    "speed": "SL1-STAT-01",
    "health": "SL1-STAT-01",
    "altitude": "MOD-ALT-06",
    "climbed": "MOD-ALT-03",
    "aces": "MOD-ACE-01",
    "aces_used": "MOD-ACE-02",
}


def first_mistake(error: ValidationError) -> SaidNo:
    """What is wrong first, where, and by which clause."""
    mistake = error.errors(include_url=False)[0]
    place = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in mistake["loc"]).removeprefix(".")
    field = str(mistake["loc"][-1]) if mistake["loc"] else ""
    clause = CLAUSES.get(field) if mistake["type"] != "extra_forbidden" else None
    key = f"mistake-{mistake['type'].replace('_', '-')}"
    facts = {
        name: written(fact) if isinstance(fact, float) else str(fact) for name, fact in mistake.get("ctx", {}).items()
    }
    wrong = SaidNo(key if is_known(key) else "mistake", clause, given=quoted(mistake["input"]), **facts)
    return where(wrong, "at-field", field=(place if _reads_well(place, mistake["loc"]) else quoted(place)) or None)


def _reads_well(place: str, parts: tuple[int | str, ...]) -> bool:
    """Without quotes: nobody would see where a name with blanks at its ends begins."""
    whole = all(str(part) == str(part).strip() for part in parts)
    return whole and place.isprintable() and len(place) <= 2 * LONGEST_QUOTE
