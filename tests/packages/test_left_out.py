"""A library that was left out when Skyrmish was installed: whatever needs it says so, all else works."""

import subprocess
import sys
from pathlib import Path

import pytest

from skyrmish.cli.main import requirement

RUN = """
import sys
sys.modules.update(dict.fromkeys(sys.argv.pop(1).split(",")))
from skyrmish.cli.main import run
run()
"""
LEFT_OUT = "numpy,numba,llvmlite,shapely,manifold3d,trimesh,reportlab,fastapi,sqlalchemy,alembic,uvicorn,picows,orjson"


def skyrmish(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", RUN, *words], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("words", [("odds", "--attack", "3", "--defense", "3"), ("rules",)], ids=lambda words: words[0])
def test_odds_and_rules_need_none_of_the_large_libraries(words: tuple[str, ...]) -> None:
    done = skyrmish(LEFT_OUT, *words)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("library", "words"),
    [("reportlab", ("print", "--out", "kit")), ("sqlalchemy", ("play",)), ("numba", ("simulate", "--games", "1"))],
)
def test_what_is_missing_is_named_with_the_command_that_installs_it(
    library: str, words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKYRMISH_CACHE", str(tmp_path))  # what was compiled before is played without a compiler
    done = skyrmish(library, *words)
    assert done.returncode == 2
    said = "skyrmish: this needs a library that was left out when Skyrmish was installed: pip install"
    assert done.stderr == f"{said} '{requirement(library)}'\n"


def test_what_skyrmish_never_asked_for_is_nobodys_requirement() -> None:
    assert requirement("numba.core") == requirement("numba") != ""
    assert requirement("num") == requirement("skyrmish") == ""
