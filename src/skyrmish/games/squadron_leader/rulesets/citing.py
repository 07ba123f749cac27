"""Whose clause is cited: rules name the first edition's, and a later edition or a hex grid its own where it has one."""

from functools import cache

from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, edition_data

RULING = "B-"  # rulings are the same for all editions


@cache
def citations(edition: str, hexes: bool) -> dict[str, str]:
    """The clauses that are cited instead: by the edition's data, and over those by what hexes replace (HEX-01)."""
    data = edition_data(edition)
    same = {earlier: later for later, earlier in reversed(data.get("same_as", {}).items())}
    found = {earlier: later for earlier, later in same.items() if not earlier.startswith(RULING)}
    found |= data.get("cited_as", {})
    return found | (data["hex_cited_as"] if hexes else {})


def cited(ruleset: Ruleset, clause: str) -> str:
    """The clause as this ruleset's own rulebook has it."""
    return citations(ruleset.edition, ruleset.hexes).get(clause, clause)
