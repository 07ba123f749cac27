"""Code of somebody's own, by ``FILE.py:NAME`` or ``MODULE:NAME``."""

import importlib
import importlib.util
import sys
from pathlib import Path
from typing import Any


def load(name: str) -> Any:
    """What a file or a module calls so, made."""
    where, _, attribute = name.rpartition(":")
    return getattr(_from_file(where) if where.endswith(".py") else importlib.import_module(where), attribute)()


def _from_file(where: str) -> Any:
    spec = importlib.util.spec_from_file_location(Path(where).stem, where)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules.setdefault(spec.name, module)  # so that what it makes can be sent to another process
    spec.loader.exec_module(module)
    return module
