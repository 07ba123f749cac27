"""The processor that machine code is made for."""

import json
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

import llvmlite.binding as llvm

from skyrmish.engine.keeping.fingerprints import digest
from skyrmish.engine.weaving import OPTIMISE


@dataclass(frozen=True)
class Target:
    triple: str
    processor: str
    features: str

    @property
    def name(self) -> str:
        return digest(self.triple, self.processor, self.features)

    @property
    def machine(self) -> Any:
        """Intel and AMD want code that is loaded somewhere to know where it will be."""
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        return llvm.Target.from_triple(self.triple).create_target_machine(
            cpu=self.processor,
            features=self.features,
            opt=OPTIMISE,
            reloc="static" if self.triple.startswith(("x86", "i686")) else "default",
            codemodel="jitdefault",
            jit=True,
        )

    def told(self) -> str:
        return json.dumps(asdict(self))


@cache
def this_one() -> Target:
    return Target(llvm.get_process_triple(), llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())
