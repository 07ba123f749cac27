"""A plane that has the sky to itself, as tests of moving want it."""

from rules.tables import plane_at, rules_of, table_of

CORE = rules_of()
ALTITUDE = rules_of("altitude")


def alone(rules, plane):
    """The plane moves first; its enemy is far away."""
    return table_of(rules, plane, plane_at(650, 650, 225, side=1))
