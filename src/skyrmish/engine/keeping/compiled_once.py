"""Of several processes that want the same machine code, one compiles it; the others wait, and load what it has made."""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any


def compiled_once(translated: Any, folder: Path) -> Callable[..., Any]:
    """A translated function that asks for its turn before it looks into the cache folder, and compiles if it must."""
    compile_it = translated.compile

    def compile_alone(signature: Any) -> Any:
        with alone_with(folder / f"{translated.__name__}.lock"):
            return compile_it(signature)

    translated.compile = compile_alone
    once: Callable[..., Any] = translated
    return once


@contextlib.contextmanager
def alone_with(path: Path) -> Iterator[None]:
    """While a lock on this file is held. Where the system has no such locks, everybody compiles."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with path.open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
