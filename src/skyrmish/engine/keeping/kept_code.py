"""What numba compiles in this process, kept in a folder that is named by a fingerprint of the rule it was made of.

numba would look at a function's own file: whether it is the same one, and not whether a constant elsewhere is.
"""

from functools import partial
from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator


class _Place(_CacheLocator):  # type: ignore[misc]  # numba tells no types
    """The folder, whose name is the fingerprint."""

    def __init__(self, function: Any, folder: Path) -> None:
        self._py_file = function.__code__.co_filename  # for numba's warnings
        self._folder = folder

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name

    def get_disambiguator(self) -> str:
        return ""


class _Results(CompileResultCacheImpl):  # type: ignore[misc]
    def __init__(self, function: Any, folder: Path) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Place(function, folder)
        self._filename_base = "code"


class KeptCode(FunctionCache):  # type: ignore[misc]
    """What numba asks before it compiles, and tells what it has compiled."""

    def __init__(self, function: Any, folder: Path) -> None:
        self._impl_class = partial(_Results, folder=folder)
        super().__init__(function)

    def _index_key(self, signature: Any, codegen: Any) -> Any:
        """All but the kinds of arguments and the processor is in the fingerprint."""
        return signature, codegen.magic_tuple()


def keep(translated: Any, folder: Path) -> None:
    """Whatever this function is compiled to is kept in the folder, and loaded from there."""
    translated._cache = KeptCode(translated.py_func, folder)
