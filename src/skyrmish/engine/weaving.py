"""Many texts of rules made one: whatever nobody calls from outside is woven into others, or left out.

All at once this takes a tenth of the time that it takes rule by rule, and what comes of it is faster.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import llvmlite.binding as llvm

from skyrmish.engine.rule import RARELY

OPTIMISE = 3
FIXED = re.compile(r'\* (%"arg\.rules")')  # as numba names what a function takes
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


def woven_together(texts: Iterable[str], names: Mapping[str, str], machine: Any) -> Any:
    """An optimised module for a machine, which shows rules by these names, where the texts know them by those."""
    whole = _put_together([*texts, GIVEN], machine)
    _show_only(whole, names)
    _prune(whole, machine)
    tuning = llvm.create_pipeline_tuning_options(speed_level=OPTIMISE)
    tuning.loop_vectorization, tuning.slp_vectorization = True, False
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(whole, builder)
    return whole


def _with_fixed_rules(text: str) -> str:
    """A text in whose functions nobody changes the ruleset, whatever else is written meanwhile."""
    return re.sub(r"(?m)^define .*$", lambda line: FIXED.sub(r"* noalias readonly \1", line[0]), text)


def _put_together(texts: Iterable[str], machine: Any) -> Any:
    """Two by two: each link looks through all that it links into, so one by one takes four times as long."""
    triple, layout = machine.triple, str(machine.target_data)
    modules = [llvm.parse_assembly(_with_fixed_rules(re.sub(r"(?m)^target .*$", "", text))) for text in texts]
    for module in modules:
        module.triple, module.data_layout = triple, layout
    while len(modules) > 1:
        for whole, other in zip(modules[::2], modules[1::2], strict=False):
            whole.link_in(other)
        modules = modules[::2]
    return modules[0]


def _show_only(whole: Any, names: Mapping[str, str]) -> None:
    for each in (*whole.functions, *whole.global_variables):
        if not each.is_declaration:
            each.linkage = "internal"
    for function in whole.functions:
        if RARELY in function.name:
            function.add_function_attribute("cold")
            function.add_function_attribute("noinline")
    for name, inside in names.items():
        shown = whole.get_function(inside)
        shown.linkage, shown.name = "external", name


def _prune(whole: Any, machine: Any) -> None:
    """Leave out what numba counts for nobody: who holds an array that is never let go of."""
    tuning = llvm.create_pipeline_tuning_options(speed_level=0)
    tuning.loop_vectorization, tuning.slp_vectorization = False, False
    builder = llvm.create_pass_builder(machine, tuning)
    passes = builder.getModulePassManager()
    passes.add_loop_rotate_pass()
    passes.add_instruction_combine_pass()
    passes.add_jump_threading_pass()
    passes.add_refprune_pass()
    passes.run(whole, builder)
