"""The referee: rules on a position, order by order, and measures who may shoot whom."""

import json
from collections.abc import Iterator
from typing import Any

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.constants import BALLOON, KINDS
from skyrmish.games.squadron_leader.pieces import are_enemies
from skyrmish.games.squadron_leader.rulesets.citing import cited_in
from skyrmish.match.dice_games.referee import is_dice_position, rule_on_dice
from skyrmish.match.match import Match
from skyrmish.match.measures import measure_planes
from skyrmish.match.obeying import first_refused
from skyrmish.match.places import bomb_facts, pose_facts
from skyrmish.match.position import read_position
from skyrmish.match.setting_up import match_from

DECIMALS = 6


def rule_on(text: str) -> dict[str, Any]:
    """Rule on one position file: what its orders do, and what is legal then."""
    if is_dice_position(text):
        return rule_on_dice(text)
    position = read_position(text)
    match = match_from(position)
    return ruling(match, first_refused(match, position.orders))


def rule_on_lines(text: str) -> Iterator[tuple[dict[str, Any], bool]]:
    """Rule on a file of one or several positions; each answer, and whether it is a good one."""
    for line in split_positions(text):
        try:
            yield rule_on(line), True
        except Refusal as refusal:
            yield {"error": str(refusal)}, False


def split_positions(text: str) -> list[str]:
    """A file is one JSON object over any number of lines, or one object a line, good or bad."""
    lines = [line for line in text.split("\n") if line.strip()]
    if len(lines) < 2 or _json_or_none(text) is not None:
        return [text]
    by_line = all(line.lstrip().startswith("{") for line in lines) or any(map(_is_whole_position, lines))
    return lines if by_line else [text]


def _is_whole_position(line: str) -> bool:
    """Such a line is no part of an object that goes over several lines."""
    data = _json_or_none(line) if line.strip().startswith("{") else None
    return isinstance(data, dict) and "seats" in data


def _json_or_none(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


# ---- the answer ----


def ruling(match: Match, refused: dict[str, Any] | None) -> dict[str, Any]:
    return {
        "planes": [plane_told(match, i) for i in range(match.table.count)],
        "decision": decision_told(match),
        "events": [event.as_json() for event in match.events],
        "refused": refused,
        "outcome": outcome_told(match),
        "measures": measures_told(match),
        "bombs": [bombs_told(match, number) for number in range(match.table.bomb_count)],
        "round": match.table.round,
        "dice_left": match.dice_left(),
    }


def plane_told(match: Match, i: int) -> dict[str, Any]:
    plane = match.table.planes[i]
    told: dict[str, Any] = {"name": match.names[i], "seat": match.seating.seats[plane.seat].name}
    told["kind"] = KINDS[plane.kind]
    if plane.placed:
        told |= pose_facts(match.rules, plane)
    if plane.assigned and plane.kind != BALLOON:
        told |= {"attack": plane.attack, "defense": plane.defense, "speed": plane.speed, "health": plane.health}
    told |= {"altitude": plane.altitude, "aces": plane.aces, "aces_used": plane.aces_used, "climbed": plane.climbed}
    told |= {"moved": plane.moved, "attacked": plane.attacked, "alive": plane.flying}
    return told | {"bombs": plane.bombs, "full_health": plane.full, "fell": plane.fell}


def bombs_told(match: Match, number: int) -> dict[str, Any]:
    """C-3  A bomb on the board."""
    bomb = match.table.bombs[number]
    return {**bomb_facts(match.rules, bomb), "round": bomb.round}


def decision_told(match: Match) -> dict[str, Any] | None:
    decision = match.decision()
    if decision is None:
        return None
    seats = list(decision.seats)
    told: dict[str, Any] = {"seat": seats[0] if len(seats) == 1 else seats, "kind": decision.kind}
    told["options"] = list(decision.options)
    if decision.kind == "move" and match.table.plane >= 0:
        told["speed_left"] = match.table.move.speed_left
    return told


def outcome_told(match: Match) -> dict[str, Any] | None:
    if not match.is_over:
        return None
    return {"winner": match.winner} if match.winner else {"draw": True}


def measures_told(match: Match) -> list[dict[str, Any]]:
    """Every ordered pair of living planes."""
    planes = match.table.planes
    here = [i for i in range(match.table.count) if planes[i].flying and planes[i].placed]
    return [measure_told(match, i, j) for i in here for j in here if i != j]


def measure_told(match: Match, i: int, j: int) -> dict[str, Any]:
    a, b = match.table.planes[i], match.table.planes[j]
    seen = measure_planes(match.rules, match.table, i, j)
    why_not = cited_in(match.ruleset, seen.why_not) or None
    if a.kind == BALLOON:
        why_not = "a balloon does not shoot (C-3)"
    elif not are_enemies(a, b):
        why_not = "not an enemy (B-33)"
    elif b.shot_down:
        why_not = "shot down already (B-32)"
    return {
        "from": match.names[i],
        "to": match.names[j],
        "distance": round(seen.distance, DECIMALS),
        "section": seen.section,
        "in_range": seen.in_range,
        "in_arc": seen.in_arc,
        "in_guides": seen.in_guides,
        "why_not": why_not,
    }
