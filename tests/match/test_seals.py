"""Secret choices are sealed: a host that changes them is found out by the record, or by whoever was told."""

from dataclasses import dataclass, replace

import pytest
from draws import cases
from hypothesis import assume, given
from hypothesis import strategies as st

from skyrmish.games.all_games import game_named
from skyrmish.games.game import Choices, Pieces
from skyrmish.match.dice.fair import Share, fair_dice, new_secret
from skyrmish.match.dice.seals import Seal, seal_of
from skyrmish.match.dice.sources import SecretDice
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import read_record, record_text, start_match
from skyrmish.match.records.seal_lines import CHOICE, seal_from, seal_lines
from skyrmish.match.records.verifying import verified
from skyrmish.words.refusal import Refusal

SECRET = "5a" * 32
GAMES = ["bombing-raid", "squadron-leader"]


@dataclass
class Played:
    record: str
    first: str  # of the secret choices


def played(game: str, picks: list[int], seals: list[Seal] | None = None) -> Played:
    """A match that a host serves; one that cheats has played another, and has only the seals of the first."""
    kind, fair = game_named(game), fair_dice(SECRET, [Share("Ann"), Share("Bob")])
    ruleset = kind.ruleset(Choices(game))
    header = Header(ruleset, kind.seats(ruleset, ["Ann", "Bob"], (), Pieces()), 7, ("person", "person"), fair=fair)
    match, made = start_match(header, SecretDice(fair.key)), []
    while not match.is_over:
        secret, entries, place = match.is_secret(), len(match.entries), len(match.orders_since(0)) + 1
        legal = match.legal_orders()
        order = legal[picks[len(made)] % len(legal)] if secret and len(made) < len(picks) else legal[-1]
        match.order(str(order))
        if secret:
            (taken,), nonce = match.orders_since(entries), new_secret()
            value = seal_of(fair.commitment, place - 1, nonce, [taken])
            made.append(Seal(taken.partition(":")[0], place - 1, value, place, 1, nonce))
    told = replace(fair, seals=tuple(made if seals is None else seals))
    first = match.orders_since(0)[made[0].first - 1]
    return Played(record_text(match, replace(header, fair=told)), first)


@pytest.mark.parametrize("game", GAMES)
def test_choices_that_were_sealed_are_proved(game: str) -> None:
    text = played(game, [0, 0]).record
    proof = verified(text)
    assert proof.sealed == proof.secret == text.count(CHOICE) > 0
    assert f"{proof.sealed} of {proof.secret} secret choices were sealed" in proof.sentence
    assert record_text_again(text) == text


def record_text_again(text: str) -> str:
    """What is read is written alike."""
    record = read_record(text)
    assert record.header.fair is not None
    lines = [line for line in text.split("\n") if line.startswith(CHOICE)]
    assert seal_lines(record.header.fair.seals) == lines
    assert [seal_from(line) for line in lines] == list(record.header.fair.seals)
    return text


@cases(30)
@given(st.lists(st.integers(0, 30), min_size=2, max_size=2), st.integers(1, 20), st.booleans())
def test_a_host_that_shows_another_choice_is_found_out(picks: list[int], other: int, opens_others: bool) -> None:
    """It has all secrets, makes every mark anew, and even plays the rest as the other choice would have gone.

    To the seals that everybody was told it must keep, however it says that they open.
    """
    honest = played("bombing-raid", picks)
    fair = read_record(honest.record).header.fair
    assert fair is not None
    seals = [replace(seal, nonce="e" * 64) if opens_others else seal for seal in fair.seals]
    cheat = played("bombing-raid", [picks[0] + other, picks[1]], seals)
    assume(cheat.first != honest.first)
    with pytest.raises(Refusal, match=r"^line \d+: this is not the choice that (Ann|Bob) has sealed"):
        verified(cheat.record)


def test_seals_that_are_left_out_are_missed() -> None:
    text = played("squadron-leader", [0, 0]).record
    lines = [line for line in text.split("\n") if not line.startswith(CHOICE)]
    assert "no secret choice was sealed" in verified("\n".join(lines)).sentence
    lines = text.split("\n")
    lines.remove(next(line for line in lines if line.startswith(CHOICE)))
    assert "1 of 2 secret choices" in verified("\n".join(lines)).sentence


def test_a_choice_is_not_sealed_twice() -> None:
    text = played("squadron-leader", [0, 0]).record
    line = next(line for line in text.split("\n") if line.startswith(CHOICE))
    with pytest.raises(Refusal, match="has sealed"):
        verified(text.replace(line, f"{line}\n{line}"))


def test_before_the_end_seals_are_shown_closed() -> None:
    fair = replace(fair_dice(SECRET), seals=(Seal("Ann", 0, "ab" * 32, 1, 2, "cd" * 32),))
    assert seal_lines(fair.closed.seals) == [f"dice: choice Ann | orders 1-2 | table 0 | {'ab' * 32} | sealed"]
    assert "cd" not in repr(fair)


@pytest.mark.parametrize(
    "line", ["Ann | order 0 | table 0", "Ann | orders 3-2 | table 0", "Ann", "Ann | order x | table 0"]
)
def test_a_seal_that_cannot_be_read_is_refused_at_its_line(line: str) -> None:
    text = played("squadron-leader", [0, 0]).record
    with pytest.raises(Refusal, match=r"^line \d+: a sealed choice reads"):
        read_record(f"{text}{CHOICE}{line} | {'ab' * 32} | sealed\n")
