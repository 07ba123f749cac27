"""Real dice at a live table: people throw them, and a page says what they show."""

from collections.abc import Sequence

from skyrmish.engine.records import copied
from skyrmish.games.dice import DiceRefusal
from skyrmish.match.dice.sources import RealDice, TypedDice
from skyrmish.match.match import Match
from skyrmish.table.messages.answers import DiceDue
from skyrmish.words.refusal import Refusal


def play(match: Match, given: Sequence[str], seat: str) -> None:
    """Orders; without any, the dice that the table waits for are thrown."""
    if given:
        match.orders(given, seat)
    else:
        match.go_on()


def play_with(match: Match, given: Sequence[str], seat: str, faces: Sequence[str]) -> None:
    """Orders with the dice that fell for them: all of these, and no others; refused with the dice that are missing."""
    if not given and not faces:
        raise _missing_at(match) or Refusal("no-orders")
    trial = match.twin()
    trial.dice = dice = TypedDice(faces)
    play(trial, given, seat)
    if dice.left:
        raise Refusal("dice-left-over", count=dice.left)
    match.dice = TypedDice(faces)
    try:
        play(match, given, seat)
    finally:
        match.dice = RealDice()


def due_at(match: Match) -> DiceDue | None:
    """The dice that a table waits for before anybody can say anything."""
    missing = _missing_at(match)
    return due_for(missing) if missing else None


def _missing_at(match: Match) -> DiceRefusal | None:
    if match.is_over or match.table.due == 0:
        return None  # nothing to wait for
    try:
        match.game.throw(match.rules, copied(match.table), match.names, RealDice().take)
    except DiceRefusal as refusal:
        return refusal
    return None


def due_for(refusal: Refusal) -> DiceDue | None:
    """The dice that orders were refused for want of."""
    if not isinstance(refusal, DiceRefusal) or refusal.wanted is None:
        return None
    wanted = refusal.wanted
    return DiceDue(words=wanted.call, count=wanted.count, shows=list(wanted.shows))
