"""What most visitors do first, done once before Python's memory is kept: the next visit need not wait for it."""

from skyrmish.table.lobby.catalogue import catalogue
from skyrmish.table.lobby.match_setup import ruleset_of
from skyrmish.table.lobby.reading import rules_of
from skyrmish.table.rulesets import key_of, shared_rules


def warm() -> None:
    """Say the rules of every preset, and make ready to play the first of them."""
    first, *_ = presets = [preset.match for preset in catalogue().presets]
    for match in presets:
        rules_of(match)
    shared_rules(key_of(ruleset_of(first)))
