"""How many people one process serves at a time, with files left over for its own work."""

from skyrmish.server.hosting.guarding.descriptors import open_at_most
from skyrmish.server.hosting.guarding.places import Places
from skyrmish.server.hosting.settings import Settings


class Crowd:
    """Callers over HTTP, and those of them for whom whole matches are read; lines to tables, and those of them that
    have not said yet which key they have.
    """

    def __init__(self, settings: Settings) -> None:
        most = open_at_most()
        self.callers = Places(min(settings.most_callers, most // 4), settings.most_callers_from_one)
        self.readers = Places(settings.most_readers, settings.most_readers_from_one)
        self.lines = Places(min(settings.most_lines, most // 2), settings.most_lines_from_one)
        self.strangers = Places(min(settings.most_strangers, most // 4), settings.most_strangers_from_one)
