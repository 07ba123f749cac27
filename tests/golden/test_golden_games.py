"""Golden games play as they always did, and their text alone leads to the same end."""

import pytest
from golden.golden_games import GAMES, Golden, golden_text, played

from skyrmish.engine.records import as_tuple
from skyrmish.match.records.record import play_record, read_record


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_game_is_played_as_its_text_says(golden: Golden) -> None:
    assert golden_text(golden) == golden.path.read_text(encoding="utf-8"), "see golden_games.py"


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_text_leads_to_the_same_table(golden: Golden) -> None:
    replayed = play_record(read_record(golden.path.read_text(encoding="utf-8")))
    match, _ = played(golden)
    assert as_tuple(replayed.table) == as_tuple(match.table)
    assert replayed.events == match.events
