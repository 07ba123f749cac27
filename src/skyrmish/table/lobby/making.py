"""Making a match: from a request, from a record, or the same again. Whoever has tables keeps what comes out."""

import secrets
import time
from dataclasses import asdict, replace
from typing import Any

from skyrmish.games.all_games import game_of
from skyrmish.match.dice.fair import new_secret
from skyrmish.match.records.header import Header
from skyrmish.table.keeping import KeptMatch, KeptSeat
from skyrmish.table.live_table import LiveTable
from skyrmish.table.lobby.match_setup import check_players, ruleset_of, seating_of
from skyrmish.table.messages.lobby import MadeMatch, NewMatch, NewSeat
from skyrmish.table.messages.reading import read
from skyrmish.table.seats.keys import hash_of, new_id, new_key
from skyrmish.words.refusal import Refusal


def made(new: NewMatch, record: str | None = None) -> tuple[KeptMatch, MadeMatch]:
    """A new match, and what its maker is told: a key for every seat that is no bot's."""
    check_players(new)
    keys = {seat.name: new_key() for seat in new.seats if seat.kind != "bot"}
    kept = to_be_kept(new, {name: hash_of(key) for name, key in keys.items()}, record)
    return kept, MadeMatch(match=kept.id, keys=keys, watch=kept.watch_key)


def to_be_kept(new: NewMatch, hashes: dict[str, str], record: str | None = None) -> KeptMatch:
    seating_of(new)
    ruleset = ruleset_of(new)
    return KeptMatch(
        id=new_id(),
        made=time.time(),
        setup={**asdict(new), "mission": game_of(ruleset).choices(ruleset).mission},
        settled=ruleset.settled(),
        seed=new.seed if new.seed is not None else secrets.randbits(62),
        watch_key=new_key(),
        record=record,
        next=None,
        seats=[KeptSeat(seat.name, seat.kind, seat.level, hashes.get(seat.name, "")) for seat in new.seats],
        orders=[],
        secret=new_secret() if new.seed is None and not new.real_dice else None,
    )


def as_in(header: Header, bots: dict[str, str]) -> NewMatch:
    """What a record was played with; whoever brings it has every seat that no bot is asked to fly."""
    choices = game_of(header.ruleset).choices(header.ruleset)
    seats = [
        NewSeat(
            name=seat.name,
            kind="bot" if seat.name in bots else "person",
            level=bots.get(seat.name, ""),
            team=seat.team,
            planes=max(1, len(seat.planes)),
            bombers=len(seat.bombers),
            balloons=len(seat.balloons),
        )
        for seat in header.seating.seats
    ]
    return NewMatch(
        game=choices.game,
        edition=choices.edition,
        modules=list(choices.modules),
        options=dict(choices.options),
        board="hex" if choices.hexes else "open",
        width=choices.width,
        height=choices.height,
        mission=choices.mission,
        seats=seats,
    )


def same_again(table: LiveTable) -> KeptMatch:
    """With sides swapped: seats in another order, every key unchanged, the spectators' too."""
    if not table.match.is_over:
        raise Refusal("match-not-over")
    before = read(NewMatch, table.kept.setup)
    new = replace(before, seats=[*before.seats[1:], before.seats[0]], seed=None)
    hashes = {chair.name: chair.key_hash for chair in table.chairs.all}
    return replace(to_be_kept(new, hashes), watch_key=table.kept.watch_key)


def renamed(table: LiveTable, seat: str, name: str) -> tuple[dict[str, Any], int]:
    """The setup of a match in which a guest is called otherwise, and the place of the seat.

    All come back to it by themselves, and find it as if it had been made with this name.
    """
    if not table.may_be_named(seat):
        raise Refusal("too-late-for-a-name", seat=seat)
    before = read(NewMatch, table.kept.setup)
    position = [each.name for each in before.seats].index(seat)
    seats = [replace(each, name=name) if each.name == seat else each for each in before.seats]
    seating_of(replace(before, seats=seats))
    return {**table.kept.setup, "seats": [asdict(each) for each in seats]}, position
