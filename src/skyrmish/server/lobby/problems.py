"""Refusals over HTTP, each with its status."""

from skyrmish.words.refusal import Refusal


class NotFound(Refusal):
    """404"""

    status = 404


class Strange(Refusal):
    """403"""

    status = 403


class TooFast(Refusal):
    """429"""

    status = 429


class HasLeft(Refusal):
    """499, as other servers say: nobody hears it."""

    status = 499
