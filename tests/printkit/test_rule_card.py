"""Every printed rule comes from the rule sheet of what was chosen: all of it, in type that can be read."""

import re
from dataclasses import replace

import pypdfium2
import pytest

from skyrmish.games.rule_sheets import Row, Section
from skyrmish.games.squadron_leader.rulesets.ruleset import EDITIONS, edition_data
from skyrmish.games.squadron_leader.sheet.rule_sheet import rules_in_play
from skyrmish.printkit.choices import Choices
from skyrmish.printkit.choosing import choose
from skyrmish.printkit.faces.all_faces import face_of
from skyrmish.printkit.faces.planes.played import Played
from skyrmish.printkit.making import make_kit
from skyrmish.printkit.paper.rule_text import SMALLEST, Block, height_of, right_of
from skyrmish.printkit.paper.sheet import PAPERS, Paper, Sheet
from skyrmish.printkit.paper.sheets.rule_card import FOOT, PAD, laid_out, panels, rule_card
from skyrmish.words.language import spoken_in
from skyrmish.words.refusal import Refusal

MANY = "altitude,split-s,immelmann,barrel-roll,ace-pilots,bombers-and-balloons"
GAMES = [{"edition": edition} for edition in EDITIONS[:-1]]
GAMES += [{"game": game} for game in ("space-pirates", "dogfight", "bombing-raid")]
KITS = [
    *GAMES,
    *({**game, "modules": "none"} for game in GAMES),
    *({**game, "modules": "hex"} for game in GAMES[:-2]),
    *({"edition": edition, "modules": MANY} for edition in EDITIONS[:-1]),
    {"edition": "second", "mission": "bombers-escape", "modules": "dive-bomb,push-the-envelope"},
    {"edition": "current", "mission": "errant-balloons", "board": "hex"},
]

LONG = "Figure of eight " * 20


def named(kit: dict[str, str]) -> str:
    return " ".join(kit.values())


def card(**asked: str) -> str:
    """All that a card says, its tables row by row."""
    sections = face_of(choose(**asked)).rules().sections  # type: ignore[arg-type]
    rows = [" ".join(row.cells) for section in sections for row in section.rows]
    return "\n".join([*rows, *(line.text for section in sections for line in section.lines)])


def pages_of(choices: Choices) -> tuple[list[list[Block]], int, float, float]:
    """The pages of a card, how many sheets it takes, and a page's room."""
    short, long = PAPERS[choices.paper]
    pages, sheets = laid_out(face_of(choices).rules(), long / 4, short / 2)
    return pages, sheets, long / 4 - 2 * PAD, short / 2 - 2 * PAD - FOOT


def printed_text(choices: Choices, name: str = "rule-card") -> list[str]:
    pdf = next(document for document in face_of(choices).sheets if document.name == name).make().pdf
    pages = [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(pdf)]
    return [re.sub(r"\s+", " ", page) for page in pages]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("kit", KITS, ids=named)
def test_a_card_can_be_read_and_nothing_runs_over(kit: dict[str, str], paper: str) -> None:
    pages, sheets, width, room = pages_of(choose(paper=paper, **kit))  # type: ignore[arg-type]
    assert sheets <= 2
    assert len(pages) <= len(panels(sheets))
    for page in pages:
        assert sum(map(height_of, page)) <= room
        assert max(map(right_of, page)) <= width
        assert min(word.size for block in page for line in block for word in line.words) >= SMALLEST >= 7.0


@pytest.mark.parametrize("rows", [((LONG, "0"),), (("Bank", "1"),) * 100], ids=["too wide", "too high"])
def test_a_table_larger_than_a_page_is_refused_by_its_title(rows: tuple[tuple[str, str], ...]) -> None:
    table = Section("Costs of ours", (), ("Manoeuvre", "Speed"), tuple(Row(cells, ("SL1-MOVE-04",)) for cells in rows))
    rules = replace(face_of(choose()).rules(), sections=(table,))
    with pytest.raises(Refusal, match="under 'Costs of ours'"):
        laid_out(rules, 74.0, 105.0)


@pytest.mark.parametrize("kit", KITS, ids=named)
def test_no_panel_is_blank_and_hardly_one_is_half_blank(kit: dict[str, str]) -> None:
    pages, sheets, _, room = pages_of(choose(**kit))  # type: ignore[arg-type]
    full = [sum(map(height_of, page)) / room for page in pages]
    assert len(pages) == len(panels(sheets))
    assert min(full) > 0.5
    assert sum(full) / len(full) > 0.7


@pytest.mark.parametrize("kit", [*GAMES, KITS[-1]], ids=named)
def test_every_rule_is_in_the_pdf_with_its_clause(kit: dict[str, str]) -> None:
    choices = choose(**kit)  # type: ignore[arg-type]
    rules, text = face_of(choices).rules(), " ".join(printed_text(choices))
    pages, _, _, _ = pages_of(choices)
    lines = [line for page in pages for block in page for line in block]
    for word in (word for line in lines for word in line.words):
        assert re.sub(r"\s+", " ", word.text) in text
    told = " ".join(word.text for line in lines for word in line.words if word.anchor == "left")
    for section in rules.sections:
        assert section.title in told
        for line in section.lines:
            assert line.text in told
            assert line.clauses[0] in text
        for row in section.rows:
            assert all(cell in told for cell in row.cells)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
def test_a_table_whose_last_column_is_wide_is_broken_and_can_be_read_in_german_too(game: str, paper: str) -> None:
    with spoken_in("de"):
        pages, sheets, width, room = pages_of(choose(game, paper=paper))
    assert sheets == 1
    assert max(right_of(block) for page in pages for block in page) <= width
    assert min(sum(map(height_of, page)) for page in pages) > 0.5 * room, "no page is blank by half"


def test_a_card_is_one_sheet_for_each_eight_pages() -> None:
    for modules, pages in (("none", 1), ("all", 2)):
        sheet = Sheet(Paper(), "Rules")
        rule_card(sheet, face_of(choose(modules=modules)).rules())
        assert sheet.finished().pages == pages


def test_a_number_that_is_changed_in_an_edition_is_on_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    data = edition_data("first")
    monkeypatch.setitem(data, "costs", {**data["costs"], "bank": 5, "hazard_dice": 7})
    monkeypatch.setitem(data, "settings", {**data["settings"], "range.max": 300, "stats": [5, 4, 3, 2]})
    told = card()
    for words in ("as printed 1 5 3", "a ruler of 300 mm", "Share out 5, 4, 3 and 2", "of a bomb rolls 7 dice"):
        assert words in told


NOT_PLAYED = {  # numbers of what other editions have
    "first": {"split_s_altitude_4", "immelmann_from_zero", "dive_bomb_section", "dive_bomb_damage"}
    | {"push_gain", "push_damage"},
    "second": {"split_s_altitude", "immelmann_from_zero"},
    "current": {"split_s_altitude", "special_factor", "dodges_per_critical", "immelmann_altitude"},
}


@pytest.mark.parametrize("edition", NOT_PLAYED)
def test_no_number_of_an_edition_can_be_changed_without_its_card(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is played with any of its modules, or in a mission with balloons; the rest changes nothing."""
    data = edition_data(edition)
    costs, silent, usual = dict(data["costs"]), set(), card(edition=edition)
    balloons = card(edition=edition, mission="errant-balloons", modules="none")
    for name in costs:
        monkeypatch.setitem(data, "costs", {**costs, name: costs[name] + 1})
        if card(edition=edition) == usual:
            silent.add(name)
            if name == "balloon_margin":
                assert card(edition=edition, mission="errant-balloons", modules="none") != balloons
    assert silent == NOT_PLAYED[edition] | {"balloon_margin"}


def test_a_card_for_chosen_modules_is_their_rule_sheet() -> None:
    choices = choose(edition="second", modules="split-s,ace-pilots")
    assert list(face_of(choices).rules().sections) == rules_in_play(choices.ruleset)


@pytest.mark.parametrize("edition", EDITIONS[:-1])
def test_a_card_for_all_modules_says_nothing_that_is_not_played_with_them(edition: str) -> None:
    choices = choose(edition=edition)
    sections = {section.title: section for section in face_of(choices).rules().sections}
    told = 0
    for title, _, after in Played(choices).variants:
        if title in sections:
            lines = {line for section in rules_in_play(after) for line in section.lines}
            assert lines.issuperset(sections[title].lines)
            told += 1
    assert told >= 8


def test_a_card_for_all_modules_tells_alternatives_apart() -> None:
    titles = [section.title for section in face_of(choose()).rules().sections]
    for title in (
        "With Altitude",
        "With Split S (and Altitude)",
        "With Guides only",
        "With Guides: an extra die",
        "With Six-sided dice",
    ):
        assert titles.count(title) == 1
    assert "On hexes" in titles
    current = [section.title for section in face_of(choose(edition="current")).rules().sections]
    assert "With Split S" not in current, "it is part of the core"
    assert "With Immelmann" in current, "and so is the altitude that this one needs"


def test_a_bomb_falls_after_each_manoeuvre_on_the_card() -> None:
    told = card(modules="bombers-and-balloons")
    assert "After each manoeuvre it may drop a bomb where that began, 3 at most in all." in told
    assert "1 Health for each hit; nobody dodges" in told
    assert "after its move" not in told.lower()


def test_the_current_barrel_roll_on_the_card_is_free_and_alone() -> None:
    told = card(edition="current", modules="barrel-roll")
    assert "barrel roll – – 0 – keeps your heading; the only manoeuvre of its round" in told
    assert "with a barrel roll" not in told


def test_a_card_for_hexes_speaks_neither_of_templates_nor_of_millimetres() -> None:
    for edition in EDITIONS[:-1]:
        told = card(edition=edition, modules="hex").replace("No templates and no ruler", "")
        for word in (" mm", "template", "ruler", "234"):
            assert word not in told, edition


def test_altitude_is_on_cards_and_sheets_only_where_there_is_some() -> None:
    assert "ltitude" not in " ".join(printed_text(choose(modules="none"), "stat-cards"))
    assert "altitude tokens" not in card(modules="none")
    assert "Altitude" in " ".join(printed_text(choose(modules="altitude"), "stat-cards"))


def test_allocations_are_chosen_in_secret_only_where_stats_are_secret() -> None:
    for edition, secret in (("first", True), ("second", False)):
        for text in (
            card(edition=edition, modules="none"),
            " ".join(printed_text(choose(edition=edition), "stat-cards")),
        ):
            assert ("in secret" in text) == secret, edition
            assert ("openly" in text) != secret, edition


def test_a_reroll_is_a_choice_on_every_card() -> None:
    for kit in KITS:
        assert not re.search(r"rerolls (one|a) die", card(**kit))


def index_of(choices: Choices) -> str:
    """What a kit's first page says."""
    page = make_kit(choices).files["index.html"].decode()
    return re.sub(r"<[^>]+>", " ", page.split("<body>")[1])


def test_pirates_fly_ships_on_their_card_and_on_their_pieces_in_any_language() -> None:
    parts = ("plane", "altitude-ring", "template-straight")
    for language, ship, plane in (("en", "ship", "plane"), ("de", "Schiff", "Flugzeug")):
        with spoken_in(language):
            told = {"rules": card(game="space-pirates"), "index": index_of(choose("space-pirates", parts=parts))}
            for sheet in ("planes-sheet", "templates-sheet", "play-mat"):
                told[sheet] = " ".join(printed_text(choose("space-pirates"), sheet))
        for place, words in told.items():
            assert ship.lower() in words.lower(), place
            assert not re.search(rf"\b{plane}", words, re.IGNORECASE), place


def test_the_first_player_token_of_the_pirates_kit_is_on_their_card() -> None:
    """SP-FIRST-01"""
    assert "The highest die starts and takes the first-player token; ties roll again." in card(game="space-pirates")
    assert "first-player" in face_of(choose("space-pirates")).names()
    assert "token" not in next(line for line in card().splitlines() if line.startswith("The highest die starts"))


def test_a_lost_rookie_goes_to_the_hunter_on_the_card() -> None:
    assert "the evader gives the hunter a Rookie" in card(game="dogfight")


def test_the_stat_is_spelt_as_in_the_rulebooks() -> None:
    for sheet in ("rule-card", "stat-cards"):
        text = " ".join(printed_text(choose(edition="first", modules="none"), sheet))
        assert "Defense" in text
        assert "Defence" not in text


def test_the_cover_says_what_is_played() -> None:
    first = printed_text(choose(edition="second", modules="split-s", board="hex", mission="errant-balloons"))[0]
    for words in (
        "Squadron Leader",
        "second edition",
        "with Split S",
        "on hexes",
        "mission Errant Balloons",
        "Tim Smith",
    ):
        assert words in first
    assert "PirateJC" in printed_text(choose("space-pirates"))[0]
    assert "Flatworks Gaming" in printed_text(choose("dogfight"))[0]
