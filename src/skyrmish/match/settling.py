"""How an agreement of the players takes effect at a match."""

from skyrmish.games.events import Event, Facts
from skyrmish.match.agreements import (
    CLAIM,
    DRAW,
    RESIGN,
    TAKE_BACK,
    Agreement,
    Answered,
    Claimed,
    DrawAgreed,
    Resigned,
    TakenBack,
)
from skyrmish.match.match import Match
from skyrmish.words.quoting import quoted
from skyrmish.words.refusal import Refusal


def settle(match: Match, seat: str, agreement: Agreement) -> list[Event]:
    """Carry it out for the seat that asked; whether everybody has agreed, the table knows."""
    if seat not in match.seating.names:
        raise match.game.unknown(seat, match.seating.names)
    if match.is_over:
        raise Refusal("match-is-over", match.game.over_clause(match.rules))
    event = EFFECTS[agreement.name](match, seat, agreement)
    match.events.append(event)
    match.entries.append(("agreement", f"{seat}: {agreement}"))
    return [event]


def resign(match: Match, seat: str, _: Agreement) -> Event:
    """C-8  A side gives up: the last one that has not wins at once."""
    side = match.side_of(seat)
    give_up(match, side, "C-8")
    return event_of(match, Resigned(side=side, winner=match.winner), "C-8", seat)


def claim(match: Match, seat: str, agreement: Agreement) -> Event:
    """C-11  A side that is away too long, or out of time, is taken to have given up."""
    if agreement.side not in match.seating.sides or agreement.side == match.side_of(seat):
        raise Refusal("no-side-to-claim", "C-11", side=quoted(agreement.side))
    give_up(match, agreement.side, "C-11")
    return event_of(match, Claimed(side=agreement.side, winner=match.winner), "C-11", seat)


def give_up(match: Match, side: str, clause: str) -> None:
    if side in match.given_up:
        raise Refusal("has-given-up", clause, side=side)
    match.given_up |= {side}


def agree_draw(match: Match, seat: str, _: Agreement) -> Event:
    """C-9  Everybody agrees on a draw."""
    match.is_draw_agreed = True
    return event_of(match, DrawAgreed(), "C-9", seat)


def take_back(match: Match, seat: str, agreement: Agreement) -> Event:
    """C-10  The last orders are taken back, those of others among them, if no die has fallen since the first of them.

    So nobody can have a die thrown again, nor choose anew knowing what it shows.
    """
    orders, place = 0, len(match.answered)
    while place and orders < agreement.orders:
        place -= 1
        orders += match.answered[place].orders
    if orders != agreement.orders:
        raise cannot_go_back()
    match.table = match.answered[place].table
    match.answered = match.answered[:place]
    return event_of(match, TakenBack(orders=orders), "C-10", seat)


def last_answer(match: Match, seat: str) -> Answered:
    """What a seat has answered last; refused where it cannot come back."""
    for answered in match.answered[::-1]:
        if seat in answered.seats:
            return answered
    raise cannot_go_back()


def back_to(match: Match, answered: Answered) -> Agreement:
    """Take back that answer, and all since."""
    places = [place for place, each in enumerate(match.answered) if each is answered]
    if not places:
        raise cannot_go_back()
    return Agreement(TAKE_BACK, orders=sum(each.orders for each in match.answered[places[0] :]))


def cannot_go_back() -> Refusal:
    return Refusal("cannot-take-back", "C-10")


def event_of(match: Match, facts: Facts, clause: str, who: str) -> Event:
    return Event(facts, clause, who, match.called, match.seating.teams)


EFFECTS = {RESIGN: resign, DRAW: agree_draw, TAKE_BACK: take_back, CLAIM: claim}
