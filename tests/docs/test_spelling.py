"""One spelling: the stat is Defense, as the rulebooks have it; defence is the act of defending."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACES = {"src": (".py", ".toml"), "web/src": (".ts", ".svelte"), "docs": (".md",)}
INSIDE_A_SENTENCE = re.compile(r"""(?<=[\w,:/] )Defence\b|["']Defence["']|\bdefence [0-9]""")


def test_the_stat_is_spelt_one_way_everywhere() -> None:
    wrong = []
    for place, endings in PLACES.items():
        for path in sorted((ROOT / place).rglob("*")):
            if path.suffix in endings:
                lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
                wrong += [f"{path.relative_to(ROOT)}:{n}" for n, line in lines if INSIDE_A_SENTENCE.search(line)]
    assert wrong == []
