"""JSON that anybody may have written: read strictly, and with a limit to everything."""

import json
from typing import Any

from skyrmish.engine.refusal import Refusal
from skyrmish.words.quoting import quoted

LONGEST_NUMBER = 100  # digits
LONGEST_WORD = 40
DEEPEST = 10  # objects and lists within each other


def read_json(text: str, what: str, longest: int) -> Any:
    """JSON as the standard has it: no NaN, no field twice, nothing endless."""
    if len(text) > longest:
        raise Refusal(f"the {what} has {len(text)} characters, more than {longest}")
    if not text.strip():
        raise Refusal(f"the {what} is empty")
    try:
        data = json.loads(text, parse_constant=_no_number, parse_int=_whole_number, object_pairs_hook=_no_field_twice)
    except RecursionError:
        raise Refusal(f"the {what} is nested too deeply") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise Refusal(f"the {what} is not JSON: {place}: {error.msg[:1].lower()}{error.msg[1:]}") from None
    if _depth(data) > DEEPEST:
        raise Refusal(f"the {what} is nested too deeply")
    return data


def _no_number(word: str) -> float:
    raise Refusal(f"{word} is not a number that a table can have")


def _whole_number(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise Refusal(f"a number of {len(digits)} digits is not one that a table can have")
    return int(digits)


def _no_field_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise Refusal(f"the field {quoted(next(name for name in names if names.count(name) > 1))} stands there twice")
    return found


def _depth(data: Any) -> int:
    """How many objects and lists stand within each other, at most one more than allowed."""
    depth, level = 0, [data]
    while level and depth <= DEEPEST:
        inside: list[Any] = []
        for part in level:
            inside += part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
        depth, level = depth + 1, inside
    return depth


def plain_values(options: Any) -> Any:
    """Options are words, numbers, switches, or a list of numbers; what they may be, the settings know."""
    if not isinstance(options, dict):
        return options
    for key, value in options.items():
        for part in value if isinstance(value, list) and len(value) <= LONGEST_WORD else [value]:
            short = isinstance(part, str) and len(part) <= LONGEST_WORD
            if not (short or part is None or isinstance(part, bool | int | float)):
                raise ValueError(f"the value of {quoted(key)} is neither a word nor a number")
        if len(key) > LONGEST_WORD:
            raise ValueError(f"{quoted(key)} is no option")
    return options
