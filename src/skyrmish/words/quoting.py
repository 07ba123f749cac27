"""Input as it is quoted in a sentence."""

from skyrmish.words.catalogue import say

LONGEST_QUOTE = 40


def quoted(given: object) -> str:
    """What was given, on one line, and cut where it is long."""
    if isinstance(given, str):
        return repr(cut(given))
    if isinstance(given, list | dict):
        return say("quoted-list" if isinstance(given, list) else "quoted-object")
    words = {None: "null", True: "true", False: "false"}
    return words[given] if given is None or isinstance(given, bool) else cut(repr(given))


def cut(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"
