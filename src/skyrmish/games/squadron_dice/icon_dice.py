"""The dice with icons, as they are wanted from whoever throws them."""

from collections.abc import Sequence
from dataclasses import dataclass

from skyrmish.games.dice import DiceRefusal, Take, Wanted
from skyrmish.games.squadron_dice.constants import ICONS, KINDS, REROLL, ROLLS
from skyrmish.games.squadron_dice.pieces import MOST_SIDES_OF_A_DIE, Rules, Table, icon
from skyrmish.words.catalogue import say
from skyrmish.words.quoting import quoted

KIND_CLAUSES = {"hit": "SD-02", "evade": "SD-03", "rookie": "SD-04", "decision": "SD-07"}


def die_name(kind: int) -> str:
    """a Rookie, Ace B, a Hit die …"""
    return say("icon-die", kind=KINDS[kind])


@dataclass(frozen=True)
class IconDie(Wanted):
    """One die of a pilot's."""

    kind: int
    who: str

    @property
    def name(self) -> str:
        return say("icon-die-of", die=die_name(self.kind), who=self.who)

    @property
    def invitation(self) -> str:
        return say("throw-icon-die", die=self.name, roll=self.roll, icons=ICONS)

    def missing(self, left: int) -> DiceRefusal:  # noqa: ARG002 - it is the only one
        return DiceRefusal("icon-missing", roll=self.roll, die=self.name)

    def wrong(self, shown: object) -> DiceRefusal:
        """Something that is no icon, or that such a die cannot show."""
        word = str(shown).lower() if isinstance(shown, str | int) and not isinstance(shown, bool) else ""
        if word not in ICONS:
            return DiceRefusal("icon-unknown", "SD-05", given=quoted(shown), icons=ICONS, roll=self.roll)
        clause, known = KIND_CLAUSES.get(KINDS[self.kind], "B-60"), list(dict.fromkeys(self.shows))
        return DiceRefusal("icon-wrong", clause, die=die_name(self.kind), icon=word, icons=known, roll=self.roll)


def icon_die(rules: Rules, kind: int, roll: str, who: str) -> IconDie:
    start = kind * MOST_SIDES_OF_A_DIE
    shows = tuple(ICONS[each] for each in rules.faces[start : start + rules.sides])
    return IconDie(1, shows, roll, kind, who)


def throw_due(rules: Rules, table: Table, names: Sequence[str], take: Take) -> list[str]:
    """SD-06  Fill in what the dice that are due show; a re-roll is followed at once by what it becomes."""
    fallen = []
    for k in range(table.due):
        kind, who, roll = table.due_kind[k], names[table.due_seat[k]], ROLLS[table.roll]
        table.thrown[k] = icon(rules, kind, take(icon_die(rules, kind, roll, who))[0])
        fallen.append(ICONS[table.thrown[k]])
        if table.thrown[k] == REROLL:
            table.again[k] = icon(rules, kind, take(icon_die(rules, kind, f"{roll} (re-roll)", who))[0])
            fallen.append(ICONS[table.again[k]])
    return fallen
