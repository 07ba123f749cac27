"""What is shipped has the page in it: it is built here, or it is said what is missing.

An editable install goes without: ``make play`` builds the page when it is wanted.
"""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/skyrmish/server/page/index.html"
MISSING = (
    "The page of the table is not built, and there is no npm here to build it. "
    "Install Node and try again, or run 'make page' first: it brings a Node of its own."
)


class PageHook(BuildHookInterface[Any]):
    """Runs before a wheel or an sdist is put together."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - as hatchling calls it
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            build_page(Path(self.root) / "web")


def build_page(web: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(MISSING)
    for command in (["ci"], ["run", "build"]):
        if subprocess.run([npm, *command], cwd=web, check=False).returncode:
            raise SystemExit(f"The page of the table could not be built: npm {' '.join(command)} failed.")
