"""What a tracker needs of a ruleset, and whose turn it is: asked of the rules themselves."""

from skyrmish.games.all_games import game_of
from skyrmish.games.seating import Seating
from skyrmish.games.squadron_leader.constants import ATTACKING, MOVING, NO_ACES, STAGES, STORED
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.attacking.shot import counts_guides
from skyrmish.games.squadron_leader.play.rounds import next_round
from skyrmish.games.squadron_leader.rulesets.citing import cited
from skyrmish.games.squadron_leader.rulesets.naming import stat_names
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import laid_out
from skyrmish.games.squadron_leader.stats import STAT_NAMES
from skyrmish.odds.dice import top_face
from skyrmish.table.faces.all_faces import face_class
from skyrmish.table.lobby.match_setup import ruleset_of, seating_of, title_of
from skyrmish.table.messages.companion import RealRound, RealSheet, RealStat, RealTurns
from skyrmish.table.messages.lobby import NewMatch
from skyrmish.table.rulesets import key_of, shared_rules
from skyrmish.words.refusal import Refusal

ORDER_CLAUSE = "SL1-NEXT-01"


def flown(new: NewMatch) -> tuple[Ruleset, Rules, Seating]:
    """The rules of a real table with planes on it; refused for a game that has none."""
    ruleset = ruleset_of(new)
    key = key_of(ruleset)
    if face_class(game_of(ruleset)).board(key) is None:
        raise Refusal("companion-no-planes", game=new.game)
    return ruleset, shared_rules(key), seating_of(new)


def sheet_of(new: NewMatch) -> RealSheet:
    ruleset, rules, seating = flown(new)
    key, names = key_of(ruleset), stat_names(ruleset)
    face = face_class(game_of(ruleset))
    seats = [seating.seat_of(i) for i in range(len(seating.plane_names))]
    return RealSheet(
        title=title_of(ruleset, False),
        planes=seating.plane_names,
        colours=seats,
        sides=[seating.side_of_seat(seat) for seat in seats],
        stats=[RealStat(key=key, label=name) for key, name in zip(STAT_NAMES, names, strict=False)],
        numbers=rules.stats[: rules.stat_count],
        altitude_max=rules.altitude_max,
        stores=rules.altitude == STORED,
        has_aces=rules.ace != NO_ACES,
        die_sides=rules.die_sides,
        hits_from=rules.hit_from,
        top=top_face(rules),
        range_sections=rules.range_sections,
        has_guides=bool(counts_guides(rules)),
        board=face.board(key),
        pieces=face.pieces(key),
    )


def turns_after(over: RealRound) -> RealTurns:
    """SL1-NEXT-01, B-85  The next round: the next side to the left that still flies begins it."""
    ruleset, rules, seating = flown(over.rules)
    table = standing(seating, over)
    next_round(rules, table)
    return turns(ruleset, seating, table)


def first_turns(begun: RealRound) -> RealTurns:
    """SL1-MOVE-01  The round as it stands."""
    ruleset, _, seating = flown(begun.rules)
    return turns(ruleset, seating, standing(seating, begun))


def standing(seating: Seating, told: RealRound) -> Table:
    table = laid_out(seating)
    table.round, table.start, table.attacks = told.round, min(told.start, table.sides - 1), 1
    for name, plane in zip(seating.plane_names, table.planes, strict=False):
        plane.flying = name in told.flying
    return table


def turns(ruleset: Ruleset, seating: Seating, table: Table) -> RealTurns:
    by_seat = {seat.name: seat.piece_names for seat in seating.seats}
    acting = [plane for seat in seating.order_from[table.start] for plane in by_seat[seat]]
    flying = {name for name, plane in zip(seating.plane_names, table.planes, strict=False) if plane.flying}
    order = [name for name in acting if name in flying]
    return RealTurns(
        round=table.round,
        start=table.start,
        order=order,
        stages=[STAGES[stage] for stage in (MOVING, ATTACKING)],
        clause=cited(ruleset, ORDER_CLAUSE),
    )
