"""How many games play with one and with two of Ray's nodes on this machine, a core each, beside the same without Ray.

    python benchmarks/cluster.py [GAMES]

Nodes share this machine with whatever else runs on it: compare figures of one run.
"""

import json
import subprocess
import sys
from typing import Any

from ray.cluster_utils import Cluster

SIMULATE = ["simulate", "--modules", "altitude,split-s", "--bots", "random,random", "--seed", "1", "--json"]
GAMES = "4000000"


def rate(games: str, *more: str) -> str:
    """Decisions a second, and who won, which must be the same every time."""
    command = [sys.executable, "-c", "from skyrmish.cli.main import run; run()", *SIMULATE, "--games", games, *more]
    told: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return f"{told['decisions'] / told['seconds'] / 1e6:6.2f} M decisions a second   {told['wins']}"


def main() -> None:
    games = sys.argv[1] if len(sys.argv) > 1 else GAMES
    print("one core, no Ray", rate(games, "--cores", "1"))
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    print("one node        ", rate(games, "--cluster", nodes.address))
    second = nodes.add_node(num_cpus=1)
    print("two nodes       ", rate(games, "--cluster", nodes.address))
    for node in (second, nodes.head_node):
        nodes.remove_node(node, allow_graceful=False)


if __name__ == "__main__":
    main()
