"""Python's own library as a page needs it: without what only terminals, networks and tests use."""

import io
import zipfile

LEFT_OUT = {
    *(
        "_aix_support",
        "_osx_support",
        "_pydecimal",
        "_pyio",
        "_pyrepl",
        "antigravity",
        "bdb",
        "cProfile",
        "cmd",
        "code",
    ),
    *("configparser", "ctypes", "curses", "dbm", "doctest", "ensurepip", "filecmp", "fileinput", "ftplib"),
    *("getpass", "graphlib", "html", "http", "idlelib", "imaplib", "lib2to3", "mailbox", "mimetypes", "modulefinder"),
    *("multiprocessing", "netrc", "nturl2path", "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile"),
    *("profiling", "pstats", "pty", "pyclbr", "pydoc", "pydoc_data", "rlcompleter", "sched", "shelve", "smtplib"),
    *("socketserver", "sqlite3", "statistics", "symtable", "tabnanny", "tarfile", "this", "timeit", "tkinter", "trace"),
    *("tracemalloc", "tty", "turtle", "turtledemo", "unittest", "uuid", "venv", "wave", "webbrowser", "wsgiref", "xml"),
    *("xmlrpc", "zipapp"),
}
ENCODINGS = {
    *("__init__", "aliases", "ascii", "charmap", "cp437", "idna", "iso8859_1", "latin_1", "punycode"),
    *("raw_unicode_escape", "unicode_escape", "utf_16", "utf_16_be", "utf_16_le", "utf_32", "utf_8", "utf_8_sig"),
}


def is_needed(name: str) -> bool:
    """A file of the library, by its name there."""
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.partition(".")[0] in ENCODINGS
    return first.partition(".")[0] not in LEFT_OUT


def trimmed(library: bytes) -> dict[str, bytes]:
    """The files that are needed, by name."""
    with zipfile.ZipFile(io.BytesIO(library)) as archive:
        return {name: archive.read(name) for name in sorted(archive.namelist()) if is_needed(name)}
