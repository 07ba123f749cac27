"""Compile a whole game as a CUDA kernel, one thread a game, and print its PTX. Needs numba-cuda, but no GPU."""

from types import SimpleNamespace
from typing import Any

from numba import cuda, from_dtype, int64

from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.ladder.players import play
from skyrmish.bots.notes import NotedTable
from skyrmish.engine.records import layout
from skyrmish.engine.rule import on_device
from skyrmish.games.squadron_leader.pieces import Rules

HOPPER = (9, 0)
game = on_device(play)


def kernel(rules: Any, known: Any, tables: Any, seed: int) -> None:
    number = cuda.grid(1)
    if number < tables.size:
        game(rules[0], known[0], tables[number], seed, number)


if __name__ == "__main__":
    # Device functions ask the GPU present what it can do; here none is, so an answer stands in for it.
    cuda.dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=HOPPER)
    arguments = (*(from_dtype(layout(record))[::1] for record in (Rules, Knowledge, NotedTable)), int64)
    ptx, _ = cuda.compile(kernel, arguments, cc=HOPPER, device=False, abi="numba")
    print(ptx)
