"""The numbered orders, each with what it costs and what comes of it."""

from collections.abc import Sequence

from skyrmish.cli.terminal.table_text import HEX_COMPASS, heading_words, others_of
from skyrmish.engine.refusal import Refusal
from skyrmish.games.orders import Order
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.measuring.bearings import clock_of
from skyrmish.games.squadron_leader.measuring.shot_words import purpose_words, reroll_words
from skyrmish.games.squadron_leader.orders.verbs import PLACE
from skyrmish.games.squadron_leader.pieces import pose_of
from skyrmish.games.squadron_leader.play.attacking.attack import loss_shown
from skyrmish.games.squadron_leader.play.attacking.gunnery import aim
from skyrmish.games.squadron_leader.play.attacking.shot import all_dice, defence_dice, purposes
from skyrmish.games.squadron_leader.play.moving.movement import has_way
from skyrmish.games.squadron_leader.play.setting_up.edges import edges_of
from skyrmish.games.squadron_leader.play.setting_up.placing import why_not_place
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.games.squadron_leader.sheet.missions import edge_words
from skyrmish.games.squadron_leader.sheet.parts import face_words
from skyrmish.games.squadron_leader.telling import attack_words
from skyrmish.geometry.poses import pose_at
from skyrmish.match.match import Match
from skyrmish.odds.exchange import shot_at
from skyrmish.words.numbers import rounded

FEW, MANY = 4, 8  # parts that an edge is divided into for suggestions
DICE_WORDS = (w.ATTACK_REROLL, w.ACE_DEFENCE, w.DEFENCE_REROLL)


def options_of(match: Match, i: int, all_places: bool = False) -> list[tuple[str, str]]:
    """Every legal order of plane i with a remark; of placements, a few spread around the board."""
    orders = match.game.legal(match.situation(i))
    if match.table.decision == w.PLACE:
        orders = round_places(match, i, MANY if all_places else FEW) or orders
    if match.table.decision == w.ACE_DEFENCE:
        orders = [*orders[1:], orders[0]]  # so that the number typed is the number of dice
    return [(str(order), remark(match, i, order)) for order in orders]


def remark(match: Match, i: int, order: Order) -> str:
    """What an order costs and leads to, in a few words."""
    if order.verb.name == "assign":
        stats = zip(("Attack", "Defense", match.called["speed_name"], "Health"), order.numbers, strict=True)
        return ", ".join(f"{name} {value:g}" for name, value in stats)
    if order.verb.name == "store":
        return f"keep {order.numbers[0]:g} of what is unspent for a later round"
    if order.verb.name in ("fly", "climb", "dive", "immelmann"):
        return after_step(match, i, order)
    if order.verb.name == "attack":
        return shot_words(match, i, match.names.index(order.target), int(order.numbers[0]) if order.numbers else 0)
    if order.verb.name == "reroll":
        dice = match.table.attack_dice if match.table.decision == w.ATTACK_REROLL else match.table.defence_dice
        return f"it shows {dice[int(order.numbers[0]) - 1]}"
    if order.verb.name == "place":
        return place_words(match, order)
    if order.verb.name == "end":
        return end_words(match, i)
    if order.verb.name in ("dive-bomb", "push", "gain"):
        return stake_words(match, i, order)
    if order.verb.name == "drop":
        return f"at the other end of the template; {match.table.planes[i].bombs - 1} left after that"
    told = {"keep": "leave the dice as they are", "decline": "fly on"}
    return told.get(order.verb.name, "")


def after_step(match: Match, i: int, order: Order) -> str:
    """Where a step leads, tried out on a copy."""
    trial = match.twin()
    try:
        trial.order(f"{match.names[i]}: {order.words()}")
    except Refusal:
        return ""
    plane = trial.table.planes[i]
    if not plane.flying:
        return "OFF THE BOARD: destroyed" if order.verb.name != "climb" else ""
    before = match.table.move.speed_left if match.table.plane == i else match.table.planes[i].speed
    cost = before - trial.table.move.speed_left if trial.table.plane == i else 0
    parts = []
    if plane.altitude != match.table.planes[i].altitude:
        parts.append(f"to altitude {plane.altitude}")
    if order.verb.name == "immelmann":
        return ", ".join([*parts, f"heading {heading_words(match.rules, plane)}"])
    parts.append(f"costs {cost}" if cost >= 0 else f"gives {-cost}")
    parts.append(f"leaves {trial.table.move.speed_left} {match.called['speed_name']}")
    return ", ".join(parts) + (sights(trial, i) if order.verb.name == "fly" else "")


def stake_words(match: Match, i: int, order: Order) -> str:
    """What a Dive Bomb or a push may bring, and what it may cost."""
    rules, top, speed = match.rules, match.rules.die_sides, match.called["speed_name"]
    if order.verb.name == "gain":
        risen = min(rules.altitude_max, match.table.planes[i].altitude + rules.push_gain)
        return f"{rules.push_gain} more {speed}" if order.target == "speed" else f"to altitude {risen}"
    if order.verb.name == "push":
        gain = f"{rules.push_gain} more {speed}{' or altitude' if rules.push_for else ''}"
        return f"a die: {face_words(rules.push_from, top)}: {gain}; less costs {rules.push_damage} Health"
    level, hurt = match.table.planes[match.table.target].altitude, rules.dive_bomb_damage
    target = match.names[match.table.target]
    return (
        f"to altitude {level}; a die: {face_words(rules.dive_bomb_from, top)}: {hurt} damage to {target}; less: to you"
    )


def end_words(match: Match, i: int) -> str:
    """What is left unspent; and a warning if the next round can only lead off the board."""
    left, plane = match.table.move.speed_left, match.table.planes[i]
    told = f"fly it; {left} {match.called['speed_name']} unspent" if left else "fly it"
    trapped = not has_way(match.rules, match.table, i, plane.speed, plane.altitude, True)
    return told + ("; BEWARE: from here every manoeuvre leaves the board" if trapped else "")


def sights(match: Match, i: int) -> str:
    """Which enemies would be under the guns of plane i, and which would have it under theirs."""
    me = match.table.planes[i]
    mine, theirs = [], []
    for j in others_of(match, i):
        other = match.table.planes[j]
        if other.side != me.side:
            if aim(match.rules, pose_of(me), pose_of(other)):
                mine.append(f"{match.names[j]} at {clock_of(match.rules, pose_of(me), pose_of(other))} o'clock")
            if aim(match.rules, pose_of(other), pose_of(me)):
                theirs.append(match.names[j])
    told = f"; you aim at {' and '.join(mine)}" if mine else ""
    return told + (f"; {' and '.join(theirs)} would aim at you" if theirs else "")


def shot_words(match: Match, i: int, j: int, aces: int = 0) -> str:
    """Dice on both sides, rerolls, and what to expect."""
    shot = shot_at(match.rules, match.table, i, j, aces)
    assert shot is not None
    dice, shield = purposes("attack", shot.shot.attack), purposes("defense", shot.shot.defence)
    told = f"{len(dice)} dice{in_brackets(dice)} against {len(shield)}{in_brackets(shield)}"
    parts = [f"section {shot.line.section}{', into cover' if shot.line.covered else ''}, {told}"]
    rerolls = ("you", reroll_words(shot.shot.rerolls)), ("they", reroll_words(shot.shot.defence_rerolls))
    parts += [f"{who} may reroll {why}" for who, why in rerolls if why]
    expected = rounded(float(shot.odds.expected))
    return f"{', '.join(parts)}; expect {expected} damage to Health {shot.health}"


def in_brackets(dice: Sequence[str]) -> str:
    """What dice are for, where they are not all for one stat: (3 Attack, 1 for the guides)."""
    return f" ({purpose_words(dice)})" if len(set(dice)) > 1 else ""


def placing_words(match: Match, i: int) -> str:
    """Where piece i may be put down, and how one says it."""
    band, apart = match.rules.place_band, match.rules.place_distance
    edges = edges_of(match.rules, match.table, match.table.planes[i].side)
    if match.table.planes[i].kind == w.BALLOON:
        far = "not in an outermost hex" if match.rules.hexes else f"{match.rules.balloon_margin:g} mm from every edge"
        return f"Place the balloon {match.names[i]}, {far}: place X Y HEADING; or a number:"
    if match.rules.hexes:
        own = the_edge(edges) if match.ruleset.mission else "your own edge"
        return (
            f"Place in a hex along {own}, {apart:g} or more hexes from other players: "
            "place Q R FACING, facing 0 north, then clockwise to 5 north-west (or n, ne …); or a number:"
        )
    return (
        f"Place within {band:g} mm of {the_edge(edges)} and {apart:g} mm from other players: place X Y HEADING, in mm "
        "from the south-west corner, heading 0 east, 90 north (or n, ne …); or a number:"
    )


def the_edge(edges: int) -> str:
    return "an edge" if edges == w.EVERY_EDGE else f"the {edge_words(edges)}"


def round_places(match: Match, i: int, parts: int) -> list[Order]:
    """Legal placements in whole millimetres, in the middle of the band, all around the board."""
    if match.rules.hexes or match.table.planes[i].kind == w.BALLOON:
        return list(PLACE.options(match.situation(i)))
    width, height = match.rules.board_width, match.rules.board_height
    depth = round(min(match.rules.place_band, width, height) / 2.0)
    found = []
    for part in range(1, parts):
        x, y = round(width * part / parts), round(height * part / parts)
        found += [(x, depth, 90), (x, height - depth, 270), (depth, y, 0), (width - depth, y, 180)]
    found.sort(key=lambda place: (place[2] % 180 == 0, place))
    good = [pose for pose in found if why_not_place(match.rules, match.table, i, pose_at(*map(float, pose))) == ALLOWED]
    return [Order(PLACE, numbers=tuple(map(float, place))) for place in good]


def place_words(match: Match, order: Order) -> str:
    """Which edge a placement is at, and how far along it."""
    x, y, heading = order.numbers
    if match.rules.hexes:
        return f"facing {HEX_COMPASS[int(heading)]}"
    width, height = match.rules.board_width, match.rules.board_height
    edges = {"south": y, "north": height - y, "west": x, "east": width - x}
    edge = min(edges, key=lambda name: edges[name])
    along, size, ends = (x, width, ("west", "east")) if edge in ("south", "north") else (y, height, ("south", "north"))
    third = min(2, int(3.0 * along / size))
    where = f"{edge} edge, {'middle' if third == 1 else ends[third // 2] + ' end'}"
    faces = {0: "east", 90: "north", 180: "west", 270: "south"}.get(int(heading), f"{heading:g}°")
    return f"{where}, facing {faces}"


def dice_words(match: Match) -> str:
    """What is at stake while dice lie on the table."""
    table, target = match.table, match.names[match.table.target]
    if table.decision == w.ACE_DEFENCE:
        attack = attack_words(match.rules, table.attack_dice[: table.attack_count])
        defence = all_dice(defence_dice(table.planes[table.target].defense, 0))
        return f"The attack shows {attack}. {target} defends with {defence} dice and ace dice."
    left = f"Rerolls left: {table.rerolls}."
    if not table.defence_count:
        return left
    return f"As the dice lie, {target} would lose {loss_shown(match.rules, table)} Health. {left}"
