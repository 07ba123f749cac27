"""The face of a game at the terminal. This plain one plays any game: it numbers the legal orders, and no more.

A game that has more to show, such as a view from the cockpit or a map, has a face of its own; see faces.py.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from skyrmish.cli.terminal.commands import COMMON, Commands
from skyrmish.cli.terminal.order_words import Vocabulary
from skyrmish.cli.terminal.voice import Voice
from skyrmish.cli.texts.paper import Grid
from skyrmish.games.events import Event
from skyrmish.games.orders import Order, Situation
from skyrmish.match.match import Match
from skyrmish.words.catalogue import is_known, say
from skyrmish.words.refusal import Refusal

NOBODY = -1  # the seat of whoever may see no secret

Option = tuple[str, str]  # an order, and a remark


class Face:
    """What is asked and shown. ``view`` is the match as somebody plans it, ``number`` a plane or a pilot."""

    name: ClassVar[str] = "terminal"  # messages of its own begin with it
    commands: ClassVar[Commands] = COMMON
    has_map: ClassVar[bool] = False
    one_by_one: ClassVar[tuple[str, ...]] = ()  # decisions where nobody has to say which plane comes first

    # ---- the table ----

    def remarks(self) -> list[str]:
        """What one should know before the first question."""
        return []

    def rules(self, ruleset: Any) -> list[str]:  # noqa: ARG002 - by itself it knows the rule sheet alone
        """The ruleset in a few lines."""
        return []

    def stand(self, match: Match) -> list[str]:
        """How things stand, as everybody may see them."""
        stood = match.game.stand_words(match.rules, match.table, match.seating)
        return [say("terminal-stands", name=seat, told="; ".join(lines)) for seat, lines in stood.items()]

    def pieces(self, match: Match) -> list[dict[str, Any]]:
        """The same for a program."""
        return [{"kind": "table", **self.standing(match)}]

    def standing(self, match: Match) -> dict[str, Any]:
        """What lies on the table, in the words of a position file, without anybody's secrets."""
        seen = match.game.seen_by(match.rules, match.table, NOBODY)
        return match.game.standing(match.rules, seen, match.seating)

    def look(self, match: Match, name: str) -> list[str]:  # noqa: ARG002 - there is one way to look
        """The table, from where somebody of that name is."""
        return self.stand(match)

    def drawn(self, match: Match, columns: int, rows: int) -> list[str]:  # noqa: ARG002
        """A picture of the table."""
        raise Refusal("terminal-no-map")

    def tell(self, voice: Voice, match: Match, events: Sequence[Event], watchers: Sequence[int], before: Any) -> None:  # noqa: ARG002
        """What happened since the table was as it was before; people fly the planes that watch."""
        for event in events:
            voice.tell(event)

    def results(self, match: Match) -> Grid | None:  # noqa: ARG002
        """The end of a match, beside who has won."""
        return None

    # ---- a question ----

    def introduce(self, match: Match, number: int) -> list[str]:  # noqa: ARG002
        """What there is to know before one decides."""
        return []

    def review(self, view: Match, number: int) -> list[str]:  # noqa: ARG002
        """What is seen from the end of a plan."""
        return []

    def question(self, view: Match, number: int) -> str:  # noqa: ARG002
        """What a plane or pilot is asked."""
        picking = [verb.form for verb in view.asked.verbs if verb.picks_from]
        return f"{view.asked.question} ({picking[0]})" if picking else view.asked.question

    def options(self, view: Match, number: int) -> list[Option]:
        """The orders to choose from, with remarks."""
        at = view.situation(number)
        return [(str(order), self.remark(at, order)) for order in view.game.legal(at)]

    def remark(self, at: Situation, order: Order) -> str:  # noqa: ARG002
        """What comes of an order, or what it is about."""
        return ""

    def vocabulary(self, match: Match, numbered: Sequence[str]) -> Vocabulary:
        return Vocabulary(match.game.notation, match.asked, list(self.commands), match.names, numbered)

    def sure(self, match: Match, name: str, order: str) -> str:  # noqa: ARG002
        """The question before an order that takes somebody out of the game."""
        return say("terminal-sure", who=name, order=order)

    def about_command(self, name: str) -> str:
        """What a word at the prompt does."""
        own = f"{self.name}-command-{name}"
        return say(own if is_known(own) else f"{Face.name}-command-{name}")
