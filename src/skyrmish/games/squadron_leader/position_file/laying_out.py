"""From a position file to a table, checked against the rules: nobody off the board, nobody on top of another."""

from skyrmish.games.dice import DiceRefusal
from skyrmish.games.reading.position_file import LaidOut
from skyrmish.games.seating import Seating
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.orders.refusals import overlapped
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, pose_of, stats_on_card
from skyrmish.games.squadron_leader.play.ending import end_if_decided
from skyrmish.games.squadron_leader.play.moving.movement import is_off_board
from skyrmish.games.squadron_leader.play.order_of_play import call_next
from skyrmish.games.squadron_leader.play.setting_up.placing import place, place_on_hex
from skyrmish.games.squadron_leader.play.setting_up.setup import all_assigned, reveal
from skyrmish.games.squadron_leader.position_file.fields import BombPart, PlanePart, Position, ruleset_of, seating_of
from skyrmish.games.squadron_leader.position_file.tokens import check_ace, check_tokens
from skyrmish.games.squadron_leader.rulesets.citing import cited
from skyrmish.games.squadron_leader.rulesets.ruleset import make_rules
from skyrmish.games.squadron_leader.seating import check_pieces, laid_out
from skyrmish.games.squadron_leader.standing import LOST
from skyrmish.games.squadron_leader.stats import STAT_NAMES, STATS_CLAUSE
from skyrmish.words.quoting import quoted
from skyrmish.words.refusal import Refusal, met, where


def laid_out_by(position: Position) -> LaidOut:
    """The table that a position file describes."""
    ruleset, seating = ruleset_of(position), seating_of(position)
    check_pieces(ruleset, seating)
    top_speed = max([*ruleset.settled()["stats"], *(plane.stats["speed"] or 1 for plane in position.planes)])
    rules, table = make_rules(ruleset, top_speed), laid_out(seating)
    dice = faces_of(position, max(rules.die_sides, table.sides))
    try:
        set_pieces(rules, table, seating.plane_names, position)
        set_turn(table, seating, position)
    except Refusal as refusal:
        refusal.clause = cited(ruleset, refusal.clause) if refusal.clause else None
        raise
    return LaidOut(ruleset, seating, rules, table, lambda changed: go_on_from(rules, changed), dice, position.orders)


def set_pieces(rules: Rules, table: Table, names: list[str], position: Position) -> None:
    """Planes with their stats where they stand, and bombs."""
    parts = {plane.name: plane for plane in position.planes}
    for i, name in enumerate(names):
        with met("at-plane", plane=repr(name)):
            set_stats(rules, table, i, parts[name], position.stage)
            check_ace(rules, table, names, i, parts[name])
            set_place(rules, table, i, parts[name], position.stage)
    set_bombs(rules, table, position.bombs)
    check_table(rules, table, names)


def faces_of(position: Position, sides: int) -> list[int]:
    """The dice as numbers, each a face of the dice that this ruleset throws."""
    for number, face in enumerate(position.dice):
        if not isinstance(face, int) or isinstance(face, bool) or not 1 <= face <= sides:
            raise DiceRefusal("position-no-face", number=number, given=quoted(face), sides=sides)
    return list(position.dice)


# ---- planes ----


def set_stats(rules: Rules, table: Table, i: int, part: PlanePart, stage: str) -> None:
    plane = table.planes[i]
    if part.kind == "balloon":
        set_balloon(rules, plane, part, stage)
        return
    played = STAT_NAMES[: stats_on_card(rules, plane.kind)]
    plane.assigned = not (stage == "assign" and all(value is None for value in part.stats.values()))
    if plane.assigned:
        for stat, value in part.stats.items():
            if (value is None) == (stat in played):
                raise Refusal(f"position-stat-{'missing' if value is None else 'not-played'}", STATS_CLAUSE, stat=stat)
            setattr(plane, stat, value or 0)
        check_bomber(rules, part)
    check_tokens(rules, part)
    set_supplies(rules, plane, part)
    set_lost(rules, plane, part)
    plane.altitude, plane.aces, plane.aces_used = part.altitude, part.aces, part.aces_used
    plane.ace, plane.ace_defended = part.ace, part.ace_defended
    plane.climbed = part.climbed
    set_falling(rules, plane, part, stage)
    plane.flying = part.alive and (plane.shot_down or part.stats["health"] != 0)
    if not plane.flying:
        if stage in ("assign", "place"):
            raise Refusal("position-shot-down", "SL1-RND-01", stage=repr(stage))
        plane.health = 0


def set_balloon(rules: Rules, plane: Plane, part: PlanePart, stage: str) -> None:
    """C-3  A balloon has no stats but the hits that bring it down."""
    for stat, value in part.stats.items():
        if value and stat != "health":
            raise Refusal("position-balloon-stat", "C-3", stat=stat)
    set_falling(rules, plane, part, stage)
    plane.assigned, plane.flying = True, part.alive and (plane.shot_down or part.stats["health"] != 0)
    plane.full = rules.balloon_hits
    plane.health = plane.full if plane.flying and not plane.shot_down else 0


def set_falling(rules: Rules, plane: Plane, part: PlanePart, stage: str) -> None:
    """B-32 `simultaneous`  Whoever is shot down or has scored is dealt with when all have attacked."""
    if (part.shot_down or part.scored) and not (rules.simultaneous and stage == "attack"):
        raise Refusal("position-not-simultaneous", "B-32")
    if part.shot_down and part.stats["health"]:
        raise Refusal("position-shot-down-with-health", "B-32", health=part.stats["health"])
    plane.shot_down, plane.scored = part.shot_down, part.scored


def check_bomber(rules: Rules, part: PlanePart) -> None:
    if part.kind == "bomber" and part.stats["speed"] != rules.bomber_speed:
        raise Refusal("bomber-speed", "C-3", speed=rules.bomber_speed, given=part.stats["speed"])


def set_supplies(rules: Rules, plane: Plane, part: PlanePart) -> None:
    """C-3, C-4  Bombs that are left, and what a plane that comes back will have."""
    if part.bombs and part.kind != "bomber":
        raise Refusal("position-no-bombs", "C-3")
    usual = rules.side_bombs[plane.side] if rules.mission else rules.bomber_bombs
    plane.bombs = (usual if part.bombs is None else part.bombs) if part.kind == "bomber" else 0
    plane.full = part.full_health or part.stats["health"] or 1
    plane.fell = part.fell


def set_lost(rules: Rules, plane: Plane, part: PlanePart) -> None:
    """C-5, B-87  Points of stats that criticals have cost, to be mended."""
    for field in LOST:
        if getattr(part, field) and not rules.critical_lowers:
            raise Refusal("position-nothing-lost", "C-5", field=field)
        setattr(plane, field, getattr(part, field))


def set_bombs(rules: Rules, table: Table, bombs: list[BombPart]) -> None:
    """C-3  Bombs that lie on the board."""
    for number, part in enumerate(bombs):
        x, y = (part.q, part.r) if rules.hexes else (part.x, part.y)
        if x is None or y is None:
            raise where(Refusal("position-place-missing", "C-3", hexes=rules.hexes), "at-bomb", number=number)
        bomb = table.bombs[number]
        bomb.x, bomb.y, bomb.c, bomb.s, bomb.round = float(x), float(y), 1.0, 0.0, part.round
    table.bomb_count = len(bombs)


def set_place(rules: Rules, table: Table, i: int, part: PlanePart, stage: str) -> None:
    if rules.hexes:
        set_hex(table, i, part, stage)
        return
    if part.q is not None or part.r is not None or part.facing is not None:
        raise Refusal("position-not-on-hexes", "B-48")
    if (part.x is None) != (part.y is None):
        raise Refusal("position-go-together", hexes=False)
    if part.x is not None and part.y is not None:
        place(table, i, part.x, part.y, part.heading or 0.0)
    elif stage in ("move", "attack") and table.planes[i].flying:
        raise Refusal("position-place-missing", "SL1-PLACE-01", hexes=False)


def set_hex(table: Table, i: int, part: PlanePart, stage: str) -> None:
    """B-48  The same on hexes."""
    if part.x is not None or part.y is not None or part.heading is not None:
        raise Refusal("position-on-hexes", "B-48")
    if (part.q is None) != (part.r is None):
        raise Refusal("position-go-together", hexes=True)
    if part.q is not None and part.r is not None:
        place_on_hex(table, i, float(part.q), float(part.r), part.facing or 0)
    elif stage in ("move", "attack") and table.planes[i].flying:
        raise Refusal("position-place-missing", "HEX-02", hexes=True)


def check_table(rules: Rules, table: Table, names: list[str]) -> None:
    """B-12, B-14  Planes that fly are on the board and do not overlap."""
    for i in range(table.count):
        plane = table.planes[i]
        if plane.flying and plane.placed:
            if is_off_board(rules, pose_of(plane)):
                clause = "B-50" if rules.hexes else "SL1-MOVE-06"
                raise Refusal("position-off-board", clause, plane=repr(names[i]), hexes=rules.hexes)
            other = overlapped(rules, table, i, pose_of(plane))
            if other >= 0:
                two = {"plane": repr(names[i]), "other": repr(names[other])}
                raise Refusal("position-overlap", "HEX-03" if rules.hexes else "B-14", **two, hexes=rules.hexes)


# ---- whose turn ----


def set_turn(table: Table, seating: Seating, position: Position) -> None:
    """Round, stage, who starts and who acts."""
    table.plane = table.target = table.winner = -1
    begins = position.stage in ("assign", "place") and position.round == 1
    table.round = 0 if begins else position.round
    table.stage = w.STAGES.index(position.stage)
    table.start = side_named(seating, position.start or position.seats[0].name, "start")
    table.acting = side_named(seating, position.to_act, "to_act") if position.to_act else table.start
    parts = {plane.name: plane for plane in position.planes}
    for i, name in enumerate(seating.plane_names):
        set_done(table, i, parts[name])


def go_on_from(rules: Rules, table: Table) -> None:
    """The table finds its next decision."""
    if table.stage != w.ASSIGNING:
        if not end_if_decided(rules, table):
            call_next(rules, table)
    elif all_assigned(table):
        reveal(rules, table)
    else:
        table.decision = w.ASSIGN


def side_named(seating: Seating, seat: str, field: str) -> int:
    if seat not in seating.names:
        raise Refusal("position-no-side", field=field, seat=quoted(seat), seats=seating.names)
    return seating.side_of_seat(seating.names.index(seat))


def set_done(table: Table, i: int, part: PlanePart) -> None:
    """What a plane has done this round: as the file says, else what its place in the order of play implies."""
    plane = table.planes[i]
    before = (plane.side - table.start) % table.sides < (table.acting - table.start) % table.sides
    has_moved = table.stage == w.ATTACKING or (table.stage == w.MOVING and before)
    plane.moved = has_moved if part.moved is None else part.moved
    plane.attacked = (table.stage == w.ATTACKING and before) if part.attacked is None else part.attacked
