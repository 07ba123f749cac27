"""docs/rulesets.md names every option, module and number there is, and no other."""

import re
from types import ModuleType

from skyrmish.games.squadron_leader.rulesets.ruleset import EDITIONS, edition_data
from skyrmish.games.squadron_leader.rulesets.settings import BY_KEY


def first_cells(make_rulesets: ModuleType, table: str) -> set[str]:
    text = make_rulesets.PAGE.read_text(encoding="utf-8")
    body = text.split(f"<!-- {table} -->")[1].split("<!-- end -->")[0]
    return set(re.findall(r"^\|(?: \w+ \|)? `([^`]+)`", body, flags=re.MULTILINE))


def test_the_tables_are_what_the_code_makes_now(make_rulesets: ModuleType) -> None:
    on_disk = make_rulesets.PAGE.read_text(encoding="utf-8")
    assert on_disk == make_rulesets.page(), "run: python docs/make_rulesets.py"


def test_every_option_is_documented_and_no_other(make_rulesets: ModuleType) -> None:
    assert first_cells(make_rulesets, "options") == set(BY_KEY)


def test_every_module_is_documented_and_no_other(make_rulesets: ModuleType) -> None:
    modules = {name for edition in EDITIONS for name in edition_data(edition)["modules"]}
    assert first_cells(make_rulesets, "modules") == modules


def test_every_edition_settles_every_option_with_a_value_it_takes() -> None:
    for edition in EDITIONS:
        settings = edition_data(edition)["settings"]
        assert set(settings) == set(BY_KEY)
        for key, value in settings.items():
            assert BY_KEY[key].checked(value) == value
