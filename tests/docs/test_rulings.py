"""The register of rulings tells the truth about the code."""

from pathlib import Path
from types import ModuleType

FIRST_EDITION = ("SL1-", "MOD-", "MODE-")
RULINGS = {f"B-{number:02}" for number in (*range(1, 25), *range(26, 48), 58)}  # B-25 is about later editions


def test_the_register_is_what_the_code_makes_now(make_rulings: ModuleType) -> None:
    on_disk = make_rulings.REGISTER.read_text(encoding="utf-8")
    assert on_disk == make_rulings.register(), "run: python docs/make_rulings.py"


def test_every_clause_named_in_the_code_is_known(make_rulings: ModuleType, root: Path) -> None:
    known = {clause.id for clauses in make_rulings.read_chapters().values() for clause in clauses}
    for path in sorted((root / "src").rglob("*")):
        if path.suffix in (".py", ".toml"):
            unknown = set(make_rulings.CLAUSE.findall(path.read_text(encoding="utf-8"))) - known
            assert not unknown, f"{path.relative_to(root)} names {sorted(unknown)}"


def test_every_clause_is_played_or_listed_as_not_yet(make_rulings: ModuleType) -> None:
    mentions = make_rulings.find_mentions()
    clauses = [clause for chapter in make_rulings.read_chapters().values() for clause in chapter]
    silent = [clause.id for clause in clauses if not clause.not_yet and not make_rulings.is_played(clause, mentions)]
    assert not silent, "no docstring of what is played opens with these"


def test_the_whole_first_edition_is_played(make_rulings: ModuleType) -> None:
    clauses = [clause for chapter in make_rulings.read_chapters().values() for clause in chapter]
    waiting = {clause.id for clause in clauses if clause.not_yet}
    assert not [clause for clause in waiting if clause.startswith(FIRST_EDITION)]
    assert waiting.isdisjoint(RULINGS)
    assert {clause.id for clause in clauses} >= RULINGS


def test_no_clause_stands_in_two_chapters(make_rulings: ModuleType) -> None:
    ids = [clause.id for clauses in make_rulings.read_chapters().values() for clause in clauses]
    assert len(ids) == len(set(ids))


def test_a_docstring_opens_with_its_clauses(make_rulings: ModuleType) -> None:
    opening = make_rulings.clauses_opening
    assert opening("SL1-ATK-08, B-38  A dodge cancels a hit.") == ["SL1-ATK-08", "B-38"]
    assert opening("B-32 `simultaneous`  Planes leave the table now.") == ["B-32"]
    assert opening("Not where another token is (B-13).") == []
    assert opening("B-13 is not at work here.") == []


def test_links_lead_somewhere(make_rulings: ModuleType, root: Path) -> None:
    for mentions in make_rulings.find_mentions().values():
        for place in mentions.places:
            assert (root / "src" / "skyrmish" / place.path).is_file()
