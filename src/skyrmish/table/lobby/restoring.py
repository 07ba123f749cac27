"""A kept match, played again to where it stood."""

import json
from dataclasses import replace
from typing import NamedTuple

from skyrmish.games.all_games import game_of
from skyrmish.match.agreements import agreement_in
from skyrmish.match.dice.fair import fair_dice, shares_of
from skyrmish.match.dice.seals import Seal, seal_of
from skyrmish.match.dice.sources import TypedDice
from skyrmish.match.match import Match
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import dice_of, play_record, read_record
from skyrmish.match.settling import settle
from skyrmish.table.dice.hand_dice import play
from skyrmish.table.keeping import KeptMatch, KeptOrders
from skyrmish.table.lobby.match_setup import header_of
from skyrmish.table.messages.lobby import NewMatch
from skyrmish.table.messages.reading import read
from skyrmish.table.rulesets import key_of, shared_rules
from skyrmish.table.seats.waits import Waits
from skyrmish.words.refusal import Refusal


class Unplayable(Refusal):
    """A kept match that breaks its own rules: somebody has changed it. It stays as it is kept."""


class Restored(NamedTuple):
    match: Match
    header: Header
    waits: Waits


def restored(kept: KeptMatch) -> Restored:
    """The match after all its orders, with the dice that are still to come. It needs no dice to get there."""
    header = kept_header(kept)
    if kept.record:
        return _gone_on(kept, header, kept.record)
    rules = shared_rules(key_of(header.ruleset))
    return _played(kept, Match(header.ruleset, header.seating, dice_of(header), rules=rules), header)


def _gone_on(kept: KeptMatch, header: Header, text: str) -> Restored:
    """After a record: its dice are its own. One that is over is shown as it came, with what proves its dice."""
    record = read_record(text)
    match = play_record(record)
    if match.is_over:
        return Restored(match, replace(record.header, ruleset=header.ruleset), Waits())
    fair = header.fair and replace(header.fair, brought=thrown_in(match))
    return _played(kept, match, replace(header, fair=fair))


def _played(kept: KeptMatch, match: Match, header: Header) -> Restored:
    brought, waits, seals = thrown_in(match) if kept.record else 0, Waits(), []
    match.game.put_away(match.rules, match.table)
    before = len(match.orders_since(0))
    for each in kept.orders:
        match.dice = TypedDice(each.rolls)
        entries = len(match.entries)
        try:
            take_again(match, each)
        except Refusal as refusal:
            raise Unplayable("match-unplayable", refusal.clause, number=each.number, reason=refusal.reason) from refusal
        waits.go_on(match, each)
        taken = match.orders_since(entries)
        if header.fair is not None and each.nonce is not None and each.answers is not None:
            value = seal_of(header.fair.commitment, each.answers, each.nonce, taken)
            seals.append(Seal(each.seat, each.answers, value, before + 1, len(taken), each.nonce))
        before += len(taken)
    if header.fair is not None:
        header = replace(header, fair=replace(header.fair, seals=tuple(seals)))
    match.dice = dice_of(header, thrown_in(match) - brought)
    match.go_on()
    return Restored(match, header, waits)


def take_again(match: Match, kept: KeptOrders) -> None:
    agreement = agreement_in(kept.given[0]) if kept.given else None
    if agreement is None:
        play(match, kept.given, kept.seat)
    else:
        settle(match, kept.seat, agreement)


def thrown_in(match: Match) -> int:
    return len(match.faces_since(0))


def kept_header(kept: KeptMatch) -> Header:
    """The ruleset as it was when the match was made, whatever its edition says today."""
    header = header_of(read(NewMatch, kept.setup), kept.seed)
    if kept.record:
        header = replace(read_record(kept.record).header, seed=kept.seed, origin=None, typed_dice=False)
    shares = shares_of(**kept.shares) if kept.shares and kept.shares["values"] is not None else None
    header = replace(header, fair=fair_dice(kept.secret, shares) if kept.secret else None)
    ruleset = header.ruleset
    try:
        unchanged = json.loads(json.dumps(ruleset.settled())) == kept.settled
    except Refusal:
        unchanged = False
    return header if unchanged else replace(header, ruleset=game_of(ruleset).as_settled(ruleset, kept.settled))
