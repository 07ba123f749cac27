"""Rules as LLVM text: numba types and lowers them as ever, but nothing is optimised, and no machine code is made.

Afterwards numba's own functions are of no more use in this process: it keeps what it has lowered, and here that has no
machine code. So whoever lowers does nothing else (see ``building``).
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from numba import boolean, float64, from_dtype, int64
from numba.core import codegen
from numba.core.registry import cpu_target

from skyrmish.engine.records import Record, layout
in_browser = None

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


def lowered(rules: Sequence[tuple[Callable[..., Any], Sequence[type]]], absent: frozenset[str]) -> tuple[Any, Any]:
    """The texts of rules with such arguments, and of all that they call; and the name of each rule in them."""
    cpu_target.target_context._internal_codegen = _Writer("skyrmish.browser")
    names: dict[str, str] = {}
    libraries: dict[int, _Texts] = {}
    for rule, kinds in rules:
        result = in_browser(rule, absent).compile_for(tuple(map(_typed, kinds)))
        names[rule.__name__] = result.fndesc.llvm_func_name
        libraries |= {id(library): library for library in _linked(result.library)}
    return [text for library in libraries.values() for text in library.texts], names


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
