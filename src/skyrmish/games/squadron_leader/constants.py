"""The numbers behind the words: stages, decisions, manners of flying, switches. Rules compare them as integers."""

from skyrmish.games.squadron_leader.rulesets.manners import MANNER_ROWS, TEMPLATE_ROWS

# Stages of a match
ASSIGNING, PLACING, MOVING, ATTACKING, OVER = range(5)
STAGES = ("assign", "place", "move", "attack", "over")

# What the table waits for
(
    NOTHING,
    ASSIGN,
    PLACE,
    MOVE,
    ATTACK,
    ATTACK_REROLL,
    ACE_DEFENCE,
    DEFENCE_REROLL,
    IMMELMANN,
    DIVE_BOMB,
    PUSH_GAIN,
) = range(11)
DECISIONS = (
    "",
    "assign",
    "place",
    "move",
    "attack",
    "attack-reroll",
    "ace-defence",
    "defence-reroll",
    "immelmann",
    "dive-bomb",
    "push-gain",
)
OFFERS = (IMMELMANN, DIVE_BOMB, PUSH_GAIN)  # answered by one of two orders
TAKEN, DECLINED = range(2)  # in the order in which they are listed

# What dice are being thrown for
(
    NO_ROLL,
    FIRST_ROLL,
    FIRST_DRAW,
    ATTACK_ROLL,
    ATTACK_SECOND,
    DEFENCE_ROLL,
    DEFENCE_SECOND,
    DIVE_BOMB_ROLL,
    PUSH_ROLL,
    BALLOON_ROLL,
    BOMB_ROLL,
    LOST_STAT_ROLL,
    REPAIR_ROLL,
) = range(13)
ROLLS = (
    "",
    "who starts",
    "who starts",
    "attack",
    "attack reroll",
    "defence",
    "defence reroll",
    "Dive Bomb",
    "Push the Envelope",
    "balloon",
    "bomb",
    "lost stat",
    "repair",
)

# What stands on the board; a bomb is put down by a bomber
PLANE, BOMBER, BALLOON = range(3)
EXPANSION = True  # a switch: games compiled without bombers, balloons and missions turn it off
KINDS = ("plane", "bomber", "balloon")

# The edges of the board, as bits
SOUTH, NORTH, WEST, EAST = 1, 2, 4, 8
EDGES = ("south", "north", "west", "east")
EVERY_EDGE = 15

# Templates, and the manners of flying them
TEMPLATES = tuple(row.word for row in TEMPLATE_ROWS)
STRAIGHT, BANK_LEFT, BANK_RIGHT, TURN_LEFT, TURN_RIGHT = range(len(TEMPLATES))
MANNERS = tuple(manner.word for manner in MANNER_ROWS)
PLAIN, SPLIT_S, BARREL_ROLL = (MANNERS.index(word) for word in ("", "split-s", "barrel-roll"))

# Switches that settle an ambiguity or an edition's reading (the values of settings.py, in its order)
ANY_PART, CENTRE_PART, WHOLE_PART = range(3)
NO_EFFECT, GUIDES_ONLY, EXTRA_DIE, GUIDES_REROLL, HALF_OUTSIDE = range(5)
NO_CRITICALS, TWO_DODGES, DOUBLE = range(3)
NOTHING_ELSE, LOWERS, REPAIRED = range(3)
NO_ALTITUDE, CLASSIC, STORED = range(3)
NOBODY, ATTACKER_ONLY, BOTH = range(3)
NO_IMMELMANN, ADD_CAP, RAISE_TO_THREE, FROM_ZERO = range(4)
NO_ACES, ACE_DICE, SINGLE_ACE, NEXT_ATTACK = range(4)
HIGH_ROLL, RANDOM_SEAT, MANUAL = range(3)
GAIN_SPEED, GAIN_EITHER = range(2)

# What pushing the envelope may bring
GAINS = ("speed", "altitude")
