"""Secret choices are sealed as they are made: everybody is told the seal, and the record opens it at the end."""

from skyrmish.match.dice.fair import FairDice, new_secret
from skyrmish.match.dice.seals import seal_of
from skyrmish.match.match import Match
from skyrmish.table.messages.answers import Sealed
from skyrmish.table.messages.requests import GiveOrders
from skyrmish.words.refusal import Refusal


class Sealing:
    """The seals of one match. Who brings none, as bots and old pages, gets one from the host."""

    def __init__(self, match: Match, fair: FairDice | None) -> None:
        self._match, self._commitment = match, fair.commitment if fair else ""
        seals = fair.seals if fair else ()
        self.told = [Sealed(seat=seal.seat, number=seal.number, seal=seal.value) for seal in seals]

    def nonce(self, said: GiveOrders | None) -> str | None:
        """What a choice that is now made is sealed with; nothing where nothing is secret, or no dice are proved."""
        if not self._commitment or not self._match.is_secret():
            return None
        if said is None or said.seal is None or said.nonce is None:
            return new_secret()
        if seal_of(self._commitment, said.number, said.nonce, self._as_written(said)) != said.seal:
            raise Refusal("seal-does-not-fit")
        return said.nonce

    def _as_written(self, said: GiveOrders) -> list[str]:
        """The orders as the record will have them."""
        parsed = [self._match.game.notation.parse(text) for text in said.orders]
        return [str(order.headed(order.who or said.seat)) for order in parsed]

    def seal(self, seat: str, number: int, nonce: str, orders: list[str]) -> Sealed:
        """A choice was made and written down."""
        sealed = Sealed(seat=seat, number=number, seal=seal_of(self._commitment, number, nonce, orders))
        self.told.append(sealed)
        return sealed
