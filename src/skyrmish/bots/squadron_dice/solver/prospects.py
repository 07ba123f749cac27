"""The chance to win the match after what a turn may bring, by the solver's tables: for two, with dice it knows."""

from typing import Any

from skyrmish.bots.search.matrix_game import WIDTH, Game, solve
from skyrmish.bots.squadron_dice.solver.answers import held_of, pair_of
from skyrmish.bots.squadron_dice.solver.chances import known_table
from skyrmish.bots.squadron_dice.solver.fight.fight_shot import BOTH, HELD, left_of
from skyrmish.bots.squadron_dice.solver.raid.raid_solver import after_tie, lay_tie, without, without_theirs
from skyrmish.games.squadron_dice.constants import ACE_COUNT, ACE_SETS
from skyrmish.games.squadron_dice.pieces import Rules, Table, planes_of, size_of


class Prospects:
    """What one seat of two may hope for. ``are_known`` says whether the tables hold here."""

    def __init__(self, rules: Rules, table: Table, seat: int) -> None:
        self.rules, self.table, self.seat = rules, table, seat
        self._known: dict[str, Any] = known_table(rules) or {} if table.count == 2 else {}
        self.are_known = bool(self._known)

    # ---- Bombing Raid ----

    def _raid(self, mine: int, theirs: int) -> float:
        return float(self._known["raid"][mine * ACE_SETS + theirs])

    def after_turn(self, lead: float, tie: float, behind: float) -> float:
        """SD-BR-04, SD-BR-05  The match, with these chances of the turn and best play from then on."""
        mine, theirs = self.table.pilots[self.seat].flying, self.table.pilots[1 - self.seat].flying
        raid = self._known["raid"]
        tied = after_tie(raid, mine, theirs, Game())
        tied = self._raid(mine, theirs) if tied < 0.0 else tied
        return float(lead * without(raid, mine, theirs) + tie * tied + behind * without_theirs(raid, mine, theirs))

    def without_ace(self, ace: int) -> float:
        """SD-BR-04, SD-BR-05  With this Ace retired; after a tie the other retires one at the same time."""
        me, other = self.table.pilots[self.seat], self.table.pilots[1 - self.seat]
        if planes_of(me) != planes_of(other) or size_of(other.flying) == 1:
            return self._raid(me.flying & ~(1 << ace), other.flying)
        game = Game()
        lay_tie(self._known["raid"], me.flying, other.flying, game)
        solve(game)
        row = size_of(me.flying & ((1 << ace) - 1))
        return float(sum(game.column_mix[j] * game.payoff[row * WIDTH + j] for j in range(game.columns)))

    # ---- Dogfight ----

    def _turn(self, table: Table, pair: int) -> float:
        first, second = (left_of(held_of(pilot)) for pilot in table.pilots[:2])
        chance = float(self._known["turn"][pair * BOTH + first * HELD + second])
        return chance if self.seat == 0 else 1.0 - chance

    def with_ace(self, table: Table, loser: int, ace: int) -> float:
        """SD-DF-05  With this Ace brought in by whoever lost a Rookie."""
        flying = [pilot.flying for pilot in table.pilots[:2]]
        flying[loser] |= 1 << ace
        return self._turn(table, flying[0] * ACE_SETS + flying[1])

    def after_shot(self, table: Table, lands: bool) -> float:
        """SD-DF-05, SD-DF-06  The match once the shot is resolved as it lies."""
        loser = table.evader
        if not lands:
            return self._turn(table, pair_of(table))
        reserve = table.pilots[loser].reserve
        if not reserve:
            return 0.0 if loser == self.seat else 1.0
        chances = [self.with_ace(table, loser, ace) for ace in range(ACE_COUNT) if (reserve >> ace) & 1]
        return max(chances) if loser == self.seat else min(chances)
