"""Rulesets as something that can be looked up and sent to another process; and rules that many matches share."""

import json
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from skyrmish.games.all_games import game_named, game_of
from skyrmish.games.game import Choices
from skyrmish.lessons.scene import scene_for
from skyrmish.table.messages.answers import RuleLine, RuleSection
from skyrmish.words.language import in_each_language

KEPT = 128
RulesetKey = str  # the choices that lead to it, as JSON


def key_of(ruleset: Any) -> RulesetKey:
    return json.dumps(asdict(game_of(ruleset).choices(ruleset)), sort_keys=True)


@lru_cache(maxsize=KEPT)
def ruleset_from(key: RulesetKey) -> Any:
    fields = json.loads(key)
    choices = Choices(**{**fields, "modules": tuple(fields["modules"])})
    return game_named(choices.game).ruleset(choices)


@lru_cache(maxsize=KEPT)
def shared_rules(key: RulesetKey) -> Any:
    ruleset = ruleset_from(key)
    return game_of(ruleset).make_rules(ruleset)


@in_each_language(KEPT)
def rule_sections(key: RulesetKey) -> list[RuleSection]:
    """The rule sheet; the rows of its tables become lines."""
    ruleset, out = ruleset_from(key), []
    for section in game_of(ruleset).rule_sheet(ruleset):
        rows = [
            RuleLine(text=row_told(section.head, row.cells), clauses=[*row.clauses], die=row.die)
            for row in section.rows
        ]
        lines = [RuleLine(text=line.text, clauses=list(line.clauses)) for line in section.lines]
        scene = scene_for(ruleset, section.key)
        out.append(RuleSection(title=section.title, lines=[*rows, *lines], scene=scene))
    return out


def row_told(head: tuple[str, ...], cells: tuple[str, ...]) -> str:
    """A row of a table as a line: ``As printed: straight 1, bank 2, turn 3.``"""
    name, *rest = cells
    parts = [f"{title} {cell}".strip() for title, cell in zip(head[1:], rest, strict=True) if cell not in ("", "–")]
    return f"{name[:1].upper()}{name[1:]}: {', '.join(parts)}."
