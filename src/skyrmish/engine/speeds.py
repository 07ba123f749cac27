"""The speed at which somebody thinks: as plain Python, or as fast as this process can.

In a page that is WebAssembly, once its modules are there; everywhere else it is machine code.
"""

from collections.abc import Callable
from typing import Any, Protocol

from skyrmish.engine.records import Opened, Record, Thing, packed, unpacked
from skyrmish.engine.rule import compiled


class Speed(Protocol):
    """Rules of one speed, and records as they take them."""

    def hold(self, record: Record) -> Any:
        """A record as rules of this speed take it. Some share it with the plain one, others have a copy."""

    def share(self, record: Record) -> Any:
        """The same of a record that nobody changes: whoever asks for it again may get what others have."""

    def opened(self, held: Any) -> Any:
        """A record that is held so, its fields to be read and set by name."""

    def plain(self, kind: type[Thing], held: Any) -> Thing:
        """A record of this kind that is held so, as a plain one."""

    def translated(self, rule: Callable[..., Any]) -> Callable[..., Any]:
        """A rule at this speed."""


class Plain:
    def hold(self, record: Record) -> Record:
        return record

    share = hold

    def opened(self, held: Record) -> Record:
        return held

    def plain(self, kind: type[Thing], held: Any) -> Thing:  # noqa: ARG002
        thing: Thing = held
        return thing

    def translated(self, rule: Callable[..., Any]) -> Callable[..., Any]:
        return rule


class MachineCode:
    def hold(self, record: Record) -> Any:
        return packed(record)[0]

    share = hold

    def opened(self, held: Any) -> Opened:
        return Opened(held)

    def plain(self, kind: type[Thing], held: Any) -> Thing:
        return unpacked(kind, held)

    def translated(self, rule: Callable[..., Any]) -> Callable[..., Any]:
        return compiled(rule)


Opener = Callable[[str], Speed]  # the module of that name, in a memory of its own

PLAIN: Speed = Plain()
MACHINE_CODE: Speed = MachineCode()
_opener: list[Opener] = []


def come_from(opener: Opener) -> None:
    """This process is a page's, and has modules of WebAssembly."""
    _opener[:] = [opener]


def is_in_page() -> bool:
    return bool(_opener)


def fastest(module: str) -> Speed:
    """The fastest speed for rules of a module."""
    return _opener[0](module) if _opener else MACHINE_CODE
