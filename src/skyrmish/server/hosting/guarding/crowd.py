"""How many people one process serves at a time, with files left over for its own work."""

from skyrmish.server.hosting.guarding.descriptors import open_at_most
from skyrmish.server.hosting.guarding.limits import Buckets
from skyrmish.server.hosting.guarding.places import Places
from skyrmish.server.hosting.settings import Settings


class Crowd:
    """Callers over HTTP, and those of them for whom whole matches are read; lines to tables, and those of them that
    have not said yet which key they have. Also those of them where bots
    play, kits that are made, and how often hints are asked for.
    """

    def __init__(self, settings: Settings) -> None:
        most = open_at_most()
        self.callers = Places(min(settings.most_callers, most // 4), settings.most_callers_from_one)
        self.readers = Places(settings.most_readers, settings.most_readers_from_one)
        self.kits = Places(settings.most_kits, settings.most_kits_from_one)
        self._hints = Buckets(settings.hints_a_minute / 60.0, settings.hints_at_once)
        self.bots = Places(settings.most_bot_lines, settings.most_bot_lines_from_one)
        self.lines = Places(min(settings.most_lines, most // 2), settings.most_lines_from_one)
        self.strangers = Places(min(settings.most_strangers, most // 4), settings.most_strangers_from_one)

    def may_have_a_hint(self, caller: str) -> bool:
        """False: too fast. Nobody in particular ("") may be many, who are not held back by each other."""
        return not caller or self._hints.take(caller)
