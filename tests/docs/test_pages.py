"""The pages agree with the code and with each other."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from test_import_order import ORDER

from skyrmish import __version__

PAGES = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs"]


def pages(root: Path) -> list[Path]:
    return [path for name in PAGES for path in ([root / name] if name.endswith(".md") else (root / name).glob("*.md"))]


def test_the_changelog_begins_with_this_version(root: Path) -> None:
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(r"^## \[(.+?)\]", text, flags=re.MULTILINE)
    assert found is not None
    assert found.group(1) == __version__


def test_links_between_pages_lead_somewhere(root: Path) -> None:
    for page in pages(root):
        for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
            if not target.startswith(("http://", "https://")):
                assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_architecture_lists_every_package_in_the_order_of_imports(root: Path) -> None:
    text = (root / "docs" / "architecture.md").read_text(encoding="utf-8")
    listed = re.findall(r"^  (\w+)/ ", text, flags=re.MULTILINE)
    assert listed == [package for package in ORDER if package in listed]
    assert {path.parent.name for path in (root / "src" / "skyrmish").glob("*/__init__.py")} <= set(listed)


def test_manoeuvre_is_spelt_the_british_way(root: Path) -> None:
    for page in pages(root):
        assert not re.search("maneuver", page.read_text(encoding="utf-8"), flags=re.IGNORECASE), page.name


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
def test_make_alone_tells_every_target(root: Path) -> None:
    told = subprocess.run(["make", "-s"], cwd=root, capture_output=True, text=True, check=True).stdout
    for target in ("play", "test", "check", "bench", "soak", "clean"):
        assert f"make {target} " in told
