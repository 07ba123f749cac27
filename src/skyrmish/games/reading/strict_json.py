"""JSON that anybody may have written: read strictly, and with a limit to everything."""

import json
from typing import Any

from skyrmish.words.quoting import quoted
from skyrmish.words.refusal import Refusal

LONGEST_NUMBER = 100  # digits
LONGEST_WORD = 40
DEEPEST = 10  # objects and lists within each other


class BadOption(Refusal, ValueError):  # noqa: N818 - it is an answer, not an accident
    """An option that is none; a reader of fields takes it for a mistake in its field."""


def read_json(text: str, what: str, longest: int) -> Any:
    """JSON as the standard has it: no NaN, no field twice, nothing endless."""
    if len(text) > longest:
        raise Refusal("text-too-long", what=what, length=len(text), most=longest)
    if not text.strip():
        raise Refusal("text-empty", what=what)
    try:
        data = json.loads(text, parse_constant=_no_number, parse_int=_whole_number, object_pairs_hook=_no_field_twice)
    except RecursionError:
        raise Refusal("text-too-deep", what=what) from None
    except json.JSONDecodeError as error:
        mistake = f"{error.msg[:1].lower()}{error.msg[1:]}"
        raise Refusal("text-no-json", what=what, line=error.lineno, column=error.colno, mistake=mistake) from None
    if _depth(data) > DEEPEST:
        raise Refusal("text-too-deep", what=what)
    return data


def _no_number(word: str) -> float:
    raise Refusal("no-number-for-a-table", given=word)


def _whole_number(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise Refusal("number-too-long", digits=len(digits))
    return int(digits)


def _no_field_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise Refusal("field-twice", field=quoted(next(name for name in names if names.count(name) > 1)))
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
                raise BadOption("option-no-value", option=quoted(key))
        if len(key) > LONGEST_WORD:
            raise BadOption("option-too-long", option=quoted(key))
    return options
