"""A simulated dice game as a match: the same dice and the same choices from the same chance, given as orders."""

from collections.abc import Callable

from skyrmish.bots.player import Hint, Player
from skyrmish.bots.squadron_dice.players import CHOICE_PURPOSE, DICE_PURPOSE, seat_to_act
from skyrmish.engine.dice import Stream, open_stream
from skyrmish.engine.records import copied
from skyrmish.games.all_games import game_of
from skyrmish.games.dice import Wanted
from skyrmish.games.events import Event
from skyrmish.games.seating import Seating
from skyrmish.games.squadron_dice.constants import ICONS, REROLL
from skyrmish.games.squadron_dice.orders import order_for
from skyrmish.games.squadron_dice.pieces import Rules, Table
from skyrmish.games.squadron_dice.play.rolling import throw_dice
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset
from skyrmish.match.match import Match

Choose = Callable[[Table, int], int]


class SimulatedDice:
    """The dice of a simulated game: several come from one draw, so a throw is made on a copy of the table."""

    left = None

    def __init__(self, seed: int, number: int) -> None:
        self.stream, self.fallen = Stream(), list[str]()
        open_stream(self.stream, seed, DICE_PURPOSE, number)
        self.match: Match | None = None

    def take(self, wanted: Wanted) -> list[int]:
        if not self.fallen:
            self._throw()
        return [wanted.side(self.fallen.pop(0)) for _ in range(wanted.count)]

    def _throw(self) -> None:
        assert self.match is not None
        table = copied(self.match.table)
        table.dice = self.stream
        throw_dice(self.match.rules, table)
        for shown, again in zip(table.thrown[: table.due], table.again, strict=False):
            self.fallen += [ICONS[shown], ICONS[again]] if shown == REROLL else [ICONS[shown]]

    def mark(self) -> tuple[Stream, list[str]]:
        return copied(self.stream), list(self.fallen)

    def reset(self, mark: tuple[Stream, list[str]]) -> None:
        self.stream, self.fallen = mark


def simulated_match(ruleset: DiceRuleset, seating: Seating, rules: Rules, seed: int, number: int) -> Match:
    """A match with the dice of a simulated game; its first ones have fallen."""
    dice, game = SimulatedDice(seed, number), game_of(ruleset)
    dice.match = match = Match(ruleset, seating, dice, game.lay_out(rules, seating), rules)
    match.set_up(lambda table: game.begin(rules, table))
    return match


class SimulatedSquadrons(Player):
    """All bots of one simulated game: they share its chance, so one player answers for every seat."""

    def __init__(self, choose: Choose, seed: int, number: int) -> None:
        self.choose, self.choices = choose, Stream()
        open_stream(self.choices, seed, CHOICE_PURPOSE, number)

    def act(self, match: Match, seat: str) -> list[Event]:  # noqa: ARG002 - of several seats, the one that bots take
        return super().act(match, match.seating.names[seat_to_act(match.table)])

    def hint(self, match: Match, seat: str) -> Hint:
        number, view = match.seating.names.index(seat), copied(match.table)
        view.choices = self.choices
        order = order_for(match.asked.verbs, match.situation(number), self.choose(view, number))
        return Hint([str(order.headed(seat))], "")
