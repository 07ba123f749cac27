"""Games on a real Ray, which is started here: the same to the last one, whatever dies on the way."""

import json
import os
import signal
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from skyrmish.cli.app import app
from skyrmish.env.rounds import Rounds
from skyrmish.lab.cluster import Cluster

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install ray")
SIMULATE = "simulate --mode plain --bots random,greedy --games 24 --seed 3 --json --modules altitude,split-s"
ARENA = "arena --mode plain --bots random,rookie,greedy --games 4 --seed 3 --json"
PUZZLES = "puzzles --kind dice --count 3 --seed 3 --json"
BALANCE = "balance --mode plain --bot random --games 1 --json --planes 1"


@pytest.fixture(scope="module")
def two_machines() -> Iterator[Any]:
    """Two of Ray's nodes with a core each; whatever they start ends with them."""
    from left_behind import end, still_running  # here: workers read this file, and do not find that one
    from ray.cluster_utils import Cluster as Nodes

    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.add_node(num_cpus=1)
    yield nodes
    ray.shutdown()
    for node in (*nodes.worker_nodes, nodes.head_node):
        nodes.remove_node(node, allow_graceful=False)  # a busy machine would not part from it in time
    end({number: command for number, command in still_running().items() if "ray" in command})  # workers notice late


def told(command: str, *more: str) -> dict[str, Any]:
    result = CliRunner().invoke(app, [*command.split(), *more])
    assert result.exit_code == 0, result.output
    answer: dict[str, Any] = json.loads(result.stdout.splitlines()[-1])
    return answer


def timeless(answer: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in answer.items() if "second" not in key and key != "cluster"}


def test_a_simulation_counts_the_same_as_on_one_machine(two_machines: Any) -> None:
    there = told(SIMULATE, "--cluster", two_machines.address)
    assert there["cluster"] == {"machines": 2, "cores": 2}
    assert timeless(there) == timeless(told(SIMULATE))


def test_a_simulation_goes_on_there_with_what_was_counted_here(two_machines: Any, tmp_path: Path) -> None:
    keep = ("--keep", str(tmp_path / "kept.jsonl"))
    told(SIMULATE.replace("--games 24", "--games 12"), *keep)
    assert timeless(told(SIMULATE, "--cluster", two_machines.address, *keep)) == timeless(told(SIMULATE))


def test_puzzles_are_rated_alike_and_told_in_their_order(two_machines: Any) -> None:
    there = told(PUZZLES, "--cluster", two_machines.address)
    assert there["cluster"] == {"machines": 2, "cores": 2}
    assert timeless(there) == timeless(told(PUZZLES))


def test_stats_are_weighed_alike(two_machines: Any) -> None:
    there = told(BALANCE, "--cluster", two_machines.address)
    assert there["cluster"] == {"machines": 2, "cores": 2}
    assert timeless(there) == timeless(told(BALANCE))


@pytest.mark.soak
def test_an_arena_goes_on_there_with_what_was_played_here(two_machines: Any, tmp_path: Path) -> None:
    told(f"{ARENA} --save {tmp_path}".replace("--games 4", "--games 2"))
    before = (tmp_path / "arena.jsonl").read_text()
    there = told(f"{ARENA} --save {tmp_path} --save-games 0", "--cluster", two_machines.address)
    assert there["cluster"] == {"machines": 2, "cores": 2}
    assert (tmp_path / "arena.jsonl").read_text().startswith(before)
    assert timeless(there) == timeless(told(ARENA))


class Deadly:
    """Plays by the numbers; the first process that is asked for the fatal one dies of it, with nobody to catch it."""

    def __init__(self, mark: str) -> None:
        self.mark = Path(mark)

    def __call__(self, first: int, beyond: int) -> list[int]:
        if first <= 7 < beyond and not self.mark.exists():
            self.mark.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return [number * number for number in range(first, beyond)]


def played(address: str, maker: Callable[[], Any], on_first: Callable[[], None] = lambda: None) -> list[int]:
    out: list[int] = []
    with Cluster(address) as cluster:
        for part in cluster.played(maker, ((first, first + 2) for first in range(0, 40, 2))):
            out += part
            if len(out) == 2:
                on_first()
    return sorted(out)


def test_a_worker_that_is_killed_costs_nothing(two_machines: Any, tmp_path: Path) -> None:
    mark = tmp_path / "died"
    assert played(two_machines.address, partial(Deadly, str(mark))) == [number * number for number in range(40)]
    assert mark.exists()


class DeadlyPolicy:
    """Plays by lot; the first process that it plays in dies of it in the middle of a round."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __call__(self, seen: Any, chance: Any) -> Any:
        if not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return (chance.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(1), {}


def test_what_is_learnt_from_is_the_same_though_a_worker_is_killed(two_machines: Any, tmp_path: Path) -> None:
    here, there = (Rounds("bombing-raid", matches=8, groups=4, seed=3) for _ in range(2))
    policy = DeadlyPolicy(tmp_path / "died")
    with Cluster(two_machines.address) as cluster:
        far = [there.play(policy, 20, cluster) for _ in range(2)]
    assert policy.mark.exists()
    near = [here.play(policy, 20) for _ in range(2)]
    for one, other in zip(near, far, strict=True):
        assert all(np.array_equal(one.told[name], other.told[name]) for name in one.told)
        assert np.array_equal(one.outcomes, other.outcomes)


@pytest.mark.soak
def test_a_machine_that_dies_in_the_middle_costs_nothing(two_machines: Any, tmp_path: Path) -> None:
    mark = tmp_path / "died"
    mark.touch()
    third = two_machines.add_node(num_cpus=1)

    def die() -> None:
        two_machines.remove_node(third, allow_graceful=False)

    assert played(two_machines.address, partial(Deadly, str(mark)), die) == [number * number for number in range(40)]


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "nowhere.invalid:6379", ":6379"])
def test_an_unknown_cluster_is_refused_in_one_sentence(address: str) -> None:
    result = CliRunner().invoke(app, [*SIMULATE.split(), "--cluster", address])
    assert f"no Ray cluster answers at '{address}'" in str(result.exception or result.output)
