"""``skyrmish referee``: rule on a position."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from skyrmish.cli.options import Plain
from skyrmish.words.refusal import Refusal

LARGEST_FILE = 64_000_000


def referee(
    file: Annotated[str, typer.Argument(help="A position file; - reads standard input.", show_default=False)],
    compact: Annotated[bool, typer.Option("--json/--pretty", help="JSON on one line, or indented for reading.")] = True,
    plain: Plain = False,  # noqa: ARG001 - it only ever answers in JSON
) -> None:
    """Rule on a position: who may shoot whom, every legal order, and what orders and dice lead to.

    One JSON object in, one out; or one object a line, answered line by line.

    Example: `skyrmish referee examples/first-shot.json --pretty`

    Example: `echo '{"game": "dogfight", "seats": [{"name": "Ann"}, {"name": "Ben"}]}' | skyrmish referee - --pretty`
    """
    from skyrmish.match.referee import rule_on_lines

    all_good = True
    for answer, good in rule_on_lines(read_text(file)):
        print(as_text(answer, None if compact else 2))
        if not good:
            print(f"skyrmish: {answer['error']}", file=sys.stderr)
        all_good = all_good and good
    if not all_good:
        raise typer.Exit(2)


def as_text(answer: dict[str, Any], indent: int | None) -> str:
    """JSON with its signs as they are, or escaped where the terminal cannot show them."""
    text = json.dumps(answer, ensure_ascii=False, indent=indent)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return json.dumps(answer, indent=indent)
    return text


def read_text(file: str) -> str:
    """The text of a file or of standard input."""
    try:
        data = sys.stdin.buffer.read(LARGEST_FILE + 1) if file == "-" else read_bytes(Path(file))
    except OSError as error:
        raise Refusal("file-problem", file=file, problem=error.strerror) from None
    except ValueError:
        raise Refusal("file-no-name", file=repr(file)) from None
    if len(data) > LARGEST_FILE:
        raise Refusal("file-too-large", file=file, most=LARGEST_FILE // 1_000_000)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("file-not-text", file=file) from None


def read_bytes(path: Path) -> bytes:
    """No more than may be ruled on: some files have no end."""
    with path.open("rb") as file:
        return file.read(LARGEST_FILE + 1)
