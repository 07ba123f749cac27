"""What a goal or a mistake is held against: the table as the referee tells it, and what has happened since."""

from collections.abc import Callable
from typing import Any

from skyrmish.match.match import Match

Facts = dict[str, Any]
Wanted = dict[str, Any]  # by section: facts that one of its entries has, or a list of such, each of another entry
Account = Callable[[Match, int], list[Facts]]


def pieces(match: Match, _since: int) -> list[Facts]:
    """Planes, or pilots with their dice."""
    (found,) = match.game.standing(match.rules, match.table, match.seating).values()
    return list(found)


def measures(match: Match, _since: int) -> list[Facts]:
    sights = match.game.sights(match.ruleset, match.rules, match.table, match.seating)
    return list(sights.get("measures", []))


def events(match: Match, since: int) -> list[Facts]:
    """Those since the goal before this one was reached."""
    return [event.as_json() for event in match.events[since:]]


def decision(match: Match, _since: int) -> list[Facts]:
    return [{"kind": match.asked.name, "seat": seat} for seat in match.deciding_seats()]


def outcome(match: Match, _since: int) -> list[Facts]:
    return [match.outcome] if match.outcome else []


ACCOUNTS: dict[str, Account] = {each.__name__: each for each in (pieces, measures, events, decision, outcome)}
SECTIONS = tuple(ACCOUNTS)


def holds(wanted: Wanted, match: Match, since: int) -> bool:
    """Every section has what is wanted of it."""
    return all(_has(ACCOUNTS[section](match, since), facts) for section, facts in wanted.items())


def _has(entries: list[Facts], wanted: Facts | list[Facts]) -> bool:
    if isinstance(wanted, list):
        return all(_has(entries, each) for each in wanted)
    return any(fits(entry, wanted) for entry in entries)


def fits(entry: Facts, wanted: Facts) -> bool:
    """The entry has all these facts: the value itself, one of a list, or a number from ``least`` to ``most``."""
    return all(key in entry and _is(entry[key], value) for key, value in wanted.items())


def _is(found: Any, wanted: Any) -> bool:
    if isinstance(wanted, dict):
        is_number = isinstance(found, int | float)
        return is_number and wanted.get("least", found) <= found <= wanted.get("most", found)
    return found in wanted if isinstance(wanted, list) and not isinstance(found, list) else bool(found == wanted)
