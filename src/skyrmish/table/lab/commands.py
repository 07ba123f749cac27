"""The command that gives the same numbers, so that whoever doubts them, or wants more games, can play them again."""

import json
import shlex
from collections.abc import Iterator
from typing import Any

from skyrmish.table.messages.lab import LabQuestion
from skyrmish.table.messages.lobby import NewMatch
from skyrmish.words.numbers import written

NONE = ""  # no command says that


def simulate_command(question: LabQuestion, match: NewMatch) -> str:
    """Commands give every seat the same pieces, and know missions by name."""
    seats, mission = match.seats, match.mission
    pieces = {(seat.planes, seat.bombers, seat.balloons) for seat in seats}
    if (len(pieces) > 1 and not mission) or "\n" in mission or has_files(match):
        return NONE
    asked = [*ruleset_words(match), *said(mission=mission, bots=",".join(seat.level for seat in seats))]
    if not mission:
        planes, bombers, balloons = pieces.pop()
        asked += said(planes=planes if planes > 1 else 0, bombers=bombers, balloons=balloons)
        asked += said(teams=",".join(seat.team or seat.name for seat in seats) if any(s.team for s in seats) else "")
    return joined("simulate", asked, question)


def balance_command(question: LabQuestion, match: NewMatch, planes: int) -> str:
    if has_files(match):
        return NONE
    bot = said(bot=match.seats[0].level, planes=planes if planes > 1 else 0)
    return joined("balance", [*ruleset_words(match), *bot], question)


def joined(command: str, asked: list[str], question: LabQuestion) -> str:
    numbers = ["--games", str(question.games), "--seed", str(question.seed)]
    return shlex.join(["skyrmish", command, *asked, *numbers])


def has_files(match: NewMatch) -> bool:
    """Options that came as the text of a file."""
    return any(isinstance(value, str) and "\n" in value for value in match.options.values())


def ruleset_words(match: NewMatch) -> list[str]:
    """The ruleset as commands are told it."""
    options = (f"{key}={json.dumps(value, separators=(',', ':'))}" for key, value in match.options.items())
    words = said(game=match.game, edition=match.edition, modules=",".join(match.modules), board=board_word(match))
    return [*words, *(word for option in options for word in ("-o", option))]


def board_word(match: NewMatch) -> str:
    size = f"{written(match.width)}x{written(match.height)}" if match.width and match.height else ""
    if match.board == "hex":
        return f"hex:{size}" if size else "hex"
    return size


def said(**options: Any) -> Iterator[str]:
    """Whatever is not as usual."""
    for name, value in options.items():
        if value:
            yield from (f"--{name}", str(value))
