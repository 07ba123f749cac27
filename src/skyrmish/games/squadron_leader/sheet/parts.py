"""What the writers of a rule sheet look things up in."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from skyrmish.games.rule_sheets import Line
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, edition_data, make_rules
from skyrmish.games.squadron_leader.rulesets.settings import BY_KEY
from skyrmish.games.squadron_leader.sheet.clauses import clauses_of

PRINTED_NAME = "Speed"  # the stat, in texts that several editions share


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

    @property
    def speed(self) -> str:
        """The stat that pays for manoeuvres, as the edition calls it."""
        return str(self.data["speed"])

    def clauses(self, *topics: str) -> tuple[str, ...]:
        ours, values = self.ruleset, self.values
        cited = (clauses_of(ours.edition, topic, values.get(topic), ours.hexes) for topic in topics)
        found = [clause for clauses in cited for clause in clauses]
        return tuple(dict.fromkeys(found))

    def line(self, text: str, *topics: str) -> Line:
        return Line(self.named(text), self.clauses(*topics))

    def named(self, text: str) -> str:
        """The text with the stat called as the edition calls it."""
        return text.replace(PRINTED_NAME, self.speed)

    def phrase(self, key: str, phrases: dict[str, str]) -> str:
        """What a setting's value means; where there are no words for it, what it is about and its value."""
        value = str(self.values[key])
        return phrases.get(value, f"({BY_KEY[key].about}: {value})")

    def about_module(self, name: str) -> str:
        return self.named(self.data["modules"][name]["about"])


def face_words(low: int, high: int) -> str:
    """4 to 6; 5 or 6; 6."""
    return str(high) if low >= high else f"{low} {'or' if high - low == 1 else 'to'} {high}"


def listed(words: list[str]) -> str:
    """A, B and C."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
