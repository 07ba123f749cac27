"""Rules and rule sheets that many matches share, made once for each ruleset."""

import json
from functools import lru_cache

from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.sheet.rule_sheet import rule_sheet
from skyrmish.table.messages.answers import RuleLine, RuleSection
from skyrmish.table.messages.drawing import DrawnBoard, DrawnPieces
from skyrmish.table.views.bombs import drawn_bomb
from skyrmish.table.views.pieces import drawn_pieces
from skyrmish.table.views.sky import Sky

KEPT = 128
RulesetKey = tuple[str, tuple[str, ...], str, float, float, bool, str]


def key_of(ruleset: Ruleset) -> RulesetKey:
    """A ruleset as something that can be looked up, and sent to another process."""
    options = json.dumps(ruleset.options, sort_keys=True)
    where = ruleset.width, ruleset.height, ruleset.hexes
    return ruleset.edition, ruleset.modules, options, *where, ruleset.mission


def ruleset_from(key: RulesetKey) -> Ruleset:
    edition, modules, options, width, height, hexes, mission = key
    return Ruleset(edition, modules, json.loads(options), width, height, hexes, mission)


@lru_cache(maxsize=KEPT)
def shared_rules(key: RulesetKey) -> Rules:
    ruleset = ruleset_from(key)
    return make_rules(ruleset, max(ruleset.settled()["stats"]))


@lru_cache(maxsize=KEPT)
def shared_sky(key: RulesetKey) -> Sky:
    return Sky(shared_rules(key))


@lru_cache(maxsize=KEPT)
def shared_board(key: RulesetKey) -> DrawnBoard:
    return shared_sky(key).board()


@lru_cache(maxsize=KEPT)
def shared_pieces(key: RulesetKey) -> DrawnPieces:
    rules = shared_rules(key)
    return drawn_pieces(ruleset_from(key), rules, drawn_bomb(rules) if rules.bombers else None)


@lru_cache(maxsize=KEPT)
def rule_sections(key: RulesetKey) -> list[RuleSection]:
    """The rule sheet; the rows of its tables become lines."""
    out = []
    for section in rule_sheet(ruleset_from(key)):
        rows = [RuleLine(text=row_told(section.head, row.cells), clauses=list(row.clauses)) for row in section.rows]
        lines = [RuleLine(text=line.text, clauses=list(line.clauses)) for line in section.lines]
        out.append(RuleSection(title=section.title, lines=[*rows, *lines]))
    return out


def row_told(head: tuple[str, ...], cells: tuple[str, ...]) -> str:
    """A row of a table as a line: ``As printed: straight 1, bank 2, turn 3.``"""
    name, *rest = cells
    parts = [
        f"{title.lower()} {cell}".strip() for title, cell in zip(head[1:], rest, strict=True) if cell not in ("", "–")
    ]
    return f"{name[:1].upper()}{name[1:]}: {', '.join(parts)}."
