"""Python as a site has it: nothing is missing that is used."""

import gzip
import json
import shutil
import subprocess
from pathlib import Path

from node import node_path

from skyrmish.site.building.library import left_out
from skyrmish.site.building.sources import ROOT

IMPORTING = Path(__file__).with_name("importing.mjs")


def test_every_module_of_a_site_can_be_imported_there_and_says_its_words(site_folder: Path, tmp_path: Path) -> None:
    python = tmp_path / "python"
    shutil.copytree(next(site_folder.glob("python-*")), python)
    for packed in [*python.glob("*.pack"), *site_folder.glob("sources-*.pack")]:
        name = "sources.zip" if packed.name.startswith("sources") else packed.stem
        (python / name).write_bytes(gzip.decompress(packed.read_bytes()))
    command = [node_path(), str(IMPORTING), str(python), str(python / "sources.zip")]
    told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert told["faults"] == {}
    assert all(told["said"])
    assert "'NoneType' object is not callable" in told["where"]


def test_what_a_site_leaves_out_of_ours_is_there_to_be_left_out() -> None:
    """A module that has moved would come along, with all that it needs."""
    left = [ROOT / name for name in sorted(left_out("skyrmish"))]
    assert [path for path in left if not [*path.parent.glob(f"{path.name}*")]] == []
