"""Refusals over HTTP, each with its status."""

from skyrmish.words.saying_no import SaidNo


class NotFound(SaidNo):
    """404"""

    status = 404


class Strange(SaidNo):
    """403"""

    status = 403


class TooFast(SaidNo):
    """429"""

    status = 429
