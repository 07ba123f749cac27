"""Writing the modules of a page, and what they hold, into a folder; made once for the same sources, then copied."""

import hashlib
import json
import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from skyrmish.engine.browser.exports import Export
from skyrmish.engine.compiled_once import alone_with
from skyrmish.engine.layouts import described, name_of, with_parts
from skyrmish.engine.records import Record
from skyrmish.engine.rule import cache_folder
from skyrmish.lab.browser.modules import MODULES, PageModule

CATALOGUE = "rules.json"
ABOUT = {module.name: module for module in MODULES}


def build(folder: Path, names: Iterable[str] = tuple(ABOUT)) -> Path:
    """Write these modules, and a catalogue of them: its path."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [ABOUT[name] for name in names]
    kept = cache_folder() / "browser"
    kept.mkdir(exist_ok=True)
    _make_missing(wanted, kept)
    modules = {module.name: _put(module, kept, folder) for module in wanted}
    catalogue = folder / CATALOGUE
    catalogue.write_text(json.dumps({"modules": modules, "records": _layouts(wanted)}), encoding="utf-8")
    return catalogue


def _make_missing(wanted: Iterable[PageModule], kept: Path) -> None:
    """All at once, in as many processes as there are cores: each takes most of a minute."""
    with alone_with(kept / "lock"):
        missing = [module.name for module in wanted if not _notes(kept, module.name).is_file()]
        if missing:
            cores = min(len(missing), os.cpu_count() or 1)
            with ProcessPoolExecutor(cores, get_context("spawn"), max_tasks_per_child=1) as pool:
                list(pool.map(partial(_make, kept), missing))


def _make(kept: Path, name: str) -> None:
    """In a process of its own; notes come last, and say that all is there."""
    from skyrmish.engine.browser.building import built

    made = built(ABOUT[name].exports, ABOUT[name].absent)
    _code(kept, name).write_bytes(made.code)
    _notes(kept, name).write_text(json.dumps(made.gives), encoding="utf-8")


def _code(kept: Path, name: str) -> Path:
    return kept / f"{name}.wasm"


def _notes(kept: Path, name: str) -> Path:
    return kept / f"{name}.json"


def _put(module: PageModule, kept: Path, folder: Path) -> dict[str, Any]:
    """Under a name that follows from what is in it."""
    code, notes = _code(kept, module.name).read_bytes(), _notes(kept, module.name).read_text(encoding="utf-8")
    gives = json.loads(notes)
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
