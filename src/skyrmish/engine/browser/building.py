"""A module of rules, made in a process of its own: numba is good for nothing else where it has lowered for a page."""

from collections.abc import Sequence
from dataclasses import dataclass

from skyrmish.engine.browser.linking import linked
from skyrmish.engine.exports import Export
from skyrmish.engine.layouts import name_of
from skyrmish.engine.lowering import lowered

NOTHING = "none"


@dataclass(frozen=True)
class Built:
    """A module, and the kind of number that each of its rules gives."""

    code: bytes
    gives: dict[str, str]


def in_browser(exports: Sequence[Export], absent: frozenset[str]) -> Built:
    """Rules for games in which some things never occur, as WebAssembly."""
    texts, found = lowered(exports, absent)
    code = linked(texts, {name: each.name for name, each in found.items()})
    return Built(code, {name: name_of(each.gives) if each.gives else NOTHING for name, each in found.items()})
