"""How many people one process serves at a time, with files left over for its own work."""

from skyrmish.server.hosting.guarding.descriptors import open_at_most
from skyrmish.server.hosting.guarding.limits import Bucket, Buckets
from skyrmish.server.hosting.guarding.places import Places
from skyrmish.server.hosting.settings import Settings


class Crowd:
    """Callers over HTTP, and those of them for whom whole matches are read; lines to tables, and those of them that
    have not said yet which key they have. Also those of them where bots
    play, kits that are made, labs that count, and how often hints are asked for and matches made.
    """

    def __init__(self, settings: Settings) -> None:
        most = open_at_most()
        self.callers = Places(min(settings.most_callers, most // 4), settings.most_callers_from_one)
        self.readers = Places(settings.most_readers, settings.most_readers_from_one)
        self.readers_at_one = Places(settings.most_readers, settings.most_readers_at_one)  # by match
        self.kits = Places(settings.most_kits, settings.most_kits_from_one)
        self.labs = Places(settings.most_labs, settings.most_labs_from_one)
        all_hints = Bucket(settings.all_hints_a_minute / 60.0, settings.all_hints_at_once)
        self._hints = Buckets(settings.hints_a_minute / 60.0, settings.hints_at_once, all_hints)
        all_matches = Bucket(settings.all_matches_a_minute / 60.0, settings.all_matches_at_once)
        self.matches = Buckets(settings.matches_a_minute / 60.0, settings.matches_at_once, all_matches)
        self.bots = Places(settings.most_bot_lines, settings.most_bot_lines_from_one)
        self.lines = Places(min(settings.most_lines, most // 2), settings.most_lines_from_one)
        self.strangers = Places(min(settings.most_strangers, most // 4), settings.most_strangers_from_one)

    def may_have_a_hint(self, caller: str) -> bool:
        """False: too fast. Nobody in particular ("") may be many, who are held by the limit in all alone."""
        return self._hints.take(caller) if caller else self._hints.take_for_anybody()
