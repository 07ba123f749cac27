"""A rule whose machine code is kept: made when there is none, loaded and called without the compiler."""

import ctypes
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from skyrmish.engine.exports import Export
from skyrmish.engine.keeping.compiled_once import alone_with
from skyrmish.engine.machine_code.arguments import NUMBERS, Arguments
from skyrmish.engine.machine_code.making import make
from skyrmish.engine.machine_code.objects import read
from skyrmish.engine.machine_code.targets import this_one

_engines: list[Any] = []  # what has code must live as long as the code


class MachineCode:
    """Called like the rule, with packed records; whoever calls it first waits until it is made."""

    def __init__(self, export: Export, absent: frozenset[str], folder: Path) -> None:
        self.rule, self.absent = export.rule, absent
        self._arguments = Arguments(export)
        self._folder, self._path = folder, folder / f"{this_one().name}.o"
        self._turn = threading.Lock()
        self._code: Any = None
        self._gives: Any = None

    @property
    def is_made(self) -> bool:
        return self._code is not None or self._path.is_file()

    def get_ready(self, hear: Callable[[int], None] = lambda _: None) -> None:
        """Of several that want the same code, in this process or others, one makes it; the others wait."""
        with self._turn:
            if self._code is not None:
                return
            with alone_with(self._folder / "lock"):
                if not self._path.is_file():
                    make(self.rule, self.absent, self._path, hear)
            self._load()

    def _load(self) -> None:
        kept = read(self._path)
        self._gives = NUMBERS.get(kept.gives, ctypes.c_void_p) if kept.gives else None
        kind = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, *self._arguments.places())
        self._code = kind(_loaded(kept.code, kept.name))

    def __call__(self, *values: Any) -> Any:
        """numba's way of calling: where to put the result, where to put an error, and the arguments."""
        if self._code is None:
            self.get_ready()
        given, fault = (self._gives or ctypes.c_void_p)(), ctypes.c_void_p()
        if self._code(ctypes.addressof(given), ctypes.addressof(fault), *self._arguments.told(values)):
            raise ArithmeticError(f"{self.rule.__qualname__} divides by zero")
        return given.value if self._gives else None


def _loaded(code: bytes, name: str) -> int:
    """Where a function lies, once its object is loaded."""
    machine = this_one().machine
    empty = llvm.parse_assembly("")
    empty.triple = machine.triple
    engine = llvm.create_mcjit_compiler(empty, machine)
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _engines.append(engine)
    return int(engine.get_function_address(name))


def can_be_made(rule: Callable[..., Any]) -> bool:
    """Another process finds it by its name; it takes records, numbers and rows, and gives a number or nothing."""
    module = sys.modules.get(rule.__module__)
    return Export.is_one(rule) and rule.__module__ != "__main__" and getattr(module, rule.__qualname__, None) is rule
