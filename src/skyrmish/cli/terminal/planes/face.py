"""The face of Squadron Leader and Space Pirates: what pilots see, and what comes of each order."""

from collections.abc import Sequence
from typing import Any

from skyrmish.cli.terminal.face import Face, Option
from skyrmish.cli.terminal.planes.accounts import narrate, results, silent_guns, stage_ended
from skyrmish.cli.terminal.planes.board_map import map_lines
from skyrmish.cli.terminal.planes.cockpit import look_lines, stand_lines
from skyrmish.cli.terminal.planes.commands import PILOTS
from skyrmish.cli.terminal.planes.option_text import dice_words, options_of, placing_words
from skyrmish.cli.terminal.planes.order_words import PilotsVocabulary
from skyrmish.cli.terminal.voice import Voice
from skyrmish.cli.texts.paper import Grid
from skyrmish.cli.texts.ruleset_text import ruleset_lines
from skyrmish.games.events import Event
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.pieces import Table
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import plane_number
from skyrmish.match.match import Match
from skyrmish.words.catalogue import say

NEAREST = 4  # lines of a look after each planned step
DICE_LIE = (w.ATTACK_REROLL, w.ACE_DEFENCE, w.DEFENCE_REROLL)


class PlanesFace(Face):
    """Clock positions, ranges and sections in place of a picture."""

    name = "planes"
    commands = PILOTS
    one_by_one = (w.DECISIONS[w.ASSIGN], w.DECISIONS[w.PLACE])
    has_map = True

    # ---- the table ----

    def rules(self, ruleset: Ruleset) -> list[str]:
        return ruleset_lines(ruleset)

    def stand(self, match: Match) -> list[str]:
        return stand_lines(match)

    def pieces(self, match: Match) -> list[dict[str, Any]]:
        return [{**plane, "kind": "plane"} for plane in self.standing(match)["planes"]]

    def look(self, match: Match, name: str) -> list[str]:
        if not name:
            return self.stand(match)
        known = [each for each in match.names if each.lower() == name.lower()]
        return look_lines(match, plane_number(match.seating, known[0] if known else name))

    def drawn(self, match: Match, columns: int, rows: int) -> list[str]:
        return map_lines(match, columns, rows)

    def tell(self, voice: Voice, match: Match, events: Sequence[Event], watchers: Sequence[int], before: Table) -> None:
        notes = silent_guns(match, watchers) if stage_ended(before, match) else []
        narrate(voice, match, events, watchers, notes)

    def results(self, match: Match) -> Grid:
        return results(match)

    # ---- a question ----

    def introduce(self, match: Match, number: int) -> list[str]:
        decision = match.table.decision
        if decision == w.PLACE:
            return [placing_words(match, number)]
        if decision in DICE_LIE:
            return [dice_words(match)]
        if decision in (w.MOVE, w.ATTACK):
            return ["", *look_lines(match, number)[: 2 * NEAREST]]
        return []

    def review(self, view: Match, number: int) -> list[str]:
        return look_lines(view, number)[:NEAREST]

    def question(self, view: Match, number: int) -> str:
        question, table = view.asked.question, view.table
        if table.decision != w.MOVE:
            return question
        left = table.move.speed_left if table.plane >= 0 else table.planes[number].speed
        return say("planes-question-move", view.called, question=question, left=left)

    def options(self, view: Match, number: int) -> list[Option]:
        return options_of(view, number)

    def vocabulary(self, match: Match, numbered: Sequence[str]) -> PilotsVocabulary:
        known = match.game.notation, match.asked, list(self.commands), match.names, numbered
        return PilotsVocabulary(*known, hexes=match.rules.hexes)

    def sure(self, match: Match, name: str, order: str) -> str:
        """SL1-MOVE-06, B-13  Leaving the board is legal, and asked about first."""
        return say("planes-sure", who=name, order=order, clause=match.cites("SL1-MOVE-06"))
