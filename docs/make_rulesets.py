"""Fill in the tables of docs/rulesets.md from the settings and the edition files. Run it after changing either:

python docs/make_rulesets.py
"""

import re
from pathlib import Path
from typing import Any

from skyrmish.games.squadron_leader.rulesets.manners import MANNER_ROWS, TEMPLATE_ROWS
from skyrmish.games.squadron_leader.rulesets.naming import module_about
from skyrmish.games.squadron_leader.rulesets.ruleset import EDITIONS, edition_data, is_core
from skyrmish.games.squadron_leader.rulesets.settings import ALSO_CALLED, SETTINGS, Amount, Choice, Setting, Switch
from skyrmish.games.squadron_leader.stats import SIZES_OF_CARDS

PAGE = Path(__file__).resolve().parent / "rulesets.md"


def page() -> str:
    """The page with its tables as the code has them now."""
    text = PAGE.read_text(encoding="utf-8")
    for name, table in TABLES.items():
        text = re.sub(rf"(<!-- {name} -->\n).*?(<!-- end -->)", rf"\1\n{table()}\n\2", text, flags=re.DOTALL)
    return text


def options_table() -> str:
    rows = []
    for setting in SETTINGS:
        defaults = [_told(edition_data(edition)["settings"][setting.key]) for edition in EDITIONS]
        about = setting.about + _other_names(setting)
        rows.append([f"`{setting.key}`", _values(setting), *defaults, about, setting.clause])
    return _table(["option", "values", *EDITIONS, "settles", "clause"], rows)


def _about(edition: str, module: str) -> str:
    about = module_about(edition, module)
    return f"Part of the core. {about}" if is_core(edition, module) else about


def modules_table() -> str:
    rows = []
    for edition in EDITIONS:
        for name, module in edition_data(edition)["modules"].items():
            sets = ", ".join(f"`{key}` = {_told(value)}" for key, value in module["sets"].items())
            needs, excludes = ", ".join(module.get("needs", [])), ", ".join(module.get("excludes", []))
            rows.append([edition, f"`{name}`", _about(edition, name), sets, needs, excludes, module["clause"]])
    return _table(["edition", "module", "does", "sets", "needs", "not with", "clause"], rows)


def manners_table() -> str:
    rows = []
    for manner in MANNER_ROWS:
        if manner.word:
            example = f"`{manner.word} {next(row.word for row in TEMPLATE_ROWS if row.kind in manner.templates)}`"
            flown = ", ".join(manner.templates)
            rows.append(
                [manner.title, example, f"`{manner.short}`", f"`{manner.key}`", flown, manner.remark, manner.clause]
            )
    return _table(["manner", "order", "at the terminal", "key", "with", "the nose", "clause"], rows)


def numbers_table() -> str:
    costs = [edition_data(edition)["costs"] for edition in EDITIONS]
    rows = [[f"`{name}`", *(str(numbers[name]) for numbers in costs)] for name in costs[0]]
    return _table(["number", *EDITIONS], rows)


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _values(setting: Setting) -> str:
    if isinstance(setting, Choice):
        return ", ".join(f"`{value}`" for value in setting.values)
    if isinstance(setting, Switch):
        return "`true`, `false`"
    if isinstance(setting, Amount):
        return f"{'whole number' if setting.whole else 'number'}, {setting.least:g} … {setting.most:g}"
    return f"{SIZES_OF_CARDS} whole numbers, 1 … 8"


def _told(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _other_names(setting: Setting) -> str:
    names = [name for name, key in ALSO_CALLED.items() if key == setting.key]
    return f" (also `{'`, `'.join(names)}`)" if names else ""


TABLES = {
    "modules": modules_table,
    "manners": manners_table,
    "options": options_table,
    "numbers": numbers_table,
}

if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(PAGE.parent.parent)}")
