"""Counter-based dice: Philox2x32-10 in 64-bit integers that never overflow, the same numbers in Python, numba and CUDA.

Draw number n of stream s under a key is a pure function of the three. Nothing is shared between games, so results
do not depend on how many cores play them, nor in which order.
"""

from typing import Annotated

from skyrmish.engine.records import Record, Room
from skyrmish.engine.rule import rare, rule

LOW32 = 0xFFFFFFFF
MULTIPLIER_LESS_2_TO_32 = 0xD256D193 - (1 << 32)
WEYL = 0x9E3779B9
ROUNDS = 10
PAIRS = 8  # made at once: each round of one must wait for the last one, and a processor makes several meanwhile
AHEAD = 2 * PAIRS


class Stream(Record):
    """A source of chance: which one it is, and how much of it has been used. Numbers come in pairs."""

    key: int
    number: int
    drawn: int
    known: int  # so many draws are known so far
    ahead: Annotated[list[int], Room(AHEAD)]  # the last of these


@rule
def philox(key: int, number: int, count: int) -> tuple[int, int]:
    """The two times 32 random bits at one place of one stream (Salmon et al., 2011)."""
    a, b, key = count & LOW32, number & LOW32, key & LOW32
    for _ in range(ROUNDS):
        high, low = product(a)
        a, b = high ^ key ^ b, low
        key = (key + WEYL) & LOW32
    return a, b


@rule
def product(a: int) -> tuple[int, int]:
    """The high and the low 32 bits of the multiplier times a 32-bit number.

    Of the multiplier less 2^32 first, so that nothing leaves 63 bits: compilers may assume that signed numbers never
    wrap, and then drop bits. What is missing is a, times 2^32.
    """
    less = a * MULTIPLIER_LESS_2_TO_32
    return (less >> 32) + a, less & LOW32


@rule
def open_stream(stream: Stream, seed: int, purpose: int, number: int) -> None:
    """Start a stream. One seed has many purposes (dice, a seat's choices), each with a stream for every game."""
    stream.key, _ = philox(seed & LOW32, (seed >> 32) & LOW32, purpose)
    stream.number = number
    stream.drawn = stream.known = 0


@rule
def draw(stream: Stream) -> int:
    """The next 32 random bits."""
    if stream.drawn >= stream.known:
        look_ahead(stream)
    stream.drawn += 1
    return stream.ahead[stream.drawn - 1 + AHEAD - stream.known]


@rare
def look_ahead(stream: Stream) -> None:
    """Make the next numbers, whatever was made before."""
    key, number, first = stream.key, stream.number, stream.drawn >> 1
    for k in range(PAIRS):
        stream.ahead[2 * k], stream.ahead[2 * k + 1] = philox(key, number, first + k)
    stream.known = 2 * first + AHEAD


@rule
def below(stream: Stream, n: int) -> int:
    """A whole number 0 … n−1, each equally likely up to n in 2^32."""
    return (draw(stream) * n) >> 32


@rule
def face(stream: Stream, sides: int) -> int:
    """A die of that many sides."""
    return 1 + below(stream, sides)
