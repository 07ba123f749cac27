"""The dice with icons, as they are wanted from whoever throws them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from skyrmish.games.dice import DiceRefusal, Take, Wanted
from skyrmish.games.squadron_dice.constants import ICONS, KINDS, REROLL, ROLLS
from skyrmish.games.squadron_dice.pieces import MOST_SIDES_OF_A_DIE, Rules, Table, icon
from skyrmish.words.catalogue import YOU, say
from skyrmish.words.quoting import quoted

KIND_CLAUSES = {"hit": "SD-02", "evade": "SD-03", "rookie": "SD-04", "decision": "SD-07"}


@dataclass(frozen=True)
class IconDie(Wanted):
    """One die of a pilot's."""

    kind: int
    who: str
    again: bool = False  # it showed a re-roll

    @property
    def facts(self) -> dict[str, Any]:
        """What messages about it tell."""
        kind = KINDS[self.kind]
        return {
            "die": say("icon-die", kind=kind),
            "kind": kind,
            "roll": self.roll.replace(" ", "-"),
            "again": self.again,
        }

    @property
    def faces(self) -> list[str]:
        """What it can show, each once."""
        return list(dict.fromkeys(self.shows))

    @property
    def name(self) -> str:
        return say("icon-die-of", self.facts, who=self.who)

    @property
    def invitation(self) -> str:
        text = say("throw-icon-die", self.facts, who=self.who, you=self.who == YOU, icons=self.faces)
        return text[:1].upper() + text[1:] if self.who == YOU else text

    @property
    def call(self) -> str:
        text = say("call-icon-die", self.facts, who=self.who)
        return text[:1].upper() + text[1:]

    def missing(self, left: int) -> DiceRefusal:  # noqa: ARG002 - it is the only one
        return DiceRefusal("icon-missing", **self.facts, who=self.who)

    def wrong(self, shown: object) -> DiceRefusal:
        """Something that is no icon, or that such a die cannot show."""
        word = str(shown).lower() if isinstance(shown, str | int) and not isinstance(shown, bool) else ""
        if word not in ICONS:
            return DiceRefusal("icon-unknown", "SD-05", **self.facts, given=quoted(shown), icons=self.faces)
        clause = KIND_CLAUSES.get(KINDS[self.kind], "B-60")
        return DiceRefusal("icon-wrong", clause, **self.facts, icon=word, icons=self.faces)


def icon_die(rules: Rules, kind: int, roll: str, who: str, again: bool = False) -> IconDie:
    start = kind * MOST_SIDES_OF_A_DIE
    shows = tuple(ICONS[each] for each in rules.faces[start : start + rules.sides])
    return IconDie(1, shows, roll, kind, who, again)


def throw_due(rules: Rules, table: Table, names: Sequence[str], take: Take) -> list[str]:
    """SD-06  Fill in what the dice that are due show; a re-roll is followed at once by what it becomes."""
    fallen = []
    for k in range(table.due):
        kind, who, roll = table.due_kind[k], names[table.due_seat[k]], ROLLS[table.roll]
        table.thrown[k] = icon(rules, kind, take(icon_die(rules, kind, roll, who))[0])
        fallen.append(ICONS[table.thrown[k]])
        if table.thrown[k] == REROLL:
            table.again[k] = icon(rules, kind, take(icon_die(rules, kind, roll, who, again=True))[0])
            fallen.append(ICONS[table.again[k]])
    return fallen
