"""All that a game of your own is made of, in one place; see docs/library.md."""

from skyrmish.engine.records import PLAIN_ONLY, Record, Room
from skyrmish.engine.rule import Listener
from skyrmish.games.dice import DiceRefusal, Take, Wanted
from skyrmish.games.events import Event, Facts, Journal, Tellers, facts
from skyrmish.games.game import Choices, Decision, Game
from skyrmish.games.orders import ALLOWED, Order, Situation, Verb
from skyrmish.games.rule_sheets import Line, Section
from skyrmish.games.seating import Seat, Seating
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal

__all__ = [
    "ALLOWED",
    "PLAIN_ONLY",
    "Choices",
    "Decision",
    "DiceRefusal",
    "Event",
    "Facts",
    "Game",
    "Journal",
    "Line",
    "Listener",
    "Order",
    "Record",
    "Refusal",
    "Room",
    "Seat",
    "Seating",
    "Section",
    "Situation",
    "Take",
    "Tellers",
    "Verb",
    "Wanted",
    "facts",
    "say",
]
