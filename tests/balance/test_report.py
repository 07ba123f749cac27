"""The report and the heat map: whole, readable, and complete in themselves."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from balance.made_up import made_up

from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.lab.balance.colours import LOSING, WINNING, ink_on, shade
from skyrmish.lab.balance.heat_map import heat_map
from skyrmish.lab.balance.modules import Compared, Variant, variants
from skyrmish.lab.balance.report import Report
from skyrmish.lab.balance.words import sentences
from skyrmish.words.catalogue import say

CIRCLE = {(0, 1): 0.7, (1, 2): 0.7, (0, 2): 0.3}
WEAK = {(k, other): 0.9 for k in range(3) for other in range(3, 12)}


def test_the_heat_map_is_well_formed_and_names_everyone() -> None:
    result = made_up(CIRCLE | WEAK)
    text = heat_map(result, "Which stats win? <&>", "made up")
    ElementTree.fromstring(text)
    for name in result.names:
        assert f">{name}</text>" in text
    assert text.count("<title>A4 D3 S3 H2 against") == 11


def test_the_page_needs_nothing_else() -> None:
    page = Report(made_up(CIRCLE), "A <b>title</b>", "skyrmish balance --html x.html").html()
    assert page.replace("http://www.w3.org/2000/svg", "").count("http") == 0
    assert "src=" not in page
    assert "<b>title" not in page
    assert re.search(r"<title>[^<]*&lt;b&gt;title", page)
    assert "skyrmish balance --html x.html" in page


def test_an_interrupted_report_says_so() -> None:
    result = made_up(CIRCLE)
    assert "Interrupted" not in Report(result, "", "").html()
    result.counts.interrupted = True
    assert "Interrupted: 78,000 of 100,000 games were played." in Report(result, "", "").html()


def test_modules_are_told_beside_the_ruleset_and_the_same_games_are_called_so() -> None:
    base = made_up(CIRCLE)
    other = Compared(Variant("with d6", "Six-sided dice.", Ruleset(modules=("d6",))), made_up(WEAK))
    same = Compared(Variant("with immelmann", "Loop.", Ruleset()), made_up(CIRCLE))
    page = Report(base, "", "", (other, same)).html()
    assert "with d6" in page
    same_games = say("report-same")
    assert page.count(same_games) == 1
    assert page.index(same_games) > page.index("with immelmann")


def test_numbers_stand_out_on_every_shade() -> None:
    def light(colour: str) -> float:
        parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for score in range(101):
        ground, ink = shade(score / 100), ink_on(shade(score / 100))
        low, high = sorted((light(ground), light(ink)))
        assert (high + 0.05) / (low + 0.05) >= 4.5, score


def test_the_scale_runs_from_lost_over_even_to_won() -> None:
    assert (shade(0.0), shade(0.5), shade(1.0)) == (LOSING[-1], WINNING[0], WINNING[-1])


def test_sentences_say_what_to_choose() -> None:
    pure = made_up({(0, other): 0.6 for other in range(1, 12)})
    assert sentences(pure)[0] == "Choose A4 D3 S3 H2: no other allocation does better against it."
    assert sentences(made_up(CIRCLE | WEAK))[0].startswith("Mix, so that nobody can answer you: ")
    assert "Starting is an advantage: the side that starts scores 75.0 %" in sentences(pure)[2]


@pytest.mark.parametrize(
    ("ruleset", "names"),
    [
        (
            Ruleset(modules=("altitude", "split-s")),
            {"without altitude (and split-s)", "without split-s", "with barrel-roll", "with quick-climb", "with d6"},
        ),
        (Ruleset(), {"with split-s (with altitude)", "with altitude", "with immelmann (with altitude)"}),
        (Ruleset("second"), {"with split-s", "with immelmann", "with barrel-roll"}),
    ],
)
def test_each_module_is_added_or_taken_away_with_what_goes_with_it(ruleset: Ruleset, names: set[str]) -> None:
    found = variants(ruleset)
    assert names <= {each.name for each in found}
    for each in found:
        assert each.ruleset.settled() != ruleset.settled()


def test_what_is_in_the_core_already_is_not_compared() -> None:
    assert "with altitude" not in {each.name for each in variants(Ruleset("second"))}
    guided = replace(Ruleset(), modules=("guides-only",))
    assert not any("guides-extra-die" in each.name for each in variants(guided))
