"""``skyrmish``: one way to start, and one way to say no."""

import os
import sys

from skyrmish.engine.refusal import Refusal


def run() -> None:
    """Run a command; bad input is answered with one sentence and exit status 2, and so are data files of your own."""
    try:
        from skyrmish.cli.app import app  # here: rulesets are read as they are loaded

        app()
    except Refusal as refusal:
        print(f"skyrmish: {refusal}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        os._exit(0)
