"""The first prompt comes at once: nothing heavy is loaded to play."""

import subprocess
import sys
from pathlib import Path

HEAVY = ("numpy", "numba", "shapely", "trimesh")


def test_the_first_prompt_loads_nothing_heavy(tmp_path: Path) -> None:
    code = (
        "import sys; from skyrmish.cli.app import app\n"
        f"sys.argv = ['skyrmish', 'terminal', '--seed', '1', '--save', {str(tmp_path / 'game.txt')!r}]\n"
        "try: app()\n"
        "except SystemExit: pass\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], input="", capture_output=True, text=True, check=True)
    assert "share out the stats> " in done.stdout
    assert done.stderr.strip() == "[]"
