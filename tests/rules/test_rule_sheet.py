"""Rule sheets tell the numbers that are played with, in the edition's words, each line with clauses that exist."""

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rules.golden_sheets import SHEETS, path_of, sheet_text

from skyrmish.games.rule_sheets import Section
from skyrmish.games.squadron_leader.rulesets.naming import speed_name
from skyrmish.games.squadron_leader.rulesets.ruleset import EDITIONS, Ruleset, edition_data
from skyrmish.games.squadron_leader.rulesets.settings import BY_KEY, SETTINGS, Amount, Choice, Setting, Switch
from skyrmish.games.squadron_leader.sheet import flying as flying_module
from skyrmish.games.squadron_leader.sheet import rule_sheet as sheet_module
from skyrmish.games.squadron_leader.sheet.clauses import BOOKS
from skyrmish.games.squadron_leader.sheet.hexes import UNUSED_ON_HEXES
from skyrmish.games.squadron_leader.sheet.rule_sheet import TOLD, rule_sheet
from skyrmish.words.refusal import Refusal

CLAUSES = Path(__file__).resolve().parents[2] / "src" / "skyrmish" / "games" / "clauses.toml"
NEEDED: dict[str, dict[str, Any]] = {
    "splitS.paysTemplate": {"splitS": "4alt×1"},
    "diveBomb.from": {"diveBomb": "on"},
    "cover": {"bombers": "on"},
    "pushEnvelope.from": {"pushEnvelope": "on"},
    "pushEnvelope.gain": {"pushEnvelope": "on"},
}
EVERYTHING = ("altitude", "split-s", "immelmann", "barrel-roll", "ace-pilots", "guides-extra-die")


def known_clauses() -> set[str]:
    data = tomllib.loads(CLAUSES.read_text(encoding="utf-8"))
    return {clause for chapter in data["chapter"] for clause in chapter["clauses"]}


def other_values(setting: Setting, value: Any) -> list[Any]:
    """Values that a setting could have instead."""
    if isinstance(setting, Choice):
        return [word for word in setting.values if word != value]
    if isinstance(setting, Switch):
        return [not value]
    if isinstance(setting, Amount):
        return [value + 1 if value + 1 <= setting.most else value - 1]
    return [[5, 3, 2, 1]]


def all_rulesets() -> Iterator[Ruleset]:
    """Every edition, with each of its modules, and with each other value of each option."""
    for edition in EDITIONS:
        data = edition_data(edition)
        yield Ruleset(edition)
        for name, module in data["modules"].items():
            yield Ruleset(edition, (*module.get("needs", []), name))
        for setting in SETTINGS:
            for value in other_values(setting, data["settings"][setting.key]):
                yield Ruleset(edition, (), {setting.key: value})


def sheets() -> Iterator[tuple[Ruleset, list[Section]]]:
    """Their sheets, on an open board and on hexes."""
    for ruleset in (replace(each, hexes=hexes) for hexes in (False, True) for each in all_rulesets()):
        try:
            yield ruleset, rule_sheet(ruleset)
        except Refusal:  # such as a Split S without altitude
            continue


def section(ruleset: Ruleset, title: str) -> str:
    found = [section for section in rule_sheet(ruleset) if section.title == title]
    texts = [line.text for each in found for line in each.lines]
    return "\n".join([*(" ".join(row.cells) for each in found for row in each.rows), *texts])


def rules_alone(ruleset: Ruleset) -> str:
    """The sheet without its list of departures."""
    return "\n".join(
        section(ruleset, each.title) for each in rule_sheet(ruleset) if each.title != "Unlike the printed edition"
    )


@pytest.mark.parametrize("name", SHEETS)
def test_the_sheet_reads_as_it_did(name: str) -> None:
    assert sheet_text(SHEETS[name]) == path_of(name).read_text(encoding="utf-8"), "see golden_sheets.py"


def test_every_line_and_row_has_clauses_and_all_are_known() -> None:
    known = known_clauses()
    for ruleset, sections in sheets():
        for each in (part for section in sections for part in (*section.lines, *section.rows)):
            assert each.clauses, f"{ruleset}: {each}"
            assert known.issuperset(each.clauses), f"{ruleset}: {each}"


def test_every_clause_of_the_books_is_known() -> None:
    named = {clause for book in BOOKS.values() for clauses in book.values() for clause in clauses.split()}
    assert named <= known_clauses()


def test_a_sheet_fits_two_screens() -> None:
    for ruleset, sections in sheets():
        lines = sum(2 + len(section.lines) + len(section.rows) for section in sections)
        assert lines <= 72, ruleset
        assert all(len(line.text) <= 130 for section in sections for line in section.lines), ruleset


def test_the_stat_is_called_as_the_edition_says() -> None:
    for ruleset, sections in sheets():
        text = "\n".join(line.text for section in sections for line in section.lines)
        name = speed_name(ruleset.edition)
        assert name in text
        assert name == "Speed" or "Speed" not in text, ruleset


@pytest.mark.parametrize(
    ("ruleset", "title", "told"),
    [
        (Ruleset("first"), "Attacking", "6 to 8 hit in attack"),
        (Ruleset("first"), "Attacking", "An attacking 8 is a critical: it takes 2 dodges"),
        (Ruleset("first", ("d6",)), "Attacking", "4 to 6 hit in attack"),
        (Ruleset("first", ("d6",)), "Attacking", "There are no criticals."),
        (Ruleset("first", (), {"dice": 10}), "What you need", "Dice with 10 sides"),
        (Ruleset("first", (), {"hit.from": 8}), "Attacking", "Only 8s hit"),
        (Ruleset("current"), "Attacking", "A 6 counts double"),
        (Ruleset("first"), "Manoeuvres", "as printed 1 2 3 –"),
        (Ruleset("first", ("altitude", "split-s")), "Manoeuvres", "Split S 2 4 6 3 ends facing the other way"),
        (Ruleset("second", ("split-s",)), "Manoeuvres", "Split S 1 2 3 4 ends"),
        (Ruleset("second", ("split-s",), {"splitS.paysTemplate": False}), "Manoeuvres", "Split S 0 0 0 4 ends"),
        (Ruleset("second", ("barrel-roll",)), "Manoeuvres", "barrel roll – 4 6 – keeps your heading"),
        (Ruleset("current", ("barrel-roll",)), "Manoeuvres", "barrel roll – – 0 – keeps your heading; the only"),
        (Ruleset("first", (), {"stats": [5, 4, 2, 2]}), "Setting up", "Share out 5, 4, 2 and 2 over"),
        (Ruleset("first", ("quick-health",)), "Setting up", "more than 2 Health"),
        (Ruleset("first", (), {"place.depth": 100}), "Setting up", "within 100 mm of an edge"),
        (Ruleset("first", (), {"place.distance": 200}), "Setting up", "Keep 200 mm from"),
        (Ruleset("second", (), {"climb.limit": 3}), "Altitude", "Climb up to 3 levels a round"),
        (Ruleset("second"), "Altitude", "for 1 Manoeuvrability each"),
        (Ruleset("first", (), {"range.max": 300}), "Bonuses", "In the closest section (up to 100 mm)"),
        (Ruleset("first", (), {"range.sections": 2}), "Bonuses", "In the furthest section (beyond 117 mm)"),
        (Ruleset("first", (), {"arc.half": 30}), "Attacking", "the arc of 60° ahead"),
        (Ruleset("first", ("guides-only",)), "Attacking", "in the lane of 6.5 mm"),
        (Ruleset("first", (), {"lane.effect": "halfOutside"}), "Bonuses", "rolls half the Attack, rounded down"),
        (Ruleset("first", ("altitude",), {"altitude.extraDie": True}), "Bonuses", "is higher rolls one die more"),
        (Ruleset("first", (), {"crit.lowers": "stat"}), "Attacking", "also lowers a stat, by lot"),
        (
            Ruleset("first-d6", (), {"crit.lowers": "repaired", "crit": "double"}),
            "Attacking",
            "4 to 6 gives a point back",
        ),
        (Ruleset("second"), "Bonuses", "An attacker who is higher may reroll a die."),
        (Ruleset("current"), "Bonuses", "The higher plane, attacking or defending, may reroll a die."),
        (Ruleset("first", ("altitude", "immelmann")), "Knock-outs", "you may gain 3 altitude, up to 4,"),
        (Ruleset("current", ("immelmann",)), "Knock-outs", "from altitude 0 only: you may gain 4 altitude"),
        (Ruleset("first", (), {"limit.rounds": 60}), "Ending", "After 60 rounds it is a draw."),
        (Ruleset("first", (), {"limit.noAttackRounds": 15}), "Ending", "After 15 rounds without an attack"),
        (Ruleset("first", (), {}, 468, 400), "What you need", "A board of 468 × 400 mm"),
        (Ruleset(hexes=True), "What you need", "A grid of 13 × 13 hexes"),
        (Ruleset(width=9, height=7, hexes=True), "What you need", "A grid of 9 × 7 hexes"),
        (Ruleset(width=9, height=7, hexes=True), "Unlike the printed edition", "usually 13 × 13 hexes"),
        (Ruleset(hexes=True), "Setting up", "Stay 4 hexes or more from"),
        (Ruleset("second", hexes=True), "Manoeuvres", "as printed 1 2 3 –"),
        (Ruleset("second", ("split-s",), hexes=True), "Manoeuvres", "Split S 1 2 3 4 ends"),
        (Ruleset(hexes=True), "Manoeuvres", "A straight goes 2 hexes ahead."),
        (Ruleset(hexes=True), "Manoeuvres", "the nose turns 120° that way"),
        (Ruleset(hexes=True), "Attacking", "within 3 hexes, its own counted"),
        (Ruleset(hexes=True), "Attacking", "the arc ahead, 1, then 3, then 5 hexes wide;"),
        (Ruleset("first", (), {"range.max": 1}, hexes=True), "Attacking", "the arc ahead, 1 hex wide;"),
        (Ruleset("first", (), {"range.max": 4}, hexes=True), "Attacking", "then 5 hexes wide and so on;"),
        (Ruleset(hexes=True), "Bonuses", "At 1 hex the attacker may"),
        (Ruleset(hexes=True), "Bonuses", "At 3 hexes the defender may"),
        (Ruleset("first", (), {"range.max": 6}, hexes=True), "Bonuses", "At 5 to 6 hexes the defender may"),
        (Ruleset("first", ("guides-only",), hexes=True), "Attacking", "in the row of hexes straight ahead"),
        (Ruleset("first", ("guides-extra-die",), hexes=True), "Bonuses", "rolls one die more"),
        (Ruleset("space-pirates", (), {"sp.geometry": "sl"}, hexes=True), "Attacking", "within 3 hexes"),
    ],
)
def test_the_sheet_tells_the_numbers_of_its_ruleset(ruleset: Ruleset, title: str, told: str) -> None:
    assert told in section(ruleset, title)


BOMBERS = ("bombers-and-balloons",)


@pytest.mark.parametrize("hexes", [False, True])
def test_a_bomb_is_dropped_after_each_manoeuvre_and_hurts_without_a_dodge(hexes: bool) -> None:
    told = section(Ruleset("first", BOMBERS, hexes=hexes), "Bombers and balloons")
    assert "After each manoeuvre it may drop a bomb where that began, 3 at most in all." in told
    assert (
        f"within {'1 hex' if hexes else '78 mm'} of a bomb rolls 4 dice, 1 Health for each hit; nobody dodges" in told
    )


def test_a_mission_tells_how_many_bombs_each_side_has() -> None:
    ruleset = Ruleset("second", mission="bombers-escape")
    assert "1 bomber with 3 bombs, along the south edge" in section(ruleset, "Mission: Bombers' Escape")
    assert "at most in all" not in section(ruleset, "Bombers and balloons")


def test_bombs_of_several_bombers_are_each_ones() -> None:
    told = section(Ruleset(mission="convoy"), "Mission: The Convoy")
    assert "2 planes and 2 bombers with 2 bombs each, along the south edge" in told


def test_on_hexes_edges_belong_to_sides_unless_a_mission_gives_them_theirs() -> None:
    """HEX-02, C-4"""
    usual = "South, north, west and east belong to the first four sides"
    assert usual in section(Ruleset(hexes=True), "Setting up")
    assert usual not in section(Ruleset(hexes=True, mission="errant-balloons"), "Setting up")


def test_a_mission_tells_of_bombers_and_balloons_only_where_it_has_some() -> None:
    escape = section(Ruleset("second", mission="bombers-escape"), "Bombers and balloons")
    assert "Balloons, placed" not in escape
    assert "shares out" not in escape, "its bomber has the stats that the mission says"
    balloons = section(Ruleset("second", mission="errant-balloons"), "Bombers and balloons")
    assert "bomb " not in balloons
    assert "rolls 4 dice, 1 Health for each hit; nobody dodges" in balloons
    assert "shares out 4, 4, 2 and 2" in section(Ruleset("second", mission="crossing"), "Bombers and balloons")


def test_the_current_barrel_roll_is_free_alone_in_its_round_and_no_hindrance_to_climbing() -> None:
    ruleset = Ruleset("current", ("barrel-roll",))
    assert "barrel roll – – 0 – keeps your heading; the only manoeuvre" in section(ruleset, "Manoeuvres")
    assert "barrel roll" not in section(ruleset, "Altitude")
    assert "Split S or a barrel roll" in section(Ruleset("second", ("split-s", "barrel-roll")), "Altitude")


def test_there_are_altitude_tokens_only_where_there_is_altitude() -> None:
    assert "altitude tokens" not in section(Ruleset("first"), "What you need")
    assert "4 altitude tokens" in section(Ruleset("first", ("altitude",)), "What you need")


@pytest.mark.parametrize(
    ("edition", "how"), [("first", "in secret"), ("second", "openly"), ("space-pirates", "openly")]
)
def test_stats_are_secret_or_open_as_the_edition_says(edition: str, how: str) -> None:
    assert f"Health, {how}" in section(Ruleset(edition), "Setting up")


def test_nobody_must_reroll() -> None:
    for ruleset, sections in sheets():
        for line in (line for section in sections if section.title == "Bonuses" for line in section.lines):
            assert "rerolls one die" not in line.text, ruleset
            assert "rerolls a die" not in line.text, ruleset


@pytest.mark.parametrize(
    ("ruleset", "told"),
    [
        (Ruleset("space-pirates"), False),  # an extra die is no reroll
        (Ruleset("first", ("ace-pilots",), {"range.bonus": False}), False),
        (Ruleset("second", (), {"range.bonus": False, "altitude.reroll": "none"}), True),  # by the guides
        (Ruleset("current", (), {"range.bonus": False, "altitude.reroll": "none", "lane.effect": "none"}), True),
        (Ruleset("first", (), {"altitude": "classic", "range.bonus": False}), True),
        (Ruleset("first"), True),
    ],
)
def test_how_to_reroll_is_told_where_something_gives_rerolls(ruleset: Ruleset, told: bool) -> None:
    assert ("reroll one die at a time" in section(ruleset, "Bonuses")) == told


def test_the_first_edition_alone_has_neither_altitude_nor_rewards() -> None:
    text = rules_alone(Ruleset())
    assert section(Ruleset(), "Altitude") == ""
    for word in ("altitude tokens", "higher", "guides", "Immelmann", " ace ", "Split S", "barrel roll"):
        assert word not in text


@pytest.mark.parametrize("key", sorted(TOLD & set(BY_KEY)))
def test_every_setting_s_sentence_follows_its_value(key: str) -> None:
    """With everything switched on, any other value of any setting changes what the sheet says."""
    usual = NEEDED.get(key, {})
    base = Ruleset("first", EVERYTHING, usual)
    values = [2] if key == "health.cap" else other_values(BY_KEY[key], base.settled()[key])
    for value in values:
        try:
            changed = rules_alone(Ruleset("first", EVERYTHING, {**usual, key: value}))
        except Refusal:
            assert (key, value) == ("altitude", "off")
            continue
        assert changed != rules_alone(base), f"{key} = {value}"


def test_no_sheet_on_hexes_speaks_of_millimetres_or_templates() -> None:
    for edition in EDITIONS:
        text = rules_alone(Ruleset(edition, hexes=True)).replace("No templates and no ruler", "")
        for word in ("mm", "template", "ruler", "45°", "90°", " lane "):
            assert word not in text, edition


@pytest.mark.parametrize("key", sorted(TOLD & set(BY_KEY)))
def test_on_hexes_every_setting_but_the_unused_ones_has_its_sentence(key: str) -> None:
    usual = NEEDED.get(key, {})
    base = Ruleset("first", EVERYTHING, usual, hexes=True)
    value = 2 if key == "health.cap" else other_values(BY_KEY[key], base.settled()[key])[-1]
    changed = Ruleset("first", EVERYTHING, {**usual, key: value}, hexes=True)
    assert (rules_alone(changed) == rules_alone(base)) == (key in UNUSED_ON_HEXES)
    idle = "an option; it changes nothing on hexes." in section(changed, "Unlike the printed edition")
    assert idle == (key in UNUSED_ON_HEXES)


def test_what_modules_and_options_changed_is_listed_with_what_it_was() -> None:
    ruleset = Ruleset("first", ("altitude",), {"range.max": 300, "rangeBonus": False}, 500, 500)
    assert section(ruleset, "Unlike the printed edition").splitlines() == [
        "range.max = 300, not 234: an option.",
        "range.bonus = false, not true: an option.",
        "altitude = classic, not off: module altitude.",
        "The board is usually 700 × 700 mm.",
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_as_printed_has_no_departures(edition: str) -> None:
    assert section(Ruleset(edition), "Unlike the printed edition") == ""
    assert section(Ruleset(edition, hexes=True), "Unlike the printed edition") == ""


def test_a_setting_without_a_sentence_is_told_by_what_it_is_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheet_module, "TOLD", TOLD - {"arc.half"})
    assert section(Ruleset(), "More rules") == "Half of the firing arc, degrees: 45."


def test_a_stat_that_only_some_editions_have_is_told_by_what_it_is_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flying_module, "FEWEST_STATS", 3)
    assert "Health: Damage you can take; at none you are shot down." in section(Ruleset(), "Setting up")
    monkeypatch.undo()
    assert "Damage you can take" not in section(Ruleset(), "Setting up")


def test_a_module_without_a_sentence_is_told_in_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheet_module, "TOLD", TOLD - {"barrelRoll"})
    told = section(Ruleset("second", ("barrel-roll",)), "More rules")
    assert told == "Pay double Manoeuvrability for a bank or turn to keep your heading."
    assert section(Ruleset("second"), "More rules") == ""
