"""The strings of a Python file as tests read them: without docstrings, and without what only programmers are told."""

import ast
from collections.abc import Iterator
from pathlib import Path

# What is written in English on purpose: help of commands, patterns, what an operator reads in the log.
SILENT_CALLS = ("Typer", "Option", "Argument", "compile", "debug", "info", "warning", "error", "exception")


def strings(path: Path) -> Iterator[str]:
    """What is put into a string is a star."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    silent = {id(part) for node in nodes for whole in silent_parts(node) for part in ast.walk(whole)}
    silent |= {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in nodes:
        if isinstance(node, ast.JoinedStr) and id(node) not in silent:
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.value


def silent_parts(node: ast.AST) -> Iterator[ast.AST]:
    """Docstrings, and the messages of assertions, of errors that a mistake in code raises, and of logs."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node
    if isinstance(node, ast.Assert) and node.msg:
        yield node.msg
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and called(node.exc).endswith("Error"):
        yield node.exc
    if isinstance(node, ast.Call) and called(node) in SILENT_CALLS:
        yield from (*node.args, *node.keywords)


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
