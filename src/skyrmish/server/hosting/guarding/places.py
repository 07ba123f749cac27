"""Places: so many at one time, in all and for one address."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Places:
    """Whoever gets one gives it back. Nobody in particular ("") is held by the limit in all alone."""

    def __init__(self, most: int, most_from_one: int) -> None:
        self._most, self._most_from_one = most, most_from_one
        self._taken: Counter[str] = Counter()
        self._count = 0

    def __len__(self) -> int:
        """Those that are taken."""
        return self._count

    def take(self, address: str) -> bool:
        """False: there is none left."""
        if self.is_full_for(address):
            return False
        self._count += 1
        self._taken[address] += 1
        return True

    def is_full_for(self, address: str) -> bool:
        return self._count >= self._most or bool(address and self._taken[address] >= self._most_from_one)

    @contextmanager
    def taken(self, address: str) -> Iterator[bool]:
        """A place for a while, if there is one."""
        is_taken = self.take(address)
        try:
            yield is_taken
        finally:
            if is_taken:
                self.give_back(address)

    def give_back(self, address: str) -> None:
        self._count -= 1
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]
