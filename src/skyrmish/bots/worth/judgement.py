"""What a bot thinks of standing somewhere: the exchange of shots as things are now, and room to fly on."""

import math

from skyrmish.bots.ladder.flying.patience import thirst
from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.worth.exchange import weighed
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import TEMPLATES
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.moving.movement import end_of, is_off_board
from skyrmish.geometry.poses import Pose, nose

PLAIN_TEMPLATES = len(TEMPLATES)
HALF_ROOT_THREE = math.sqrt(0.75)
WAY_OUT = 0.02  # of a hit, for each template that stays on the board
NO_WAY_OUT = 1.3  # of a hit
MOST_ROOM = WAY_OUT * PLAIN_TEMPLATES


@rule
def on_paper(rules: Rules, pose: Pose) -> tuple[float, float, float, float]:
    """A place and the direction of its nose as x, y, c, s, in rulers; hexes are laid out on paper first."""
    if not rules.hexes:
        c, s = nose(pose)
        return pose.x / rules.range_max, pose.y / rules.range_max, c, s
    x, y = HALF_ROOT_THREE * pose.x, -(pose.y + 0.5 * pose.x)
    side = HALF_ROOT_THREE if pose.eighths < 3 else -HALF_ROOT_THREE
    if pose.eighths % 3 == 0:
        return x / rules.range_max, y / rules.range_max, 0.0, 1.0 if pose.eighths == 0 else -1.0
    north = pose.eighths == 1 or pose.eighths == 5
    return x / rules.range_max, y / rules.range_max, side, 0.5 if north else -0.5


@rule
def ways_out(rules: Rules, pose: Pose) -> int:
    """How many of the plain templates would end on the board from here."""
    if is_inland(rules, pose):
        return PLAIN_TEMPLATES
    count = 0
    for number in range(PLAIN_TEMPLATES):
        if not is_off_board(rules, end_of(rules.manoeuvres[number], pose)):
            count += 1
    return count


@rule
def is_inland(rules: Rules, pose: Pose) -> bool:
    """No template reaches the edge from here."""
    if rules.hexes:
        return False
    reach = 2.0 * rules.place_band
    across, along = min(pose.x, rules.board_width - pose.x), min(pose.y, rules.board_height - pose.y)
    return across > reach and along > reach


@rule
def judged(rules: Rules, known: Knowledge, table: Table, i: int, pose: Pose, altitude: int) -> float:
    """The worth of standing here at this altitude: shots given and taken, and a way to fly on."""
    return weighed(rules, known, table, i, pose, altitude, room_to_fly_on(rules, pose), thirst(known, table))


@rule
def room_to_fly_on(rules: Rules, pose: Pose) -> float:
    """What the ways out are worth."""
    free = ways_out(rules, pose)
    return WAY_OUT * free - (NO_WAY_OUT if free == 0 else 0.0)
