"""Squadron Leader as every table sees it. Space Pirates is an edition of it with a name of its own."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from skyrmish.engine.records import copied
from skyrmish.games.dice import Take
from skyrmish.games.game import Choices, Decision, Game, Pieces
from skyrmish.games.orders import Order, Situation
from skyrmish.games.rule_sheets import Section
from skyrmish.games.seating import Seat, Seating
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.decisions import DECISIONS
from skyrmish.games.squadron_leader.dice import due_dice
from skyrmish.games.squadron_leader.events import EVENTS
from skyrmish.games.squadron_leader.orders.missed_shots import missed_by_whoever, missed_shot
from skyrmish.games.squadron_leader.orders.moving import as_if_moving
from skyrmish.games.squadron_leader.orders.refusals import not_now
from skyrmish.games.squadron_leader.orders.verbs import ATTACK
from skyrmish.games.squadron_leader.pieces import MOST_PLANES, MOST_SIDES, Rules, Table
from skyrmish.games.squadron_leader.play.moving.flying import begin_move
from skyrmish.games.squadron_leader.play.setting_up.setup import are_stats_hidden, begin, hand_out
from skyrmish.games.squadron_leader.play.settling import settle
from skyrmish.games.squadron_leader.rulesets.citing import cited
from skyrmish.games.squadron_leader.rulesets.mission import mission_named, written_out
from skyrmish.games.squadron_leader.rulesets.naming import mission_title, module_title, names_of_things, titles
from skyrmish.games.squadron_leader.rulesets.ruleset import (
    GAMES,
    Ruleset,
    check_board,
    edition_data,
    edition_of,
    make_rules,
)
from skyrmish.games.squadron_leader.seating import check_pieces, laid_out, mission_seats, seat_with, seated, usual_seats
from skyrmish.games.squadron_leader.sheet.rule_sheet import rule_sheet
from skyrmish.games.squadron_leader.standing import bombs_told, measures_told, move_told, plane_words, planes_told
from skyrmish.games.squadron_leader.stats import clear_stats
from skyrmish.games.squadron_leader.telling import TELLERS
from skyrmish.words.catalogue import say
from skyrmish.words.numbers import written
from skyrmish.words.refusal import Refusal, about

BOT_LIMITS = {"limit.rounds": 60, "limit.noAttackRounds": 15}  # B-44, for bots
MOST_EACH = 6  # bombers and balloons of a seat
USUAL_EDITION = "first"


class SquadronLeader(Game):
    """Planes, templates and dice."""

    names = GAMES
    decisions = DECISIONS
    tellers = TELLERS
    events = EVENTS
    seats_clause = "B-58"
    most_seats, has_pieces = MOST_SIDES, True
    unknown_order = "order-unknown-planes"

    # ---- rulesets ----

    def ruleset(self, choices: Choices) -> Ruleset:
        edition, where = edition_in(choices), (choices.width, choices.height, choices.hexes)
        ruleset = Ruleset(edition, choices.modules, choices.options, *where, choices.mission)
        ruleset.settled()
        check_board(ruleset)
        return ruleset

    def choices(self, ruleset: Ruleset) -> Choices:
        where = ruleset.width, ruleset.height, ruleset.hexes
        mission = written_out(ruleset.mission) if ruleset.mission else ""
        return Choices(ruleset.game, ruleset.edition, ruleset.modules, ruleset.options, *where, mission)

    def as_settled(self, ruleset: Ruleset, settled: dict[str, Any]) -> Ruleset:
        return replace(ruleset, options={**settled, **ruleset.options})

    def rule_sheet(self, ruleset: Ruleset) -> list[Section]:
        return rule_sheet(ruleset)

    def recommended(self, choices: Choices) -> tuple[str, ...]:
        return tuple(edition_data(edition_in(choices)).get("recommended", ()))

    def settled(self, ruleset: Ruleset) -> dict[str, Any]:
        width, height = ruleset.board
        board = {"columns": int(width), "rows": int(height)} if ruleset.hexes else {"width": width, "height": height}
        return {
            "game": ruleset.game,
            "edition": ruleset.edition,
            "modules": list(ruleset.modules),
            "options": ruleset.settled(),
            "board": {"kind": "hex" if ruleset.hexes else "open", **board},
            "mission": ruleset.mission_name,
        }

    def differences(self, theirs: Ruleset, ours: Ruleset) -> list[Any]:
        from skyrmish.games.squadron_leader.rulesets.ruleset_diff import differences

        return differences(theirs, ours)

    def header(self, ruleset: Ruleset) -> list[tuple[str, str]]:
        width, height = ruleset.board
        board = f"{'hex ' if ruleset.hexes else ''}{written(width)} x {written(height)}"
        lines = [
            ("game", ruleset.game),
            ("edition", ruleset.edition),
            ("modules", ", ".join(ruleset.modules)),
            ("options", json.dumps(ruleset.options) if ruleset.options else ""),
            ("board", board),
            ("mission", written_out(ruleset.mission) if ruleset.mission else ""),
        ]
        return [(key, value) for key, value in lines if value]

    def ruleset_told(self, ruleset: Ruleset) -> dict[str, Any]:
        width, height = ruleset.board
        return {
            "game": ruleset.game,
            "edition": ruleset.edition,
            "modules": list(ruleset.modules),
            "options": dict(ruleset.options),
            "board": {"kind": "hex" if ruleset.hexes else "open", "width": width, "height": height},
        }

    def stats(self, ruleset: Ruleset) -> list[int]:
        return list(ruleset.settled()["stats"])

    def title(self, ruleset: Ruleset) -> str:
        facts = {"titles": titles(ruleset), "modules": [module_title(name) for name in ruleset.modules]}
        return say("ruleset-title", facts, hexes=ruleset.hexes, mission=mission_title(ruleset) or None)

    def make_rules(self, ruleset: Ruleset) -> Rules:
        return make_rules(ruleset, max(ruleset.settled()["stats"]))

    def shot_rules(self, ruleset: Ruleset) -> Rules:
        """No more than attacks need: plans, which take long to list, are those of the slowest plane."""
        return make_rules(ruleset, 1)

    def cites(self, ruleset: Ruleset, clause: str) -> str:
        return cited(ruleset, clause)

    def called(self, ruleset: Ruleset) -> Mapping[str, str]:
        return names_of_things(ruleset.edition)

    def with_limits(self, ruleset: Ruleset) -> Ruleset:
        return replace(ruleset, options={**BOT_LIMITS, **ruleset.options})

    # ---- seats ----

    def seats(self, ruleset: Ruleset, names: Sequence[str], teams: Sequence[str], pieces: Pieces) -> Seating:
        if not 1 <= pieces.planes <= MOST_PLANES:
            raise Refusal("planes-for-each-seat", planes=pieces.planes, most=MOST_PLANES).of("planes")
        if not ruleset.mission:
            if min(pieces.bombers, pieces.balloons) < 0 or max(pieces.bombers, pieces.balloons) > MOST_EACH:
                raise Refusal("pieces-each", "C-3", most=MOST_EACH)
            seating = usual_seats(names, pieces.planes, teams, pieces.bombers, pieces.balloons)
        elif pieces != Pieces():
            raise Refusal("mission-says-itself", "C-4").of("mission")
        else:
            seating = mission_seats(mission_named(ruleset.mission), names, teams)
        self.check(ruleset, seating)
        return seating

    def seat(self, name: str, team: str, pieces: Pieces) -> Seat:
        return seat_with(name, team, pieces.planes, pieces.bombers, pieces.balloons)

    def seated(self, seats: Sequence[Seat]) -> Seating:
        """A seat that names no pieces has one plane, called like itself."""
        return seated([seat if seat.planes or seat.bombers else replace(seat, planes=(seat.name,)) for seat in seats])

    def check(self, ruleset: Ruleset, seating: Seating) -> None:
        check_pieces(ruleset, seating)

    def players(self, seating: Seating) -> list[str]:
        return seating.plane_names

    # ---- the table ----

    def lay_out(self, rules: Rules, seating: Seating) -> Table:  # noqa: ARG002
        table = laid_out(seating)
        begin(table)
        return table

    def put_away(self, rules: Rules, table: Table) -> None:
        del table.planes[table.count :]
        if not rules.bombers:
            table.bombs = []

    def begin(self, rules: Rules, table: Table) -> None:
        hand_out(rules, table)

    def is_over(self, table: Table) -> bool:
        return table.stage == w.OVER

    def seat_of(self, table: Table, number: int) -> int:
        return table.planes[number].seat

    def is_alive(self, table: Table, number: int) -> bool:
        return table.planes[number].flying

    def seen_by(self, rules: Rules, table: Table, seat: int) -> Table:
        """SL1-STAT-02, B-45  Secret stats stay hidden until all are revealed."""
        view = copied(table)
        if self.keeps_secret(rules, view):
            for plane in view.planes:
                if plane.seat != seat:
                    clear_stats(plane)
                    plane.assigned = False
        return view

    def keeps_secret(self, rules: Rules, table: Table) -> bool:
        return are_stats_hidden(rules, table)

    def secrets(self, rules: Rules, table: Table) -> int:
        """SL1-STAT-02, B-45  Stats, until the last plane has its own."""
        return table.decisions if self.keeps_secret(rules, table) else 0

    def throw(self, rules: Rules, table: Table, names: Sequence[str], take: Take) -> list[str]:
        wanted = due_dice(rules, table, names)
        faces = take(wanted)
        table.thrown[: len(faces)] = faces
        settle(rules, table)
        return [wanted.shows[face - 1] for face in faces]

    def wanted(self, rules: Rules, table: Table, names: Sequence[str]) -> dict[str, Any]:
        return {"roll": w.ROLLS[table.roll], "dice": [due_dice(rules, table, names).name]}

    # ---- what may be said ----

    def approach(self, rules: Rules, table: Table, number: int) -> None:  # noqa: ARG002
        if table.decision == w.MOVE:
            begin_move(table, number)

    def as_if_begun(self, table: Table, number: int) -> Table:
        return as_if_moving(table, number) if table.decision == w.MOVE else table

    def no_answer(self, at: Situation, order: Order, decision: Decision) -> Refusal:
        """C-1, C-2  Whoever tries a Dive Bomb at another time is told when it is possible."""
        missed = missed_by_whoever(at, order) if order.verb is ATTACK else None
        if missed:
            return missed
        if order.verb.name != w.DECISIONS[w.DIVE_BOMB] or at.table.decision not in (w.MOVE, w.ATTACK):
            return super().no_answer(at, order, decision)
        if not at.rules.dive_bomb:
            return Refusal("no-dive-bomb", "C-1")
        return Refusal("dive-bomb-when", "C-1")

    def not_yours(self, name: str, seat: str) -> Refusal:
        return Refusal("not-your-plane", "SL1-MOVE-01", plane=name, seat=seat)

    def say_which(self, heads: str) -> Refusal:
        return Refusal("say-which-plane", heads=heads)

    def unknown(self, name: str, names: Sequence[str]) -> Refusal:
        return Refusal("no-such-plane", plane=repr(name), planes=names)

    def turn_clause(self, table: Table) -> str:  # noqa: ARG002
        return "SL1-MOVE-01"

    def over_clause(self, rules: Rules) -> str:  # noqa: ARG002
        return "SL1-GOAL-01"

    def not_now(self, at: Situation, order: Order, turn: Refusal) -> Refusal:
        missed = missed_shot(at, order) if order.verb is ATTACK else None
        return missed or not_now(at) or super().not_now(at, order, turn)

    # ---- position files ----

    def read_position(self, data: dict[str, Any]) -> Any:
        from skyrmish.games.squadron_leader.position_file.fields import read_position
        from skyrmish.games.squadron_leader.position_file.laying_out import laid_out_by

        return laid_out_by(read_position(data))

    def standing(self, rules: Rules, table: Table, seating: Seating) -> dict[str, Any]:
        return {"planes": planes_told(rules, table, seating)}

    def stand_words(self, rules: Rules, table: Table, seating: Seating) -> dict[str, list[str]]:
        told: dict[str, list[str]] = {name: [] for name in seating.names}
        for i, name in enumerate(seating.plane_names):
            told[seating.names[table.planes[i].seat]].append(plane_words(rules, table, i, name))
        return told

    def sights(self, ruleset: Ruleset, rules: Rules, table: Table, seating: Seating) -> dict[str, Any]:
        measures = measures_told(ruleset, rules, table, seating.plane_names)
        return {"measures": measures, "bombs": bombs_told(rules, table)}

    def dice_lying(self, rules: Rules, table: Table, names: Sequence[str]) -> dict[str, Any]:  # noqa: ARG002
        return {
            "attack_dice": list(table.attack_dice[: table.attack_count]),
            "defence_dice": list(table.defence_dice[: table.defence_count]),
            "rerolls": table.rerolls,
        }

    def about_decision(self, table: Table) -> dict[str, Any]:
        return move_told(table)


def edition_in(choices: Choices) -> str:
    """The edition that is asked for."""
    with about("edition"):
        edition = edition_of(choices.game or GAMES[0], choices.edition or USUAL_EDITION)
        edition_data(edition)
    return edition
