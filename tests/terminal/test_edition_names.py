"""At the terminal, too, the stat is called as the edition calls it."""

from typing import Any

import pytest

LINES = ["assign 3 3 4 2", "2", "stats", "rules", "straight", "rules all", "quit"]


@pytest.mark.parametrize(("edition", "name"), [("first", "Speed"), ("second", "Manoeuvrability")])
def test_lists_prompts_tables_and_rules(piped: Any, edition: str, name: str) -> None:
    modules = "altitude" if edition == "first" else "barrel-roll"
    out = piped(LINES, "terminal", "--edition", edition, "--modules", modules, "--seed", "7").output
    assert f"Attack 4, Defense 3, {name} 3, Health 2" in out
    assert f"move, 4 {name} left>" in out
    assert ["plane", "Attack", "Defense", name, "Health", "altitude", "aces"] in map(str.split, out.splitlines())
    assert f"turn 3 of your {name};" in out
    assert f"costs 1, leaves 3 {name}" in out
    assert f"Fly any sequence that your {name} pays for" in out
    assert name == "Speed" or "Speed" not in out
