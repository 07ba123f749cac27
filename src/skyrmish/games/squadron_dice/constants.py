"""The numbers behind the words: icons, dice, decisions, rolls. Rules compare them as integers."""

# The two games
DOGFIGHT, BOMBING_RAID = range(2)
GAMES = ("dogfight", "bombing-raid")

# What a face shows
BLANK, ONE, TWO, EVADE, HIT, REROLL, ANY, BLANKS = range(8)
ICONS = ("-", "1", "2", "evade", "hit", "reroll", "any", "blanks")
ICON_KEYS = ("blank", "one", "two", "evade", "hit", "reroll", "any", "blanks")  # of their names in the catalogue

# Kinds of dice. The Aces come last, so that Ace number n is kind ACES + n.
HIT_DIE, EVADE_DIE, ROOKIE, DECISION_DIE, ACES = range(5)
KINDS = ("hit", "evade", "rookie", "decision", "A", "B", "E", "R")
LETTERS = ("A", "B", "E", "R")
ACE_COUNT = len(LETTERS)
ACE_SETS = 1 << ACE_COUNT

# What the table waits for
NOTHING, KEEP_OR_ROLL, POSITION_WINDOW, SHOT_WINDOW, HITTER, EVADER, BRING, SECOND_ROLL, RETIRE = range(9)
DECISIONS = (
    "",
    "keep-or-roll",
    "position-window",
    "shot-window",
    "hitter",
    "evader",
    "bring",
    "second-roll",
    "retire",
)

# What dice are being thrown for
NO_ROLL, POSITION_ROLL, SHOT_ROLL, WINDOW_ROLL, FIRST_ROLL, SECOND_ROLL_DICE = range(6)
ROLLS = ("", "position", "hit and evade", "reroll", "first", "second")

# Where a die lies: 0 … 7 in the squadron, then the Hit or Evade dice, then the Decision die
MOST_SQUADRON = 8
FIRST_ROLLED = MOST_SQUADRON
MOST_ROLLED = 4
DECISION_PLACE = FIRST_ROLLED + MOST_ROLLED

# Answers, one number each. Seats, Aces and sets of dice (as bits) stand for themselves.
KEEP, ROLL = range(2)
PASS, USE = range(2)
USE_ANY = 16  # + 16 × seat + die
USE_BLANKS = 256  # + dice as bits
NOT_CHOSEN = -1

# Option decision.timing
PRIORITY, SIMULTANEOUS_SECRET = range(2)
TIMINGS = ("priority", "simultaneousSecret")
