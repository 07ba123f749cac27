"""What a rule is given, as its machine code takes it: numbers as they are, records and rows by where they lie."""

import ctypes
from typing import Any

import numpy as np

from skyrmish.engine.exports import Export, Rows, is_record, row_layout
from skyrmish.engine.records import layout

NUMBERS: dict[Any, Any] = {int: ctypes.c_int64, float: ctypes.c_double, bool: ctypes.c_bool}
NOBODY_COUNTS = None, None  # numba would count who has an array; whoever calls has it until the rule is done


class Arguments:
    """Of one rule."""

    def __init__(self, export: Export) -> None:
        self.name, self.kinds = export.rule.__qualname__, export.takes
        self.layouts = [row_layout(kind) if isinstance(kind, Rows) else layout_of(kind) for kind in export.takes]

    def places(self) -> list[Any]:
        """Their types in C."""
        return [place for kind in self.kinds for place in places_of(kind)]

    def told(self, values: tuple[Any, ...]) -> list[Any]:
        told: list[Any] = []
        for value, kind, laid in zip(values, self.kinds, self.layouts, strict=True):
            if laid is None:
                told.append(value)
                continue
            if value.dtype is not laid and value.dtype != laid:
                raise TypeError(f"{self.name} takes other records than {(value.dtype.names or (value.dtype,))[:3]} …")
            array = np.asarray(value)
            told += self._told_rows(array, kind) if isinstance(kind, Rows) else [array.ctypes.data]
        return told

    def _told_rows(self, array: Any, kind: Rows) -> tuple[Any, ...]:
        """As numba tells an array: who has it, how many there are and how large, where they lie and how far apart."""
        if array.ndim != kind.dimensions or not array.flags.c_contiguous:
            raise TypeError(f"{self.name} takes rows without gaps, in {kind.dimensions} dimensions")
        return *NOBODY_COUNTS, array.size, array.itemsize, array.ctypes.data, *array.shape, *array.strides


def layout_of(kind: Any) -> Any:
    """How a record is laid out; nothing for numbers."""
    return layout(kind) if is_record(kind) else None


def places_of(kind: Any) -> list[Any]:
    if not isinstance(kind, Rows):
        return [NUMBERS.get(kind, ctypes.c_void_p)]
    number = ctypes.c_int64
    return [ctypes.c_void_p, ctypes.c_void_p, number, number, ctypes.c_void_p, *[number] * (2 * kind.dimensions)]
