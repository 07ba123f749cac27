"""What the writers of a rule sheet look things up in."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from skyrmish.games.rule_sheets import Line, Section
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.rulesets.naming import module_about, speed_name
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, edition_data, make_rules
from skyrmish.games.squadron_leader.sheet.clauses import clauses_of
from skyrmish.words.catalogue import say


@dataclass(frozen=True)
class Source:
    """A ruleset with everything that the engine knows about it."""

    ruleset: Ruleset

    @cached_property
    def data(self) -> dict[str, Any]:
        return edition_data(self.ruleset.edition)

    @cached_property
    def values(self) -> dict[str, Any]:
        """Every setting as it is settled."""
        return self.ruleset.settled()

    @cached_property
    def rules(self) -> Rules:
        """The numbers that the rules read; no flight plans are wanted."""
        return make_rules(self.ruleset, top_speed=1)

    @cached_property
    def facts(self) -> dict[str, Any]:
        """What a line may tell: every number of the rules, and every setting by its key, with _ for the dot."""
        numbers = {field.name: getattr(self.rules, field.name) for field in Rules.FIELDS}
        settings = {key.replace(".", "_"): value for key, value in self.values.items()}
        return {**numbers, **settings, "speed_name": speed_name(self.ruleset.edition), "ship": self.flies_ships}

    @property
    def flies_ships(self) -> bool:
        """In space, what flies is called a ship."""
        return self.data.get("theme") == "space"

    def clauses(self, *topics: str) -> tuple[str, ...]:
        ours, values = self.ruleset, self.values
        cited = (clauses_of(ours.edition, topic, values.get(topic), ours.hexes) for topic in topics)
        found = [clause for clauses in cited for clause in clauses]
        return tuple(dict.fromkeys(found))

    def line(self, key: str, /, *topics: str, **facts: Any) -> Line:
        """The line ``sheet-KEY``, with what it tells and the clauses behind it, which are of its own topic usually."""
        return Line(say(f"sheet-{key}", {**self.facts, **facts}), self.clauses(*(topics or (key,))))

    def about_module(self, name: str) -> str:
        return module_about(self.ruleset.edition, name)


def section(key: str, lines: Iterable[Line], **facts: str) -> list[Section]:
    """A section under the title ``sheet-title-KEY``; none without lines."""
    told = tuple(lines)
    return [Section(say(f"sheet-title-{key}", facts), told, key=key)] if told else []


def faces(low: int, high: int) -> dict[str, int]:
    """4 to 6; 5 or 6; 6: the facts of it."""
    return {"low": low, "high": high, "span": max(0, high - low)}


def face_words(low: int, high: int) -> str:
    return say("faces", faces(low, high))
