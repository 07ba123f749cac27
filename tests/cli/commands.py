"""Commands run as a shell would: words in; exit status, output and complaints out."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from skyrmish.cli.main import run


@dataclass
class Said:
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one line of a refusal."""
        assert self.status == 2, self
        assert "Traceback" not in self.err
        assert self.err.startswith("skyrmish: "), self.err
        assert self.err.count("\n") == 1, self.err
        return self.err.removeprefix("skyrmish: ").rstrip("\n")


Command = Callable[..., Said]


def commands(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    def command(*words: str, stdin: bytes = b"") -> Said:
        monkeypatch.setattr(sys, "argv", ["skyrmish", *words])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        status = 0
        try:
            run()
        except SystemExit as leaving:
            status = int(leaving.code or 0)
        said = capsys.readouterr()
        return Said(status, said.out, said.err)

    return command
