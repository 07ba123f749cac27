"""Dogfight and Bombing Raid as short rule sheets in our own words, made from the dice that they are played with."""

from collections.abc import Iterable
from typing import Any

from skyrmish.games.rule_sheets import Line, Row, Section, SheetDie
from skyrmish.games.squadron_dice.constants import ACE_COUNT, DOGFIGHT, ICON_KEYS, ICONS, KINDS, TIMINGS
from skyrmish.games.squadron_dice.pieces import Rules
from skyrmish.games.squadron_dice.rulesets.dice_box import own_dice, shared_dice
from skyrmish.games.squadron_dice.rulesets.layouts import CLAUSES, usual_layouts
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset, make_rules
from skyrmish.words.catalogue import say
from skyrmish.words.lists import either

# The lines of each section: the message ``dice-sheet-KEY``, and its clause.
DOGFIGHT_TURN = {
    "start": "SD-DF-01",
    "kept": "B-68",
    "roll": "SD-DF-02",
    "hunt": "SD-DF-03",
    "shot": "SD-DF-04",
    "loss": "SD-DF-05",
    "end": "SD-DF-06",
}
DECISION_DICE = {"planes": "B-62", "hits": "B-67", "any": "B-64", "blanks": "B-65", "windows": "B-63"}
RAID_TURN = {
    "raid-start": "SD-BR-01",
    "raid-first": "SD-BR-02",
    "raid-second": "SD-BR-03",
    "raid-retire": "SD-BR-04",
    "raid-tie": "SD-BR-05",
    "raid-end": "SD-BR-07",
}


def rule_sheet(ruleset: DiceRuleset) -> list[Section]:
    """The whole sheet, section by section."""
    rules = make_rules(ruleset)
    at_once = either(say("number-in-words", number=number) for number in range(1, rules.blanks_at_once + 1))
    squadron = {"rookies": rules.rookies, "aces": ACE_COUNT, "hits": rules.hit_dice, "evades": rules.evade_dice}
    facts = {**squadron, "at_once": at_once, "timing": TIMINGS[rules.timing], "rounds": rules.limit_rounds}
    turn = {"turn": DOGFIGHT_TURN, "decision": DECISION_DICE} if rules.game == DOGFIGHT else {"turn": RAID_TURN}
    ending = {"ending": {"limit": "B-44"}} if rules.limit_rounds else {}
    told = {**turn, **ending, "pairs": {"pairs": "B-74"}}
    return [the_dice(ruleset, rules), *(section(title, lines, facts) for title, lines in told.items())]


def section(title: str, lines: dict[str, str], facts: dict[str, Any]) -> Section:
    told = tuple(line(key, clause, facts) for key, clause in lines.items())
    return Section(say(f"dice-sheet-title-{title}"), told, key=title)


def line(key: str, clause: str, facts: dict[str, Any] | None = None) -> Line:
    return Line(say(f"dice-sheet-{key}", facts), (clause,))


def die_row(kind: str, faces: Iterable[str]) -> Row:
    icons = tuple(ICONS.index(face) for face in faces)
    drawn = SheetDie(kind, tuple(ICON_KEYS[icon] for icon in icons))
    told = " ".join(say("face-in-a-list", icon=icon) for icon in icons)
    return Row((say("die-in-a-list", kind=kind), told), (CLAUSES.get(kind, "B-60"),), drawn)


def the_dice(ruleset: DiceRuleset, rules: Rules) -> Section:
    """B-60  The dice face by face, and what we assume."""
    dice, usual, box = ruleset.layouts(), usual_layouts(), {**own_dice(rules), **shared_dice(rules)}
    used = [kind for kind in KINDS if kind in box]
    rows = tuple(die_row(kind, dice[kind]) for kind in used)
    own = [kind for kind in used if dice[kind] != usual[kind]]
    yours = [line("own-file", "B-60", {"dice": own})] if own else []
    lines = (line("reroll", "SD-06"), *yours, line("assumed", "B-60"))
    return Section(say("dice-sheet-title-dice"), lines, (say("dice-sheet-die"), say("dice-sheet-faces")), rows, "dice")
