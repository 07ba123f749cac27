"""Rules as LLVM text: numba types and lowers them as ever, but nothing is optimised, and no machine code is made.

Afterwards numba's own functions are of no more use in this process: it keeps what it has lowered, and here that has no
machine code. So whoever lowers does nothing else (see ``building``).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from numba import boolean, float64, from_dtype, int64
from numba.core import codegen
from numba.core.registry import cpu_target

from skyrmish.engine.browser.exports import Export
from skyrmish.engine.records import Record, layout
from skyrmish.engine.rule import in_browser

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
    cpu_target.target_context._internal_codegen = _Writer("skyrmish.browser")
    found: dict[str, Lowered] = {}
    libraries: dict[int, _Texts] = {}
    for export in exports:
        signature = tuple(map(_typed, export.takes))
        translated = in_browser(export.rule, absent)
        translated.compile(signature)
        made = translated.overloads[signature]
        found[export.name] = Lowered(made.fndesc.llvm_func_name, _number(made.signature.return_type))
        libraries |= {id(library): library for library in _linked(made.library)}
    return [text for library in libraries.values() for text in library.texts], found


def _number(kind: Any) -> type | None:
    return next((number for number, typed in NUMBERS.items() if typed == kind), None)


def _typed(kind: type) -> Any:
    return from_dtype(layout(kind)) if issubclass(kind, Record) else NUMBERS[kind]


def _linked(library: _Texts) -> Iterator[_Texts]:
    """A library, and all that it needs."""
    found, waiting = {id(library)}, [library]
    while waiting:
        each = waiting.pop()
        yield each
        new = [other for other in each._linking_libraries if id(other) not in found]
        found |= {id(other) for other in new}
        waiting += new
