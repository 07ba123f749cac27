"""Each package imports only packages above it: the order of docs/architecture.md."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ORDER = ("engine", "geometry", "games", "match", "odds", "bots", "lab", "env", "printkit", "server", "cli")


def packages_imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            names = [node.module or ""]
        for name in names:
            if name.startswith("skyrmish."):
                yield name.split(".")[1]


def sources(root: Path) -> list[Path]:
    return [path for path in (root / "src" / "skyrmish").rglob("*.py") if path.parent.name != "skyrmish"]


def test_every_package_has_a_place_in_the_order(root: Path) -> None:
    assert {path.relative_to(root / "src" / "skyrmish").parts[0] for path in sources(root)} <= set(ORDER)


@pytest.mark.parametrize("package", ORDER)
def test_a_package_imports_only_packages_above_it(root: Path, package: str) -> None:
    allowed = ORDER[: ORDER.index(package) + 1]
    for path in (root / "src" / "skyrmish" / package).rglob("*.py"):
        for imported in packages_imported(path):
            assert imported in allowed, f"{path.relative_to(root)} imports {imported}"


def test_the_architecture_lists_the_packages_in_this_order(root: Path) -> None:
    text = (root / "docs" / "architecture.md").read_text(encoding="utf-8")
    listed = re.findall(r"^  (\w+)/ ", text, flags=re.MULTILINE)
    assert listed == [package for package in ORDER if package in listed]
    assert {path.relative_to(root / "src" / "skyrmish").parts[0] for path in sources(root)} <= set(listed)
