"""Open files: a connection is one of them, and the system allows a process only so many."""

import contextlib

ENOUGH = 65_536
RESERVE = 128  # for the database, rooms, bots and pages of the site, however many people call
WITHOUT_LIMITS = 1_024  # where the system does not say


def allow_many() -> None:
    """As many as an administrator lets us have; processes that are started from here inherit it."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def open_at_most() -> int:
    """For connections of all kinds together."""
    try:
        import resource

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    except ImportError:
        soft = WITHOUT_LIMITS
    else:
        soft = ENOUGH if soft == resource.RLIM_INFINITY else soft
    return max(8, soft - RESERVE)
