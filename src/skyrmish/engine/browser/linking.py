"""From LLVM text to a WebAssembly module: put together, optimised for the page, and linked."""

import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import llvmlite.binding as llvm

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"  # that every browser of this decade has
STACK = 1 << 20
OPTIMISE = 3
GIVEN = """
define double @sqrt(double %x) {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
declare double @llvm.sqrt.f64(double)
define void @NRT_MemInfo_call_dtor(ptr %never) {
  unreachable
}
"""  # what rules need beside themselves: an instruction of every module, and what nobody calls who allocates nothing


def linked(texts: Iterable[str], names: Mapping[str, str]) -> bytes:
    """A module that exports rules by these names, where the texts know them by those."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        opt=OPTIMISE, features=FEATURES, reloc="static", codemodel="default"
    )
    whole = _put_together([*texts, GIVEN], str(machine.target_data))
    _show_only(whole, names)
    tuning = llvm.create_pipeline_tuning_options(speed_level=OPTIMISE)
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(whole, builder)
    return _module(machine.emit_object(whole), names)


def _put_together(texts: Iterable[str], layout: str) -> Any:
    whole = llvm.parse_assembly("")
    for text in texts:
        module = llvm.parse_assembly(re.sub(r"(?m)^target .*$", "", text))
        module.triple, module.data_layout = TRIPLE, layout
        whole.link_in(module)
    whole.triple, whole.data_layout = TRIPLE, layout
    return whole


def _show_only(whole: Any, names: Mapping[str, str]) -> None:
    """Whatever nobody calls from outside may be woven into others, or left out."""
    for each in (*whole.functions, *whole.global_variables):
        if not each.is_declaration:
            each.linkage = "internal"
    for name, inside in names.items():
        shown = whole.get_function(inside)
        shown.linkage, shown.name = "external", name


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
