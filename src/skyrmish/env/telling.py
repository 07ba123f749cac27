"""The table in words, for who watches."""

from skyrmish.match.match import Match
from skyrmish.words.catalogue import say
from skyrmish.words.lists import both


def text_of(match: Match) -> str:
    """How everybody stands, what happened last, and what the table waits for."""
    stands = match.game.stand_words(match.rules, match.table, match.seating)
    lines = [say("env-text-title", title=match.game.title(match.ruleset), round=match.table.round)]
    for seat, words in stands.items():
        lines += [seat, *(f"  {line}" for line in words)]
    return "\n".join([*lines, *now(match)])


def now(match: Match) -> list[str]:
    """What happened last, and whom the table waits for."""
    told = [event.text for event in match.events[-1:]]
    if seats := match.deciding_seats():
        told.append(say("env-text-waits", seats=both(seats), waits=match.asked.waits))
    return told
