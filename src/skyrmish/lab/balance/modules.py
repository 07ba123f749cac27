"""What each module changes: the same experiment with one module more, or one less."""

from dataclasses import dataclass, replace
from typing import Any

from skyrmish.engine.records import as_tuple
from skyrmish.games.squadron_leader.rulesets.naming import module_about
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, edition_data
from skyrmish.lab.balance.experiment import Experiment
from skyrmish.lab.balance.result import Result
from skyrmish.words.catalogue import say


@dataclass(frozen=True)
class Variant:
    """A ruleset beside the one that was asked for."""

    name: str
    about: str
    ruleset: Ruleset


@dataclass(frozen=True)
class Compared:
    """What its games showed."""

    variant: Variant
    result: Result

    def is_same_as(self, base: Result) -> bool:
        """The very same games: in a duel, what happens after a knock-out changes nothing."""
        return bool(as_tuple(self.result.counts.tally) == as_tuple(base.counts.tally))

    def as_json(self) -> dict[str, Any]:
        """What is compared; the whole matrix is the business of an experiment of its own."""
        told, kept = self.result.as_json(), ("equilibrium", "field", "starter", "draws", "imbalance", "rounds")
        return {
            "modules": list(self.variant.ruleset.modules),
            "games": self.result.counts.games,
            **{key: told[key] for key in kept},
        }


def variants(ruleset: Ruleset) -> list[Variant]:
    """Each module of the edition added, with what it needs, or taken away, with what needs it."""
    found = []
    for name in edition_data(ruleset.edition)["modules"]:
        taken = name in ruleset.modules
        other = _without(ruleset, name) if taken else _with(ruleset, name)
        if other is not None and other.settled() != ruleset.settled():
            extra = [each for each in other.modules if each not in (*ruleset.modules, name)]
            gone = [each for each in ruleset.modules if each not in (*other.modules, name)]
            told = say("balance-without" if taken else "balance-with", module=name, beside=gone if taken else extra)
            found.append(Variant(told, module_about(ruleset.edition, name), other))
    return found


def _with(ruleset: Ruleset, name: str) -> Ruleset | None:
    """None, if a module already played excludes it."""
    known = edition_data(ruleset.edition)["modules"]
    if any(other in ruleset.modules for other in known[name].get("excludes", [])):
        return None
    values = ruleset.settled()
    missing = [other for other in known[name].get("needs", []) if values.get(other) == "off"]
    return replace(ruleset, modules=(*ruleset.modules, *missing, name))


def _without(ruleset: Ruleset, name: str) -> Ruleset:
    known = edition_data(ruleset.edition)["modules"]
    kept = [each for each in ruleset.modules if each != name and name not in known[each].get("needs", [])]
    return replace(ruleset, modules=tuple(kept))


def experiments(base: Experiment) -> list[tuple[Variant, Experiment]]:
    return [(variant, replace(base, ruleset=variant.ruleset)) for variant in variants(base.ruleset)]
