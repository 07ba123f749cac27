"""What every game tells a table. A match knows no game: it asks for what stands here, and nothing else."""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from skyrmish.engine.records import copied
from skyrmish.games.dice import Take
from skyrmish.games.events import Facts, Teller
from skyrmish.games.orders import ALLOWED, Notation, Order, Situation, Verb
from skyrmish.games.rule_sheets import Section
from skyrmish.games.seating import COLOURS, Seat, Seating, seated
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal, where


@dataclass(frozen=True)
class Decision:
    """What a table can wait for: the verbs that answer it, and the clause that is cited to whoever answers otherwise.

    How it is asked, and what the others are told meanwhile, are the messages ``ask-NAME`` and ``waits-NAME``.
    """

    name: str
    verbs: tuple[Verb, ...]
    clause: str
    who: Callable[[Any, Any], list[int]]  # the planes or pilots that it is for
    is_secret: bool = False  # where several decide at once, nobody sees another's answer before all have answered
    is_headed: bool = False  # its orders always say whom they are for

    @property
    def question(self) -> str:
        return say(f"ask-{self.name}")

    @property
    def waits(self) -> str:
        return say(f"waits-{self.name}")


@dataclass(frozen=True)
class Choices:
    """What somebody asks for, before a game has looked at it: zeros and empty words mean as usual."""

    game: str = ""
    edition: str = ""
    modules: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    width: float = 0.0
    height: float = 0.0
    hexes: bool = False
    mission: str = ""


@dataclass(frozen=True)
class Pieces:
    """How many of each kind a seat has, in games with pieces."""

    planes: int = 1
    bombers: int = 0
    balloons: int = 0


class Game(ABC):
    """The rules of a game as a table needs them. ``rules`` and ``table`` are records of the game's own.

    Every table has ``decision``, ``decisions`` (answered so far), ``due`` (dice), ``round``, ``winner`` (a side, or −1)
    and a ``journal``. What is not abstract here is as in a game with one player a seat, without pieces or secrets.
    """

    names: ClassVar[tuple[str, ...]]  # of the games that are played by it
    decisions: ClassVar[tuple[Decision, ...]]  # by number; number 0 is none
    tellers: ClassVar[Mapping[int, Teller]]
    words: ClassVar[Path | None] = None  # a folder of its own messages, if they are not in our catalogue
    events: ClassVar[tuple[type[Facts], ...]]
    unknown_order: ClassVar[str] = "order-unknown"  # the message for whoever says something else
    most_seats: ClassVar[int]
    has_pieces: ClassVar[bool] = False  # a seat may have several
    none: ClassVar[str] = "game-has-none"  # the message for whoever wants pieces, modules or a board all the same
    colours: ClassVar[tuple[str, ...]] = COLOURS  # of seats that nobody has named, as many as there can be
    seats_clause: ClassVar[str]  # that says how many there can be
    option_files: ClassVar[Mapping[str, Callable[[Path], Any]]] = {}  # options that a file can hold
    option_texts: ClassVar[Mapping[str, Callable[[str], Any]]] = {}  # the same, by what such a file says

    @cached_property
    def notation(self) -> Notation:
        """Every verb that answers some decision, in the order of the decisions."""
        verbs = dict.fromkeys(verb for decision in self.decisions for verb in decision.verbs)
        return Notation(tuple(verbs), self.unknown_order)

    # ---- rulesets ----

    @abstractmethod
    def ruleset(self, choices: Choices) -> Any:
        """The ruleset that somebody asks for; impossible ones are refused."""

    def recommended(self, choices: Choices) -> tuple[str, ...]:  # noqa: ARG002 - most games have no modules
        """The modules that one plays with who names none."""
        return ()

    def settled(self, ruleset: Any) -> dict[str, Any]:
        """The ruleset as a position file names it, every option with its value."""
        return {"game": ruleset.game, "options": ruleset.settled()}

    def differences(self, theirs: Any, ours: Any) -> list[Any]:  # noqa: ARG002 - most games have one edition
        """What differs between two rulesets."""
        return []

    def choices(self, ruleset: Any) -> Choices:
        """What somebody would have to ask for to get this ruleset."""
        return Choices(ruleset.game, options=ruleset.options)

    def as_settled(self, ruleset: Any, settled: dict[str, Any]) -> Any:  # noqa: ARG002 - most have nothing to settle
        """The ruleset with every option as it was settled once, whatever is usual today."""
        return ruleset

    @abstractmethod
    def rule_sheet(self, ruleset: Any) -> list[Section]:
        """The rules on a page: sections of lines, each with its clauses."""

    def header(self, ruleset: Any) -> list[tuple[str, str]]:
        """The ruleset as the head of a record names it."""
        options = [("options", json.dumps(ruleset.options))] if ruleset.options else []
        return [("game", ruleset.game), *options]

    def ruleset_told(self, ruleset: Any) -> dict[str, Any]:
        """The ruleset as a program is told of it."""
        return {"game": ruleset.game, "options": dict(ruleset.options)}

    def title(self, ruleset: Any) -> str:
        """The ruleset in a few words."""
        return say(f"game-{ruleset.game}")

    @abstractmethod
    def make_rules(self, ruleset: Any) -> Any: ...

    def stats(self, ruleset: Any) -> list[int]:
        """The numbers that are shared out over the stats; refused in games that have none."""
        raise Refusal("game-without-stats", self.seats_clause, game=ruleset.game).of("game")

    def shot_rules(self, ruleset: Any) -> Any:
        """The rules by which planes shoot at each other; refused in games where none do."""
        raise Refusal("no-attacks", self.seats_clause, game=ruleset.game).of("game")

    def cites(self, ruleset: Any, clause: str) -> str:  # noqa: ARG002 - editions have clauses of their own
        """A clause as the ruleset's own rulebook has it."""
        return clause

    def called(self, ruleset: Any) -> Mapping[str, str]:  # noqa: ARG002 - most things have one name
        """What the ruleset calls things."""
        return {}

    def with_limits(self, ruleset: Any) -> Any:
        """B-44  The same ruleset for bots, who would play on for ever."""
        return ruleset

    # ---- seats ----

    def seat_names(self, count: int) -> tuple[str, ...]:
        """Names for so many seats."""
        if not 2 <= count <= len(self.colours):
            raise Refusal("seats-two-to", self.seats_clause, most=len(self.colours), count=count)
        return self.colours[:count]

    def seats(self, ruleset: Any, names: Sequence[str], teams: Sequence[str], pieces: Pieces) -> Seating:  # noqa: ARG002
        """Who sits at the table with what; refused where the rules have no such table."""
        sides = teams or [""] * len(names)
        return self.seated([self.seat(name, team, pieces) for name, team in zip(names, sides, strict=True)])

    def seat(self, name: str, team: str, pieces: Pieces) -> Seat:
        """One seat, with so many pieces of its own."""
        for kind, count in asdict(pieces).items():
            if count != getattr(Pieces(), kind):
                raise Refusal(self.none, self.seats_clause).of(kind)
        return Seat(name, team)

    def seated(self, seats: Sequence[Seat]) -> Seating:
        """The seats that a record names."""
        if any(seat.piece_names for seat in seats):
            raise where(Refusal(self.none, self.seats_clause), "at-planes")
        return seated(seats)

    def check(self, ruleset: Any, seating: Seating) -> None:  # noqa: ARG002
        """Refuse seats that the ruleset has no use for."""
        if not 2 <= len(seating.seats) <= self.most_seats:
            raise Refusal("players-not-from-two", self.seats_clause, count=len(seating.seats), most=self.most_seats)

    def players(self, seating: Seating) -> list[str]:
        """The names of those that orders are for: planes, or pilots."""
        return seating.names

    # ---- the table ----

    @abstractmethod
    def lay_out(self, rules: Any, seating: Seating) -> Any:
        """A table with everything still in the box."""

    def put_away(self, rules: Any, table: Any) -> None:  # noqa: B027 - most have nothing in the box
        """Leave in the box what is not on the table: it need not be copied at every order."""

    @abstractmethod
    def begin(self, rules: Any, table: Any) -> None:
        """The first thing that happens."""

    @abstractmethod
    def is_over(self, table: Any) -> bool: ...

    def seat_of(self, table: Any, number: int) -> int:  # noqa: ARG002
        """The seat of a plane or pilot."""
        return number

    def is_alive(self, table: Any, number: int) -> bool:  # noqa: ARG002
        """Whether a plane or pilot is still in the game."""
        return True

    def seen_by(self, rules: Any, table: Any, seat: int) -> Any:  # noqa: ARG002
        """The table as one seat may see it."""
        return copied(table)

    def keeps_secret(self, rules: Any, table: Any) -> bool:  # noqa: ARG002
        """Answers to the decision now are hidden until all have answered."""
        return False

    def secrets(self, rules: Any, table: Any) -> int:  # noqa: ARG002
        """How many of the last orders nobody may see yet."""
        return 0

    def is_resting(self, table: Any) -> bool:  # noqa: ARG002
        """The dice that are due begin something new: a table of typed dice may wait for them."""
        return False

    @abstractmethod
    def throw(self, rules: Any, table: Any, names: Sequence[str], take: Take) -> list[str]:
        """Throw the dice that are due, and go on with them; what fell, in words."""

    def wanted(self, rules: Any, table: Any, names: Sequence[str]) -> dict[str, Any]:  # noqa: ARG002
        """The dice that are due, as a program is told of them."""
        return {"dice": table.due}

    # ---- what may be said ----

    def deciders(self, rules: Any, table: Any) -> list[int]:
        """The planes or pilots for which an order may be given now."""
        return [] if self.is_over(table) or table.due else self.decisions[table.decision].who(rules, table)

    def approach(self, rules: Any, table: Any, number: int) -> None:  # noqa: B027 - mostly nothing
        """What happens to a table by an order for this plane being given at all."""

    def as_if_begun(self, table: Any, number: int) -> Any:  # noqa: ARG002 - for most there is nothing to begin
        """The table as it would be if an order for this plane were being given; it is not changed."""
        return table

    def legal(self, at: Situation) -> list[Order]:
        """Every order that may be given there."""
        near = at._replace(table=self.as_if_begun(at.table, at.number))
        verbs = self.decisions[at.table.decision].verbs
        return [order for verb in verbs for order in verb.options(near) if verb.why_not(near, order) == ALLOWED]

    def take(self, at: Situation, order: Order) -> None:
        """Carry out an order, or refuse it. A refused one may leave the table half changed: use a copy."""
        decision = self.decisions[at.table.decision]
        if order.verb not in decision.verbs:
            raise self.no_answer(at, order, decision)
        self.approach(at.rules, at.table, at.number)
        reason = order.verb.why_not(at, order)
        if reason != ALLOWED:
            raise order.verb.refusal(at, order, reason)
        order.verb.answer(at, order)

    def no_answer(self, at: Situation, order: Order, decision: Decision) -> Refusal:
        """An order of another time."""
        facts = {"order": order.words(), "who": at.name, "waits": decision.waits}
        return Refusal("no-answer-now", decision.clause, **facts)

    def not_now(self, at: Situation, order: Order, turn: Refusal) -> Refusal:  # noqa: ARG002 - most look at no order
        """Why this plane or pilot cannot be given an order now; ``turn`` says whose turn it is."""
        return Refusal("not-its-turn", turn.clause, **turn.facts, who=at.name)

    def not_yours(self, name: str, seat: str) -> Refusal:
        """A seat gives an order for somebody else's plane or pilot."""
        return Refusal("does-not-speak-for", self.seats_clause, seat=seat, who=name)

    def say_which(self, heads: str) -> Refusal:
        """An order could be for several of them."""
        return Refusal("several-decide", self.seats_clause, heads=heads)

    def unknown(self, name: str, names: Sequence[str]) -> Refusal:
        """Nobody here is called so."""
        return Refusal("no-such-seat", self.seats_clause, seat=repr(name), seats=names)

    def turn_clause(self, table: Any) -> str:
        """The clause that says whose turn it is."""
        number: int = table.decision
        return self.decisions[number].clause

    @abstractmethod
    def over_clause(self, rules: Any) -> str:
        """The clause that says how a match ends."""

    # ---- position files ----

    def read_position(self, data: dict[str, Any]) -> Any:
        """A position file of this game, checked field by field: it lays out a table, and has orders."""
        raise Refusal("no-position-files", self.seats_clause, game=data["game"])

    @abstractmethod
    def standing(self, rules: Any, table: Any, seating: Seating) -> dict[str, Any]:
        """What everybody has, in the words of a position file."""

    @abstractmethod
    def stand_words(self, rules: Any, table: Any, seating: Seating) -> dict[str, list[str]]:
        """How every seat stands, in a few lines; nothing that is secret still."""

    def sights(self, ruleset: Any, rules: Any, table: Any, seating: Seating) -> dict[str, Any]:  # noqa: ARG002
        """What else can be measured or seen there."""
        return {"measures": []}

    def about_decision(self, table: Any) -> dict[str, Any]:  # noqa: ARG002 - most are told by their options
        """What else a program is told of the decision now."""
        return {}

    def dice_lying(self, rules: Any, table: Any, names: Sequence[str]) -> dict[str, Any]:  # noqa: ARG002
        """The dice of a roll that somebody may still answer, as a program is told of them."""
        return {}
