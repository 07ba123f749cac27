"""Limits: so much at once, so much in the long run."""

import time
from collections import OrderedDict

MOST_REMEMBERED = 10_000


class Bucket:
    """Fills up steadily and holds so much; every act takes one."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self._a_second, self._at_once = a_second, at_once
        self._level, self._filled = at_once, time.monotonic()

    def take(self) -> bool:
        """False: too fast."""
        now = time.monotonic()
        self._level = min(self._at_once, self._level + (now - self._filled) * self._a_second)
        self._filled = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True


class Buckets:
    """One for each address, the longest unused of which are forgotten, and one for all of them together."""

    def __init__(self, a_second: float, at_once: float, everybody: Bucket) -> None:
        self._a_second, self._at_once, self._everybody = a_second, at_once, everybody
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """False: too fast."""
        return self._of(address).take() and self.take_for_anybody()

    def take_for_anybody(self) -> bool:
        """Where an address would stand for many."""
        return self._everybody.take()

    def _of(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None) or Bucket(self._a_second, self._at_once)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket
