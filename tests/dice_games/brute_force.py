"""The small games by brute force: every face of every die, every subset of dice, every answer of the rules.

Nothing here is shared with the solver: no classes of like dice, no choices left out because they look bad.
"""

from functools import cache
from itertools import product

from skyrmish.engine.records import as_tuple, copied
from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.pieces import Rules, Table, line_up, planes_on
from skyrmish.games.squadron_dice.play.decisions import answer, settle, why_not_answer
from skyrmish.games.squadron_dice.play.dogfight import begin_fight_turn
from skyrmish.games.squadron_dice.rulesets.ruleset import laid_out, set_faces
from skyrmish.odds.squadron_dice import faces_of

SMALL_DICE = {
    "hit": ["hit", "hit", "-"],
    "evade": ["evade", "-", "-"],
    "rookie": ["1", "2", "-"],
    "A": ["2", "2", "1"],
    "B": ["2", "evade", "reroll"],
    "E": ["1", "evade", "evade"],
    "R": ["2", "reroll", "-"],
}


def small_rules(game: int, decision: tuple[str, str, str] = ("any", "blanks", "2")) -> Rules:
    """Three-sided dice, one Rookie each, one Hit die, one Evade die."""
    rules = Rules(game=game, sides=3, rookies=1, hit_dice=1, evade_dice=1, blanks_at_once=2)
    dice = {**SMALL_DICE, "decision": list(decision)}
    set_faces(rules, {kind: [w.ICONS.index(face) for face in faces] for kind, faces in dice.items()})
    return rules


def fallen(rules: Rules, kind: int) -> list[tuple[int, int, float]]:
    """Every way in which one die can fall: the face, the face after a re-roll, and the chance."""
    faces = faces_of(rules, kind)
    out = []
    for first in faces:
        seconds = faces if first == w.REROLL else (w.BLANK,)
        out += [(first, again, 1 / len(faces) / len(seconds)) for again in seconds]
    return out


def shown(first: int, again: int) -> int:
    if first != w.REROLL:
        return first
    return w.BLANK if again == w.REROLL else again


# ---- games of simultaneous choices ----


def game_value(rows: list[tuple[float, ...]]) -> float:
    """Cross out what is never better, then try every pair of mixes that make the other side indifferent."""
    matrix = undominated([list(row) for row in rows])
    low = max(min(row) for row in matrix)
    high = min(max(column) for column in zip(*matrix, strict=True))
    if high - low < 1e-12:
        return low
    for size in range(2, min(len(matrix), len(matrix[0])) + 1):
        assert size == 2, "no small game needs more"
        for i, j in product(range(len(matrix)), repeat=2):
            for k, m in product(range(len(matrix[0])), repeat=2):
                a, b, c, d = matrix[i][k], matrix[i][m], matrix[j][k], matrix[j][m]
                whole = a - b - c + d
                if i < j and k < m and abs(whole) > 1e-12:
                    p, q = (d - c) / whole, (d - b) / whole
                    if 0 <= p <= 1 and 0 <= q <= 1:
                        value = (a * d - b * c) / whole
                        holds = all(
                            p * matrix[i][n] + (1 - p) * matrix[j][n] >= value - 1e-12 for n in range(len(matrix[0]))
                        )
                        if holds and all(q * row[k] + (1 - q) * row[m] <= value + 1e-12 for row in matrix):
                            return value
    raise AssertionError("no value found")


def undominated(matrix: list[list[float]]) -> list[list[float]]:
    while True:
        rows = _best_rows(matrix)
        columns = _best_rows([[-cell for cell in column] for column in zip(*rows, strict=True)])
        after = [[-cell for cell in row] for row in zip(*columns, strict=True)]
        if len(after) == len(matrix) and len(after[0]) == len(matrix[0]):
            return after
        matrix = after


def _best_rows(matrix: list[list[float]]) -> list[list[float]]:
    kept: list[list[float]] = []
    for number, row in enumerate(matrix):
        others = kept + matrix[number + 1 :]
        if not any(all(o >= r - 1e-15 for o, r in zip(other, row, strict=True)) for other in others):
            kept.append(row)
    return kept


# ---- Bombing Raid ----


class Raid:
    """The chance of the first seat, from every pair of Ace sets, die by die."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.cached: dict[tuple[int, int], float] = {}

    def kinds(self, aces: int) -> list[int]:
        return [w.ROOKIE] * self.rules.rookies + [w.ACES + a for a in range(4) if (aces >> a) & 1]

    @cache  # noqa: B019 - a raid lives as long as its test
    def hands(self, aces: int) -> list[tuple[float, list[dict[int, float]]]]:
        """Every first roll: its chance, and the totals that each subset of its unlocked dice leads to."""
        out = []
        for dice in product(*(fallen(self.rules, kind) for kind in self.kinds(aces))):
            chance = 1.0
            for _, _, likely in dice:
                chance *= likely
            icons = tuple(shown(first, again) for first, again, _ in dice)
            free = [die for die, icon in enumerate(icons) if icon != w.EVADE]
            subsets = [[die for k, die in enumerate(free) if (bits >> k) & 1] for bits in range(1 << len(free))]
            out.append((chance, [self.totals(aces, icons, tuple(subset)) for subset in subsets]))
        return out

    @cache  # noqa: B019
    def totals(self, aces: int, icons: tuple[int, ...], again: tuple[int, ...]) -> dict[int, float]:
        kept = sum(planes_on(icon) for die, icon in enumerate(icons) if die not in again)
        out: dict[int, float] = {}
        for dice in product(*(fallen(self.rules, self.kinds(aces)[die]) for die in again)):
            chance, total = 1.0, kept
            for first, second, likely in dice:
                chance, total = chance * likely, total + planes_on(shown(first, second))
            out[total] = out.get(total, 0.0) + chance
        return out

    def value(self, mine: int, theirs: int) -> float:
        if mine == 0 or theirs == 0:
            return 1.0 if mine == 0 else 0.0
        if (mine, theirs) not in self.cached:
            self.cached[mine, theirs] = self.solved(mine, theirs)
        return self.cached[mine, theirs]

    def solved(self, mine: int, theirs: int) -> float:
        win = max(self.value(less, theirs) for less in without_one(mine))
        loss = min(self.value(mine, less) for less in without_one(theirs))
        ones = [len(without_one(aces)) == 1 for aces in (mine, theirs)]
        if all(ones):
            value = 0.5
            for _ in range(60):
                value = self.turn(mine, theirs, win, value, loss)
            return value
        left = [[aces] if one else without_one(aces) for aces, one in zip((mine, theirs), ones, strict=True)]
        tie = game_value([tuple(self.value(a, b) for b in left[1]) for a in left[0]])
        return self.turn(mine, theirs, win, tie, loss)

    def turn(self, mine: int, theirs: int, win: float, tie: float, loss: float) -> float:
        def paid(a: dict[int, float], b: dict[int, float]) -> float:
            worth = 0.0
            for (x, p), (y, q) in product(a.items(), b.items()):
                worth += p * q * (win if x > y else tie if x == y else loss)
            return worth

        value = 0.0
        for (p, rows), (q, columns) in product(self.hands(mine), self.hands(theirs)):
            value += p * q * game_value([tuple(paid(a, b) for b in columns) for a in rows])
        return value


def without_one(aces: int) -> list[int]:
    return [aces & ~(1 << ace) for ace in range(4) if (aces >> ace) & 1]


# ---- Dogfight ----


class Fight:
    """One turn by the rules themselves: all dice, all answers. What a turn leads to is worth what ``turn`` says."""

    def __init__(self, rules: Rules, turn) -> None:
        self.rules, self.turn = rules, turn
        self.known: dict[object, float] = {}

    def begin(self, mine: int, theirs: int, held: tuple[int, int], full: int) -> Table:
        table = laid_out(self.rules, [0, 1])
        for seat, flying in enumerate((mine, theirs)):
            pilot = table.pilots[seat]
            pilot.flying, pilot.reserve = flying, full & ~flying
            pilot.rookies = self.rules.rookies - bin(flying).count("1")
            pilot.holds, pilot.decision = held[seat] != 0, held[seat]
            line_up(pilot)
        begin_fight_turn(self.rules, table)
        return table

    def first_value(self, table: Table) -> float:
        """Before the position roll: both keep or roll at the same time."""
        choices = [(w.KEEP, w.ROLL) if (table.waiting >> seat) & 1 else (None,) for seat in range(2)]
        rows = []
        for mine in choices[0]:
            row = []
            for theirs in choices[1]:
                after = copied(table)
                for seat, choice in enumerate((mine, theirs)):
                    if choice is not None:
                        answer(self.rules, after, seat, choice)
                row.append(self.value(after))
            rows.append(tuple(row))
        return game_value(rows)

    def value(self, table: Table) -> float:
        if table.over:
            return 1.0 if table.winner == 0 else 0.0
        if table.round > 1:
            return self.turn(table)
        key = as_tuple(table)
        if key not in self.known:
            self.known[key] = self.thrown(table) if table.due else self.chosen(table)
        return self.known[key]

    def thrown(self, table: Table) -> float:
        value = 0.0
        for dice in product(*(fallen(self.rules, table.due_kind[k]) for k in range(table.due))):
            after, chance = copied(table), 1.0
            for k, (first, again, likely) in enumerate(dice):
                after.thrown[k], after.again[k] = first, again
                chance *= likely
            settle(self.rules, after)
            after.thrown, after.again = [0] * len(after.thrown), [0] * len(after.again)
            value += chance * self.value(after)
        return value

    def chosen(self, table: Table) -> float:
        seat = 0 if table.waiting & 1 else 1
        values = []
        for choice in range(w.USE_BLANKS + 256):
            if why_not_answer(self.rules, table, seat, choice) == 0:
                after = copied(table)
                answer(self.rules, after, seat, choice)
                after.pilots[seat].choice = 0
                after.decisions = 0
                values.append(self.value(after))
        return max(values) if seat == 0 else min(values)
