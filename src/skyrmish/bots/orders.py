"""A bot at a match: it looks at what its seat may see, and answers in orders like everyone else."""

from skyrmish.bots.dice_policy import choose_aces_in_defence, choose_reroll
from skyrmish.bots.greedy import aces_for
from skyrmish.bots.knowledge import BOTS, Knowledge, learn
from skyrmish.bots.players import CHOICE_PURPOSE, choose_loop, choose_plan, choose_target, stats_for
from skyrmish.bots.risks import choose_dive_bomb, choose_drop, choose_gain, choose_push
from skyrmish.bots.set_up import choose_place
from skyrmish.engine.dice import open_stream
from skyrmish.engine.records import copied
from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader import words as w
from skyrmish.games.squadron_leader.flight_plans import climb_of, drops_at_end, length_of, manoeuvre_at
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.match.events import Event
from skyrmish.match.legal import candidates
from skyrmish.match.match import Match
from skyrmish.match.notation import GAINS, Order
from skyrmish.match.places import heading_number


class Bot:
    """A player of a named kind. Its choices follow from its seed and the decision's number alone."""

    def __init__(self, kind: str, seed: int) -> None:
        if kind not in BOTS:
            raise Refusal(f"bot {kind!r} is unknown; the bots are {', '.join(BOTS)}")
        self.kind = BOTS.index(kind)
        self.seed = seed
        self._known: tuple[Rules, Knowledge] | None = None

    def act(self, match: Match, seat: str) -> list[Event]:
        """Answer the decision now before this seat; a plane that leaves the board has no more to say."""
        events: list[Event] = []
        asked = match.table.decisions
        for order in self.orders(match, seat):
            events += match.order(order, seat)
            if match.table.decisions > asked:
                break
        return events

    def orders(self, match: Match, seat: str) -> list[str]:
        """The orders that answer the decision now before this seat."""
        number = [each.name for each in match.seating.seats].index(seat)
        i = next(i for i in candidates(match.rules, match.table) if match.table.planes[i].seat == number)
        view = seen_by(match.rules, match.table, number)
        open_stream(view.choices, self.seed, CHOICE_PURPOSE, match.table.decisions)
        return [str(order) for order in self._answer(match.rules, view, i, match.names)]

    def _knowledge(self, rules: Rules, table: Table) -> Knowledge:
        if self._known is None or self._known[0] is not rules:
            top = max(max(plane.attack, plane.defense) for plane in table.planes[: table.count])
            self._known = (rules, learn(rules, [], max(top, *rules.stats)))
        return self._known[1]

    def _answer(self, rules: Rules, view: Table, i: int, names: list[str]) -> list[Order]:
        who = names[i]
        if view.decision == w.ASSIGN:
            return [Order("assign", who, tuple(map(float, stats_for(rules, view, i))))]
        if view.decision == w.PLACE:
            pose = choose_place(rules, view, i)
            return [Order("place", who, (pose.x, pose.y, heading_number(rules, pose)))]
        if view.decision in (w.ATTACK_REROLL, w.DEFENCE_REROLL):
            die = choose_reroll(rules, view)
            return [Order("reroll", who, (float(die + 1),)) if die >= 0 else Order("keep", who)]
        if view.decision == w.ACE_DEFENCE:
            return [Order("ace", who, (float(choose_aces_in_defence(view)),))]
        known = self._knowledge(rules, view)
        if view.decision in (w.IMMELMANN, w.DIVE_BOMB, w.PUSH_GAIN):
            return [self._extra(rules, known, view, i, who)]
        if view.decision == w.MOVE:
            if choose_push(rules, view, i, self.kind):
                return [Order("push", who)]
            plan = choose_plan(rules, known, view, i, self.kind)
            return plan_orders(rules, choose_drop(rules, view, i, plan, self.kind), who)
        return [self._shot(rules, known, view, i, names)]

    def _extra(self, rules: Rules, known: Knowledge, view: Table, i: int, who: str) -> Order:
        """What comes beside moving and attacking, if one likes."""
        if view.decision == w.PUSH_GAIN:
            return Order("gain", who, target=GAINS[choose_gain(view, self.kind)])
        if view.decision == w.DIVE_BOMB:
            return Order("dive-bomb" if choose_dive_bomb(rules, view, i, self.kind) else "decline", who)
        return Order("immelmann" if choose_loop(rules, known, view, i, self.kind) else "decline", who)

    def _shot(self, rules: Rules, known: Knowledge, view: Table, i: int, names: list[str]) -> Order:
        target = choose_target(rules, known, view, i, self.kind)
        aces = aces_for(view.planes[i])
        if target < 0:
            return Order("hold", names[i])
        return Order("attack", names[i], (float(aces),) if aces else (), target=names[target])


def plan_orders(rules: Rules, plan: int, who: str) -> list[Order]:
    """A plan as steps: the change of altitude, the manoeuvres, the end."""
    change, stored = climb_of(plan), rules.altitude == w.STORED
    steps: list[Order] = []
    if not stored:
        steps = [Order("dive", who, (float(-change),))] if change < 0 else [Order("climb", who)] * change
    for step in range(length_of(plan)):
        manoeuvre = rules.manoeuvres[manoeuvre_at(plan, step)]
        steps.append(Order("fly", who, template=manoeuvre.template, manner=manoeuvre.manner))
    if stored and change > 0:
        steps.append(Order("store", who, (float(change),)))
    if drops_at_end(plan):
        steps.append(Order("drop", who))
    return [*steps, Order("end", who)]


def seen_by(rules: Rules, table: Table, seat: int) -> Table:
    """SL1-STAT-02, B-45  The table as one seat may see it: secret stats stay hidden until all are revealed."""
    view = copied(table)
    if view.stage == w.ASSIGNING and rules.stats_secret:
        for plane in view.planes:
            if plane.seat != seat:
                plane.attack, plane.defense, plane.speed, plane.health, plane.assigned = 0, 0, 0, 0, False
    return view
