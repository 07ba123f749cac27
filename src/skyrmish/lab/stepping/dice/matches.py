"""Many matches of the dice games at once."""

from collections.abc import Sequence

from skyrmish.bots.squadron_dice.knowledge import learn
from skyrmish.engine.rule import compiled
from skyrmish.games.seating import Seating
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset, laid_out, make_rules
from skyrmish.games.squadron_dice.seating import teams_of
from skyrmish.lab.stepping.dice.numbering import numbering_of
from skyrmish.lab.stepping.dice.sights import names_of_sights
from skyrmish.lab.stepping.dice.steps import step_many_of_dice
from skyrmish.lab.stepping.stepped import Stepped


def stepped(ruleset: DiceRuleset, seating: Seating, bots: Sequence[int]) -> Stepped:
    """With the bot of each seat, by its number, or a learner."""
    rules = make_rules(ruleset)
    numbers = numbering_of(rules, seating)
    table = laid_out(rules, teams_of(seating))
    return Stepped(
        rules, learn(rules, list(bots)), numbers, table, names_of_sights(numbers), step_many_of_dice, compiled
    )
