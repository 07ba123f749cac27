"""Dogfight and Bombing Raid as short rule sheets in our own words, made from the dice that they are played with."""

from skyrmish.games.rule_sheets import Line, Row, Section
from skyrmish.games.squadron_dice.constants import ACE_COUNT, DOGFIGHT, KINDS, TIMINGS
from skyrmish.games.squadron_dice.pieces import Rules
from skyrmish.games.squadron_dice.rulesets.dice_box import own_dice, shared_dice
from skyrmish.games.squadron_dice.rulesets.layouts import CLAUSES, usual_layouts
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset, make_rules

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
WINDOWS = {
    "priority": "In each window the side in need is asked first; it closes when all have passed in a row.",
    "simultaneousSecret": "In each window all choose at once and in secret, until nobody uses a die.",
}


def rule_sheet(ruleset: DiceRuleset) -> list[Section]:
    """The whole sheet, section by section."""
    rules = make_rules(ruleset)
    sections = [the_dice(ruleset, rules)]
    if rules.game == DOGFIGHT:
        sections += [told("The turn", dogfight(rules)), told("Decision dice", decision_dice(rules))]
    else:
        sections.append(told("The turn", bombing_raid()))
    if rules.limit_rounds:
        sections.append(told("Ending", [(f"After {rules.limit_rounds} turns it is a draw.", "B-44")]))
    pairs = "Two against two add their planes. A variant of ours, played when seats have teams."
    return [*sections, told("Pairs", [(pairs, "B-74")])]


def told(title: str, sentences: list[tuple[str, str]]) -> Section:
    return Section(title, tuple(Line(text, (clause,)) for text, clause in sentences))


def the_dice(ruleset: DiceRuleset, rules: Rules) -> Section:
    """B-60  The dice face by face, and what we assume."""
    dice, usual, box = ruleset.layouts(), usual_layouts(), {**own_dice(rules), **shared_dice(rules)}
    used = [kind for kind in KINDS if kind in box]
    names = {kind: kind if kind in CLAUSES else f"Ace {kind}" for kind in used}
    rows = tuple(Row((names[kind], " ".join(dice[kind])), (CLAUSES.get(kind, "B-60"),)) for kind in used)
    own = [kind for kind in used if dice[kind] != usual[kind]]
    lines = [Line("Re-roll: again at once; a second one in the same throw is a blank.", ("SD-06",))]
    if own:
        lines.append(Line(f"By your own file: {', '.join(own)}.", ("B-60",)))
    lines.append(Line("The faces of the Aces are our assumption; the option dice takes your own.", ("B-60",)))
    return Section("The dice", tuple(lines), ("die", "faces"), rows)


def dogfight(rules: Rules) -> list[tuple[str, str]]:
    rookies, aces = NUMBERS[rules.rookies], NUMBERS[ACE_COUNT]
    hits, evades = NUMBERS[rules.hit_dice], NUMBERS[rules.evade_dice]
    return [
        (f"{rookies.capitalize()} Rookies fly, {aces} Aces wait, the Decision die is in hand.", "SD-DF-01"),
        ("An unused Decision die is kept or rolled again, as you say in secret; a used one is rolled.", "B-68"),
        ("Roll your squadron and count planes.", "SD-DF-02"),
        ("Most planes hunt the fewest. Tied at the top: a new turn; at the bottom: the hunter picks.", "SD-DF-03"),
        (f"{hits.capitalize()} Hit dice against {evades} Evade dice and the evades on the evader's Aces.", "SD-DF-04"),
        ("More hits than evades: the evader gives the hunter a Rookie, and flies an Ace of their choice.", "SD-DF-05"),
        ("Without an Ace to bring in you are out. The last one wins.", "SD-DF-06"),
    ]


def decision_dice(rules: Rules) -> list[tuple[str, str]]:
    at_once = " or ".join(NUMBERS[1 : rules.blanks_at_once + 1])
    return [
        ("Planes count in the first window, after the position roll, and only if used.", "B-62"),
        ("A hit or an evade is added in the second window, to your own roll.", "B-67"),
        ("Any: one die that shows a result is rolled again by its owner; never a Decision die.", "B-64"),
        (f"Blanks: {at_once} blank dice of your own are rolled again.", "B-65"),
        (WINDOWS[TIMINGS[rules.timing]], "B-63"),
    ]


def bombing_raid() -> list[tuple[str, str]]:
    return [
        ("All Rookies and Aces fly from the start.", "SD-BR-01"),
        ("First roll: dice that show an evade are locked for this turn.", "SD-BR-02"),
        ("Second roll: any of the others, chosen in secret and rolled at once; count planes.", "SD-BR-03"),
        ("Most planes take one of their Aces out.", "SD-BR-04"),
        ("All who tie do so too, but nobody wins on a tie.", "SD-BR-05"),
        ("The first without Aces wins.", "SD-BR-07"),
    ]
