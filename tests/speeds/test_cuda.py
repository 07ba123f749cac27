"""The same rules compile for a GPU: to PTX, for which no GPU is needed."""

import pytest

from skyrmish.bots.knowledge import Knowledge
from skyrmish.bots.players import play
from skyrmish.engine.records import layout
from skyrmish.engine.rule import on_device
from skyrmish.games.squadron_leader.pieces import Rules, Table


def test_a_whole_game_compiles_to_ptx() -> None:
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")
    from numba import cuda, from_dtype, int64

    game = on_device(play)
    arguments = (*(from_dtype(layout(record))[::1] for record in (Rules, Knowledge, Table)), int64)

    def kernel(rules, known, tables, seed):  # type: ignore[no-untyped-def]
        number = cuda.grid(1)
        if number < tables.size:
            game(rules[0], known[0], tables[number], seed, number)

    ptx, _ = cuda.compile(kernel, arguments, cc=(9, 0), fma=False, abi="numba", output="ptx")
    assert ".visible .func" in ptx or ".entry" in ptx
    assert "fma.rn.f64" not in ptx
