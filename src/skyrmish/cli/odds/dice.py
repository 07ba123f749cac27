"""The chances of two squadrons of dice, as somebody types them."""

from typing import Any

from skyrmish.cli.odds.dice_text import TwoSquadrons
from skyrmish.cli.odds.face import Asked, Face, Told
from skyrmish.cli.options import listed
from skyrmish.games.all_games import game_of
from skyrmish.games.squadron_dice.constants import ACES, BOMBING_RAID, DOGFIGHT, KINDS, LETTERS, MOST_SQUADRON, ROOKIE
from skyrmish.games.squadron_dice.pieces import Rules
from skyrmish.words.refusal import Refusal

MOST_ICONS = 20


class DiceFace(Face):
    """Squadrons roll for position, and in Dogfight one shoots at the other."""

    own = ("squadron", "against", "hit_icons", "evade_icons")

    def told(self, ruleset: Any, asked: Asked) -> Told:
        rules = game_of(ruleset).make_rules(ruleset)
        return squadrons(rules, asked.squadron, asked.against, asked.hit_icons, asked.evade_icons)


def squadrons(rules: Rules, mine: str, theirs: str, hit_icons: int, evade_icons: int) -> TwoSquadrons:
    """Two squadrons; whoever is not told of rolls what a match begins with."""
    for option, icons in (("hit-icons", hit_icons), ("evade-icons", evade_icons)):
        if not 0 <= icons <= MOST_ICONS or (icons and rules.game == BOMBING_RAID):
            most = 0 if rules.game == BOMBING_RAID else MOST_ICONS
            raise Refusal("chances-so-many-icons", "SD-DF-04", option=option, most=most)
    ours, others = squadron_from(rules, "squadron", mine), squadron_from(rules, "against", theirs)
    return TwoSquadrons(rules, ours, others, hit_icons, evade_icons)


def squadron_from(rules: Rules, option: str, text: str) -> list[int]:
    """B-70  2,A,B: so many Rookies, and Aces by their letters; in Dogfight no more and no fewer than always fly."""
    if not text:
        return [ROOKIE] * rules.rookies + (list(range(ACES, len(KINDS))) if rules.game == BOMBING_RAID else [])
    dice: list[int] = []
    for word in listed(text):
        if word.upper() in LETTERS and KINDS.index(word.upper()) not in dice:
            dice.append(KINDS.index(word.upper()))
        elif word in map(str, range(rules.rookies + 1)) and ROOKIE not in dice:
            dice += [ROOKIE] * int(word)
        else:
            raise Refusal("chances-no-squadron", "SD-05", option=option, word=repr(word[:20]), most=rules.rookies)
    if not 1 <= len(dice) <= MOST_SQUADRON:
        raise Refusal("chances-no-dice", "SD-05", option=option)
    if rules.game == DOGFIGHT and len(dice) != rules.rookies:
        raise Refusal("chances-squadron-size", "B-70", option=option, most=rules.rookies, given=len(dice))
    return sorted(dice)
