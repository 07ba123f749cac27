"""What is drawn in a test run is drawn in the next one as well; a soak draws something else, and more."""

import subprocess
import sys
from pathlib import Path

import pytest

DRAW = """
from draws import cases, drawn_with
from hypothesis import settings
settings.load_profile({profile!r})
print(drawn_with(5).random(), cases(80).max_examples, cases(80).derandomize, cases(80).database, cases(80).deadline)
"""


@pytest.fixture(autouse=True, params=["at home", "where CI is set"])
def place(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hypothesis has defaults of its own for a machine on which this variable is set."""
    monkeypatch.delenv("CI", raising=False)
    if request.param != "at home":
        monkeypatch.setenv("CI", "true")


def drawn(profile: str) -> list[str]:
    command = [sys.executable, "-c", DRAW.format(profile=profile)]
    done = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True, check=True)
    return done.stdout.split("\n")[1].split()


def test_make_test_draws_the_same_every_time() -> None:
    assert drawn("test") == drawn("test") == ["0.6229016948897019", "80", "True", "None", "None"]


def test_a_soak_draws_afresh_and_ten_times_as_much() -> None:
    first, second = drawn("soak"), drawn("soak")
    assert first[0] != second[0]
    assert first[1:] == second[1:] == ["800", "False", "None", "None"]


@pytest.mark.parametrize("target", ["test", "soak"])
def test_the_makefile_draws_by_these_profiles(target: str) -> None:
    text = (Path(__file__).parents[1] / "Makefile").read_text(encoding="utf-8")
    rule = text.split(f"\n{target}:")[1].split("\n\n")[0]
    assert ("--hypothesis-profile soak" in rule) == (target == "soak")
