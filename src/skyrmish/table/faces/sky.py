"""The sky: planes on a board, plans to be flown, dice in a tray."""

from collections.abc import Collection, Iterator, Sequence
from operator import attrgetter
from typing import Any, ClassVar

from skyrmish.games.events import Event
from skyrmish.games.squadron_leader.constants import STORED
from skyrmish.games.squadron_leader.measuring.places import pose_named
from skyrmish.games.squadron_leader.orders.moving import manoeuvre_numbers
from skyrmish.games.squadron_leader.orders.verbs import ASSIGN, PLACE
from skyrmish.games.squadron_leader.pieces import Plane
from skyrmish.games.squadron_leader.rulesets.naming import stat_names
from skyrmish.games.squadron_leader.rulesets.ruleset import edition_data
from skyrmish.games.squadron_leader.stats import STAT_NAMES
from skyrmish.match.match import Match
from skyrmish.table.faces.face import Face
from skyrmish.table.json_text import Part, written
from skyrmish.table.messages.answers import FaceName, Measured
from skyrmish.table.messages.asks import Ask, Pencil
from skyrmish.table.messages.drawing import DrawnBoard, DrawnPieces
from skyrmish.table.messages.table import SeatView, TableView
from skyrmish.table.questions.advice import advised
from skyrmish.table.questions.asks import asks_of
from skyrmish.table.questions.moving.flight_chart import Chart
from skyrmish.table.questions.moving.pencil import pencilled
from skyrmish.table.rulesets import RulesetKey, key_of, ruleset_from, shared_rules
from skyrmish.table.views.bombs import drawn_bomb
from skyrmish.table.views.cockpit import SEEN, pilots, seen_by
from skyrmish.table.views.measuring import measured
from skyrmish.table.views.pieces import drawn_pieces
from skyrmish.table.views.remembered import Remembered
from skyrmish.table.views.skies import shared_sky
from skyrmish.table.views.table_view import event_pose, fixed_part, is_hidden, plane_view, table_view
from skyrmish.table.views.tray import tray_view
from skyrmish.table.views.whereabouts import Whereabouts

NOBODY: dict[str, Any] = {}  # is told something else than the facts, or sees it

content = attrgetter(*(field.name for field in Plane.FIELDS))  # all that a plane is


class SkyFace(Face):
    """Most planes, and dice that have done their work, are as they were before the last orders: they are kept."""

    name: ClassVar[FaceName] = "sky"

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.sky = shared_sky(key_of(match.ruleset))
        self.remembered = Remembered()
        self._planes: dict[tuple[int, bool], tuple[Any, Part]] = {}
        self._fixed: dict[tuple[int, bool], dict[str, Any]] = {}
        self._pilots = pilots(match)
        self._where = Whereabouts()  # everybody was when events were last told
        self._aimed = Whereabouts()  # everybody was when the last attack began
        self._tray: tuple[int, Part] = (-1, None)  # of the attack that began with this event
        self._pencil: Chart | None = None  # of whoever was last shown one

    def changed(self) -> None:
        super().changed()
        self.remembered.listen(self.match.events)

    def view(self, number: int, seats: list[SeatView], mine: Collection[str] | None) -> TableView:
        planes = [self._plane(i, mine) for i in range(self.match.table.count)]
        return table_view(self.match, self.sky, number, self.deciding, planes, seats, self._tray_part())

    def _plane(self, i: int, mine: Collection[str] | None) -> Part:
        plane, hidden = self.match.table.planes[i], is_hidden(self.match, i, mine)
        full = self.remembered.full_health.get(self.match.names[i])
        now, before = (full, content(plane)), self._planes.get((i, hidden))
        if before is None or before[0] != now:
            if full is None:
                full = min(plane.health, self.match.rules.health_cap)
            view = plane_view(self.sky, plane, None if hidden else full, self._fixed_of(i, hidden))
            before = self._planes[i, hidden] = (now, written(view))
        return before[1]

    def _fixed_of(self, i: int, hidden: bool) -> dict[str, Any]:
        if (i, hidden) not in self._fixed:
            self._fixed[i, hidden] = fixed_part(self.match, i, hidden)
        return self._fixed[i, hidden]

    def _tray_part(self) -> Part:
        attack = self.remembered.attack
        if attack < 0 or self._tray[0] == attack:
            return self._tray[1] if attack >= 0 else None
        view = tray_view(self.match, attack, self._aimed.follow_until(self.match.events, attack))
        if view.is_over:
            self._tray = attack, written(view)
        return view

    def asks(self) -> dict[str, Ask]:
        self.trees = {}
        return asks_of(self.match, self.sky, self.deciders, self.trees)

    def event_views(self, events: Sequence[Event], first: int) -> list[Part]:
        before = first - 1
        where = self._where if self._where.heard == before else Whereabouts(self.match.events[:before])
        views = [self._event_view(event, number, where) for number, event in enumerate(events, first)]
        if where.heard > self._where.heard:  # a page that comes late is told of the past
            self._where = where
        return views

    def _event_view(self, event: Event, number: int, where: Whereabouts) -> dict[str, Any]:
        """An ``EventView``, from its parts: a move makes several."""
        told, who, facts, rules = event.told, event.who, event.told.all(), self.match.rules
        where.follow(event)
        view = {
            "number": number,
            "kind": told.KIND,
            "who": who,
            "text": "",
            "told": NOBODY,
            "clause": event.clause,
            "pose": None,
            "manoeuvre": None,
            "facts": facts,
            "seen": NOBODY,
            "dice": None,
        }
        if told.KIND in SEEN:
            view["pose"] = event_pose(rules, self.sky, facts)
            view["manoeuvre"] = manoeuvre_numbers(rules).get(facts.get("manoeuvre", ""))
            view["seen"] = seen_by(rules, self._pilots, who, where.places)
        if told.SIDES and event.teams:  # which a page would have to look up
            view["text"] = event.text
            view["told"] = {who: event.spoken_to(who)} if who in self._pilots else NOBODY
        return view

    def missed(self, heard: int) -> list[Any]:
        """Dice of attacks that were over before the page heard of it; of the last attack, the table tells."""
        events, known = self.match.events, Whereabouts()
        if self.remembered.attack < heard:
            return []
        attacks = [number for number in range(begun(events, heard), len(events)) if events[number].kind == "attack"]
        return [tray_view(self.match, first, known.follow_until(events, first)) for first in attacks[:-1]]

    def pencilled(self, seats: Collection[str]) -> Pencil | None:
        drawn = pencilled(self.match, self.sky, seats)
        self._pencil = drawn[1] if drawn else None
        return drawn[0] if drawn else None

    def new_charts(self, seats: Collection[str], told: set[str]) -> Iterator[bytes]:
        asked = [tree.chart for i, tree in self.trees.items() if self.match.seat_name(i) in seats]
        for chart in asked or ([self._pencil] if self._pencil else []):
            if chart.name not in told:
                told.add(chart.name)
                yield chart.text

    def advised(self, ask: Ask, orders: Sequence[str]) -> str:
        return advised(self.match, ask, orders)

    def hinted(self, orders: Sequence[str]) -> dict[str, Any]:
        """A place as it is drawn, and stats as numbers."""
        order = self.match.game.notation.parse(orders[0])
        if order.verb == PLACE:
            x, y, heading = order.numbers
            return {"pose": self.sky.drawn(pose_named(self.match.rules, x, y, heading))}
        return {"stats": [int(number) for number in order.numbers]} if order.verb == ASSIGN else {}

    def measured(self, request: str, plane: str, to: str) -> Measured:
        return measured(self.match, self.sky, request, plane, to)

    @staticmethod
    def board(key: RulesetKey) -> DrawnBoard | None:
        return shared_sky(key).board()

    @staticmethod
    def pieces(key: RulesetKey) -> DrawnPieces | None:
        rules = shared_rules(key)
        return drawn_pieces(ruleset_from(key), rules, drawn_bomb(rules) if rules.bombers else None)

    def about(self) -> dict[str, Any]:
        ruleset, speed = self.match.ruleset, self.match.called["speed_name"]
        names = stat_names(ruleset)
        return {
            "edition": ruleset.edition,
            "modules": list(ruleset.modules),
            "speed_name": speed,
            "teams": dict(self.match.seating.teams),
            "stores": self.match.rules.altitude == STORED,
            "stat_names": list(names),
            "stat_keys": list(STAT_NAMES[: len(names)]),
            "theme": edition_data(ruleset.edition).get("theme", ""),
            "leaving_clause": self.match.cites("SL1-MOVE-06"),
        }


def begun(events: Sequence[Event], heard: int) -> int:
    """Where the attack began that was not over after so many events; if there was none, what is new begins here."""
    last = next((number for number in reversed(range(heard)) if events[number].kind in ("attack", "damage")), heard)
    return last if last < heard and events[last].kind == "attack" else heard
