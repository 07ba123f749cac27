"""Counter-based dice: Philox2x32-10 in 64-bit integers that never overflow, the same numbers in Python, numba and CUDA.

Draw number n of stream s under a key is a pure function of the three. Nothing is shared between games, so results
do not depend on how many cores play them, nor in which order.
"""

from skyrmish.engine.records import Record
from skyrmish.engine.rule import rule

LOW16, LOW32 = 0xFFFF, 0xFFFFFFFF
MULTIPLIER = 0xD256D193
WEYL = 0x9E3779B9
ROUNDS = 10


class Stream(Record):
    """A source of chance: which one it is, and how much of it has been used. Numbers come in pairs."""

    key: int
    number: int
    drawn: int
    spare: int  # the second of the pair, after an odd number of draws


@rule
def philox(key: int, number: int, count: int) -> tuple[int, int]:
    """The two times 32 random bits at one place of one stream (Salmon et al., 2011)."""
    a, b = count & LOW32, number & LOW32
    for _ in range(ROUNDS):
        high, low = product(MULTIPLIER, a)
        a, b = high ^ key ^ b, low
        key = (key + WEYL) & LOW32
    return a, b


@rule
def product(a: int, b: int) -> tuple[int, int]:
    """The high and the low 32 bits of a product of two 32-bit numbers.

    In halves, so that nothing leaves 63 bits: compilers may assume that signed numbers never wrap, and then drop bits.
    """
    upper, lower = a * (b >> 16), a * (b & LOW16)
    low = lower + ((upper & LOW16) << 16)
    return (upper >> 16) + (low >> 32), low & LOW32


@rule
def open_stream(stream: Stream, seed: int, purpose: int, number: int) -> None:
    """Start a stream. One seed has many purposes (dice, a seat's choices), each with a stream for every game."""
    stream.key, _ = philox(seed & LOW32, (seed >> 32) & LOW32, purpose)
    stream.number = number
    stream.drawn = 0


@rule
def draw(stream: Stream) -> int:
    """The next 32 random bits."""
    stream.drawn += 1
    if stream.drawn & 1 == 0:
        return stream.spare
    first, stream.spare = philox(stream.key, stream.number, stream.drawn >> 1)
    return first


@rule
def below(stream: Stream, n: int) -> int:
    """A whole number 0 … n−1, each equally likely up to n in 2^32."""
    return (draw(stream) * n) >> 32


@rule
def face(stream: Stream, sides: int) -> int:
    """A die of that many sides."""
    return 1 + below(stream, sides)
