"""Dogfight and Bombing Raid as every table sees them."""

from collections.abc import Sequence
from typing import Any, ClassVar

from skyrmish.engine.records import copied
from skyrmish.games.dice import Take
from skyrmish.games.game import Choices, Decision, Game
from skyrmish.games.orders import Order, Situation
from skyrmish.games.rule_sheets import Section
from skyrmish.games.seating import Seat, Seating
from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.decisions import DECISIONS, WINDOW
from skyrmish.games.squadron_dice.events import EVENTS
from skyrmish.games.squadron_dice.icon_dice import throw_due
from skyrmish.games.squadron_dice.pieces import MOST_PILOTS, Rules, Table
from skyrmish.games.squadron_dice.play.decisions import begin, hide_choices, settle
from skyrmish.games.squadron_dice.rulesets.layouts import layouts_told, read_layouts
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset, as_options, laid_out, make_rules
from skyrmish.games.squadron_dice.seating import check_teams, teams_of
from skyrmish.games.squadron_dice.sheet.rule_sheet import rule_sheet
from skyrmish.games.squadron_dice.standing import pilot_told, pilot_words, shot_told
from skyrmish.games.squadron_dice.telling import TELLERS
from skyrmish.words.refusal import Refusal, about

BOT_LIMITS = {"limit.rounds": 100_000}  # B-44: only strange dice of one's own come near
PARTS = {"modules": "module", "width": "board", "height": "board", "hexes": "board"}
ONLY_WITH_PLANES = ("edition", "modules", "width", "height", "hexes", "mission")


class SquadronDice(Game):
    """Nine dice of one colour for everybody."""

    names = w.GAMES
    decisions = DECISIONS
    tellers = TELLERS
    events = EVENTS
    colours = ("red", "blue", "white", "grey")  # as the dice come
    seats_clause, none = "SD-01", "dice-games-have-none"
    option_files: ClassVar = {"dice": read_layouts}
    option_texts: ClassVar = {"dice": layouts_told}
    most_seats = MOST_PILOTS

    # ---- rulesets ----

    def ruleset(self, choices: Choices) -> DiceRuleset:
        for name in ONLY_WITH_PLANES:
            if getattr(choices, name):
                raise Refusal(self.none, "SD-01").of(PARTS.get(name, name))
        ruleset = DiceRuleset(choices.game, choices.options)
        with about("option"):
            ruleset.settled()
        return ruleset

    def as_settled(self, ruleset: DiceRuleset, settled: dict[str, Any]) -> DiceRuleset:
        return DiceRuleset(ruleset.game, {**as_options(settled), **ruleset.options})

    def rule_sheet(self, ruleset: DiceRuleset) -> list[Section]:
        return rule_sheet(ruleset)

    def make_rules(self, ruleset: DiceRuleset) -> Rules:
        return make_rules(ruleset)

    def with_limits(self, ruleset: DiceRuleset) -> DiceRuleset:
        return DiceRuleset(ruleset.game, {**BOT_LIMITS, **ruleset.options})

    # ---- seats ----

    def seated(self, seats: Sequence[Seat]) -> Seating:
        seating = super().seated(seats)
        check_teams(seating)
        return seating

    def check(self, ruleset: DiceRuleset, seating: Seating) -> None:  # noqa: ARG002
        check_teams(seating)

    # ---- the table ----

    def lay_out(self, rules: Rules, seating: Seating) -> Table:
        return laid_out(rules, teams_of(seating))

    def begin(self, rules: Rules, table: Table) -> None:
        begin(rules, table)

    def is_over(self, table: Table) -> bool:
        return table.over

    def is_alive(self, table: Table, number: int) -> bool:
        return table.pilots[number].alive

    def seen_by(self, rules: Rules, table: Table, seat: int) -> Table:  # noqa: ARG002
        """B-68, B-72  What others have committed to stays hidden until all have."""
        view = copied(table)
        hide_choices(view, seat)
        return view

    def secrets(self, rules: Rules, table: Table) -> int:
        """B-68, B-72  Answers, until the last of several has given one."""
        return bin(table.committed).count("1") if self.keeps_secret(rules, table) else 0

    def keeps_secret(self, rules: Rules, table: Table) -> bool:  # noqa: ARG002
        return bool(table.waiting) and bin(table.waiting | table.committed).count("1") > 1

    def is_resting(self, table: Table) -> bool:
        """Between turns a table of typed dice may rest: nobody has thrown the next roll yet."""
        return table.roll in (w.POSITION_ROLL, w.FIRST_ROLL)

    def throw(self, rules: Rules, table: Table, names: Sequence[str], take: Take) -> list[str]:
        fallen = throw_due(rules, table, names, take)
        settle(rules, table)
        return fallen

    def wanted(self, rules: Rules, table: Table, names: Sequence[str]) -> dict[str, Any]:  # noqa: ARG002
        due = zip(table.due_seat, table.due_kind[: table.due], strict=False)
        return {"roll": w.ROLLS[table.roll], "dice": [f"{names[seat]}: {w.KINDS[kind]}" for seat, kind in due]}

    # ---- what may be said ----

    def no_answer(self, at: Situation, order: Order, decision: Decision) -> Refusal:
        """B-63  A Decision die has its windows."""
        if order.verb not in WINDOW:
            return super().no_answer(at, order, decision)
        facts = {"order": order.words(), "who": at.name, "waits": decision.waits}
        return Refusal("window-is-closed", "B-63", **facts)

    def not_yours(self, name: str, seat: str) -> Refusal:
        return Refusal("does-not-speak-for", "B-63", seat=seat, who=name)

    def say_which(self, heads: str) -> Refusal:
        return Refusal("several-decide", "B-72", heads=heads)

    def over_clause(self, rules: Rules) -> str:
        return "SD-DF-06" if rules.game == w.DOGFIGHT else "SD-BR-07"

    def not_now(self, at: Situation, order: Order, turn: Refusal) -> Refusal:
        if (at.table.committed >> at.number) & 1:
            return Refusal("has-chosen", turn.clause, who=at.name)
        if not at.table.pilots[at.number].alive:
            return Refusal("is-out-of-the-game", turn.clause, who=at.name)
        return super().not_now(at, order, turn)

    # ---- position files ----

    def read_position(self, data: dict[str, Any]) -> Any:
        from skyrmish.games.squadron_dice.position_file import laid_out_by, read_position

        return laid_out_by(read_position(data))

    def standing(self, rules: Rules, table: Table, seating: Seating) -> dict[str, Any]:  # noqa: ARG002
        return {"pilots": [pilot_told(table, seat, name) for seat, name in enumerate(seating.names)]}

    def stand_words(self, rules: Rules, table: Table, seating: Seating) -> dict[str, list[str]]:
        return {name: pilot_words(rules, table, seat) for seat, name in enumerate(seating.names)}

    def dice_lying(self, rules: Rules, table: Table, names: Sequence[str]) -> dict[str, Any]:
        """SD-DF-04  Hit dice against Evade dice."""
        return shot_told(rules, table, names)
