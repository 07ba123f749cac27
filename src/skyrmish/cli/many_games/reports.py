"""Files that a command writes when its games are over."""

from pathlib import Path

from skyrmish.words.refusal import Refusal


def check_writable(name: str, path: Path | None) -> None:
    """Refuse before the games, not after them."""
    if path is None:
        return
    if path.is_dir():
        raise Refusal("command-is-folder", option=name, path=repr(str(path)))
    if not path.absolute().parent.is_dir():
        raise Refusal("command-no-folder", option=name, folder=repr(str(path.parent)))


def write(path: Path, text: str) -> None:
    """All or nothing: an old file stays until the new one is whole."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as problem:
        raise Refusal("file-unwritten", path=repr(str(path)), problem=problem.strerror) from None
