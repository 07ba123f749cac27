"""Where the dice of a match come from: a seed, a record, or people's hands. They show icons."""

from collections.abc import Sequence
from typing import Protocol

from skyrmish.engine.dice import Stream, draw, face, open_stream
from skyrmish.games.squadron_dice.constants import ACES, ICONS, KINDS, REROLL, ROLLS
from skyrmish.games.squadron_dice.pieces import MOST_SIDES_OF_A_DIE, Rules, Table, icon
from skyrmish.match.dice_sources import DICE_PURPOSE, DiceRefusal
from skyrmish.words.quoting import quoted

KIND_CLAUSES = {"hit": "SD-02", "evade": "SD-03", "rookie": "SD-04", "decision": "SD-07"}


def die_name(kind: int) -> str:
    """a Rookie, Ace B, a Hit die …"""
    if kind >= ACES:
        return f"Ace {KINDS[kind]}"
    return "a Rookie" if KINDS[kind] == "rookie" else f"{'an' if KINDS[kind] == 'evade' else 'a'} {KINDS[kind]} die"


class IconDice(Protocol):
    """Anything that dice can be asked from."""

    def take(self, rules: Rules, kind: int, roll: str, who: str) -> int:
        """What one die of a kind shows; ``roll`` and ``who`` say what for."""
        ...


class SeededIcons:
    """Dice from a seed: the same seed, the same faces, on every machine."""

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self.stream = Stream()
        open_stream(self.stream, seed, DICE_PURPOSE, 0)
        for _ in range(drawn):
            draw(self.stream)

    def take(self, rules: Rules, kind: int, roll: str, who: str) -> int:  # noqa: ARG002 - every source is told
        return icon(rules, kind, face(self.stream, rules.sides))


class TypedIcons:
    """Dice that fell on a real table, in the order they are asked for."""

    def __init__(self, words: Sequence[object]) -> None:
        self.words = list(words)
        self.taken = 0

    @property
    def left(self) -> int:
        return len(self.words) - self.taken

    def take(self, rules: Rules, kind: int, roll: str, who: str) -> int:
        if self.left == 0:
            raise DiceRefusal(f"dice: one more wanted for the {roll} roll: {die_name(kind)} of {who}")
        shown = checked_icon(rules, kind, self.words[self.taken], roll)
        self.taken += 1
        return shown


def checked_icon(rules: Rules, kind: int, fallen: object, roll: str) -> int:
    """An icon in words, if such a die can show it."""
    word = str(fallen).lower() if isinstance(fallen, str | int) and not isinstance(fallen, bool) else ""
    if word not in ICONS:
        raise DiceRefusal(f"dice: {quoted(fallen)} is no icon; the icons are {', '.join(ICONS)} ({roll} roll)", "SD-05")
    start = kind * MOST_SIDES_OF_A_DIE
    faces = rules.faces[start : start + rules.sides]
    if ICONS.index(word) not in faces:
        known = ", ".join(dict.fromkeys(ICONS[each] for each in faces))
        clause = KIND_CLAUSES.get(KINDS[kind], "B-60")
        raise DiceRefusal(f"dice: {die_name(kind)} cannot show {word}, only {known} ({roll} roll)", clause)
    return ICONS.index(word)


def throw_due(rules: Rules, table: Table, dice: IconDice, names: list[str]) -> list[str]:
    """SD-06  Fill in what the dice that are due show; a re-roll is followed at once by what it becomes."""
    fallen = []
    for k in range(table.due):
        kind, who = table.due_kind[k], names[table.due_seat[k]]
        table.thrown[k] = dice.take(rules, kind, ROLLS[table.roll], who)
        fallen.append(ICONS[table.thrown[k]])
        if table.thrown[k] == REROLL:
            table.again[k] = dice.take(rules, kind, f"{ROLLS[table.roll]} (re-roll)", who)
            fallen.append(ICONS[table.again[k]])
    return fallen
