"""The first thing that a page is told: everything about the match that does not change."""

import tomllib
from functools import cache
from importlib.resources import files

from skyrmish.server.live_table import LiveTable
from skyrmish.server.match_setup import title_of
from skyrmish.server.page import Page
from skyrmish.server.protocol import VERSION
from skyrmish.server.protocol.answers import Welcome
from skyrmish.server.protocol.kit import ClauseChapter, ClauseLine
from skyrmish.server.rulesets import key_of, rule_sections, shared_board, shared_pieces

ADDRESS = "/#/t/{match}/{key}"


def welcome(table: LiveTable, page: Page) -> Welcome:
    match, ruleset = table.match, table.match.ruleset
    key = key_of(ruleset)
    links = {seat: ADDRESS.format(match=table.id, key=key) for seat, key in page.keys.items()}
    return Welcome(
        version=VERSION,
        match=table.id,
        title=title_of(ruleset),
        game=ruleset.game,
        edition=ruleset.edition,
        modules=list(ruleset.modules),
        speed_name=match.speed_name,
        stat_names=["Attack", "Defense", match.speed_name, "Health"],
        board=shared_board(key),
        pieces=shared_pieces(key),
        you=page.seats,
        clauses=clauses(),
        rules=rule_sections(key),
        links={**links, "": ADDRESS.format(match=table.id, key=table.kept.watch_key)},
    )


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
