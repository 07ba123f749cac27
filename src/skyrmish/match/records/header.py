"""The head of a record: ruleset, seats and where its dice come from, read line by line."""

import re
from dataclasses import dataclass
from typing import Any

from skyrmish import USUAL
from skyrmish.games.all_games import BY_NAME, game_named
from skyrmish.games.game import Choices, Game
from skyrmish.games.orders import NUMBER
from skyrmish.games.reading.strict_json import plain_values, read_json
from skyrmish.games.seating import Seat, Seating, check_name
from skyrmish.match.dice.fair import FairDice
from skyrmish.match.positions import laid_out_in
from skyrmish.match.records.dice_lines import DICE, TYPED, HeadLine, dice_from, dice_lines
from skyrmish.match.records.origin import Origin, read_origin
from skyrmish.words.quoting import quoted
from skyrmish.words.refusal import Refusal, met, where

POSITION = "position"
LONGEST_OPTIONS = 10_000
LARGEST_SEED = (1 << 63) - 1
SEED = re.compile("[0-9]{1,19}")
HEX = "hex "
PERSON = "person"
LINE_OF = {"module": "modules", "option": "options", "board": "board", "mission": "mission"}  # that a part stands in
BOT = "bot "
PIECES = ("planes", "bombers", "balloons")


@dataclass(frozen=True)
class Player:
    """Who decides for a seat: a person, or the bot of a name."""

    bot: str = ""

    def __str__(self) -> str:
        return f"{BOT}{self.bot}" if self.bot else PERSON


@dataclass(frozen=True)
class Header:
    """What a record says before the first order. Players are ``person`` or ``bot NAME``, by seat.

    A game between bots of the lab says which of its games it is.
    """

    ruleset: Any
    seating: Seating
    seed: int = 0
    players: tuple[str, ...] = ()
    origin: Origin | None = None
    typed_dice: bool = False  # people throw real ones
    fair: FairDice | None = None  # where the dice come from, if not from the seed
    position: str = ""  # that it begins from, in place of setting up: what a position file says beside all this

    def seated(self) -> dict[str, Player]:
        """Who sits where, by the names of the seats."""
        bots = [text.removeprefix(BOT) if text.startswith(BOT) else "" for text in self.players]
        return dict(zip(self.seating.names, map(Player, bots), strict=True))


def header_lines(game: Game, header: Header, tells_secrets: bool = True) -> list[str]:
    """The head of a record, as it is written; whoever knows its secrets knows the dice that are still to come."""
    lines = [f"{key}: {value}" for key, value in game.header(header.ruleset)]
    lines += [seat_line(seat, player) for seat, player in zip(header.seating.seats, header.players, strict=True)]
    if header.position:
        lines.append(f"{POSITION}: {header.position}")
    if header.fair is not None:
        lines += dice_lines(header.fair if tells_secrets else header.fair.closed)
    else:
        lines.append(f"seed: {header.seed}" if tells_secrets else "# the seed is told when the match is over")
    if header.typed_dice:
        lines.append(f"{DICE}: {TYPED}")
    return [*lines, f"origin: {header.origin}"] if header.origin else lines


def seat_line(seat: Seat, player: str) -> str:
    team = f" | team {seat.team}" if seat.team else ""
    told = "".join(f" | {kind} {', '.join(getattr(seat, kind))}" for kind in PIECES if getattr(seat, kind))
    return f"seat: {seat.name}{team}{told} | player {player}"


# ---- reading ----


def header_from(heads: list[HeadLine]) -> Header:
    """Put the header together from its lines."""
    single: dict[str, HeadLine] = {}
    for line in heads:
        if line.key in single:
            raise line.no("record-twice", key=line.key)
        if line.key not in ("seat", DICE):
            single[line.key] = line
    named = single.get("game", HeadLine(1, "game", USUAL))
    if named.value not in BY_NAME:
        raise named.no("record-game", game=quoted(named.value))
    seed = single.get("seed", HeadLine(0, "seed", "0"))
    if not SEED.fullmatch(seed.value) or int(seed.value) > LARGEST_SEED:
        raise seed.no("record-seed", given=quoted(seed.value))
    game = game_named(named.value)
    seating, players = _seating(game, [line for line in heads if line.key == "seat"])
    dice = [line for line in heads if line.key == DICE]
    is_typed = [line.value for line in dice] == [TYPED]
    fair = None if is_typed else dice_from(dice)
    origin = _origin(single.get("origin"))
    ruleset, position = _ruleset(game, single), single.get(POSITION)
    if position is not None:
        with met("at-line", number=position.number):
            laid_out_in(ruleset, seating, position.value)
    begun = position.value if position else ""
    return Header(ruleset, seating, int(seed.value), players, origin, is_typed, fair, begun)


def _origin(line: HeadLine | None) -> Origin | None:
    if line is None:
        return None
    with met("at-line", number=line.number):
        return read_origin(line.value)


def _ruleset(game: Game, single: dict[str, HeadLine]) -> Any:
    """The ruleset, tried at once, so that what is wrong with it is refused at its own line."""
    width, height, hexes = _board(single["board"]) if "board" in single else (0.0, 0.0, False)
    modules = tuple(word.strip() for word in single["modules"].value.split(",")) if "modules" in single else ()
    options = _options(game, single["options"]) if "options" in single else {}
    words = {key: single[key].value if key in single else "" for key in ("edition", "mission")}
    choices = Choices(
        single["game"].value if "game" in single else USUAL,
        words["edition"],
        modules,
        options,
        width,
        height,
        hexes,
        words["mission"],
    )
    try:
        return game.ruleset(choices)
    except Refusal as refusal:
        line = single.get(LINE_OF.get(refusal.part, "")) or single.get("edition") or HeadLine(1, "", "")
        raise where(refusal, "at-line", number=line.number).of("") from None


def _seating(game: Game, lines: list[HeadLine]) -> tuple[Seating, tuple[str, ...]]:
    seats = [_seat(line) for line in lines]
    with met("at-line", number=lines[-1].number if lines else 1):
        return game.seated([seat for seat, _ in seats]), tuple(player for _, player in seats)


def _seat(line: HeadLine) -> tuple[Seat, str]:
    name, *parts = (part.strip() for part in line.value.split("|"))
    found = dict(part.split(" ", 1) for part in parts if " " in part)
    if not set(found) <= {"team", "player", *PIECES} or len(found) != len(parts):
        raise line.no("record-seat")
    pieces = {kind: tuple(each.strip() for each in found[kind].split(",")) for kind in PIECES if kind in found}
    with met("at-line", number=line.number):
        check_name(name, "seat")
        for team in [found["team"]] if "team" in found else []:
            check_name(team, "team")
        for plane in (each for names in pieces.values() for each in names):
            check_name(plane, "plane")
    return Seat(name, found.get("team", ""), **pieces), found.get("player", PERSON)


def _board(line: HeadLine) -> tuple[float, float, bool]:
    sides = [side.strip() for side in line.value.removeprefix(HEX).split("x")]
    if len(sides) != 2 or not all(NUMBER.fullmatch(side) for side in sides):
        raise line.no("record-board", given=quoted(line.value))
    width, height = map(float, sides)
    if width <= 0.0 or height <= 0.0:
        raise line.no("record-board-size", "B-20", given=quoted(line.value))
    return width, height, line.value.startswith(HEX)


def _options(game: Game, line: HeadLine) -> dict[str, Any]:
    """Plain values; an option that a file can hold, the game looks through itself."""
    with met("at-line", number=line.number):
        options: dict[str, Any] = read_json(line.value, "options", LONGEST_OPTIONS)
        if not isinstance(options, dict):
            raise Refusal("record-options", given=quoted(options))
        plain_values({key: value for key, value in options.items() if key not in game.option_files})
    return options
