"""Which dice lie in the box: those of each player, and those that the table shares; by the words of KINDS."""

from skyrmish.games.squadron_dice.constants import DECISION_DIE, DOGFIGHT, EVADE_DIE, HIT_DIE, KINDS, LETTERS, ROOKIE
from skyrmish.games.squadron_dice.pieces import Rules


def own_dice(rules: Rules) -> dict[str, int]:
    """SD-01, SD-BR-01  Rookies, an Ace of each letter, and in Dogfight the Decision die."""
    decision = {KINDS[DECISION_DIE]: 1} if rules.game == DOGFIGHT else {}
    return {KINDS[ROOKIE]: rules.rookies, **dict.fromkeys(LETTERS, 1), **decision}


def shared_dice(rules: Rules) -> dict[str, int]:
    """SD-01, SD-BR-01  Hit and Evade dice, which Bombing Raid does without."""
    if rules.game != DOGFIGHT:
        return {}
    return {KINDS[HIT_DIE]: rules.hit_dice, KINDS[EVADE_DIE]: rules.evade_dice}
