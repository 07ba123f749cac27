"""Many matches of planes at once."""

from collections.abc import Sequence
from functools import partial

from skyrmish.bots.ladder.knowledge import learn
from skyrmish.bots.ladder.setting_up.mixtures import tickets_for
from skyrmish.bots.notes import with_notes
from skyrmish.games.seating import Seating
from skyrmish.games.squadron_leader.lean_games import compiled_for
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import laid_out
from skyrmish.lab.stepping.planes.numbering import numbering_of
from skyrmish.lab.stepping.planes.sights import names_of_sights
from skyrmish.lab.stepping.planes.steps import step_many_of_planes
from skyrmish.lab.stepping.stepped import Stepped


def stepped(ruleset: Ruleset, seating: Seating, bots: Sequence[int]) -> Stepped:
    """With the bot of each seat, by its number, or a learner."""
    top = max(ruleset.settled()["stats"])
    rules = make_rules(ruleset, top)
    known = learn(rules, list(bots), top)
    known.mixture = tickets_for(ruleset, rules)
    numbers = numbering_of(rules, seating)
    table = with_notes(laid_out(seating))
    return Stepped(
        rules, known, numbers, table, names_of_sights(numbers), step_many_of_planes, partial(compiled_for, rules)
    )
