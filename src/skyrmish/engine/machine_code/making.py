"""The process that makes machine code: it is told what on its first line, and says a word for each rule it has lowered.

It has numba all to itself, which is good for nothing else afterwards, and whoever wants the code never loads numba.
"""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from skyrmish.engine.exports import Export
from skyrmish.engine.hearing import heard
from skyrmish.engine.machine_code.objects import Object
from skyrmish.engine.machine_code.targets import Target, this_one

LOWERED = "lowered"
COMPILER = "numba"
RULE = "rule"  # the name by which the code knows it


@dataclass(frozen=True)
class Order:
    """A rule by its name, and where its code is to be put."""

    module: str
    name: str
    absent: list[str]
    path: str
    paths: list[str]  # where Python finds modules
    target: dict[str, str]


def look_for_compiler() -> None:
    """Where it was left out, whoever wants something made is told so before anything begins."""
    if find_spec(COMPILER) is None:
        raise ModuleNotFoundError(f"No module named {COMPILER!r}", name=COMPILER)


def make(rule: Callable[..., Any], absent: frozenset[str], path: Path, hear: Callable[[int], None]) -> None:
    """Have a rule made for this processor; ``hear`` how many rules are lowered."""
    look_for_compiler()
    order = Order(rule.__module__, rule.__qualname__, sorted(absent), str(path), sys.path, asdict(this_one()))
    command = [sys.executable, "-c", f"from {__name__} import work; work()"]
    pipe = subprocess.PIPE
    with (
        TemporaryFile("w+") as faults,
        subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=faults, text=True, env=_environment()) as maker,
    ):
        assert maker.stdin is not None
        assert maker.stdout is not None
        try:
            maker.stdin.write(json.dumps(asdict(order)) + "\n")
            maker.stdin.flush()  # and it stays open: a maker ends when nobody waits for it any more
            for done, _ in enumerate(maker.stdout, start=1):
                hear(done)
        finally:
            maker.kill()
        if not path.is_file():
            faults.seek(0)
            raise RuntimeError(f"{rule.__qualname__} could not be compiled: {faults.read().strip()}")


def _environment() -> dict[str, str]:
    """The maker finds this package where it is here."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(each for each in sys.path if each)}


# ---- in the other process ----


def work() -> None:
    order = Order(**json.loads(sys.stdin.readline()))
    threading.Thread(target=_end_with_who_waits, daemon=True).start()
    sys.path[:] = order.paths
    rule: Any = import_module(order.module)
    for part in order.name.split("."):
        rule = getattr(rule, part)
    made(Export.of(rule), frozenset(order.absent), Target(**order.target)).write(Path(order.path))


def _end_with_who_waits() -> None:
    sys.stdin.read()
    os._exit(1)


def made(export: Export, absent: frozenset[str], target: Target) -> Object:
    """A rule for games in which some things never occur, as machine code for a processor."""
    from skyrmish.engine.lowering import lowered
    from skyrmish.engine.weaving import woven_together

    with heard(lambda _: print(LOWERED, flush=True)):
        texts, found = lowered([export], absent)
    (only,) = found.values()
    machine = target.machine
    code = machine.emit_object(woven_together(texts, {RULE: only.name}, machine))
    return Object(RULE, only.gives, code)
