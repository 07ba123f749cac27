"""What a page may say. Everything is checked before anything else happens."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Id = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Field(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
SeatName = Annotated[str, Field(min_length=1, max_length=40)]
OrderText = Annotated[str, Field(min_length=1, max_length=200)]


OfferKind = Literal["resign", "draw", "take-back", "rematch"]
SignalKind = Literal["ready", "nice-shot", "one-moment"]


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, hide_input_in_errors=True)  # no key gets into a log


class Hello(Request):
    """First of all: who is there. Keys come in the message, never in an address, so that no log holds them."""

    type: Literal["hello"] = "hello"
    version: int
    keys: list[Key] = Field(max_length=12)
    since: int = 0  # the last event that the page has
    wants: Literal["all", "asks", "table"] = "all"  # a program may do without odds, or without questions too
    commitment: Digest | None = None  # to a share in the dice of the seats that these keys open
    chooses_name: bool = False  # somebody is still about to sit down: the first die waits for them


class SitDown(Request):
    """A guest has chosen a name, their own or the one that the seat has; from then on they are called so by all."""

    type: Literal["sit-down"] = "sit-down"
    id: Id
    seat: SeatName
    name: SeatName


class GiveOrders(Request):
    """Orders of one seat, taken all or not at all. ``id`` makes saying it twice harmless."""

    type: Literal["orders"] = "orders"
    id: Id
    number: int  # of the table that they answer
    seat: SeatName
    orders: list[OrderText] = Field(min_length=1, max_length=40)
    seal: Digest | None = None  # of a secret choice
    nonce: Digest | None = None  # that it was made with


class TryOrder(Request):
    """Would this be allowed? Nothing happens."""

    type: Literal["try"] = "try"
    id: Id
    seat: SeatName
    order: OrderText


class AskHint(Request):
    type: Literal["hint"] = "hint"
    id: Id
    seat: SeatName


class AskMeasure(Request):
    """How far two planes are apart, as this game measures it."""

    type: Literal["measure"] = "measure"
    id: Id
    plane: SeatName
    to: SeatName


class AskChances(Request):
    """What an order may lead to, exactly, before it is given."""

    type: Literal["chances"] = "chances"
    id: Id
    seat: SeatName
    order: OrderText


class LetBotFly(Request):
    """A bot takes over: for a seat of one's own, or one whose people left, for which any seat may ask."""

    type: Literal["let-bot-fly"] = "let-bot-fly"
    id: Id
    seat: SeatName
    level: str = Field(max_length=40)


class TakeSeatBack(Request):
    type: Literal["take-back"] = "take-back"
    id: Id
    seat: SeatName


class Hurry(Request):
    """The bot that is thinking answers now."""

    type: Literal["hurry"] = "hurry"


class AskRematch(Request):
    """The same again with sides swapped: an offer by the first seat of the page."""

    type: Literal["rematch"] = "rematch"
    id: Id


class MakeOffer(Request):
    """Something that others must agree to: at once, if nobody else is concerned."""

    type: Literal["offer"] = "offer"
    id: Id
    seat: SeatName
    what: OfferKind


class AnswerOffer(Request):
    """Yes or no to what is asked; no from whoever asked withdraws it."""

    type: Literal["answer"] = "answer"
    id: Id
    seat: SeatName
    yes: bool


class ClaimMatch(Request):
    """Against a side whose people are all out of time, or away for long."""

    type: Literal["claim"] = "claim"
    id: Id
    seat: SeatName
    side: SeatName


class GiveSignal(Request):
    """One of a few words to everybody, without free chat."""

    type: Literal["signal"] = "signal"
    id: Id
    seat: SeatName
    what: SignalKind


class OpenShare(Request):
    """What the commitment of the hello stands for."""

    type: Literal["share"] = "share"
    id: Id
    share: Digest


class Ping(Request):
    type: Literal["ping"] = "ping"


AnyRequest = Annotated[
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
    | Ping,
    Field(discriminator="type"),
]
