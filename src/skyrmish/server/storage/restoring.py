"""A kept match, played again to where it stood."""

import json
from dataclasses import replace
from typing import NamedTuple

from skyrmish.games.all_games import game_of
from skyrmish.match.dice_sources import SeededDice, TypedDice
from skyrmish.match.match import Match
from skyrmish.match.record_header import Header
from skyrmish.match.records import play_record, read_record
from skyrmish.server.lobby.match_setup import header_of
from skyrmish.server.protocol.lobby import NewMatch
from skyrmish.table.keeping import KeptMatch
from skyrmish.table.rulesets import key_of, shared_rules
from skyrmish.table.waits import Waits
from skyrmish.words.refusal import Refusal


class Restored(NamedTuple):
    match: Match
    header: Header
    waits: Waits


def restored(kept: KeptMatch) -> Restored:
    """The match after all its orders, with the dice that are still to come. It needs no dice to get there."""
    header = kept_header(kept)
    drawn, waits = 0, Waits()
    if kept.record:
        match = play_record(read_record(kept.record))
    else:
        rules = shared_rules(key_of(header.ruleset))
        match = Match(header.ruleset, header.seating, SeededDice(kept.seed), rules=rules)
        drawn = sum(len(text.split()) for kind, text in match.entries if kind == "roll")
    match.game.put_away(match.rules, match.table)
    for each in kept.orders:
        match.dice = TypedDice(each.rolls)
        match.orders(each.given, each.seat)
        drawn += len(each.rolls)
        waits.go_on(match, each)
    match.dice = SeededDice(kept.seed, drawn)
    match.go_on()
    return Restored(match, header, waits)


def kept_header(kept: KeptMatch) -> Header:
    """The ruleset as it was when the match was made, whatever its edition says today."""
    made = header_of(NewMatch.model_validate(kept.setup), kept.seed)
    header = replace(read_record(kept.record).header, seed=kept.seed) if kept.record else made
    ruleset = header.ruleset
    try:
        unchanged = json.loads(json.dumps(ruleset.settled())) == kept.settled
    except Refusal:
        unchanged = False
    return header if unchanged else replace(header, ruleset=game_of(ruleset).as_settled(ruleset, kept.settled))
