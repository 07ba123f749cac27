"""What lies beside the planes of a position file: altitude, ace dice and the Ace, as far as they are played."""

from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.position_file.fields import PlanePart
from skyrmish.words.refusal import Refusal


def check_tokens(rules: Rules, part: PlanePart) -> None:
    """What lies beside a plane belongs to modules that are played."""
    if part.altitude > rules.altitude_max:
        raise Refusal("position-altitude", "MOD-ALT-06", altitude=part.altitude, most=rules.altitude_max)
    limit = rules.climb_limit + (rules.push_gain if rules.push and rules.push_for == w.GAIN_EITHER else 0)
    if part.climbed > limit:
        raise Refusal("position-climbed", "MOD-ALT-03", climbed=part.climbed, most=limit if rules.altitude else 0)
    if part.aces and rules.ace != w.ACE_DICE:
        raise Refusal("position-no-aces", "MOD-ACE-01", aces=part.aces, played=rules.ace != w.NO_ACES)
    if part.aces_used > part.aces:
        raise Refusal("position-too-many-aces-used", "MOD-ACE-02", used=part.aces_used, aces=part.aces)


def check_ace(rules: Rules, table: Table, names: list[str], i: int, part: PlanePart) -> None:
    """B-84, C-1, C-2  The Ace flies, in an edition that has one; with a single Ace, nobody else is it."""
    if part.ace and rules.ace not in (w.SINGLE_ACE, w.NEXT_ATTACK):
        raise Refusal("position-no-single-ace", "MOD-ACE-01", played=rules.ace != w.NO_ACES)
    if part.ace_defended and rules.ace != w.SINGLE_ACE:
        raise Refusal("position-ace-defended", "C-1")
    balloon = part.kind == "balloon"
    if (part.ace or part.ace_defended) and (balloon or not table.planes[i].flying):
        raise Refusal("position-ace-does-not-fly", "B-84", balloon=balloon)
    other = next((j for j in range(i) if table.planes[j].ace), None)
    if part.ace and rules.ace == w.SINGLE_ACE and other is not None:
        raise Refusal("position-two-aces", "C-1", other=repr(names[other]))
