"""From LLVM text to a WebAssembly module: put together, optimised for the page, and linked."""

import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

import llvmlite.binding as llvm

from skyrmish.engine.weaving import OPTIMISE, woven_together

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"  # that every browser of this decade has
STACK = 1 << 20


def linked(texts: Iterable[str], names: Mapping[str, str]) -> bytes:
    """A module that exports rules by these names, where the texts know them by those."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        opt=OPTIMISE, features=FEATURES, reloc="static", codemodel="default"
    )
    return _module(machine.emit_object(woven_together(texts, names, machine)), names)


def _module(code: bytes, names: Iterable[str]) -> bytes:
    with TemporaryDirectory() as folder:
        given, made = Path(folder) / "rules.o", Path(folder) / "rules.wasm"
        given.write_bytes(code)
        exports = [f"--export={name}" for name in (*names, "__heap_base")]
        # the stack comes first: one that is too deep runs against the end of memory, and into no data
        options = ["--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}"]
        linker = [sys.executable, "-m", "ziglang", "wasm-ld"]
        subprocess.run([*linker, *options, *exports, str(given), "-o", str(made)], check=True)
        return made.read_bytes()
