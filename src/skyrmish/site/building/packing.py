"""Python files as a page loads them: compiled, where there is Node to do it; in one piece, and compressed as such."""

import gzip
import io
import shutil
import subprocess
import zipfile
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from skyrmish.engine.keeping.fingerprints import digest
from skyrmish.engine.keeping.folders import kept_folder

COMPILING = Path(str(files("skyrmish.site.building"))) / "compiling.mjs"
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
    kept = kept_folder("pages", "python", digest(archive, COMPILING.read_bytes())) / "compiled.zip"
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
    """By libdeflate, where it is installed: that makes a twentieth less of it."""
    if find_spec("deflate") is None:
        return gzip.compress(data, 9, mtime=0)
    from deflate import gzip_compress

    return bytes(gzip_compress(data, 12))
