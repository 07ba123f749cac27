"""Skies that many matches share, made once for each ruleset."""

from functools import cache, lru_cache, partial

from skyrmish.games.all_games import game_of
from skyrmish.table.rulesets import KEPT, RulesetKey, ruleset_from, shared_rules
from skyrmish.table.views.sky import Sky


@lru_cache(maxsize=KEPT)
def shared_sky(key: RulesetKey) -> Sky:
    ruleset = ruleset_from(key)
    return Sky(shared_rules(key), cache(partial(game_of(ruleset).cites, ruleset)))
