"""What is said to bad input: one clear sentence, with the clause where a rule is behind it."""

from collections.abc import Iterator
from contextlib import contextmanager


class Refusal(Exception):  # noqa: N818 - it is an answer, not an accident
    """An input that cannot be taken. Nothing has been changed by it.

    ``part`` says of what it is about, where somebody puts a whole together: a module, an option, the board, the seats;
    ``name`` which one. ``index`` is that of the order that was refused, where several were given as one.
    """

    index = 0

    def __init__(self, reason: str, clause: str | None = None, *, part: str = "", name: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.part, self.name = part, name

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})" if self.clause else self.reason


@contextmanager
def about(part: str) -> Iterator[None]:
    """What is refused in here is wrong with this part of the whole, unless it is known better."""
    try:
        yield
    except Refusal as refusal:
        refusal.part = refusal.part or part
        raise
