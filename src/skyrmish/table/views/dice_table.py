"""A table of dice as everybody may see it. What somebody has chosen in secret is no part of it."""

from collections.abc import Sequence

from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice import happenings as h
from skyrmish.games.squadron_dice.pieces import Pilot, Rules, Table, is_flying, planes_of, planes_on, team_planes
from skyrmish.games.squadron_dice.play.windows import can_use, evades, evading_aces, hits, need
from skyrmish.games.squadron_dice.rulesets.dice_box import own_dice
from skyrmish.games.squadron_dice.standing import die_told, first_number, letters, pilot_words
from skyrmish.table.messages.dice import (
    AceState,
    AceView,
    Acting,
    DiceView,
    IconDieView,
    PilotView,
    Role,
    ShotView,
    Standing,
)

WINDOWS = (w.POSITION_WINDOW, w.SHOT_WINDOW)
FIGHT_STEPS = ("position-roll", "position-window", "shot-roll", "shot-window", "result")
RAID_STEPS = ("first-roll", "evades-home", "second-roll", "count", "retire")
STEPS = {w.DOGFIGHT: FIGHT_STEPS, w.BOMBING_RAID: RAID_STEPS}
ASKED_IN = {
    w.KEEP_OR_ROLL: "position-roll",
    w.POSITION_WINDOW: "position-window",
    w.HITTER: "shot-roll",
    w.EVADER: "shot-roll",
    w.SHOT_WINDOW: "shot-window",
    w.BRING: "result",
    w.SECOND_ROLL: "second-roll",
    w.RETIRE: "retire",
}
HAPPENS_IN = {  # whatever is not here happens where the table asks
    h.NEW_TURN: ("position-roll", "first-roll"),
    h.KEPT_DIE: ("position-roll",),
    h.POSITION_ROLLED: ("position-roll",),
    h.POSITION_TIED: ("position-window",),
    h.GOT_POSITION: ("shot-roll",),
    h.SHOT_ROLLED: ("shot-roll",),
    h.ESCAPED: ("result",),
    h.LOST_ROOKIE: ("result",),
    h.BROUGHT_ACE: ("result",),
    h.ELIMINATED: ("result",),
    h.RAID_ROLLED: ("first-roll",),
    h.CHOSE_DICE: ("second-roll",),
    h.RAID_TOTAL: ("count",),
    h.RETIRED_ACE: ("retire",),
    h.KEPT_LAST_ACE: ("retire",),
    h.WON: ("result", "retire"),
    h.DREW: ("result", "retire"),
}
WINDOW_STEPS = tuple(ASKED_IN[window] for window in WINDOWS)
NOTHING_HAPPENED = -1
SHOT_LIES = (h.SHOT_ROLLED, h.ESCAPED, h.LOST_ROOKIE)  # besides the second window
OF_EVERYBODY = (h.NEW_TURN, h.KEPT_DIE)  # whose dice are in their hands then


class Moment:
    """The table at one moment: as it waits, or as something happens to a pilot."""

    def __init__(
        self, rules: Rules, table: Table, names: Sequence[str], happening: int = NOTHING_HAPPENED, number: int = -1
    ) -> None:
        self.rules, self.table, self.names = rules, table, names
        self.happening, self.number = happening, number
        self.has_decision_dice = w.KINDS[w.DECISION_DIE] in own_dice(rules)

    def view(self) -> DiceView:
        table = self.table
        steps, step = STEPS[self.rules.game], self._step()
        return DiceView(
            pilots=[self._pilot(seat) for seat in range(table.count)],
            steps=list(steps),
            step=steps.index(step),
            in_window=self.has_decision_dice and step in WINDOW_STEPS,
            shot=self._shot() if self._shot_lies() else None,
            has_decision_dice=self.has_decision_dice,
            order=[self.names[seat] for seat in self._in_order()],
        )

    def _step(self) -> str:
        steps = STEPS[self.rules.game]
        asked = ASKED_IN.get(self.table.decision, steps[-1] if self.table.over else steps[0])
        return next(step for step in HAPPENS_IN.get(self.happening, (asked,)) if step in steps)

    def _in_order(self) -> list[int]:
        """B-63  As a window asks them; otherwise as they sit."""
        seats = list(range(self.table.count))
        if self.table.decision not in WINDOWS:
            return seats
        return sorted(seats, key=lambda seat: (not self.table.pilots[seat].alive, need(self.rules, self.table, seat)))

    # ---- the shot ----

    def _shot_lies(self) -> bool:
        lies = self.table.decision == w.SHOT_WINDOW or self.happening in SHOT_LIES
        return lies and self.table.evader >= 0

    def _shot(self) -> ShotView:
        rules, table, names = self.rules, self.table, self.names
        return ShotView(
            hitter=names[table.hitter],
            evader=names[table.evader],
            hits=hits(rules, table),
            evades=evades(rules, table),
            aces=letters(evading_aces(table.pilots[table.evader])),
        )

    def _shot_dice(self, seat: int) -> list[IconDieView]:
        table, rules = self.table, self.rules
        if not self._shot_lies() or seat not in (table.hitter, table.evader):
            return []
        kind, count = (w.HIT_DIE, rules.hit_dice) if seat == table.hitter else (w.EVADE_DIE, rules.evade_dice)
        return [self._die(seat, w.FIRST_ROLLED + die, kind, table.pilots[seat].rolled[die]) for die in range(count)]

    # ---- pilots ----

    def _pilot(self, seat: int) -> PilotView:
        pilot, is_rolled = self.table.pilots[seat], self._is_rolled(seat)
        shown = [pilot.shown[die] if is_rolled else None for die in range(pilot.count)]
        return PilotView(
            seat=self.names[seat],
            alive=pilot.alive,
            planes=planes_of(pilot) if is_rolled else 0,
            team_planes=team_planes(self.table, pilot.team) if is_rolled else 0,
            is_rolled=is_rolled,
            standing=self._standing(pilot) if is_rolled else "",
            role=self._role(seat),
            acting=self._acting(seat),
            dice=[self._die(seat, die, pilot.kinds[die], icon) for die, icon in enumerate(shown)],
            shot=self._shot_dice(seat),
            decision=self._die(seat, w.DECISION_PLACE, w.DECISION_DIE, pilot.decision) if pilot.holds else None,
            added_planes=pilot.planes,
            added_icons=pilot.icons,
            aces=[AceView(letter=letter, state=state) for letter, state in self._aces(seat).items()],
            rookies_lost=self.rules.rookies - pilot.rookies,
            trophies=pilot.trophies,
            words=". ".join(pilot_words(self.rules, self.table, seat)),
        )

    def _is_rolled(self, seat: int) -> bool:
        """The squadron lies on the table, and counts."""
        if self.happening in OF_EVERYBODY or self._is_lined_up_anew(seat):
            return False
        waits_for_all = self.table.due > 0 and self.table.roll in (w.POSITION_ROLL, w.FIRST_ROLL)
        asks = self.happening == NOTHING_HAPPENED and (waits_for_all or self.table.decision == w.KEEP_OR_ROLL)
        return self.table.pilots[seat].alive and self.table.round > 0 and not asks

    def _is_lined_up_anew(self, seat: int) -> bool:
        """SD-DF-05, B-72  An Ace has just come in, or retired: of all who tie, in seating order."""
        if self.happening == h.BROUGHT_ACE:
            return seat == self.number
        told = self.happening == h.RETIRED_ACE and seat <= self.number
        choice = self.table.pilots[seat].choice
        is_out = choice >= 0 and bool((self.table.pilots[seat].retired >> choice) & 1)
        return is_out and (told or (self.table.over and not self.has_decision_dice))

    def _role(self, seat: int) -> Role:
        if self.table.decision == w.KEEP_OR_ROLL or self.happening == h.NEW_TURN:
            return ""
        return "hitter" if seat == self.table.hitter else "evader" if seat == self.table.evader else ""

    def _standing(self, pilot: Pilot) -> Standing:
        """SD-DF-03, SD-BR-04  The sides with most planes, and with fewest where that matters."""
        table = self.table
        planes = [team_planes(table, team) for team in range(table.teams) if is_flying(table, team)]
        mine = team_planes(table, pilot.team)
        if mine == max(planes):
            return "highest" if planes.count(mine) == 1 else "tied-highest"
        if not self.has_decision_dice or mine > min(planes):
            return ""
        return "lowest" if planes.count(mine) == 1 else "tied-lowest"

    def _acting(self, seat: int) -> Acting:
        """B-63  What a pilot may do now, or has done."""
        pilot, table = self.table.pilots[seat], self.table
        if not pilot.alive:
            return "out"
        if (table.waiting >> seat) & 1:
            return "now"
        if table.waiting and (table.committed >> seat) & 1:
            return "sealed"
        if table.decision not in WINDOWS:
            return "waits"
        if not pilot.holds:
            return "used"
        if (table.passed >> seat) & 1:
            return "passed"
        return "may-answer" if can_use(self.rules, table, seat) else "no-use"

    def _aces(self, seat: int) -> dict[str, AceState]:
        """SD-DF-05, SD-BR-02, SD-BR-07  Where each Ace is. One that evaded in Bombing Raid is home for this turn."""
        pilot = self.table.pilots[seat]
        states: dict[str, AceState] = dict.fromkeys(letters(pilot.flying), "flying")
        for die in range(pilot.rookies, pilot.count):
            if self._is_home(seat, die):
                states[w.KINDS[pilot.kinds[die]]] = "home"
        states |= dict.fromkeys(letters(pilot.reserve), "reserve")
        states |= dict.fromkeys(letters(pilot.retired), "retired")
        return dict(sorted(states.items()))

    def _is_home(self, seat: int, die: int) -> bool:
        is_locked = bool((self.table.pilots[seat].locked >> die) & 1)
        return is_locked and not self.has_decision_dice and self._is_rolled(seat)

    # ---- dice ----

    def _die(self, seat: int, place: int, kind: int, icon: int | None) -> IconDieView:
        locked = place < w.MOST_SQUADRON and self._is_home(seat, place)
        return IconDieView(
            kind=w.KINDS[kind],
            icon="" if icon is None else w.ICON_KEYS[icon],
            planes=0 if icon is None or kind == w.DECISION_DIE else planes_on(icon),
            number=self._number(seat, place),
            locked=locked,
            thrown=self._is_thrown(seat, place),
            words=die_told(kind, icon),
        )

    def _number(self, seat: int, place: int) -> int:
        """What orders call a die by, where they can name it."""
        if place >= w.FIRST_ROLLED:
            is_shot = place < w.DECISION_PLACE and self.table.decision == w.SHOT_WINDOW
            return place - w.FIRST_ROLLED + 1 if is_shot else 0
        first = first_number(self.rules, self.table, seat)
        return 0 if first is None else first + place

    def _is_thrown(self, seat: int, place: int) -> bool:
        """SD-DF-02, SD-DF-04, SD-BR-03  Whether the die fell just now."""
        table, what = self.table, self.happening
        if what == h.REROLLED:
            return any((seat, place) == (table.due_seat[k], table.due_place[k]) for k in range(table.due))
        if what == h.POSITION_ROLLED:
            kept = place == w.DECISION_PLACE and table.pilots[seat].choice == w.KEEP
            return (place < w.MOST_SQUADRON or place == w.DECISION_PLACE) and not kept
        if what == h.SHOT_ROLLED:
            return w.FIRST_ROLLED <= place < w.DECISION_PLACE
        if what == h.RAID_TOTAL:
            return bool((max(0, table.pilots[seat].choice) >> place) & 1)
        return what == h.RAID_ROLLED
