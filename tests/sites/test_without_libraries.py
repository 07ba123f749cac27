"""A table needs nothing that Python in a page has not: whole games are played where none of it can be imported."""

import subprocess
import sys
from pathlib import Path

import pytest

ABSENT = ("numpy", "numba", "llvmlite", "pydantic", "orjson", "shapely", "fastapi", "starlette", "sqlalchemy")
PLAYER = Path(__file__).with_name("playing_in_a_page.py")


@pytest.mark.parametrize(("game", "level"), [("squadron-leader", "wingman"), ("dogfight", "greedy")])
def test_a_whole_game_is_played_replayed_and_proved_and_a_lesson_is_taught(game: str, level: str) -> None:
    without = f"import sys; sys.modules.update(dict.fromkeys({ABSENT!r})); "
    play = f"sys.argv = ['', {game!r}, {level!r}]; import runpy; runpy.run_path({str(PLAYER)!r}, run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", without + play], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["over", "replayed", "proved", "taught"], done.stderr
