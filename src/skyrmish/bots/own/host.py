"""``python -m skyrmish.bots.own.host FILE.py:NAME``: a class with ``choose(view)`` as a program that speaks JSON."""

import json
import sys
from contextlib import redirect_stdout
from typing import Any

from skyrmish.bots.own.view import View
from skyrmish.engine.own_code import load


def answer_to(bot: Any, question: dict[str, Any]) -> dict[str, Any]:
    if "choose" not in question:
        return {"name": type(bot).__name__}
    chosen = bot.choose(View(**question["choose"]))
    return {"orders": [chosen] if isinstance(chosen, str) else list(chosen)}


def serve(name: str) -> None:
    """Answer line after line. What the bot prints goes to standard error, out of the way."""
    bot: Any = None
    for line in sys.stdin:
        try:
            with redirect_stdout(sys.stderr):
                bot = bot if bot is not None else load(name)
                answer = answer_to(bot, json.loads(line))
        except Exception as problem:  # somebody's code: anything can happen, and must be told in a line
            answer = {"error": f"{type(problem).__name__}: {problem}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    serve(sys.argv[1])
