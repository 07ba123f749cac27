"""A small dice game of your own, made of public names and registered: every part of the house plays it."""

import asyncio
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import pytest
from pig_game import ROOT
from server.player import Player
from servers import awaited, launch, none_left_behind, stop
from typer.testing import CliRunner

import skyrmish
from skyrmish.cli.app import app
from skyrmish.games import making
from skyrmish.printkit.choosing import choose
from skyrmish.printkit.making import make_kit
from skyrmish.table.faces.all_faces import face_of
from skyrmish.table.faces.plain import PlainFace
from skyrmish.table.lobby.catalogue import game_card


def test_it_is_made_of_public_names_alone(pig: ModuleType) -> None:
    assert pig.__file__ is not None
    source = Path(pig.__file__).read_text(encoding="utf-8")
    assert [line for line in source.splitlines() if "import" in line and "skyrmish" in line] == [
        "from skyrmish.games import making as m"
    ]
    assert all(hasattr(making, name) for name in making.__all__)


def test_it_is_there_like_any_other(pig: ModuleType) -> None:
    assert skyrmish.game_names()[-1] == "pig"
    assert skyrmish.bot_names("pig") == ("random",)
    with pytest.raises(skyrmish.Refusal, match="game 'pig' is there already"):
        skyrmish.register(pig.Pig())


@pytest.mark.usefixtures("pig")
def test_orders_are_taken_and_refused_with_a_clause() -> None:
    match = skyrmish.new_match("pig", ["Ann", "Ben"], dice=skyrmish.TypedDice([4, 1]))
    with pytest.raises(skyrmish.Refusal, match=r"there is nothing to hold yet: roll first \(PIG-2\)"):
        match.order("hold")
    assert [event.text for event in match.order("roll")] == ["Ann rolls 4."]
    assert [str(order) for order in match.legal_orders()] == ["roll", "hold"]
    match.order("roll")
    assert match.deciding_seats() == ["Ben"]
    with pytest.raises(skyrmish.Refusal, match=r"dice: one more wanted"):
        match.order("roll")


@pytest.mark.usefixtures("pig")
def test_bots_play_it_and_its_record_leads_to_the_same_end() -> None:
    match = skyrmish.new_match("pig", ["Ann", "Ben", "Cleo"], seed=5)
    skyrmish.play(match, {seat: skyrmish.bot("random", seed, game="pig") for seed, seat in enumerate(match.names)})
    text = skyrmish.record(match)
    assert skyrmish.resume(text).winner == match.winner
    replay = skyrmish.replay(text)
    assert replay.go_to(replay.last).match.is_over
    assert replay.step(-1).match.is_over is False


@pytest.mark.usefixtures("pig")
def test_many_games_are_the_same_on_any_number_of_cores() -> None:
    one, two = (skyrmish.simulate("pig", games=40, seed=9, cores=cores) for cores in (1, 2))
    assert (one.games, one.wins, one.decisions) == (40, two.wins, two.decisions)
    assert min(one.wins) > 5


@pytest.mark.usefixtures("pig")
def test_the_plain_face_of_the_terminal_plays_it_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = tmp_path / "pig.txt"
    typed = "".join(["hold\n", "look\n", "hint\n", *(["roll\n", "r\n", "h\n"] * 200)])
    words = ["terminal", "--game", "pig", "--seats", "you,random", "--seed", "3", "--save", str(file)]
    told = CliRunner().invoke(app, words, input=typed)
    assert told.exit_code == 0, told.output
    for sentence in ("There is nothing to hold yet: roll first. (PIG-2)", "You roll ", "you: 0 points", " win"):
        assert sentence in told.output, told.output
    assert skyrmish.resume(file.read_text(encoding="utf-8")).is_over
    assert "The first with 30 points wins." in CliRunner().invoke(app, ["rules", "--game", "pig"]).output


@pytest.mark.usefixtures("pig")
def test_its_chances_are_refused_in_a_sentence_with_its_clause() -> None:
    with pytest.raises(skyrmish.Refusal, match=r"--game: pig .* \(PIG-1\)"):
        CliRunner().invoke(app, ["odds", "--game", "pig"], catch_exceptions=False)
    with pytest.raises(skyrmish.Refusal, match="--squadron is nothing to ask of pig"):
        CliRunner().invoke(app, ["odds", "--game", "pig", "--squadron", "4"], catch_exceptions=False)


# ---- in the browser ----


@pytest.mark.usefixtures("pig")
def test_the_plain_face_of_the_table_shows_it() -> None:
    card = game_card("pig")
    assert (card.title, card.players, [bot.level for bot in card.bots]) == ("Pig", "2 to 6 players", ["random"])
    match = skyrmish.new_match("pig", ["Ann", "Ben"], seed=5, dice=skyrmish.TypedDice([4]))
    match.order("roll")
    face = face_of(match)
    assert isinstance(face, PlainFace)
    view, ask = face.view(1, [], []), face.asks()["Ann"]
    assert [stood.lines for stood in view.standing] == [["0 points, 4 more at stake"], ["0 points"]]
    assert ask.kind == "choice"
    assert (ask.title, [choice.order for choice in ask.choices]) == ("Roll again, or hold", ["roll", "hold"])


def test_it_is_played_in_the_browser_against_a_bot(tmp_path: Path) -> None:
    """A real server that SKYRMISH_GAMES tells of it, and a page that knows no rules."""
    yours = {"SKYRMISH_GAMES": f"{ROOT}/examples/pig/pig.py:Pig"}
    with none_left_behind():
        words = ("play", "--no-browser", "--json", "--port", "0", "--database", f"sqlite:///{tmp_path}/table.sqlite")
        process = launch(*words, env=yours)
        assert process.stdout is not None
        base = json.loads(process.stdout.readline())["address"].rstrip("/")
        seats = [{"name": "Ann", "kind": "person"}, {"name": "Bob", "kind": "bot", "level": "random"}]
        made = httpx.post(f"{base}/api/matches", json={"game": "pig", "seats": seats, "seed": 4}, timeout=30).json()
        player = awaited(played(base, made))
        assert stop(process) == 0
    assert (player.welcome["board"], player.welcome["title"].split(";")[0]) == (None, "Pig")
    assert player.state["table"]["winner"] in ("Ann", "Bob")
    assert player.events[-1]["text"] in ("Ann wins.", "Bob wins.")


async def played(base: str, made: dict[str, Any]) -> Player:
    player = Player(base, made["match"], list(made["keys"].values()))
    await player.sit_down()
    await asyncio.wait_for(player.play(), 60)
    await player.leave()
    return player


@pytest.mark.usefixtures("pig")
def test_its_rules_can_be_printed() -> None:
    """A game that says nothing of parts has a card to fold up, and a box for it."""
    kit = make_kit(choose("pig", players=3))
    assert sorted(kit.files) == [
        *("LICENCE.txt", "index.html", "kit.json", "paper/rule-card.pdf", "paper/tuck-box.pdf"),
        *("pictures/rule-card.svg", "pictures/tuck-box.svg"),
    ]
    assert "Print kit: Pig" in kit.files["index.html"].decode()
    with pytest.raises(skyrmish.Refusal, match="this game has none"):
        choose("pig", modules="altitude")
