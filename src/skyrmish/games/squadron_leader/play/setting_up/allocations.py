"""The ways to share out the stats."""

from itertools import permutations

from skyrmish.games.squadron_leader.constants import BOMBER, PLANE
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.play.setting_up.setup import why_not_assign
from skyrmish.games.squadron_leader.reasons import ALLOWED


def stats_to_share(rules: Rules, kind: int = PLANE) -> list[int]:
    """SL1-STAT-01, C-3  The numbers that a plane, or a bomber, shares out."""
    return rules.bomber_stats if kind == BOMBER else rules.stats


def allocations(rules: Rules, kind: int = PLANE) -> list[tuple[int, ...]]:
    """SL1-STAT-01, C-3  The different ways to share out the numbers: twelve for 4, 3, 3, 2; three for a bomber."""
    found = sorted(set(permutations(stats_to_share(rules, kind))), reverse=True)
    return [stats for stats in found if why_not_assign(rules, kind, stats) == ALLOWED]
