"""Many games on a cluster: the same numbers, played by whoever is free, and played again where a machine has died.

A piece of work is a few numbers of games. Whatever a worker needs beside them, it makes once, from what it is sent.
Which machine plays what, and how often one must be started over, changes nothing in what comes out.
"""

import contextlib
import logging
import pickle
import socket
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Any, TypeVar

import skyrmish
from skyrmish.lab.many_games import AHEAD, Numbers, Part, Played, Player, chunks, play_part
from skyrmish.words.refusal import Refusal

MOST_IN_A_CHUNK = 1 << 16  # to send a piece of work takes some milliseconds: it should last longer
FOREVER = -1  # as often as machines die
AUTO = "auto"
PATIENCE = 5.0  # seconds, until an address counts as silent

Piece = TypeVar("Piece")
Work = tuple[int, ...]
Maker = Callable[
    [], Callable[..., Piece]
]  # makes what plays a piece of work; other machines unpickle it, also out of a script


class Cluster:
    """A Ray cluster that somebody has started."""

    def __init__(self, address: str) -> None:
        self._ray = _ray()
        _check_somebody_listens(self._last_started() if address == AUTO else address)
        try:
            self._ray.init(address, log_to_driver=False, configure_logging=False, logging_level=logging.CRITICAL)
        except (ConnectionError, RuntimeError, ValueError, AssertionError):
            raise Refusal("cluster-silent", address=repr(address)) from None

    def _last_started(self) -> str:
        """Where Ray says it runs on this machine; it may have died, and then it would be asked for minutes."""
        from ray._private.utils import read_ray_address

        return read_ray_address() or ""

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    @property
    def cores(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    @property
    def machines(self) -> int:
        return sum(node["Alive"] for node in self._ray.nodes())

    def tallies(self, maker: Callable[[], Player[Part]], left: Sequence[Numbers]) -> Iterator[Played[Part]]:
        """All that is left, part by part as it is done."""
        return self.played(partial(_telling_numbers, maker), chunks(left, self.cores, MOST_IN_A_CHUNK))

    def played(self, maker: Maker[Piece], work: Iterable[Work]) -> Iterator[Piece]:
        """What comes of each piece of work, as it is done; whoever stops listening stops what has not begun."""
        task = self._ray.remote(num_cpus=1, max_retries=FOREVER)(_play)
        # Ray's pickle also sends what only a script has, such as somebody's policy
        told, waiting = self._ray.put(self._ray.cloudpickle.dumps(maker)), list[Any]()
        try:
            for each in work:
                if len(waiting) >= self.cores * AHEAD:
                    done, waiting = self._ray.wait(waiting)
                    yield from map(self._result, done)
                waiting.append(task.remote(skyrmish.__version__, told, each))
            while waiting:
                done, waiting = self._ray.wait(waiting)
                yield from map(self._result, done)
        finally:
            for each in waiting:
                with contextlib.suppress(self._ray.exceptions.RayError):
                    self._ray.cancel(each, force=True)

    def _result(self, done: Any) -> Any:
        try:
            return self._ray.get(done)
        except self._ray.exceptions.RayTaskError as fault:
            raise (fault.cause if isinstance(fault.cause, Refusal) else fault) from None
        except self._ray.exceptions.RayError as fault:
            raise Refusal("cluster-lost", problem=type(fault).__name__) from None


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise Refusal("cluster-no-ray") from None
    return ray


def _check_somebody_listens(address: str) -> None:
    """Ray would ask for a minute or two, and tell pages about it."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdigit():
        return
    if not host:
        raise Refusal("cluster-silent", address=repr(address))
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError):
        raise Refusal("cluster-silent", address=repr(address)) from None


# ---- on a worker ----


def _play(version: str, maker: bytes, work: Work) -> Any:
    if version != skyrmish.__version__:
        raise Refusal("cluster-version", ours=version, theirs=skyrmish.__version__)
    return _made(maker)(*work)


def _telling_numbers(maker: Callable[[], Player[Part]]) -> Callable[[int, int], Played[Part]]:
    return partial(play_part, maker())


@lru_cache(maxsize=4)
def _made(maker: bytes) -> Callable[..., Any]:
    made: Callable[..., Any] = pickle.loads(maker)()
    return made
