"""Hearing of every rule that numba translates, while it compiles."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any


@contextlib.contextmanager
def heard(hear: Callable[[int], None]) -> Iterator[None]:
    """``hear`` how many are done; those that a rule calls come before it."""
    from numba.core.event import install_listener

    with install_listener("numba:compile", _listener(hear)):
        yield


def _listener(hear: Callable[[int], None]) -> Any:
    from numba.core.event import Event, Listener

    class Counter(Listener):  # type: ignore[misc]  # numba tells no types
        done = 0

        def on_start(self, event: Event) -> None:
            """Nothing is done yet."""

        def on_end(self, event: Event) -> None:  # noqa: ARG002
            self.done += 1
            hear(self.done)

    return Counter()
