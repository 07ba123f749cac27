"""The first thing that a page is told: everything about the match that does not change."""

import json

from skyrmish.games.all_games import game_of
from skyrmish.games.clauses import clause_chapters
from skyrmish.table.faces.all_faces import face_class
from skyrmish.table.json_text import dumps
from skyrmish.table.live_table import LiveTable
from skyrmish.table.lobby.match_setup import title_of
from skyrmish.table.messages import VERSION
from skyrmish.table.messages.answers import Welcome
from skyrmish.table.pages.page import Page
from skyrmish.table.rulesets import KEPT, RulesetKey, key_of, rule_sections, ruleset_from
from skyrmish.words.language import in_each_language

ADDRESS = "/#/t/{match}/{key}"
SHARED = {"board", "pieces", "rules", "clauses"}


def welcome_text(table: LiveTable, page: Page) -> str:
    """The Welcome message. Most of it is the same for everybody, and made once."""
    ruleset = table.match.ruleset
    links = {seat: ADDRESS.format(match=table.id, key=key) for seat, key in page.keys.items()}
    own = Welcome(
        version=VERSION,
        match=table.id,
        title=title_of(ruleset, is_seed_chosen=table.kept.setup.get("seed") is not None),
        game=ruleset.game,
        face=table.showing.face.name,
        you=page.seats,
        unnamed=[seat for seat in page.seats if table.may_be_named(seat)],
        dice=table.gathering.told(),
        real_dice=table.header.typed_dice,
        seals=table.sealing.told,
        links={**links, "": ADDRESS.format(match=table.id, key=table.kept.watch_key)},
        board=None,  # what is the same for everybody is added as text
        pieces=None,
        rules=[],
        clauses={},
        **table.showing.face.about(),
    )
    told = {name: value for name, value in vars(own).items() if name not in SHARED}
    return f"{dumps(told).decode()[:-1]},{shared_text(key_of(ruleset))}}}"


@in_each_language(KEPT)
def shared_text(key: RulesetKey) -> str:
    """Board, pieces, rules and clauses, as part of a message."""
    face = face_class(game_of(ruleset_from(key)))
    parts = {
        "board": dumps(face.board(key)).decode(),
        "pieces": dumps(face.pieces(key)).decode(),
        "rules": dumps(rule_sections(key)).decode(),
        "clauses": json.dumps(clauses(), ensure_ascii=False),
    }
    return ",".join(f'"{name}":{text}' for name, text in parts.items())


@in_each_language()
def clauses() -> dict[str, str]:
    """Every clause in one sentence."""
    return {clause: says for chapter in clause_chapters().values() for clause, says in chapter.items()}
