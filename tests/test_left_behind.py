"""A test run that leaves a process behind fails, says which, and ends it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
LEAVES_ONE = """
import subprocess, sys

def test_that_leaves_one_behind():
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], start_new_session=True)
"""
TIDY = "def test_that_starts_nothing(): pass"


def run_tests(folder: Path, text: str) -> "subprocess.CompletedProcess[str]":
    """Tests of these lines, under the conftest of all tests."""
    (folder / "test_lines.py").write_text(text)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "conftest", "-p", "no:cacheprovider", "test_lines.py"]
    path = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PYTHONPATH": path, "SKYRMISH_PATIENCE": "0.5"}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")
def test_a_run_that_leaves_a_process_behind_fails_and_names_it(tmp_path: Path) -> None:
    done = run_tests(tmp_path, LEAVES_ONE)
    assert done.returncode == 1
    assert "1 passed" in done.stdout
    assert "These processes were left behind, and are ended now:" in done.stdout
    assert "import time; time.sleep(600)" in done.stdout


def test_a_run_that_leaves_nothing_is_good(tmp_path: Path) -> None:
    assert run_tests(tmp_path, TIDY).returncode == 0
