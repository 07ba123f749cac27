"""What somebody chooses for an environment is of its kind, before a game looks at what it says."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from skyrmish.games.game import Choices
from skyrmish.words.refusal import Refusal, check_within

MOST_SEATS = 1000  # that names are thought of for; every game seats fewer, and says how many
OF_A_RULESET = tuple(field.name for field in fields(Choices) if field.name not in ("game", "width", "height"))


def check_choices(seats: Any, teams: Any, counts: Mapping[str, Any], board: Any, rules: Mapping[str, Any]) -> None:
    """Refuse what is of another kind, or unknown, in a sentence that names it."""
    for name in rules:
        if name not in OF_A_RULESET:
            raise Refusal("env-choice", name=repr(name), known=[*OF_A_RULESET, "board", *counts])
    _check_ruleset(rules)
    _check_seats(seats, teams)
    for name, count in counts.items():
        check_whole(name, count)
    if not (is_list_of((int, float), board) and len(board) == 2):
        raise Refusal("env-board", given=repr(board))


def _check_ruleset(rules: Mapping[str, Any]) -> None:
    check_names("modules", rules.get("modules", ()))
    for name in ("edition", "mission"):
        if not isinstance(given := rules.get(name, ""), str):
            raise Refusal("env-name", what=name, given=repr(given))
    if not isinstance(given := rules.get("options", {}), Mapping):
        raise Refusal("env-options", given=repr(given))


def _check_seats(seats: Any, teams: Any) -> None:
    if not (is_whole(seats) or is_list_of(str, seats)):
        raise Refusal("env-seats", given=repr(seats))
    count = seats if is_whole(seats) else len(seats)
    check_within("seats", count, min(count, 2), MOST_SEATS)
    check_names("teams", teams)
    if teams and len(teams) != count:
        raise Refusal("env-teams", teams=len(teams), seats=count)


def check_names(what: str, named: Any) -> None:
    if not is_list_of(str, named):
        raise Refusal("env-names", what=what, given=repr(named))


def check_count(what: str, count: Any, most: int) -> None:
    """Of what there is one at least."""
    check_whole(what, count)
    check_within(what, count, 1, most)


def check_whole(what: str, number: Any) -> None:
    if not is_whole(number):
        raise Refusal("env-number", what=what, given=repr(number))


def is_whole(thing: Any) -> bool:
    return isinstance(thing, int) and not isinstance(thing, bool)


def is_list_of(kind: Any, thing: Any) -> bool:
    """A name alone is no list of its letters."""
    return isinstance(thing, Sequence) and not isinstance(thing, str) and all(isinstance(each, kind) for each in thing)
