"""What a module of rules exports."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Export:
    """A rule, and the kinds of its arguments: records, or numbers."""

    rule: Callable[..., Any]
    takes: tuple[type, ...]

    @property
    def name(self) -> str:
        return self.rule.__name__
