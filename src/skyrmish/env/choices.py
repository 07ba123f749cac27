"""What somebody chooses for an environment is of its kind, before a game looks at what it says."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from skyrmish.games.game import Choices
from skyrmish.words.refusal import Refusal

OF_A_RULESET = tuple(field.name for field in fields(Choices) if field.name not in ("game", "width", "height"))


def check_choices(seats: Any, teams: Any, counts: Mapping[str, Any], board: Any, rules: Mapping[str, Any]) -> None:
    """Refuse what is of another kind, or unknown, in a sentence that names it."""
    for name in rules:
        if name not in OF_A_RULESET:
            raise Refusal("env-choice", name=repr(name), known=[*OF_A_RULESET, "board", *counts])
    if not (is_whole(seats) or is_list_of(str, seats)):
        raise Refusal("env-seats", given=repr(seats))
    for name, count in counts.items():
        if not is_whole(count):
            raise Refusal("env-number", what=name, given=repr(count))
    if not (is_list_of((int, float), board) and len(board) == 2):
        raise Refusal("env-board", given=repr(board))
    for name, named in (("modules", rules.get("modules", ())), ("teams", teams)):
        if not is_list_of(str, named):
            raise Refusal("env-names", what=name, given=repr(named))
    count = seats if is_whole(seats) else len(seats)
    if teams and len(teams) != count:
        raise Refusal("env-teams", teams=len(teams), seats=count)


def is_whole(thing: Any) -> bool:
    return isinstance(thing, int) and not isinstance(thing, bool)


def is_list_of(kind: Any, thing: Any) -> bool:
    """A name alone is no list of its letters."""
    return isinstance(thing, Sequence) and not isinstance(thing, str) and all(isinstance(each, kind) for each in thing)
