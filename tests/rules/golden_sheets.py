"""Golden rule sheets: what ``skyrmish rules`` prints for each edition.

Run as a script to write them anew after a change of the data or the words, and read the difference before committing.
"""

from pathlib import Path

from skyrmish.cli.texts.rule_sheet_text import sheet_lines
from skyrmish.games.all_games import game_of
from skyrmish.games.squadron_leader.rulesets.ruleset import EDITIONS, Ruleset
from skyrmish.games.squadron_leader.sheet.rule_sheet import rule_sheet

FOLDER = Path(__file__).parent / "golden"
WITH_MODULES = Ruleset(
    "first", ("altitude", "split-s", "immelmann", "barrel-roll", "ace-pilots", "guides-extra-die"), {"climb.limit": 2}
)
SHEETS = {**{edition: Ruleset(edition) for edition in EDITIONS}, "first-with-modules": WITH_MODULES}
SHEETS["first-on-hexes"] = Ruleset(hexes=True)


def path_of(name: str) -> Path:
    return FOLDER / f"sheet-{name}.txt"


def sheet_text(ruleset: Ruleset) -> str:
    return "\n".join(sheet_lines(game_of(ruleset).title(ruleset), rule_sheet(ruleset))) + "\n"


if __name__ == "__main__":
    for name, ruleset in SHEETS.items():
        path_of(name).write_text(sheet_text(ruleset), encoding="utf-8")
        print("wrote", path_of(name).name)
