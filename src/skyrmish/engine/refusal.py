"""What is said to bad input: one clear sentence, with the clause where a rule is behind it."""

from collections.abc import Iterator
from contextlib import contextmanager


class Refusal(Exception):  # noqa: N818 - it is an answer, not an accident
    """An input that cannot be taken. Nothing has been changed by it."""

    def __init__(self, reason: str, clause: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.about = ""  # the part of the input that is wrong

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})" if self.clause else self.reason


@contextmanager
def about(part: str) -> Iterator[None]:
    """What is refused in here is wrong with this part of the input, unless it is known better."""
    try:
        yield
    except Refusal as refusal:
        refusal.about = refusal.about or part
        raise
