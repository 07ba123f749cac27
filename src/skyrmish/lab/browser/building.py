"""Writing the modules of a page, and what they hold, into a folder; made once of the same rules, then copied."""

import hashlib
import json
import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from skyrmish.engine import browser
from skyrmish.engine.exports import Export
from skyrmish.engine.keeping.compiled_once import alone_with
from skyrmish.engine.keeping.fingerprints import digest, fingerprint
from skyrmish.engine.keeping.folders import cache_home, kept_folder
from skyrmish.engine.layouts import described, name_of, with_parts
from skyrmish.engine.records import Record
from skyrmish.engine.rule import made_by
from skyrmish.lab.browser.modules import MODULES, PageModule

CATALOGUE = "rules.json"
ABOUT = {module.name: module for module in MODULES}


def build(folder: Path, names: Iterable[str] = tuple(ABOUT)) -> Path:
    """Write these modules, and a catalogue of them: its path."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [ABOUT[name] for name in names]
    _make_missing(wanted)
    modules = {module.name: _put(module, folder) for module in wanted}
    catalogue = folder / CATALOGUE
    catalogue.write_text(json.dumps({"modules": modules, "records": _layouts(wanted)}), encoding="utf-8")
    return catalogue


def _make_missing(wanted: Iterable[PageModule]) -> None:
    """All at once, in as many processes as there are cores: each takes most of a minute."""
    cache_home().mkdir(parents=True, exist_ok=True)
    with alone_with(cache_home() / "browser.lock"):
        missing = [module.name for module in wanted if not _notes(kept_in(module)).is_file()]
        if missing:
            cores = min(len(missing), os.cpu_count() or 1)
            with ProcessPoolExecutor(cores, get_context("spawn"), max_tasks_per_child=1) as pool:
                list(pool.map(_make, missing))


def kept_in(module: PageModule) -> Path:
    """The folder for a module that is made of these rules and records, by these tools."""
    rules = [(each.name, fingerprint(each.rule, module.absent)) for each in module.exports]
    linker = [path.read_bytes() for path in sorted(Path(browser.__path__[0]).glob("*.py"))]
    return kept_folder("browser", module.name, digest(rules, _layouts([module]), made_by(), linker))


def _make(name: str) -> None:
    """In a process of its own; notes come last, and say that all is there."""
    from skyrmish.engine.browser.building import in_browser

    module = ABOUT[name]
    kept, made = kept_in(module), in_browser(module.exports, module.absent)
    _code(kept).write_bytes(made.code)
    _notes(kept).write_text(json.dumps(made.gives), encoding="utf-8")


def _code(kept: Path) -> Path:
    return kept / "module.wasm"


def _notes(kept: Path) -> Path:
    return kept / "gives.json"


def _put(module: PageModule, folder: Path) -> dict[str, Any]:
    """Under a name that follows from what is in it."""
    kept = kept_in(module)
    code, gives = _code(kept).read_bytes(), json.loads(_notes(kept).read_text(encoding="utf-8"))
    file = f"{module.name}-{hashlib.sha256(code).hexdigest()[:12]}.wasm"
    (folder / file).write_bytes(code)
    rules = {each.name: {"takes": [*map(name_of, each.takes)], "gives": gives[each.name]} for each in module.exports}
    return {"file": file, "rules": rules}


def _layouts(modules: Iterable[PageModule]) -> dict[str, Any]:
    taken = {kind for module in modules for export in module.exports for kind in _records(export)}
    parts = {part for kind in taken for part in with_parts(kind)}
    return {name_of(part): described(part) for part in sorted(parts, key=name_of)}


def _records(export: Export) -> list[type[Record]]:
    return [kind for kind in export.takes if issubclass(kind, Record)]
