"""``skyrmish``: one way to start, and one way to say no."""

import atexit
import errno
import gc
import os
import re
import shutil
import sys
from importlib.metadata import PackageNotFoundError, requires

from skyrmish.cli.any_terminal import suit_any_terminal
from skyrmish.words.catalogue import say
from skyrmish.words.language import languages, of_the_system, speak
from skyrmish.words.refusal import Refusal

LANGUAGE = "--language"
NARROW = 80  # columns that help in boxes needs, or it would cut the names of options


def wants_plain() -> bool:
    """Help is told without boxes: to a screen reader, or where there is little room."""
    asked = "--plain" in sys.argv or bool(os.environ.get("SKYRMISH_PLAIN"))
    return asked or shutil.get_terminal_size().columns < NARROW


def take_language() -> None:
    """Speak the language that was asked for, anywhere among the words of a command; otherwise the system's."""
    speak(of_the_system(os.environ))
    for place, word in enumerate(sys.argv):
        option, given, named = word.partition("=")
        if option == LANGUAGE:
            wanted = named if given else "".join(sys.argv[place + 1 : place + 2])
            if wanted not in languages():
                raise Refusal("language-unknown", given=repr(wanted), known=languages())
            del sys.argv[place : place + (1 if given else 2)]
            speak(wanted)
            return


def requirement(module: str) -> str:
    """What Skyrmish asks for by this name, such as ``numba>=0.61``; nothing if it never asks for it."""
    name = module.partition(".")[0]
    try:
        asked = requires("skyrmish") or []
    except PackageNotFoundError:  # run from a folder, not from a package
        return ""
    return next((each.partition(";")[0] for each in asked if re.split(r"[^\w-]", each)[0] == name), "")


def run() -> None:
    """Run a command; bad input, a bad file of your own, a library that was left out and a full disk are one sentence.

    The exit status is 2 then.
    """
    atexit.register(gc.freeze)  # to look for rubbish once more at the end is a quarter of what a short command takes
    suit_any_terminal()
    try:
        take_language()
        from skyrmish.cli.app import app  # here: rulesets are read as they are loaded

        if wants_plain():
            app.rich_markup_mode = None
        try:
            app()
        finally:
            sys.stdout.flush()
    except Refusal as refusal:
        print(f"skyrmish: {refusal}", file=sys.stderr)
        sys.exit(2)
    except ModuleNotFoundError as error:
        missing = requirement(error.name or "")
        if not missing:
            raise
        print(f"skyrmish: {say('library-missing', requirement=missing)}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        os._exit(0)
    except OSError as error:
        if error.errno == errno.EINVAL and sys.platform == "win32":
            os._exit(0)  # what Windows says of a pipe that nobody reads
        if error.errno != errno.ENOSPC:
            raise
        print(f"skyrmish: {say('disk-is-full')}", file=sys.stderr, flush=True)
        os._exit(2)  # Python would try to write the rest once more
