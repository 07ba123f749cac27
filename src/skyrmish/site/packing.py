"""Python files as a page loads them: compiled, where there is Node to do it; in one piece, and compressed as such."""

import gzip
import hashlib
import io
import shutil
import subprocess
import zipfile
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

from skyrmish.engine.rule import cache_folder

COMPILING = Path(str(files("skyrmish.site"))) / "compiling.mjs"
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same sources make the same file at any time
PACKED = ".pack"  # not .gz: some hosts would have the browser unpack that


def zipped(parts: dict[str, bytes]) -> bytes:
    """Files side by side, not compressed: that is done to all of them at once, which makes much less of them."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, data in sorted(parts.items()):
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), data)
    return out.getvalue()


def compiled(archive: bytes, pyodide: Path) -> bytes:
    """The same with all Python compiled, by the Python that will run it; as it is, where there is no Node."""
    node = shutil.which("node")
    if node is None:
        return archive
    kept = cache_folder() / f"page-{hashlib.sha256(archive + COMPILING.read_bytes()).hexdigest()[:16]}.zip"
    if not kept.is_file():
        kept.write_bytes(_compiled(node, archive, pyodide))
    return kept.read_bytes()


def _compiled(node: str, archive: bytes, pyodide: Path) -> bytes:
    with TemporaryDirectory() as folder:
        given, made = Path(folder) / "from.zip", Path(folder) / "to.zip"
        given.write_bytes(archive)
        subprocess.run([node, str(COMPILING), str(pyodide), str(given), str(made)], check=True, capture_output=True)
        return made.read_bytes()


def packed(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)
