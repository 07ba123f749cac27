"""Dice of a secret: even, the same again by their number, and not to be guessed from those that were seen."""

import hmac
from collections import Counter
from collections.abc import Callable, Iterable

import pytest
from draws import cases
from hypothesis import given
from hypothesis import strategies as st

from skyrmish.engine.dice import Stream, face
from skyrmish.games.squadron_leader.dice import NumberDice
from skyrmish.match.dice.fair import commitment_of, die, fair_dice, new_secret
from skyrmish.match.dice.sources import DiceSource, SecretDice, SeededDice

SEEN, GUESSES = 18, 1 << 12
SECRETS = st.integers(0, (1 << 256) - 1).map(lambda number: f"{number:064x}")


def taken(dice: DiceSource, count: int, sides: int = 8) -> list[int]:
    return dice.take(NumberDice(count, tuple(str(side) for side in range(1, sides + 1)), "attack"))


def under_key(key: int) -> Callable[[int], list[int]]:
    """The fast stream under one of its keys of 32 bits."""
    stream = Stream()
    stream.key, stream.number, stream.drawn = key, 0, 0
    return lambda count: [face(stream, 8) for _ in range(count)]


def guessed(seen: list[int], keys: Iterable[int]) -> list[int]:
    """What was done by somebody who looked on: try keys until one gives the dice that were seen."""
    return [key for key in keys if under_key(key)(SEEN) == seen]


def test_whoever_saw_eighteen_dice_of_the_fast_stream_knows_the_rest() -> None:
    """Why the fast stream is for simulations: its key has 32 bits, and that takes two minutes in C."""
    dice = SeededDice(20_261_116)
    key = dice.stream.key
    seen, later = taken(dice, SEEN), taken(dice, 100)
    (found,) = guessed(seen, range(key - GUESSES // 2, key + GUESSES // 2))
    assert under_key(found)(SEEN + 100)[SEEN:] == later


@cases(5)
@given(SECRETS.filter(lambda secret: int(secret, 16) >= GUESSES))
def test_the_same_attack_finds_nothing_on_the_dice_of_a_secret(secret: str) -> None:
    fair = fair_dice(secret)
    seen = taken(SecretDice(fair.key), SEEN)
    short = int.from_bytes(fair.key[:4], "big")
    assert guessed(seen, range(short, short + GUESSES)) == []
    assert not [n for n in range(GUESSES) if taken(SecretDice(fair_dice(f"{n:064x}").key), SEEN) == seen]


def test_every_secret_is_another_one_of_256_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr("secrets.randbits", lambda bits: asked.append(bits) or 5)
    assert new_secret() == "5".zfill(64)
    assert asked == [256]


@given(SECRETS, st.integers(0, 500), st.integers(1, 12), st.integers(2, 20))
def test_a_die_depends_on_its_number_alone(secret: str, drawn: int, count: int, sides: int) -> None:
    key = fair_dice(secret).key
    whole = taken(SecretDice(key), drawn + count, sides)
    later = SecretDice(key, drawn)
    mark = later.mark()
    assert taken(later, count, sides) == whole[drawn:]
    later.reset(mark)
    assert taken(later, count, sides) == whole[drawn:]
    assert later.left is None


@pytest.mark.parametrize("sides", [6, 8, 10])
def test_every_face_is_as_likely(sides: int) -> None:
    """Chi-square of 30,000 dice: beyond 40 for nine degrees of freedom once in 100,000 such tests."""
    fallen = Counter(taken(SecretDice(fair_dice("ab" * 32).key), 30_000, sides))
    even = 30_000 / sides
    assert set(fallen) == set(range(1, sides + 1))
    assert sum((count - even) ** 2 / even for count in fallen.values()) < 40


def test_numbers_that_would_favour_low_faces_are_passed_over() -> None:
    """With two thirds of 2^32 as sides a third of all numbers is, and plain division would show low faces twice."""
    key, sides = fair_dice("cd" * 32).key, (1 << 33) // 3
    fallen = [die(key, number, sides) for number in range(3_000)]
    assert sum(shown <= sides // 2 for shown in fallen) == pytest.approx(1_500, abs=150)
    firsts = [int.from_bytes(hmac.digest(key, f"{number} 0".encode(), "sha256")[:4], "big") for number in range(3_000)]
    assert sum(first >= sides for first in firsts) == pytest.approx(1_000, abs=150)


@given(SECRETS, SECRETS)
def test_a_commitment_is_kept_by_one_secret_only(one: str, other: str) -> None:
    assert (commitment_of("secret", one) == commitment_of("secret", other)) == (one == other)
    assert commitment_of("secret", one) != commitment_of("share", one)


@given(SECRETS)
def test_a_secret_is_not_shown_by_accident(secret: str) -> None:
    assert secret not in repr(fair_dice(secret))
