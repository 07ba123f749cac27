"""What tests draw: the same cases in every ``make test``, others and more of them in ``make soak``.

The profile says which of the two it is; ``--hypothesis-profile soak`` is the other one.
"""

from random import Random, SystemRandom

from hypothesis import settings

USUAL = 100
settings.register_profile("test", max_examples=USUAL, derandomize=True, database=None, deadline=None, print_blob=True)
# derandomize is said, not left out: where CI is set hypothesis repeats its draws unless told otherwise.
settings.register_profile(
    "soak", max_examples=10 * USUAL, derandomize=False, database=None, deadline=None, print_blob=True
)


def is_soak() -> bool:
    return not settings.default.derandomize


def cases(number: int) -> settings:
    """So many cases of a property; ten times as many in a soak."""
    return settings(max_examples=number * settings.default.max_examples // USUAL)


def drawn_with(seed: int) -> Random:
    """Draws of this seed; in a soak, of one that nobody has tried, and that a failure tells."""
    drawn = SystemRandom().getrandbits(32) if is_soak() else seed
    print(f"drawn with seed {drawn}")
    return Random(drawn)
