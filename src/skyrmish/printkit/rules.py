"""What a kit prints of its rules: all of it from the rule sheet of what was chosen."""

from dataclasses import dataclass

from skyrmish.games.rule_sheets import Section, news
from skyrmish.games.squadron_dice.constants import CREDIT
from skyrmish.games.squadron_dice.sheet.rule_sheet import rule_sheet as dice_sheet
from skyrmish.games.squadron_leader.rulesets.naming import mission_title, titles
from skyrmish.games.squadron_leader.rulesets.ruleset import edition_data
from skyrmish.games.squadron_leader.sheet.rule_sheet import rules_in_play
from skyrmish.printkit.choices import Choices
from skyrmish.words.catalogue import say


@dataclass(frozen=True)
class PrintedRules:
    """A game by name, what of it is played, whose it is, and its rules section by section."""

    title: str
    details: tuple[str, ...]
    credit: str
    sections: tuple[Section, ...]


def printed_rules(choices: Choices) -> PrintedRules:
    """The rules of a kit; of one for all modules, those of the edition and then what each module changes."""
    if choices.is_dice_game:
        return PrintedRules(say(f"game-{choices.game}"), (), CREDIT, tuple(dice_sheet(choices.dice)))
    ruleset = choices.ruleset
    title, *edition = titles(ruleset)
    modules = f"with {', '.join(ruleset.modules)}" if ruleset.modules else ""
    modules = "and its modules, one by one" if choices.is_for_all else modules
    hexes = "on hexes" if ruleset.hexes else ""
    details = tuple(filter(None, [*edition, modules, hexes, mission_title(ruleset)]))
    return PrintedRules(title, details, str(edition_data(ruleset.edition)["credit"]), tuple(_sections(choices)))


def _sections(choices: Choices) -> list[Section]:
    told = [
        news(title, rules_in_play(after), rules_in_play(before)) for title, (before, after) in choices.variants.items()
    ]
    return [*rules_in_play(choices.ruleset), *(section for section in told if section.lines or section.rows)]
