"""A rule as machine code in a file: what it gives, then the object as a linker would take it."""

import json
import os
from dataclasses import dataclass
from pathlib import Path

from skyrmish.engine.layouts import NUMBERS

KINDS = {kind.__name__: kind for kind in NUMBERS}


@dataclass(frozen=True)
class Object:
    """Machine code, the name by which it knows the rule, and the kind of number that this gives."""

    name: str
    gives: type | None
    code: bytes

    def write(self, path: Path) -> None:
        """Whole or not at all: others may be reading."""
        told = json.dumps({"name": self.name, "gives": self.gives.__name__ if self.gives else None})
        unfinished = path.with_suffix(f".{os.getpid()}")
        unfinished.write_bytes(told.encode() + b"\n" + self.code)
        unfinished.replace(path)


def read(path: Path) -> Object:
    told, _, code = path.read_bytes().partition(b"\n")
    facts = json.loads(told)
    return Object(facts["name"], KINDS.get(facts["gives"]), code)
