"""Node, for tests of what the page is written in."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web"
BUNDLER = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"


def node_path() -> str:
    """The machine's node, or the one beside Python."""
    node = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert node, "the page was built without node?"
    return node


def bundle(source: str, made: Path) -> None:
    """A file of the page, and all that it imports, as one that runs by itself."""
    command = [node_path(), str(BUNDLER), str(WEB / "src" / source), "--format", "esm", "--file", str(made)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
