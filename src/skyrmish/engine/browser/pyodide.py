"""Python in a page: modules of WebAssembly by way of JavaScript (web/src/engine)."""

from typing import Any

from skyrmish.engine.browser.in_page import InPage
from skyrmish.engine.speeds import Opener


def opener(shelf: Any) -> Opener:
    """Modules of a JavaScript ``Shelf``; each is taken once, and serves everybody who thinks with it."""
    taken: dict[str, InPage] = {}

    def opened(name: str) -> InPage:
        if name not in taken:
            taken[name] = InPage(JavaScriptModule(shelf.take(name)))
        return taken[name]

    return opened


class JavaScriptModule:
    """A JavaScript ``RulesModule``: bytes cross over as arrays of bytes."""

    def __init__(self, module: Any) -> None:
        self._module = module

    def reserve(self, size: int) -> int:
        return int(self._module.reserve(size))

    def clear(self, address: int, size: int) -> None:
        self._module.clear(address, size)

    def write(self, address: int, data: bytes) -> None:
        from pyodide.ffi import to_js

        self._module.write(address, to_js(data))

    def read(self, address: int, size: int) -> bytes:
        return bytes(self._module.read(address, size).to_bytes())

    def call(self, rule: str, *values: float) -> Any:
        return self._module.call(rule, *values)
