"""What a page may say. Everything is checked before anything else happens."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from skyrmish.games.reading.limits import Limits

Id = Annotated[str, Limits(1, 64, pattern=r"^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Limits(16, 64, pattern=r"^[A-Za-z0-9_-]+$")]
Language = Annotated[str, Limits(longest=35, pattern=r"^[A-Za-z0-9-]*$")]  # a code, such as de-AT
Digest = Annotated[str, Limits(pattern=r"^[0-9a-f]{64}$")]
SeatName = Annotated[str, Limits(1, 40)]
OrderText = Annotated[str, Limits(1, 200)]
Face = Annotated[str, Limits(1, 10)]


OfferKind = Literal["resign", "draw", "take-back", "rematch"]
SignalKind = Literal["ready", "nice-shot", "one-moment"]


@dataclass(kw_only=True)
class Hello:
    """First of all: who is there. Keys come in the message, never in an address, so that no log holds them."""

    type: Literal["hello"] = "hello"
    version: int
    keys: Annotated[list[Key], Limits(longest=12)]
    since: int = 0  # the last event that the page has
    wants: Literal["all", "asks", "table"] = "all"  # a program may do without odds, or without questions too
    commitment: Digest | None = None  # to a share in the dice of the seats that these keys open
    language: Language = ""  # that the page reads; empty: the browser's
    chooses_name: bool = False  # somebody is still about to sit down: the first die waits for them


@dataclass(kw_only=True)
class SitDown:
    """A guest has chosen a name, their own or the one that the seat has; from then on they are called so by all."""

    type: Literal["sit-down"] = "sit-down"
    id: Id
    seat: SeatName
    name: SeatName


@dataclass(kw_only=True)
class GiveOrders:
    """Orders of one seat, taken all or not at all. ``id`` makes saying it twice harmless.

    Where real dice are thrown, it says what they show; without orders, those that the table waits for.
    """

    type: Literal["orders"] = "orders"
    id: Id
    number: int  # of the table that they answer
    seat: SeatName
    orders: Annotated[list[OrderText], Limits(longest=40)]
    dice: Annotated[list[Face], Limits(longest=200)] = field(default_factory=list)  # in the order they are asked for
    seal: Digest | None = None  # of a secret choice
    nonce: Digest | None = None  # that it was made with


@dataclass(kw_only=True)
class TryOrder:
    """Would this be allowed? Nothing happens."""

    type: Literal["try"] = "try"
    id: Id
    seat: SeatName
    order: OrderText


@dataclass(kw_only=True)
class AskHint:
    type: Literal["hint"] = "hint"
    id: Id
    seat: SeatName


@dataclass(kw_only=True)
class AskMeasure:
    """How far two planes are apart, as this game measures it."""

    type: Literal["measure"] = "measure"
    id: Id
    plane: SeatName
    to: SeatName


@dataclass(kw_only=True)
class AskChances:
    """What an order may lead to, exactly, before it is given."""

    type: Literal["chances"] = "chances"
    id: Id
    seat: SeatName
    order: OrderText


@dataclass(kw_only=True)
class LetBotFly:
    """A bot takes over: for a seat of one's own, or one whose people left, for which any seat may ask."""

    type: Literal["let-bot-fly"] = "let-bot-fly"
    id: Id
    seat: SeatName
    level: Annotated[str, Limits(longest=40)]


@dataclass(kw_only=True)
class TakeSeatBack:
    type: Literal["take-back"] = "take-back"
    id: Id
    seat: SeatName


@dataclass(kw_only=True)
class Hurry:
    """The bot that is thinking answers now."""

    type: Literal["hurry"] = "hurry"


@dataclass(kw_only=True)
class AskRematch:
    """The same again with sides swapped: an offer by the first seat of the page."""

    type: Literal["rematch"] = "rematch"
    id: Id


@dataclass(kw_only=True)
class MakeOffer:
    """Something that others must agree to: at once, if nobody else is concerned."""

    type: Literal["offer"] = "offer"
    id: Id
    seat: SeatName
    what: OfferKind


@dataclass(kw_only=True)
class AnswerOffer:
    """Yes or no to what is asked; no from whoever asked withdraws it."""

    type: Literal["answer"] = "answer"
    id: Id
    seat: SeatName
    yes: bool


@dataclass(kw_only=True)
class ClaimMatch:
    """Against a side whose people are all out of time, or away for long."""

    type: Literal["claim"] = "claim"
    id: Id
    seat: SeatName
    side: SeatName


@dataclass(kw_only=True)
class GiveSignal:
    """One of a few words to everybody, without free chat."""

    type: Literal["signal"] = "signal"
    id: Id
    seat: SeatName
    what: SignalKind


@dataclass(kw_only=True)
class OpenShare:
    """What the commitment of the hello stands for."""

    type: Literal["share"] = "share"
    id: Id
    share: Digest


@dataclass(kw_only=True)
class Ping:
    type: Literal["ping"] = "ping"


AnyRequest = (
    Hello
    | SitDown
    | GiveOrders
    | TryOrder
    | AskHint
    | AskMeasure
    | AskChances
    | LetBotFly
    | TakeSeatBack
    | Hurry
    | AskRematch
    | MakeOffer
    | AnswerOffer
    | ClaimMatch
    | GiveSignal
    | OpenShare
    | Ping
)
