"""Why something is not allowed: one number a reason for the rules, a clause and a message for the players."""

(
    ALLOWED,
    NOT_ASKED,
    NO_SUCH_CHOICE,
    NO_DIE,
    PLANES_TOO_LATE,
    HIT_TOO_EARLY,
    EVADE_TOO_EARLY,
    NOT_THE_HITTER,
    NOT_THE_EVADER,
    DIE_IS_NOT_ANY,
    DIE_IS_NOT_BLANKS,
    DIE_NEEDS_TARGET,
    NO_SUCH_PILOT,
    PILOT_IS_OUT,
    NO_SUCH_DIE,
    NOT_ON_THE_TABLE,
    POSITION_IS_SETTLED,
    SQUADRON_IS_SETTLED,
    NOT_BLANK,
    TOO_MANY_BLANKS,
    NO_BLANKS_NAMED,
    NOT_YOUR_SHOT,
    NOT_TIED,
    NO_SUCH_ACE,
    DIE_IS_LOCKED,
) = range(25)

# The clause behind each reason; its sentence is the message of its name in the catalogue.
CLAUSES: dict[int, str] = {
    NOT_ASKED: "B-63",
    NO_SUCH_CHOICE: "B-63",
    NO_DIE: "SD-DF-10",
    PLANES_TOO_LATE: "B-63",
    HIT_TOO_EARLY: "B-63",
    EVADE_TOO_EARLY: "B-63",
    NOT_THE_HITTER: "B-67",
    NOT_THE_EVADER: "B-67",
    DIE_IS_NOT_ANY: "SD-08",
    DIE_IS_NOT_BLANKS: "SD-09",
    DIE_NEEDS_TARGET: "SD-08",
    NO_SUCH_PILOT: "SD-08",
    PILOT_IS_OUT: "B-70",
    NO_SUCH_DIE: "SD-01",
    NOT_ON_THE_TABLE: "B-64",
    POSITION_IS_SETTLED: "B-64",
    SQUADRON_IS_SETTLED: "B-63",
    NOT_BLANK: "B-65",
    TOO_MANY_BLANKS: "SD-09",
    NO_BLANKS_NAMED: "B-65",
    NOT_YOUR_SHOT: "B-65",
    NOT_TIED: "SD-DF-03",
    NO_SUCH_ACE: "SD-DF-05",
    DIE_IS_LOCKED: "SD-BR-02",
}


KEYS = {
    number: f"dice-reason-{name.lower().replace('_', '-')}"
    for name, number in list(vars().items())
    if name.isupper() and isinstance(number, int)
}
