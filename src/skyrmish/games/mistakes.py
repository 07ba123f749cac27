"""Mistakes in a position file, as one sentence that names the field."""

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from skyrmish.engine.refusal import Refusal
from skyrmish.words.numbers import written
from skyrmish.words.quoting import LONGEST_QUOTE, quoted

MISTAKES = {
    "missing": "this field is missing",
    "extra_forbidden": "there is no such field",
    "int_type": "{given} is not a whole number",
    "int_from_float": "{given} is not a whole number",
    "float_type": "{given} is not a number",
    "finite_number": "{given} is not a number that a table can have",
    "bool_type": "{given} is neither true nor false",
    "string_type": "{given} is not a text",
    "string_unicode": "{given} is not a text",
    "string_too_long": "{given} is longer than {max_length} characters",
    "list_type": "{given} is not a list",
    "dict_type": "{given} is not an object",
    "model_type": "{given} is not an object",
    "model_attributes_type": "{given} is not an object",
    "literal_error": "{given} is not {expected}",
    "greater_than_equal": "{given} is less than {ge}",
    "less_than_equal": "{given} is more than {le}",
    "less_than": "{given} is not less than {lt}",
    "too_long": "{actual_length} are more than the {max_length} there is room for",
    "value_error": "{error}",
}
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


def first_mistake(error: ValidationError) -> Refusal:
    """What is wrong first, where, and by which clause."""
    mistake = error.errors(include_url=False)[0]
    place = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in mistake["loc"]).removeprefix(".")
    field = str(mistake["loc"][-1]) if mistake["loc"] else ""
    clause = CLAUSES.get(field) if mistake["type"] != "extra_forbidden" else None
    where = place if _reads_well(place, mistake["loc"]) else quoted(place)
    return Refusal(f"{where or 'the name of a field'}: {_in_words(mistake)}", clause)


def _reads_well(place: str, parts: tuple[int | str, ...]) -> bool:
    """Without quotes: nobody would see where a name with blanks at its ends begins."""
    whole = all(str(part) == str(part).strip() for part in parts)
    return whole and place.isprintable() and len(place) <= 2 * LONGEST_QUOTE


def _in_words(mistake: ErrorDetails) -> str:
    sentence = MISTAKES.get(mistake["type"], "{given} will not do")
    numbers = {name: written(value) for name, value in mistake.get("ctx", {}).items() if isinstance(value, float)}
    return sentence.format(**{**mistake.get("ctx", {}), **numbers, "given": quoted(mistake["input"])})
