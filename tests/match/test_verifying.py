"""A record proves itself: whatever is changed in it, by whomever, is found, and at its line."""

from dataclasses import replace
from functools import cache

import pytest
from draws import cases
from hypothesis import given
from hypothesis import strategies as st

from skyrmish.games.all_games import game_named
from skyrmish.games.dice import Wanted
from skyrmish.games.game import Choices, Pieces
from skyrmish.match.dice.fair import FairDice, Share, commitment_of, fair_dice
from skyrmish.match.dice.sources import SecretDice, SeededDice
from skyrmish.match.records.dice_lines import ROWS, marks_of, rows_of
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import record_text, start_match
from skyrmish.match.records.verifying import verified
from skyrmish.words.refusal import Refusal

SECRET, OTHER = "5a" * 32, "5b" * 32
ANN, BOB = (
    Share("Ann", commitment_of("share", "a1" * 32), "a1" * 32),
    Share("Bob", commitment_of("share", "b2" * 32), "b2" * 32),
)
GAMES = ["bombing-raid", "dogfight", "squadron-leader"]


@cache
def played(game: str, fair: FairDice | None, told: FairDice | None = None) -> str:
    """The record of a match that was played with some dice; a host that cheats may tell of others."""
    kind = game_named(game)
    ruleset = kind.ruleset(Choices(game))
    header = Header(ruleset, kind.seats(ruleset, ["Ann", "Bob"], (), Pieces()), 7, ("person", "person"), fair=fair)
    match = start_match(header, SecretDice(fair.key) if fair else SeededDice(7))
    while not match.is_over:
        match.order(str(match.legal_orders()[-1]))
    return record_text(match, replace(header, fair=told or fair))


def honest(game: str = "bombing-raid") -> str:
    return played(game, fair_dice(SECRET, (ANN, BOB)))


def changed(text: str, number: int, line: str) -> str:
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def numbered(text: str, start: str) -> tuple[int, str]:
    return next((number, line) for number, line in enumerate(text.split("\n"), 1) if line.startswith(start))


# ---- honest records ----


@pytest.mark.parametrize("game", GAMES)
def test_what_was_played_is_proved(game: str) -> None:
    text = honest(game)
    proof = verified(text)
    assert proof.dice == sum(len(line.split()) - 1 for line in text.split("\n") if line.startswith("roll:"))
    assert f"all {proof.dice} dice fell" in proof.sentence
    assert "Ann and Bob had a share" in proof.sentence
    assert "\n" not in proof.sentence


def test_remarks_and_blanks_change_nothing() -> None:
    assert verified(honest().replace("\nroll:", " # a remark\n\n  roll:")).dice == verified(honest()).dice


def test_dice_of_a_seed_are_checked_too() -> None:
    text = played("bombing-raid", None)
    assert "seed 7" in verified(text).sentence
    with pytest.raises(Refusal, match=r"^line \d+: a die shows"):
        verified(text.replace("seed: 7", "seed: 8"))


def test_who_gave_nothing_and_who_withheld_is_said() -> None:
    silent = verified(played("bombing-raid", fair_dice(SECRET, (Share("Ann"), Share("Bob")))))
    assert "no page had a share" in silent.sentence
    withheld = verified(played("bombing-raid", fair_dice(SECRET, (ANN, replace(BOB, value="")))))
    assert "Ann had a share" in withheld.sentence
    assert "Bob promised a share and did not open it" in withheld.sentence


def test_a_match_that_is_not_over_is_not_proved() -> None:
    closed = fair_dice(SECRET, (ANN, BOB)).closed
    with pytest.raises(Refusal, match="not over"):
        verified(played("bombing-raid", fair_dice(SECRET, (ANN, BOB)), closed))
    text = honest()
    with pytest.raises(Refusal, match=r"lines were written|not over"):
        verified("\n".join(text.split("\n")[:-5]) + "\n" + numbered(text, ROWS)[1] + "\n")


@pytest.mark.parametrize("game", GAMES)
def test_dice_of_a_seed_are_checked_as_far_as_the_record_goes(game: str) -> None:
    """A game that goes on, or that a bot has lost by its faults: its seed was never a secret."""
    text = played(game, None)
    assert verified(text).is_over
    part = text[: 1 + max(text.rindex("\nAnn: "), text.rindex("\nBob: "))]
    assert not verified(part).is_over
    assert verified(part).sentence.endswith("; the record ends before the match does.")
    number, roll = numbered(part, "roll:")
    with pytest.raises(Refusal, match=rf"^line {number}: a die shows"):
        verified(changed(part, number, other_dice(roll)))


def other_dice(roll: str) -> str:
    """The first die that is not as the last one takes its face."""
    head, *dice = roll.split()
    at = next(number for number, die in enumerate(dice) if die != dice[-1])
    return " ".join([head, *dice[:at], dice[-1], *dice[at + 1 :]])


# ---- somebody changes a record ----


@cases(60)
@given(st.sampled_from(GAMES), st.data())
def test_a_changed_line_is_refused_at_its_number(game: str, data: st.DataObject) -> None:
    """Any order or roll, changed into another of the same match."""
    text = honest(game)
    lines = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.startswith(("roll:", "Ann:", "Bob:"))]
    number, line = data.draw(st.sampled_from(lines))
    _, other = data.draw(st.sampled_from([each for each in lines if each[1] != line]))
    with pytest.raises(Refusal, match=rf"^line {number}: this line is not as it was written$"):
        verified(changed(text, number, other))


@cases(40)
@given(st.data())
def test_a_changed_die_is_refused_at_its_line_though_its_mark_is_made_anew(data: st.DataObject) -> None:
    """Who changes a record that is over knows its key, and can mark it again; the dice still do not fit."""
    text = honest("squadron-leader")
    rolls = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.startswith("roll:")]
    number, line = data.draw(st.sampled_from(rolls))
    faces = line.split()[1:]
    at = data.draw(st.integers(0, len(faces) - 1))
    faces[at] = str(int(faces[at]) % 8 + 1)
    with pytest.raises(Refusal, match=rf"^line {number}: a die shows {faces[at]} where"):
        verified(marked_anew(changed(text, number, "roll: " + " ".join(faces))))


def marked_anew(text: str) -> str:
    number, _ = numbered(text, ROWS)
    return changed(text, number, ROWS + " ".join(marks_of(rows_of(text), fair_dice(SECRET, (ANN, BOB)))))


@pytest.mark.parametrize("seat", ["Ann", "Bob"])
def test_a_changed_share_is_refused_at_its_line(seat: str) -> None:
    number, line = numbered(honest(), f"dice: share {seat}")
    with pytest.raises(Refusal, match=rf"^line {number}: this share is not the one that {seat} promised"):
        verified(changed(honest(), number, line[:-1] + ("0" if line[-1] != "0" else "1")))


def test_lines_that_are_gone_or_added_are_missed() -> None:
    text = honest()
    number, line = numbered(text, "roll:")
    for forged in (changed(text, number, ""), changed(text, number, f"{line}\n{line}")):
        with pytest.raises(Refusal, match=r"^line \d+: "):
            verified(forged)
    with pytest.raises(Refusal, match="without the marks"):
        verified(changed(text, numbered(text, ROWS)[0], ""))


# ---- a host that cheats ----


def test_another_secret_than_was_promised_is_found() -> None:
    promised = replace(fair_dice(OTHER, (ANN, BOB)), commitment=commitment_of("secret", SECRET))
    text = played("bombing-raid", promised)
    with pytest.raises(Refusal, match=rf"^line {numbered(text, 'dice: secret')[0]}: this secret is not the one"):
        verified(text)


@pytest.mark.parametrize(
    "told",
    [
        (replace(ANN, value="c3" * 32), BOB),
        (Share("Ann"), BOB),
        (replace(ANN, value=""), BOB),
        (BOB, ANN),
        (ANN,),
    ],
)
def test_other_shares_than_the_dice_were_thrown_with_are_found(told: tuple[Share, ...]) -> None:
    """Replaced, left out, called withheld, swapped or forgotten."""
    used = fair_dice(SECRET, (ANN, BOB))
    with pytest.raises(Refusal, match=r"^line \d+: "):
        verified(played("squadron-leader", used, fair_dice(SECRET, told)))


def test_dice_in_another_order_are_found() -> None:
    """A host that throws the true dice, but the second one first."""

    class Reordered(SecretDice):
        def take(self, wanted: Wanted) -> list[int]:
            return super().take(wanted)[::-1]

    fair = fair_dice(SECRET, (ANN, BOB))
    kind = game_named("squadron-leader")
    ruleset = kind.ruleset(Choices("squadron-leader"))
    header = Header(ruleset, kind.seats(ruleset, ["Ann", "Bob"], (), Pieces()), 7, ("person", "person"), fair=fair)
    match = start_match(header, Reordered(fair.key))
    while not match.is_over:
        match.order(str(match.legal_orders()[-1]))
    with pytest.raises(Refusal, match=r"^line \d+: a die shows"):
        verified(record_text(match, header))
