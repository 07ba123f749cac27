"""Skies that many matches share, made once for each ruleset."""

from functools import lru_cache

from skyrmish.table.rulesets import KEPT, RulesetKey, shared_rules
from skyrmish.table.views.sky import Sky


@lru_cache(maxsize=KEPT)
def shared_sky(key: RulesetKey) -> Sky:
    return Sky(shared_rules(key))
