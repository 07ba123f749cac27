"""The same seed and nodes give the same answer, whether thinking is compiled or plain."""

import pytest

from skyrmish.bots.ladder.knowledge import learn
from skyrmish.bots.ladder.levels import ACE, VETERAN
from skyrmish.bots.notes import with_notes
from skyrmish.bots.orders import Bot
from skyrmish.bots.search.limits import limit_of
from skyrmish.bots.search.thinker import Thinker
from skyrmish.engine.records import copied
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match

RULESET = Ruleset(modules=("altitude", "split-s"))
FEW_GAMES = limit_of(nodes=8)


@pytest.mark.soak
@pytest.mark.parametrize("bot", [VETERAN, ACE])
def test_compiled_search_finds_what_plain_search_finds(bot: int) -> None:
    match = Match(RULESET, usual_seats(("red", "blue")), SeededDice(11))
    known = learn(match.rules, [])
    while match.table.round == 0:
        Bot("wingman", 3).act(match, match.deciding_seats()[0])
    plain, fast = (Thinker(match.rules, copied(known), speed) for speed in (False, True))
    compared = 0
    while match.table.round < 4 and not match.is_over:
        i = match.deciders()[0]
        found = plain.find(with_notes(copied(match.table)), i, bot, 5, FEW_GAMES)
        assert fast.find(with_notes(copied(match.table)), i, bot, 5, FEW_GAMES) == found
        compared += found is not None
        Bot("wingman", 3).act(match, match.deciding_seats()[0])
    assert compared >= 4
