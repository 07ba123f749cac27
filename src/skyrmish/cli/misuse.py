"""What is typed wrong on the command line is refused like all else: in one sentence, in the language of the rest."""

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, get_type_hints

import typer
from typer.core import TyperGroup

from skyrmish.words.refusal import Refusal

MISUSE: Any = typer.BadParameter.__base__  # an option or an argument that is missing, unknown, or one too many as well


class Commands(TyperGroup):
    """All commands by name."""

    def make_context(self, *given: Any, **extra: Any) -> Any:
        with said_in_a_sentence():
            return super().make_context(*given, **extra)

    def invoke(self, ctx: Any) -> Any:
        with said_in_a_sentence(ctx):
            return super().invoke(ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name = args[0]
        if not name.startswith("-") and self.get_command(ctx, name) is None and not ctx.resilient_parsing:
            raise Refusal("misuse-command", given=repr(name), near=first(get_close_matches(name, self.commands)))
        return super().resolve_command(ctx, args)


@contextmanager
def said_in_a_sentence(context: Any = None) -> Iterator[None]:
    """In the words of a command, if one was called already."""
    try:
        yield
    except MISUSE as misuse:
        raise refused(misuse, f"skyrmish {context.invoked_subcommand}" if context else "skyrmish") from None


def refused(misuse: Any, command: str) -> Refusal:
    """The same, with the command that tells more."""
    if hasattr(misuse, "possibilities"):
        near = first(misuse.possibilities or ())
        return Refusal("misuse-no-option", command=command, option=misuse.option_name, near=near)
    if hasattr(misuse, "option_name"):
        valued = any(word.startswith(f"{misuse.option_name}=") for word in sys.argv)
        return Refusal("misuse-value", command=command, option=misuse.option_name, given=valued)
    if hasattr(misuse, "param"):
        return of_a_parameter(misuse, command)
    surplus = re.search(r"\(([^()]*)\)$", misuse.message)
    return Refusal("misuse-too-much", command=command, given=surplus.group(1) if surplus else misuse.message)


def of_a_parameter(misuse: Any, command: str) -> Refusal:
    """Missing, no number, or a number that is too small."""
    parameter = misuse.param
    option = max(parameter.opts, key=len)
    if hasattr(misuse, "param_type"):
        return Refusal("misuse-missing", command=command, what=option if option.startswith("-") else option.upper())
    text, kinds = given_for(parameter.opts), str(get_type_hints(misuse.ctx.command.callback)[parameter.name])
    if re.fullmatch(r"[+-]?\d+", text):
        return Refusal("misuse-number", command=command, option=option, text=text)
    return Refusal("command-number", option=option.lstrip("-"), text=repr(text), whole="int" in kinds)


def given_for(options: list[str]) -> str:
    """The word that was given for an option, the last time."""
    given = ""
    for word, following in zip(sys.argv, [*sys.argv[1:], ""], strict=True):
        option, equals, value = word.partition("=")
        if option in options:
            given = value if equals else following
    return given


def first(names: Iterable[str]) -> str | None:
    return next(iter(names), None)
