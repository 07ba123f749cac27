"""The same rules compile for a GPU: to PTX, for which no GPU is needed."""

import subprocess
import sys
from pathlib import Path

import pytest


def test_a_whole_game_compiles_to_ptx() -> None:
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")
    script = Path(__file__).with_name("compile_to_ptx.py")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert ".visible .entry" in done.stdout
