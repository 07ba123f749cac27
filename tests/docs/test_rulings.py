"""The register of rulings tells the truth about the code."""

from pathlib import Path
from types import ModuleType

import pytest

FIRST_EDITION = ("SL1-", "MOD-", "MODE-")
RULINGS = {f"B-{number:02}" for number in (*range(1, 25), *range(26, 48), 58, 82)}  # B-25 is about later editions


def test_the_register_is_what_the_code_makes_now(make_rulings: ModuleType) -> None:
    on_disk = make_rulings.REGISTER.read_text(encoding="utf-8")
    assert on_disk == make_rulings.register(), "run: python docs/make_rulings.py"


def test_every_clause_named_in_the_code_is_known(make_rulings: ModuleType, root: Path) -> None:
    known = {clause.id for clauses in make_rulings.read_chapters().values() for clause in clauses}
    for path in sorted((root / "src").rglob("*")):
        if path.suffix in (".py", ".toml"):
            unknown = set(make_rulings.CLAUSE.findall(path.read_text(encoding="utf-8"))) - known
            assert not unknown, f"{path.relative_to(root)} names {sorted(unknown)}"


def test_every_clause_is_played_or_listed_as_no_rule(make_rulings: ModuleType) -> None:
    mentions = make_rulings.find_mentions()
    clauses = [clause for chapter in make_rulings.read_chapters().values() for clause in chapter]
    silent = [clause.id for clause in clauses if not clause.no_rule and not make_rulings.is_played(clause, mentions)]
    assert not silent, "no docstring of what is played opens with these"


def test_the_whole_first_edition_is_played(make_rulings: ModuleType) -> None:
    clauses = [clause for chapter in make_rulings.read_chapters().values() for clause in chapter]
    no_rules = {clause.id for clause in clauses if clause.no_rule}
    assert not [clause for clause in no_rules if clause.startswith(FIRST_EDITION)]
    assert no_rules.isdisjoint(RULINGS)
    assert {clause.id for clause in clauses} >= RULINGS


def test_every_clause_that_is_played_is_named_by_a_test(make_rulings: ModuleType) -> None:
    mentions, tests = make_rulings.find_mentions(), make_rulings.find_tests()
    clauses = [clause for chapter in make_rulings.read_chapters().values() for clause in chapter]
    untested = [each.id for each in clauses if make_rulings.is_played(each, mentions) and not tests[each.id]]
    assert not untested, "name them in the test that shows them: in its name, or first in its docstring"


def test_every_clause_named_by_a_test_is_known(make_rulings: ModuleType) -> None:
    known = {clause.id for clauses in make_rulings.read_chapters().values() for clause in clauses}
    unknown = {clause: tests for clause, tests in make_rulings.find_tests().items() if clause not in known}
    assert not unknown


@pytest.mark.parametrize(
    ("name", "clauses"),
    [
        ("test_b_42_a_balloon_is_no_knock_out", ["B-42"]),
        ("test_b_38_b_39_which_dice_the_dodges_cancel", ["B-38", "B-39"]),
        ("test_c_3_its_token_is_2_4_times_as_large", ["C-3"]),
        ("test_sd_df_01_sd_09_and_so_on", ["SD-DF-01", "SD-09"]),
        ("test_sl1_arc_img", ["SL1-ARC-IMG"]),
        ("test_at_47_the_dead_do_not_shoot", []),
        ("test_a_limit_of_b_44", []),
    ],
)
def test_a_test_s_name_begins_with_its_clauses(make_rulings: ModuleType, name: str, clauses: list[str]) -> None:
    assert make_rulings.clauses_in_name(name) == clauses


def test_no_clause_stands_in_two_chapters(make_rulings: ModuleType) -> None:
    ids = [clause.id for clauses in make_rulings.read_chapters().values() for clause in clauses]
    assert len(ids) == len(set(ids))


def test_a_docstring_opens_with_its_clauses(make_rulings: ModuleType) -> None:
    opening = make_rulings.clauses_opening
    assert opening("SL1-ATK-08, B-38  A dodge cancels a hit.") == ["SL1-ATK-08", "B-38"]
    assert opening("B-32 `simultaneous`  Planes leave the table now.") == ["B-32"]
    assert opening("Not where another token is (B-13).") == []
    assert opening("B-13 is not at work here.") == []
    assert opening("B-13") == ["B-13"], "nothing more need be said of a test with a name that says it"


def test_links_lead_somewhere(make_rulings: ModuleType, root: Path) -> None:
    for mentions in make_rulings.find_mentions().values():
        for place in mentions.places:
            assert (root / "src" / "skyrmish" / place.path).is_file()
