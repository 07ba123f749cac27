"""What lies on the table: planes, dice, and whose turn it is; and the rules as one record of numbers."""

from typing import Annotated

from skyrmish.engine.dice import Stream
from skyrmish.engine.records import PLAIN_ONLY, Record, Room
from skyrmish.engine.rule import Listener, rule
from skyrmish.games.squadron_leader.constants import BOMBER
from skyrmish.games.squadron_leader.stats import MOST_STATS, STAT_NAMES, Stats
from skyrmish.geometry.headings import EIGHTH, FULL_CIRCLE
from skyrmish.geometry.hexes import HEXES, OPEN_SKY
from skyrmish.geometry.outlines import Token
from skyrmish.geometry.poses import LARGE_PIECES, Pose

MOST_PLANES = 40
MOST_STAT = 8
MOST_ALTITUDE = 4
MOST_DICE = 49  # a stat, a die for the guides, one for being higher, and an ace die for every other plane
MOST_STEPS = MOST_STAT + MOST_ALTITUDE
MOST_MANOEUVRES = 16
PLAN_BITS = 4  # that one of so many manoeuvres takes in a plan
MOST_BOMBS = 24
MOST_SIDES = 6
MOST_NODES = 1 << 15
MOST_PLANS = 1 << 18
LEVELS = MOST_ALTITUDE + 1
OPENINGS = MOST_MANOEUVRES + 1  # and the end of the last
NOSES = 2  # that sweeps are told for: to the east, and to the north-east; quarter turns make all others of them
QUARTERS = 4  # east, north, west and south


class Plane(Stats):
    """A token with stats."""

    seat: int
    side: int
    kind: int  # plane, bomber or balloon
    extra: float  # how much larger than a plane's token its own is: 0 for a plane
    fixed: bool  # its stats are printed on its board
    altitude: int
    aces: int
    aces_used: int  # this round
    ace: bool  # the Ace, or one with a reroll in its next attack, where the edition has that
    ace_defended: bool  # the Ace's defence reroll of this round is used
    x: float
    y: float
    frame: float  # its first heading modulo 45°, in degrees
    c: float
    s: float
    eighths: int
    assigned: bool
    placed: bool
    flying: bool
    climbed: int  # levels gained this round
    moved: bool
    attacked: bool
    shot_down: bool  # under simultaneous damage: health is gone, but the stage is not over
    full: int  # Health at the start
    fell: int  # the round in which it did
    bombs: int  # left to a bomber
    scored: bool  # it has knocked out an enemy, and is still to be rewarded
    attack_lost: int  # points, where a critical lowers a stat
    defense_lost: int
    speed_lost: int


class Spot(Record):
    """Where a token stood, in its own frame."""

    x: float
    y: float
    eighths: int


class Bomb(Record):
    """C-3  A bomb on the board, and the round in which it was dropped."""

    x: float
    y: float
    c: float
    s: float
    round: int


class Move(Record):
    """SL1-MOVE-01  What a plane has done in its move, and what it has left for it."""

    speed_left: int
    flown: int  # manoeuvres so far
    path: int  # all of them, as in a plan
    dived: int  # levels
    special: bool  # one that excludes climbing was among them
    solo: bool  # one that stands alone was flown
    pushed: bool  # the envelope
    raised: int  # levels gained by pushing
    plan: int  # that is being flown, 0 for none
    step: int  # how much of it is flown
    before: Spot  # where the last template began
    dropped: bool  # a bomb was, since then


class Table(Record):
    """SL1-COMP-02  A match as it stands. There are as many dice as a roll asks for."""

    count: int
    seats: int
    sides: int
    planes: Annotated[list[Plane], Room(MOST_PLANES)]

    stage: int
    decision: int
    round: int
    start: int  # the side that starts this round
    acting: int  # the side whose turn it is
    plane: int  # the plane that acts, −1 while its side may still choose which
    target: int
    section: int  # of the ruler, between the two
    lined_up: bool  # the target is in the forward guides, where they matter
    winner: int  # the side, −1 for nobody

    move: Move  # of the plane that acts, or of the last one that moved
    hazard: int  # the balloon that dice are being thrown for
    bomb_count: int
    bombs: Annotated[list[Bomb], Room(MOST_BOMBS)]
    blast: int  # pairs of planes and bombs that this round's end has looked at
    repairs: int  # planes that it has looked at for repairs
    covered: bool  # the target has cover

    due: int  # dice to be thrown before anything else
    roll: int  # what for
    thrown: Annotated[list[int], Room(MOST_DICE)]
    first_dice: Annotated[list[int], Room(MOST_PLANES)]  # of each side; 0: not in the throw, or out of it
    attack_dice: Annotated[list[int], Room(MOST_DICE)]
    attack_count: int
    defence_dice: Annotated[list[int], Room(MOST_DICE)]
    defence_count: int
    rerolls: int  # left to whoever is choosing
    rerolled: int  # the dice already thrown again, as bits
    picked: int  # the die being thrown again
    ace_reroll: bool  # the last of the rerolls is the Ace's

    attacks: int  # in this round
    quiet_rounds: int  # without any
    decisions: int
    dice: Stream
    journal: Annotated[Listener | None, PLAIN_ONLY] = None  # hears what happens


class Manoeuvre(Record):
    """A template as flown: its motion, and what it costs."""

    template: int
    manner: int
    ahead: float
    left: float
    eighths: int
    cost: int
    altitude: int
    hexes: bool  # its motion counts hexes
    east: Annotated[list[float], Room(FULL_CIRCLE)]  # the same motion for each nose that is square to the board
    north: Annotated[list[float], Room(FULL_CIRCLE)]
    bomber_ahead: float  # a bomber flies from stub to stub
    bomber_left: float
    no_climb: bool  # not in a round in which altitude is gained
    solo: bool  # the only manoeuvre of its round


class Node(Record):
    """A sequence of manoeuvres in the flight-plan tree, with its cost so far."""

    manoeuvre: int  # the last one
    depth: int
    cost: int
    altitude: int
    special: bool  # it excludes climbing
    solo: bool
    path: int  # all of them, as in a plan
    after: int  # the first node that does not begin with this sequence


class Leg(Record):
    """A node that some Speed and altitude pay for. All that a walk through the tree looks at first lies together."""

    node: int
    manoeuvre: int  # as in the node
    depth: int
    low: int  # the deepest dive with it, as a negative number
    high: int  # the best climb
    top: int  # the highest change of altitude in going on from it
    peak: int  # likewise, or in ending with it
    after: int  # where in the list those that begin with it end


class Rules(Record):
    """A ruleset as numbers and switches: all that the rules read."""

    token: Token
    hexes: bool  # the board is a hex grid, its size in columns and rows
    board_width: float
    board_height: float

    range_measure: int
    range_max: float
    range_sections: int
    range_reach: float  # beyond this distance between centres, nothing is in range, however it is measured
    range_bonus: bool
    arc_half: float
    arc_c: float
    arc_s: float
    arc_mode: int
    lane_half: float
    lane_effect: int
    place_band: float
    place_nearest: bool
    place_distance: float

    die_sides: int
    hit_from: int
    critical_from: int
    criticals: int
    dodges_per_critical: int
    critical_lowers: int
    altitude: int
    altitude_max: int
    altitude_reroll: int
    altitude_die: bool
    climb_limit: int
    climb_cost: int
    immelmann: int
    immelmann_gain: int
    ace: int
    dive_bomb: bool
    dive_bomb_from: int
    dive_bomb_section: int  # the furthest one in which it may follow an attack
    dive_bomb_damage: int
    push: bool
    push_from: int
    push_for: int  # Speed, or a choice of Speed and altitude
    push_gain: int
    push_damage: int
    bombers: bool
    bomber_stat_count: int
    bomber_stats: Annotated[list[int], Room(MOST_STATS)]
    bomber_speed: int
    bomber_dive: int  # levels a round at most
    bomber_turret_section: int  # up to which it fires all round
    bomber_bombs: int
    bomb_ahead: float  # from where a template began to where a bomb falls
    hazard_section: int
    hazard_dice: int
    balloon_hits: int  # that one attack must do
    balloons_inside: bool  # of a mission: so far from the edges
    balloon_margin: float
    cover: bool
    cover_dice: int

    mission: bool
    start_edges: Annotated[list[int], Room(MOST_SIDES)]  # of each side, as bits; 0: the usual ones
    return_edges: Annotated[list[int], Room(MOST_SIDES)]
    return_after: Annotated[list[int], Room(MOST_SIDES)]  # whole rounds; 0: never
    goal_kinds: Annotated[list[int], Room(MOST_SIDES)]  # of enemies that must be gone, as bits
    goal_edge: Annotated[list[int], Room(MOST_SIDES)]  # that a bomber must reach
    side_bombs: Annotated[list[int], Room(MOST_SIDES)]  # of a bomber
    side_stats: Annotated[list[int], Room(MOST_SIDES * 3 * MOST_STATS)]  # of each kind; 0: to be assigned

    stay_on_board: bool
    hold_when_blocked: bool
    simultaneous: bool
    attacker_rerolls_last: bool
    reroll_same_die: bool
    first: int
    stats_secret: bool
    stat_count: int
    stats: Annotated[list[int], Room(MOST_STATS)]
    health_cap: int
    alternate: bool
    limit_rounds: int
    limit_quiet_rounds: int

    manoeuvre_count: int
    manoeuvres: Annotated[list[Manoeuvre], Room(MOST_MANOEUVRES)]
    node_count: int
    nodes: Annotated[list[Node], Room(MOST_NODES)]
    sweeps: Annotated[list[float], Room(MOST_NODES * NOSES * QUARTERS)]  # how far each node reaches each way
    top_speed: int  # that the plans are made for
    plan_first: Annotated[list[int], Room((MOST_STAT + 1) * LEVELS)]
    plan_count: Annotated[list[int], Room((MOST_STAT + 1) * LEVELS)]
    openings: Annotated[list[int], Room((MOST_STAT + 1) * LEVELS * OPENINGS)]  # where plans that open so begin
    plans: Annotated[list[int], Room(MOST_PLANS)]
    plan_nodes: Annotated[list[int], Room(MOST_PLANS)]  # whose manoeuvres each of them flies
    payable_first: Annotated[list[int], Room((MOST_STAT + 1) * LEVELS)]
    payable_count: Annotated[list[int], Room((MOST_STAT + 1) * LEVELS)]
    payable: Annotated[list[Leg], Room(MOST_PLANS)]


@rule
def stats_on_card(rules: Rules, kind: int) -> int:
    """SL1-STAT-01, C-3  How many stats a plane, or a bomber, has."""
    return rules.bomber_stat_count if kind == BOMBER else rules.stat_count


def stats_of(rules: Rules, plane: Plane) -> dict[str, int]:
    """SL1-STAT-01  A plane's stats by their names."""
    return {name: getattr(plane, name) for name in STAT_NAMES[: stats_on_card(rules, plane.kind)]}


@rule
def on_hexes(rules: Rules) -> bool:
    """HEX-01  The board is a hex grid."""
    return HEXES and (rules.hexes or not OPEN_SKY)


@rule
def size_of_token(plane: Plane) -> float:
    """C-3  How many times as large as a plane's."""
    return 1.0 + plane.extra if LARGE_PIECES else 1.0


@rule
def pose_of(plane: Plane) -> Pose:
    return Pose(plane.x, plane.y, plane.c, plane.s, plane.eighths, size_of_token(plane))


@rule
def heading_of(plane: Plane) -> float:
    """Degrees counter-clockwise from east."""
    return plane.frame + EIGHTH * plane.eighths


@rule
def put(plane: Plane, pose: Pose) -> None:
    """Set a plane down somewhere, in the frame it already has."""
    plane.x, plane.y, plane.eighths = pose.x, pose.y, pose.eighths


@rule
def are_enemies(a: Plane, b: Plane) -> bool:
    return a.side != b.side
