"""The voice of the table: what is printed, what is asked, in prose for people or in JSON for programs."""

import contextlib
import json
import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

from skyrmish.cli.texts.paper import Grid, Paper
from skyrmish.games.events import Event
from skyrmish.words.refusal import Refusal

COLOURS = {"title": "1", "event": "", "hint": "2", "refusal": "33", "option": "36", "good": "32"}
LONGEST_LINE = 10_000
HANGING = 2
TO_COPY = "  skyrmish "


class Leave(Exception):  # noqa: N818 - a wish, not an accident
    """Whoever is at the keyboard wants to stop, or there is no more input."""


class Voice:
    """Speaks prose. Colour only where it is wanted and shown; never needed to understand anything."""

    def __init__(self, plain: bool = False) -> None:
        with contextlib.suppress(AttributeError, OSError, ValueError):
            sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
        self.plain = plain
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        self.may_clear = self.is_live and not plain and os.environ.get("TERM", "dumb") != "dumb"
        self.is_coloured = self.may_clear and not os.environ.get("NO_COLOR")
        self.columns, self.rows = shutil.get_terminal_size((80, 24))

    # ---- telling ----

    def say(self, text: str = "", style: str = "") -> None:
        print(self.painted(self.wrapped(text), style), flush=True)

    def wrapped(self, text: str) -> str:
        """Broken between words where a terminal would break inside them, but for commands to copy."""
        if not self.is_live or len(text) < self.columns:
            return text
        lines = text.splitlines()
        return "\n".join(line if line.startswith(TO_COPY) else self._filled(line) for line in lines)

    def _filled(self, line: str, indent: int | None = None) -> str:
        """Later lines stand under the first word, or where they are told to."""
        if len(line) < self.columns:
            return line
        deep = len(line) - len(line.lstrip()) + HANGING if indent is None else indent
        return textwrap.fill(
            line,
            self.columns - 1,
            subsequent_indent=" " * deep,
            break_long_words=False,
            break_on_hyphens=False,
        )

    def painted(self, text: str, style: str) -> str:
        code = COLOURS.get(style, "")
        return f"\x1b[{code}m{text}\x1b[0m" if code and text and self.is_coloured else text

    def say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.say(line)

    def show(self, grid: Grid) -> None:
        """A table, as wide as there is room; plainly a fact a line."""
        Paper(self.plain).grid(grid)

    def tell(self, event: Event, more: str = "") -> None:
        """Something that happened, and what there is to say beside it."""
        if event.kind == "round":
            self.say()
        text = f"{event.spoken()} {more}".rstrip()
        self.say(text, "title" if event.kind in ("round", "won", "draw") else "event")

    def account(self, events: Sequence[Event], summary: str) -> None:
        """Several events that one sentence sums up."""
        if events:
            self.say(summary, "event")

    def refuse(self, refusal: Refusal) -> None:
        """No, because."""
        reason = refusal.spoken()
        clause = f" ({refusal.clause})" if refusal.clause else ""
        self.say(f"{reason[:1].upper()}{reason[1:].rstrip('.')}.{clause}", "refusal")

    def tell_fault(self, text: str, **facts: Any) -> None:  # noqa: ARG002 - programs are told the facts
        """What a bot did wrong, or what that comes to."""
        self.say(text, "refusal")

    def list_options(self, options: Sequence[tuple[str, str]]) -> None:
        """Numbered orders, each with a remark."""
        width = max((len(order) for order, _ in options), default=0)
        for number, (order, remark) in enumerate(options, 1):
            figure, name = f"{number:>3} ", order.ljust(width) if remark else order
            line = f"{figure}{name}{'   ' + remark if remark else ''}"
            rest = (self._filled(line, len(figure) + HANGING) if self.is_live else line).removeprefix(figure + name)
            print(f"{self.painted(figure, 'hint')}{self.painted(name, 'option')}{rest}", flush=True)

    # ---- asking ----

    def ask(self, prompt: str, **facts: Any) -> str:  # noqa: ARG002 - programs are told the facts
        """One line from the keyboard, without its ends."""
        try:
            if self.is_live:
                return input(self.inviting(prompt)).strip()
            print(prompt, end="", flush=True)
            line = sys.stdin.readline(LONGEST_LINE)
            print(flush=True)
        except (EOFError, KeyboardInterrupt):
            print(flush=True)
            raise Leave from None
        if not line:
            raise Leave
        return line.strip()

    def inviting(self, prompt: str) -> str:
        """A prompt in colour; line editing must be told which characters take no room."""
        if not self.is_coloured:
            return prompt
        start, end = ("\x01", "\x02") if "readline" in sys.modules else ("", "")
        return f"{start}\x1b[{COLOURS['good']}m{end}{prompt}{start}\x1b[0m{end}"

    def clear(self) -> None:
        """Wipe the screen, so that the next pilot does not see what the last one chose."""
        if self.may_clear:
            print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)
        else:
            print("\n" * (self.rows if self.is_live else 1), flush=True)


class JsonVoice(Voice):
    """Speaks JSON, one object a line, for programs that sit at the table."""

    def say(self, text: str = "", style: str = "") -> None:
        if text:
            self.put({"kind": "said", "text": text, **({"style": style} if style else {})})

    def show(self, grid: Grid) -> None:
        self.say_all(grid.facts())

    def tell(self, event: Event, more: str = "") -> None:  # noqa: ARG002 - it is among the facts
        self.put(event.as_json())

    def account(self, events: Sequence[Event], summary: str) -> None:  # noqa: ARG002 - programs get each event
        for event in events:
            self.tell(event)

    def refuse(self, refusal: Refusal) -> None:
        self.put({"kind": "refused", "reason": refusal.reason, "clause": refusal.clause})

    def tell_fault(self, text: str, **facts: Any) -> None:
        self.put({"kind": "fault", "text": text, **facts})

    def list_options(self, options: Sequence[tuple[str, str]]) -> None:
        self.put({"kind": "options", "options": [{"order": order, "text": remark} for order, remark in options]})

    def ask(self, prompt: str, **facts: Any) -> str:
        self.put({"kind": "ask", "text": prompt.strip(), **facts})
        try:
            line = sys.stdin.readline(LONGEST_LINE)
        except KeyboardInterrupt:
            raise Leave from None
        if not line:
            raise Leave
        return line.strip()

    def clear(self) -> None:
        """Programs have no screen."""

    def put(self, thing: dict[str, Any]) -> None:
        print(json.dumps(thing, ensure_ascii=False), flush=True)
