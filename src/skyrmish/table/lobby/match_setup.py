"""From a request for a match to its ruleset, seats and title."""

from typing import Any

from skyrmish.bots.kinds import bot_names
from skyrmish.bots.level import number_of
from skyrmish.games.all_games import game_named, game_of
from skyrmish.games.game import Choices, Pieces
from skyrmish.games.seating import Seating
from skyrmish.match.records.header import Header
from skyrmish.table.messages.lobby import NewMatch
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal, about, where


def ruleset_of(new: NewMatch) -> Any:
    """The ruleset asked for; impossible combinations are refused."""
    board = new.width, new.height, new.board == "hex"
    choices = Choices(new.game, new.edition, tuple(new.modules), options_of(new), *board, new.mission)
    return game_named(new.game).ruleset(choices)


@about("option")
def options_of(new: NewMatch) -> dict[str, Any]:
    """Options, those that came as the text of a file read."""
    texts = game_named(new.game).option_texts
    return {
        key: texts[key](value) if key in texts and isinstance(value, str) else value
        for key, value in new.options.items()
    }


def seating_of(new: NewMatch) -> Seating:
    """Who sits where with what; a mission gives each side its pieces."""
    game, ruleset = game_named(new.game), ruleset_of(new)
    with about("seats"):
        if new.mission:
            teams = [seat.team for seat in new.seats]
            return game.seats(ruleset, [seat.name for seat in new.seats], teams if any(teams) else (), Pieces())
        pieces = [Pieces(seat.planes, seat.bombers, seat.balloons) for seat in new.seats]
        seats = [game.seat(seat.name, seat.team, own) for seat, own in zip(new.seats, pieces, strict=True)]
        seating = game.seated(seats)
        game.check(ruleset, seating)
    return seating


@about("seats")
def check_players(new: NewMatch) -> None:
    if new.real_dice and (new.minutes or any(seat.kind == "bot" for seat in new.seats)):
        raise Refusal("real-dice-want-people")
    for seat in new.seats:
        if seat.kind == "bot":
            try:
                number_of(seat.level, bot_names(new.game))
            except Refusal as refusal:
                raise where(refusal, "at-seat", seat=repr(seat.name)) from None


def header_of(new: NewMatch, seed: int) -> Header:
    """What a record of the match says before the first order."""
    players = tuple(f"bot {seat.level}" if seat.kind == "bot" else "person" for seat in new.seats)
    return Header(ruleset_of(new), seating_of(new), seed, players, typed_dice=new.real_dice)


def title_of(ruleset: Any, is_seed_chosen: bool) -> str:
    """Squadron Leader, first edition, with Altitude and Split S, on hexes; and that its dice could be foreseen."""
    title = game_of(ruleset).title(ruleset)
    return say("title-chosen-seed", title=title) if is_seed_chosen else title
