"""Rules as WebAssembly, seen from Python beside them: records lie in the module's memory, and are reached from here."""

from collections.abc import Callable
from typing import Any, Protocol
from weakref import finalize

from skyrmish.engine.browser.packing import packed_numbers, pieces, unpacked, unpacked_numbers, value_at
from skyrmish.engine.layouts import Place, layout_of
from skyrmish.engine.records import Record, Thing

MOST_SHARED = 4  # records that are kept although nobody may need them any more


class Module(Protocol):
    """A module that is loaded, and its memory."""

    def reserve(self, size: int) -> int: ...
    def clear(self, address: int, size: int) -> None: ...
    def write(self, address: int, data: bytes) -> None: ...
    def read(self, address: int, size: int) -> bytes: ...
    def call(self, rule: str, *values: float) -> Any: ...


class Held:
    """A record in a module's memory."""

    def __init__(self, module: Module, kind: type[Record], address: int) -> None:
        self.module, self.kind, self.address = module, kind, address


class OpenedInPage:
    """A record in a module's memory, whose fields can be read and set by name."""

    def __init__(self, held: Held) -> None:
        object.__setattr__(self, "_held", held)

    def __getattr__(self, name: str) -> Any:
        held = self._held
        place = layout_of(held.kind).place(name)
        at = held.address + place.offset
        if place.field.is_number:
            if place.field.room:
                return _Numbers(held.module, place, at)
            return value_at(place, held.module.read(at, place.size), 0)
        parts = [Held(held.module, place.field.kind, at + k * place.size) for k in range(place.items)]
        return [OpenedInPage(part) for part in parts] if place.field.room else OpenedInPage(parts[0])

    def __setattr__(self, name: str, value: Any) -> None:
        held = self._held
        place = layout_of(held.kind).place(name)
        data = packed_numbers(place.field.kind, value if place.field.room else [value])
        held.module.write(held.address + place.offset, data)


class _Numbers:
    """An array of numbers there: read and set one by one, or all at once."""

    def __init__(self, module: Module, place: Place, address: int) -> None:
        self.module, self.place, self.address = module, place, address

    def __len__(self) -> int:
        return self.place.items

    def __getitem__(self, k: int) -> Any:
        if not 0 <= k < len(self):
            raise IndexError(k)
        kind, size = self.place.field.kind, self.place.size
        (value,) = unpacked_numbers(kind, self.module.read(self.address + k * size, size))
        return value

    def __setitem__(self, k: int | slice, value: Any) -> None:
        first = k.indices(len(self))[0] if isinstance(k, slice) else k
        values = value if isinstance(k, slice) else [value]
        self.module.write(self.address + first * self.place.size, packed_numbers(self.place.field.kind, values))


class InPage:
    """The speed of one module. Room that nobody uses any more is used again by records of the same kind."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._unused: dict[type[Record], list[int]] = {}
        self._shared: list[tuple[Record, Held]] = []

    def hold(self, record: Record) -> Held:
        kind = type(record)
        unused, size = self._unused.setdefault(kind, []), layout_of(kind).size
        if unused:
            address = unused.pop()
            self.module.clear(address, size)
        else:
            address = self.module.reserve(size)
        for offset, data in pieces(record):
            self.module.write(address + offset, data)
        held = Held(self.module, kind, address)
        finalize(held, unused.append, address)
        return held

    def share(self, record: Record) -> Held:
        """Every bot at a table thinks with the same ruleset, which takes much room."""
        for known, held in self._shared:
            if known is record:
                return held
        held = self.hold(record)
        self._shared = [*self._shared[1 - MOST_SHARED :], (record, held)]
        return held

    def opened(self, held: Held) -> OpenedInPage:
        return OpenedInPage(held)

    def plain(self, kind: type[Thing], held: Held) -> Thing:
        return unpacked(kind, self.module.read(held.address, layout_of(kind).size))

    def translated(self, rule: Callable[..., Any]) -> Callable[..., Any]:
        def call(*values: Any) -> Any:
            return self.module.call(
                rule.__name__, *(value.address if isinstance(value, Held) else value for value in values)
            )

        return call
