"""The first thing that a page is told: everything about the match that does not change."""

import json
import tomllib
from functools import cache, lru_cache
from importlib.resources import files

import orjson
from pydantic import TypeAdapter

from skyrmish.server.live_table import LiveTable
from skyrmish.server.match_setup import title_of
from skyrmish.server.page import Page
from skyrmish.server.protocol import VERSION
from skyrmish.server.protocol.answers import RuleSection, Welcome
from skyrmish.server.protocol.kit import ClauseChapter, ClauseLine
from skyrmish.server.rulesets import KEPT, RulesetKey, key_of, rule_sections, shared_board, shared_pieces

ADDRESS = "/#/t/{match}/{key}"
SHARED = {"board", "pieces", "rules", "clauses"}
RULES: TypeAdapter[list[RuleSection]] = TypeAdapter(list[RuleSection])


def welcome_text(table: LiveTable, page: Page) -> str:
    """The Welcome message. Most of it is the same for everybody, and made once."""
    ruleset, speed = table.match.ruleset, table.match.speed_name
    links = {seat: ADDRESS.format(match=table.id, key=key) for seat, key in page.keys.items()}
    own = Welcome.model_construct(
        type="welcome",
        version=VERSION,
        match=table.id,
        title=title_of(ruleset),
        game=ruleset.game,
        edition=ruleset.edition,
        modules=list(ruleset.modules),
        speed_name=speed,
        stat_names=["Attack", "Defense", speed, "Health"],
        leaving_clause=table.match.cites("SL1-MOVE-06"),
        you=page.seats,
        links={**links, "": ADDRESS.format(match=table.id, key=table.kept.watch_key)},
    )
    return f"{own.model_dump_json(exclude=SHARED)[:-1]},{shared_text(key_of(ruleset))}}}"


@lru_cache(maxsize=KEPT)
def shared_text(key: RulesetKey) -> str:
    """Board, pieces, rules and clauses, as part of a message."""
    parts = {
        "board": orjson.dumps(shared_board(key)).decode(),
        "pieces": orjson.dumps(shared_pieces(key)).decode(),
        "rules": RULES.dump_json(rule_sections(key)).decode(),
        "clauses": json.dumps(clauses(), ensure_ascii=False),
    }
    return ",".join(f'"{name}":{text}' for name, text in parts.items())


@cache
def clause_chapters() -> list[ClauseChapter]:
    """The register of clauses, each in one sentence."""
    data = tomllib.loads(files("skyrmish.games").joinpath("clauses.toml").read_text(encoding="utf-8"))
    return [
        ClauseChapter(title=chapter["title"], clauses=[clause_line(*entry) for entry in chapter["clauses"].items()])
        for chapter in data["chapter"]
    ]


def clause_line(clause: str, entry: str | dict[str, str]) -> ClauseLine:
    return ClauseLine(clause=clause, says=entry if isinstance(entry, str) else entry["says"])


@cache
def clauses() -> dict[str, str]:
    """Every clause in one sentence."""
    return {line.clause: line.says for chapter in clause_chapters() for line in chapter.clauses}
