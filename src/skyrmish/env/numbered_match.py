"""A match as numbers: whom it asks, what they see, what they may say, and what comes of it. Every interface has one."""

import secrets
from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np

from skyrmish.env.choices import check_choices
from skyrmish.env.faces.all_faces import face_of
from skyrmish.env.faces.face import Mask, Sight
from skyrmish.env.naming import names_of
from skyrmish.games.all_games import game_named
from skyrmish.games.game import Choices, Pieces
from skyrmish.lab.many_games import check_seed
from skyrmish.lab.stepping.credit import DRAWN, NOBODY, REFUSED, credit, credit_for
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.words.catalogue import say
from skyrmish.words.lists import both, either
from skyrmish.words.refusal import Refusal

REWARDS = ("sparse", "dense")
SEEDS = 1 << 31  # that are drawn where nobody gives one


class NumberedMatch:
    """Match after match of one ruleset, between the same seats. The next one of a seed has the next number."""

    def __init__(
        self,
        game: str,
        seats: int | Sequence[str] = 2,
        *,
        teams: Sequence[str] = (),
        planes: int = 1,
        bombers: int = 0,
        balloons: int = 0,
        rewards: str = REWARDS[0],
        limits: bool = True,
        board: tuple[float, float] = (0.0, 0.0),
        **rules: Any,
    ) -> None:
        """``limits``: a match that leads nowhere is drawn, as between bots."""
        played = game_named(game)
        if rewards not in REWARDS:
            raise Refusal("env-rewards", given=repr(rewards), known=either(REWARDS))
        counts = {"planes": planes, "bombers": bombers, "balloons": balloons}
        check_choices(seats, teams, counts, board, rules)
        rules["modules"] = tuple(rules.get("modules", ()))
        ruleset = played.ruleset(Choices(game, width=board[0], height=board[1], **rules))
        self.ruleset = played.with_limits(ruleset) if limits else ruleset
        names = names_of(seats, played.colours)
        self.seating = played.seats(self.ruleset, names, teams, Pieces(**counts))
        self.rules = played.make_rules(self.ruleset)
        self.credit = credit_for(self.seating, rewards == REWARDS[1])
        self.match = Match(self.ruleset, self.seating, SeededDice(0), rules=self.rules)
        self.face = face_of(self.match)
        self.seed: int | None = None
        self.number = 0
        self.values = [0.0] * len(self.names)
        self.refused = ""  # why the match was ended

    @property
    def names(self) -> list[str]:
        return self.seating.names

    # ---- a match ----

    def begin(self, seed: int | None = None) -> None:
        """The first match of a seed; without one, the next of the last seed."""
        if seed is not None or self.seed is None:
            self.seed, self.number = check_seed("seed", secrets.randbelow(SEEDS) if seed is None else seed), 0
        self.begin_number(self.number)

    def begin_number(self, number: int) -> None:
        """The match of this number, of the seed that there is; the next one has the next."""
        assert self.seed is not None  # begin gives it one
        dice = SeededDice(self.seed, number=number)
        self.number = number + 1
        self.match = Match(self.ruleset, self.seating, dice, rules=self.rules)
        self.values, self.refused = [0.0] * len(self.names), ""

    @property
    def is_over(self) -> bool:
        return bool(self.refused) or self.match.is_over

    def asked(self) -> list[str]:
        """The seats that are asked: several where they answer in secret; of partners who may choose, the first."""
        if self.is_over:
            return []
        seats = self.match.deciding_seats()
        return seats if self.match.is_secret() else seats[:1]

    # ---- what a seat sees, and says ----

    def look(self, seat: str) -> dict[str, Any]:
        """What it sees and may say."""
        return {"observation": self.sight(seat), "action_mask": self.mask(seat)}

    def sight(self, seat: str) -> Sight:
        return self.face.look(self.match, self.names.index(seat))

    def mask(self, seat: str) -> Mask:
        """Who is not asked can only wait."""
        if seat in self.asked():
            return self.face.mask(self.match, self.names.index(seat))
        waiting = np.zeros(self.face.actions, np.int8)
        waiting[0] = 1
        return waiting

    def say(self, seat: str, action: int) -> list[float]:
        """A seat that is asked gives an order; what every seat gets for that. One that is not legal ends the match."""
        self.refused = self.why_not(seat, action)
        if self.refused:
            return [REFUSED if name == seat else DRAWN for name in self.names]
        order = self.face.order(self.match, self.names.index(seat), action)
        assert order is not None  # since it is legal
        self.match.order(order, seat)
        return self.gains()

    def why_not(self, seat: str, action: int) -> str:
        """Why a number is not legal, in a sentence; nothing if it is."""
        self.check(action)
        if self.mask(seat)[action]:
            return ""
        order = self.face.order(self.match, self.names.index(seat), action)
        facts = {"action": str(action), "seats": both(self.match.deciding_seats()), "waits": self.match.asked.waits}
        if order is None:
            return say("env-no-order", facts)
        return say("env-not-legal", facts, order=order)

    def check(self, action: Any) -> int:
        """Refuse what is no number of an action at all."""
        try:
            number = index(action)
        except TypeError:
            number = -1
        if not 0 <= number < self.face.actions:
            raise Refusal("env-no-such-action", action=repr(action), most=self.face.actions - 1)
        return number

    def gains(self) -> list[float]:
        """What every seat gets since the last time: for the outcome, and if rewards are dense for what changed."""
        match, won = self.match, NOBODY
        if match.is_over and match.winner is not None:
            won = self.seating.sides.index(match.winner)
        values = [self.face.fortune(match, seat) for seat in range(len(self.names))]
        return [credit(self.credit, seat, value, self.values, match.is_over, won) for seat, value in enumerate(values)]
