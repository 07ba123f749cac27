"""No rule asks for the item before the first: in plain Python that is the last one, in machine code it is nothing."""

from typing import Any

import pytest

from skyrmish.bots.ladder.knowledge import learn
from skyrmish.bots.ladder.levels import ACE, BOTS, VETERAN
from skyrmish.bots.ladder.players import play
from skyrmish.bots.notes import with_notes
from skyrmish.bots.orders import Bot
from skyrmish.bots.search.limits import limit_of
from skyrmish.bots.search.thinker import Thinker
from skyrmish.bots.squadron_dice import players as dice_players
from skyrmish.bots.squadron_dice.knowledge import learn as learn_dice
from skyrmish.engine.records import Record, copied
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset
from skyrmish.games.squadron_dice.rulesets.ruleset import laid_out as squadrons
from skyrmish.games.squadron_dice.rulesets.ruleset import make_rules as dice_rules
from skyrmish.games.squadron_leader.game import BOT_LIMITS
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import laid_out, usual_seats
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match

EVERY_MODULE = ("altitude", "split-s", "immelmann", "barrel-roll", "ace-pilots", "guides-extra-die")
RULESETS = [
    Ruleset(modules=EVERY_MODULE, options=BOT_LIMITS),
    Ruleset(modules=EVERY_MODULE, options={**BOT_LIMITS, "attack.resolution": "simultaneous", "stall.blocked": "hold"}),
    Ruleset(modules=("altitude",), options=BOT_LIMITS, hexes=True),
    Ruleset("current", options=BOT_LIMITS),
    Ruleset("space-pirates", options=BOT_LIMITS),
    Ruleset(modules=("altitude",), options=BOT_LIMITS, mission="bombers-escape"),
]


class FromTheFront(list[Any]):
    """A list that nobody may count from the back."""

    def __getitem__(self, at: Any) -> Any:
        assert isinstance(at, slice) or at >= 0
        return list.__getitem__(self, at)

    def __setitem__(self, at: Any, value: Any) -> None:
        assert isinstance(at, slice) or at >= 0
        list.__setitem__(self, at, value)


def watched(thing: Any) -> Any:
    """A record, with such lists in it and in all its parts."""
    for field in thing.FIELDS:
        value = getattr(thing, field.name)
        if isinstance(value, Record):
            watched(value)
        elif field.room:
            setattr(thing, field.name, FromTheFront(value if field.is_number else map(watched, value)))
    return thing


@pytest.mark.parametrize("bots", [("random", "greedy"), ("rookie", "wingman")])
@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.mission or ruleset.edition)
def test_planes(ruleset: Ruleset, bots: tuple[str, str]) -> None:
    rules = make_rules(ruleset)
    known = learn(rules, [BOTS.index(bot) for bot in bots])
    for planes in (1, 2):
        table = with_notes(laid_out(usual_seats(("red", "blue"), planes)))
        play(watched(rules), watched(known), watched(table), 5, planes)


@pytest.mark.parametrize("bot", [VETERAN, pytest.param(ACE, marks=pytest.mark.soak)])
def test_thinking(bot: int) -> None:
    match = Match(RULESETS[0], usual_seats(("red", "blue")), SeededDice(11))
    while match.table.round < 2:
        Bot("greedy", 3).act(match, match.deciding_seats()[0])
    thinker = Thinker(watched(match.rules), watched(learn(match.rules, [])), fast=False)
    watched(thinker.mind)
    assert thinker.find(watched(with_notes(copied(match.table))), match.deciders()[0], bot, 5, limit_of(nodes=8))


@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
def test_squadrons_of_dice(game: str) -> None:
    rules = dice_rules(DiceRuleset(game))
    known, table = learn_dice(rules, [0, 1, 1]), squadrons(rules, (0, 1, 2))
    aces = sum(pilot.flying << (4 * seat) for seat, pilot in enumerate(table.pilots[:3]))
    for number in range(4):
        dice_players.play(watched(rules), watched(known), watched(table), aces, 5, number)
