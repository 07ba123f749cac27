"""``skyrmish rules --game dogfight`` and ``bombing-raid``: a short rule sheet, with the dice that are played with."""

import json
from dataclasses import asdict

from skyrmish.cli.commands.dice_rulesets import dice_ruleset_from
from skyrmish.games.squadron_dice.constants import KINDS
from skyrmish.games.squadron_dice.layouts import CLAUSES, usual_layouts
from skyrmish.games.squadron_dice.ruleset import DiceRuleset
from skyrmish.games.squadron_leader.sheet.parts import Line, Row, Section

TITLES = {"dogfight": "Dogfight", "bombing-raid": "Bombing Raid"}
SENTENCES: dict[str, dict[str, tuple[tuple[str, str], ...]]] = {
    "dogfight": {
        "The turn": (
            ("Four Rookies fly, four Aces wait, the Decision die is in hand.", "SD-DF-01"),
            ("An unused Decision die is kept or rolled again, as you say in secret; a used one is rolled.", "B-68"),
            ("Roll your squadron and count planes.", "SD-DF-02"),
            (
                "Most planes hunt the fewest. Tied at the top: a new turn; at the bottom: the hunter picks.",
                "SD-DF-03",
            ),
            ("Four Hit dice against four Evade dice and the evades on the evader's Aces.", "SD-DF-04"),
            ("More hits than evades cost a Rookie; an Ace of your choice takes its place.", "SD-DF-05"),
            ("Without an Ace to bring in you are out. The last one wins.", "SD-DF-06"),
        ),
        "Decision dice": (
            ("Planes count in the first window, after the position roll, and only if used.", "B-62"),
            ("A hit or an evade is added in the second window, to your own roll.", "B-67"),
            ("Any: one die that shows a result is rolled again by its owner; never a Decision die.", "B-64"),
            ("Blanks: one or two blank dice of your own are rolled again.", "B-65"),
        ),
    },
    "bombing-raid": {
        "The turn": (
            ("All Rookies and Aces fly from the start.", "SD-BR-01"),
            ("First roll: dice that show an evade are locked for this turn.", "SD-BR-02"),
            ("Second roll: any of the others, chosen in secret and rolled at once; count planes.", "SD-BR-03"),
            ("Most planes take one of their Aces out.", "SD-BR-04"),
            ("All who tie do so too, but nobody wins on a tie.", "SD-BR-05"),
            ("The first without Aces wins.", "SD-BR-07"),
        ),
    },
}
TIMINGS = {
    "priority": "In each window the side in need is asked first; it closes when all have passed in a row.",
    "simultaneousSecret": "In each window all choose at once and in secret, until nobody uses a die.",
}


def dice_sheet(ruleset: DiceRuleset) -> list[Section]:
    """B-60, B-74  The rules as sentences with their clauses, the dice face by face, and what we assume."""
    values, usual = ruleset.settled(), usual_layouts()
    dice = values["dice"]
    used = [kind for kind in KINDS if ruleset.game == "dogfight" or kind not in ("hit", "evade", "decision")]
    rows = tuple(
        Row((kind if kind in CLAUSES else f"Ace {kind}", " ".join(dice[kind])), (CLAUSES.get(kind, "B-60"),))
        for kind in used
    )
    own = [kind for kind in used if dice[kind] != usual[kind]]
    told = [Line("Re-roll: again at once; a second one in the same throw is a blank.", ("SD-06",))]
    if own:
        told.append(Line(f"By your own file: {', '.join(own)}.", ("B-60",)))
    told.append(Line("The faces of the Aces are our assumption; play with your own by -o dice=FILE.", ("B-60",)))
    sections = [Section("The dice", tuple(told), ("die", "faces"), rows)]
    for title, sentences in SENTENCES[ruleset.game].items():
        lines = [Line(text, (clause,)) for text, clause in sentences]
        if title == "Decision dice":
            lines.append(Line(TIMINGS[values["decision.timing"]], ("B-63",)))
        sections.append(Section(title, tuple(lines)))
    pairs = Line("Two against two add their planes. A variant of ours, played when seats have teams.", ("B-74",))
    return [*sections, Section("Pairs", (pairs,))]


def print_dice_rules(game: str, option: list[str], plain: bool, as_json: bool) -> None:
    """The sheet, as text or JSON."""
    from rich.console import Console

    from skyrmish.cli.texts.rule_sheet_text import sheet_lines, show_sheet

    ruleset, console = dice_ruleset_from(game, option), Console()
    sections = dice_sheet(ruleset)
    if as_json:
        told = {"title": TITLES[game], "game": game, "options": ruleset.settled()}
        print(json.dumps({**told, "sections": [asdict(section) for section in sections]}))
    elif plain or not console.is_terminal:
        print("\n".join(sheet_lines(TITLES[game], sections)))
    else:
        show_sheet(console, TITLES[game], sections)
