"""The folder of a site: everything that a page needs to play without a server, for any host of files."""

import hashlib
import json
from contextlib import suppress
from dataclasses import dataclass, field
from html import escape
from importlib.metadata import distribution
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from skyrmish import __version__
from skyrmish.site.building.kits import ready_kits
from skyrmish.site.building.library import trimmed
from skyrmish.site.building.packing import PACKED, compiled, packed, zipped
from skyrmish.site.building.sources import sources
from skyrmish.table.json_text import dumps
from skyrmish.table.lobby.catalogue import catalogue
from skyrmish.words.language import languages, said_in
from skyrmish.words.refusal import Refusal

PAGE = Path(str(files("skyrmish"))) / "server" / "page"  # as web/ is built
PYODIDE = Path(str(files("skyrmish.site"))) / "pyodide"  # likewise
OWN_FILES = files("skyrmish.site").joinpath("files")
LIBRARY, RUNTIME = "python_stdlib.zip", "pyodide.asm.wasm"
KITS = "kits/"
MANIFEST = "manifest.webmanifest"
MARK = "skyrmish-site.json"  # by which a folder is known that may be written again
LICENCES = ("LICENSE", "NOTICE")  # as they lie with the package
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'"
)


@dataclass
class Folder:
    """What is written, by its name."""

    out: Path
    sizes: dict[str, int] = field(default_factory=dict)

    def write(self, name: str, data: bytes) -> str:
        path = self.out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        self.sizes[name] = len(data)
        return name

    def write_by_content(self, stem: str, ending: str, data: bytes) -> str:
        """Under a name that another content would not have: browsers may keep it for ever."""
        return self.write(f"{stem}-{hash_of(data)}{ending}", data)


def hash_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def write_site(out: Path, with_engine: bool = True, with_kits: bool = True) -> Folder:
    """The whole folder. A site that was written before stays until the new one is whole; other files stay for ever."""
    check_parts(with_engine)
    check_place(out)
    out.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=out.parent, prefix=f".{out.name}-") as made:
        folder = written(Folder(Path(made)), with_engine, with_kits)
        put_in_place(folder, out)
    return Folder(out, folder.sizes)


def written(folder: Folder, with_engine: bool, with_kits: bool) -> Folder:
    for path in sorted(each for each in PAGE.rglob("*") if each.is_file()):
        if path.name != "index.html":
            folder.write(path.relative_to(PAGE).as_posix(), path.read_bytes())
    told = python_parts(folder)
    told["engine"] = engine_files(folder) if with_engine else ""
    told["kits"] = kit_files(folder) if with_kits else []
    told["catalogue"] = catalogues(folder)
    write_manifest(folder)
    for name in LICENCES:
        folder.write(f"{name}.txt", (distribution("skyrmish").read_text(f"licenses/{name}") or "").encode())
    folder.write("index.html", index_text(told).encode())
    write_service_worker(folder)
    folder.write(MARK, json.dumps({"version": __version__, "files": folder.sizes}, indent=1).encode())
    return folder


def write_manifest(folder: Folder) -> None:
    """What a browser installs it by, with its icons."""
    (drawn,) = PAGE.glob("assets/icon-*.svg")
    text = OWN_FILES.joinpath(MANIFEST).read_text(encoding="utf-8").replace("icon.svg", f"assets/{drawn.name}")
    for icon in (each for each in OWN_FILES.iterdir() if each.name.endswith(".png")):
        stem = icon.name.removesuffix(".png")
        text = text.replace(icon.name, folder.write_by_content(stem, ".png", icon.read_bytes()))
    folder.write(MANIFEST, text.encode())


def catalogues(folder: Folder) -> dict[str, str]:
    """What can be played, in every language."""
    made = {language: dumps(said_in(language, catalogue)) for language in languages()}
    return {language: folder.write_by_content(f"catalogue-{language}", ".json", made[language]) for language in made}


def check_parts(with_engine: bool) -> None:
    for part in (PAGE / "index.html", PYODIDE / "pyodide.mjs"):
        if not part.is_file():
            raise Refusal("site-page-not-built")
    if with_engine and find_spec("ziglang") is None:
        raise Refusal("site-needs-linker")


def check_place(out: Path) -> None:
    if out.exists() and not out.is_dir():
        raise Refusal("site-no-folder", folder=str(out))
    if out.is_dir() and any(out.iterdir()):
        earlier_files(out)


def earlier_files(out: Path) -> set[str]:
    """What an earlier site laid into this folder, as its own list says."""
    try:
        names = set(json.loads((out / MARK).read_text(encoding="utf-8"))["files"])
    except (OSError, ValueError, KeyError, TypeError):
        raise Refusal("site-not-empty", folder=str(out)) from None
    return {name for name in names if (out / name).resolve().is_relative_to(out.resolve())}


def put_in_place(folder: Folder, out: Path) -> None:
    """What the earlier site had goes; what somebody else has laid there is not touched."""
    earlier = earlier_files(out) if (out / MARK).is_file() else set()
    if taken := sorted(name for name in folder.sizes if name not in {*earlier, MARK} and (out / name).exists()):
        raise Refusal("site-file-in-the-way", file=str(out / taken[0]))
    for name in folder.sizes:
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (folder.out / name).replace(out / name)
    for name in earlier - folder.sizes.keys():
        (out / name).unlink(missing_ok=True)
        with suppress(OSError):
            (out / name).parent.rmdir()  # if nothing else is in it


def python_parts(folder: Folder) -> dict[str, object]:
    """Pyodide in a folder of its own, whose files it finds by their names; and our sources."""
    parts = {path.name: path.read_bytes() for path in sorted(PYODIDE.iterdir())}
    parts[LIBRARY] = compiled(zipped(trimmed(parts[LIBRARY])), PYODIDE)
    ours = packed(compiled(zipped(sources()), PYODIDE))
    large = {name + PACKED: packed(parts.pop(name)) for name in (LIBRARY, RUNTIME)}
    home = f"python-{hash_of(b''.join([*parts.values(), *large.values()]))}/"
    for name, data in {**parts, **large}.items():
        folder.write(home + name, data)
    at = folder.write_by_content("sources", f".zip{PACKED}", ours)
    return {"python": home, "sources": at.removesuffix(PACKED), "bytes": len(ours) + sum(map(len, large.values()))}


def engine_files(folder: Folder) -> str:
    """Rules as WebAssembly, for bots that think long; their catalogue is found by its name in a folder of its own."""
    from skyrmish.lab.browser.building import build  # here: whoever writes a site without it needs no compiler

    with TemporaryDirectory() as made:
        build(Path(made))
        parts = {path.name: path.read_bytes() for path in sorted(Path(made).iterdir())}
    home = f"engine-{hash_of(b''.join(parts.values()))}/"
    for name, data in parts.items():
        folder.write(home + name, data)
    return home


def kit_files(folder: Folder) -> list[dict[str, object]]:
    kits = []
    for kit in ready_kits():
        at = folder.write_by_content(f"{KITS}{kit.game}", ".zip", kit.data)
        kits.append({"title": kit.title, "file": at, "bytes": len(kit.data)})
    return kits


def index_text(told: dict[str, object]) -> str:
    """The page's own index, which now says where the table is, what may be loaded, and what this is."""
    page = (PAGE / "index.html").read_text(encoding="utf-8")
    head = [
        f'<meta http-equiv="content-security-policy" content="{POLICY}" />',
        f'<meta name="generator" content="Skyrmish {__version__}" />',
        '<link rel="license" href="./LICENSE.txt" />',
        '<link rel="manifest" href="./manifest.webmanifest" />',
        f'<meta name="skyrmish-site" content="{escape(json.dumps(told))}" />',
    ]
    first, charset, rest = page.partition('<meta charset="utf-8" />')
    return f"{first}{charset}{''.join(head)}{rest}"


def write_service_worker(folder: Folder) -> None:
    """It knows every file that is played with, and by their contents which version this is."""
    names = sorted(name for name in folder.sizes if not name.startswith(KITS))
    version = hash_of(b"".join((folder.out / name).read_bytes() for name in names))
    own = OWN_FILES.joinpath("service-worker.js").read_text(encoding="utf-8")
    told = f"const VERSION = {json.dumps(version)};\nconst FILES = {json.dumps(names)};\n"
    folder.write("service-worker.js", (told + own).encode())
