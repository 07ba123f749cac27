"""Output for any terminal: what its encoding has no sign for is written with the signs it has."""

import codecs
import sys
import unicodedata
from io import TextIOWrapper

SIMPLER = {
    **dict.fromkeys("−–—‒─━═╌┄", "-"),
    **dict.fromkeys("│┃║", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╯╰┏┓┗┛┡┩╇╈╞╪╡", "+"),
    **dict.fromkeys("█▇▆▓▉■●", "#"),
    **dict.fromkeys("▅▄▃▌▋▊▒", "="),
    **dict.fromkeys("▂▁▏▎▍░·", "."),
    **dict.fromkeys("“”„", '"'),
    **dict.fromkeys("‘’‚", "'"),
    "…": "...",
    "×": "x",
    "°": " deg",
    "≥": ">=",
    "≤": "<=",
    "±": "+-",
    "→": "->",
    "←": "<-",
    "▶": ">",
    "✓": "+",
    "⁄": "/",
}
UNKNOWN = "?"


def simplify(error: UnicodeError) -> tuple[str, int]:
    """The signs that could not be written, each as the nearest one that every terminal has."""
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(simpler, error.object[error.start : error.end])), error.end


def simpler(sign: str) -> str:
    parts = (SIMPLER.get(part, part) for part in unicodedata.normalize("NFKD", sign))
    return SIMPLER.get(sign) or "".join(parts).encode("ascii", "ignore").decode() or UNKNOWN


def suit_any_terminal() -> None:
    """From here on nothing that is printed can fail for its encoding."""
    codecs.register_error("simplify", simplify)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="simplify")
