"""Rules as LLVM text: numba types and lowers them as ever, but nothing is optimised, and no machine code is made.

Afterwards numba's own functions are of no more use in this process: it keeps what it has lowered, and here that has no
machine code. So whoever lowers does nothing else (see ``browser.building`` and ``machine_code.making``).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from numba import boolean, float64, from_dtype, int64, types
from numba.core import codegen
from numba.core.registry import cpu_target
from numba.cpython import slicing

from skyrmish.engine.exports import Export, Rows, is_record, row_layout
from skyrmish.engine.records import layout
from skyrmish.engine.rule import as_part

NUMBERS = {int: int64, float: float64, bool: boolean}


class _Texts(codegen.JITCodeLibrary):  # type: ignore[misc]  # numba tells no types
    """Keeps the text of a function as it is before it is optimised: afterwards this machine's layout is baked in."""

    def __init__(self, *told: Any) -> None:
        super().__init__(*told)
        self.texts: list[str] = []

    def add_ir_module(self, ir_module: Any) -> None:
        self.texts.append(str(ir_module))

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        return 0  # there is none


class _Writer(codegen.JITCPUCodegen):  # type: ignore[misc]
    _library_class = _Texts

    def set_env(self, *_told: Any) -> None:
        """What a function needs of Python: rules need nothing."""


@dataclass(frozen=True)
class Lowered:
    """A rule's name in the texts, and the kind of number it gives; none where it gives nothing."""

    name: str
    gives: type | None


def lowered(exports: Sequence[Export], absent: frozenset[str]) -> tuple[list[str], dict[str, Lowered]]:
    """The texts of rules, and of all that they call; and what became of each rule in them."""
    slicing.fix_index = _from_the_front
    cpu_target.target_context._internal_codegen = _Writer("skyrmish")
    types.Record.__repr__ = cache(types.Record.__repr__)  # asked for again and again, a tenth of all the time
    found: dict[str, Lowered] = {}
    libraries: dict[int, _Texts] = {}
    for export in exports:
        signature = tuple(map(_typed, export.takes))
        translated = as_part(export.rule, absent)
        translated.compile(signature)
        made = translated.overloads[signature]
        found[export.name] = Lowered(made.fndesc.llvm_func_name, _number(made.signature.return_type))
        libraries |= {id(library): library for library in _linked(made.library)}
    return [text for library in libraries.values() for text in library.texts], found


def _from_the_front(_builder: Any, index: Any, _size: Any) -> Any:
    """Rules count from the front: none looks for the last item as the one before the first, so none is asked that."""
    return index


def _number(kind: Any) -> type | None:
    return next((number for number, typed in NUMBERS.items() if typed == kind), None)


def _typed(kind: Any) -> Any:
    if isinstance(kind, Rows):
        return types.Array(from_dtype(row_layout(kind)), kind.dimensions, "C")
    return from_dtype(layout(kind)) if is_record(kind) else NUMBERS[kind]


def _linked(library: _Texts) -> Iterator[_Texts]:
    """A library, and all that it needs."""
    found, waiting = {id(library)}, [library]
    while waiting:
        each = waiting.pop()
        yield each
        new = [other for other in each._linking_libraries if id(other) not in found]
        found |= {id(other) for other in new}
        waiting += new
