"""The numbered orders, each with what it costs and what comes of it."""

from collections.abc import Callable, Sequence

from skyrmish.cli.terminal.planes.cockpit import heading_words, others_of
from skyrmish.cli.terminal.wording import told
from skyrmish.games.orders import Order, Verb
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.measuring.bearings import clock_of
from skyrmish.games.squadron_leader.measuring.headings import heading_told, point
from skyrmish.games.squadron_leader.measuring.shot_words import purpose_words, reroll_words
from skyrmish.games.squadron_leader.orders import verbs as v
from skyrmish.games.squadron_leader.pieces import pose_of
from skyrmish.games.squadron_leader.play.attacking.attack import loss_shown
from skyrmish.games.squadron_leader.play.attacking.gunnery import aim
from skyrmish.games.squadron_leader.play.attacking.shot import all_dice, defence_dice, purposes
from skyrmish.games.squadron_leader.play.moving.movement import has_way
from skyrmish.games.squadron_leader.play.setting_up.edges import band_of, edges_of
from skyrmish.games.squadron_leader.play.setting_up.placing import why_not_place
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.games.squadron_leader.rulesets.naming import stats_told
from skyrmish.games.squadron_leader.sheet.missions import edge_words
from skyrmish.games.squadron_leader.sheet.parts import face_words
from skyrmish.games.squadron_leader.telling import attack_words
from skyrmish.geometry.poses import pose_at
from skyrmish.match.match import Match
from skyrmish.odds.exchange import shot_at
from skyrmish.words.catalogue import say
from skyrmish.words.lists import both
from skyrmish.words.numbers import rounded
from skyrmish.words.refusal import Refusal

FEW, MANY = 4, 8  # parts that an edge is divided into for suggestions


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
    teller = REMARKS.get(order.verb)
    return teller(match, i, order) if teller else ""


def stats_words(match: Match, _i: int, order: Order) -> str:
    return stats_told(match.called, order.numbers)


def die_words(match: Match, _i: int, order: Order) -> str:
    dice = match.table.attack_dice if match.table.decision == w.ATTACK_REROLL else match.table.defence_dice
    return say("planes-it-shows", face=dice[int(order.numbers[0]) - 1])


def after_step(match: Match, i: int, order: Order) -> str:
    """Where a step leads, tried out on a copy."""
    trial = match.twin()
    try:
        trial.order(f"{match.names[i]}: {order.words()}")
    except Refusal:
        return ""
    plane = trial.table.planes[i]
    if not plane.flying:
        return say("planes-off-board") if order.verb != v.CLIMB else ""
    before = match.table.move.speed_left if match.table.plane == i else match.table.planes[i].speed
    cost = before - trial.table.move.speed_left if trial.table.plane == i else 0
    parts = []
    if plane.altitude != match.table.planes[i].altitude:
        parts.append(say("planes-to-altitude", altitude=plane.altitude))
    if order.verb == v.IMMELMANN:
        return ", ".join([*parts, say("planes-heading", heading=heading_words(match.rules, plane))])
    parts.append(say("planes-costs" if cost >= 0 else "planes-gives", cost=abs(cost)))
    parts.append(say("planes-leaves", match.called, left=trial.table.move.speed_left))
    return ", ".join(parts) + (sights(trial, i) if order.verb == v.FLY else "")


def gain_words(match: Match, i: int, order: Order) -> str:
    rules = match.rules
    if order.target == w.GAINS[w.GAIN_SPEED]:
        return say("planes-gain-speed", match.called, gain=rules.push_gain)
    risen = min(rules.altitude_max, match.table.planes[i].altitude + rules.push_gain)
    return say("planes-to-altitude", altitude=risen)


def push_words(match: Match, _i: int, _order: Order) -> str:
    """C-1, C-2  What a push may bring, and what it may cost."""
    rules = match.rules
    facts = {"faces": face_words(rules.push_from, rules.die_sides), "gain": rules.push_gain}
    return say("planes-push", {**match.called, **facts}, either=bool(rules.push_for), damage=rules.push_damage)


def dive_bomb_words(match: Match, _i: int, _order: Order) -> str:
    """C-1  The same of a Dive Bomb."""
    rules, target = match.rules, match.table.target
    facts = {"faces": face_words(rules.dive_bomb_from, rules.die_sides), "damage": rules.dive_bomb_damage}
    return say("planes-dive-bomb", facts, altitude=match.table.planes[target].altitude, target=match.names[target])


def end_words(match: Match, i: int, _order: Order) -> str:
    """What is left unspent; and a warning if the next round can only lead off the board."""
    plane = match.table.planes[i]
    trapped = not has_way(match.rules, match.table, i, plane.speed, plane.altitude, True)
    return say("planes-end", match.called, left=match.table.move.speed_left, trapped=trapped)


def sights(match: Match, i: int) -> str:
    """Which enemies would be under the guns of plane i, and which would have it under theirs."""
    me = match.table.planes[i]
    mine, theirs = [], []
    for j in others_of(match, i):
        other = match.table.planes[j]
        if other.side != me.side:
            if aim(match.rules, pose_of(me), pose_of(other)):
                hour = clock_of(match.rules, pose_of(me), pose_of(other))
                mine.append(say("planes-aim-at", name=match.names[j], hour=hour))
            if aim(match.rules, pose_of(other), pose_of(me)):
                theirs.append(match.names[j])
    aimed = say("planes-you-aim", names=both(mine)) if mine else ""
    return aimed + (say("planes-they-aim", names=both(theirs)) if theirs else "")


def shot_words(match: Match, i: int, j: int, aces: int = 0) -> str:
    """Dice on both sides, rerolls, and what to expect."""
    shot = shot_at(match.rules, match.table, i, j, aces)
    assert shot is not None
    dice, shield = purposes("attack", shot.shot.attack), purposes("defense", shot.shot.defence)
    facts = {
        "section": shot.line.section,
        "covered": bool(shot.line.covered),
        "dice": len(dice),
        "thrown_for": in_brackets(dice),
        "defence": f"{len(shield)}{in_brackets(shield)}",
        "yours": reroll_words(shot.shot.rerolls) or None,
        "theirs": reroll_words(shot.shot.defence_rerolls) or None,
    }
    return say("planes-shot", facts, expected=rounded(float(shot.odds.expected)), health=shot.health)


def in_brackets(dice: Sequence[str]) -> str:
    """What dice are for, where they are not all for one stat: (3 Attack, 1 for the guides)."""
    return f" ({purpose_words(dice)})" if len(set(dice)) > 1 else ""


def target_words(match: Match, i: int, order: Order) -> str:
    return shot_words(match, i, match.names.index(order.target), int(order.numbers[0]) if order.numbers else 0)


def placing_words(match: Match, i: int) -> str:
    """Where piece i may be put down, and how one says it."""
    rules, edges = match.rules, edges_of(match.rules, match.table, match.table.planes[i].side)
    if match.table.planes[i].kind == w.BALLOON:
        key = "planes-place-balloon-hexes" if rules.hexes else "planes-place-balloon"
        return say(key, name=match.names[i], margin=rules.balloon_margin, inside=rules.balloons_inside)
    if rules.hexes:
        own = the_edge(edges) if match.ruleset.mission else say("planes-own-edge")
        return say("planes-place-hexes", edge=own, apart=rules.place_distance)
    return say("planes-place", band=band_of(rules), edge=the_edge(edges), apart=rules.place_distance)


def the_edge(edges: int) -> str:
    return say("planes-an-edge") if edges == w.EVERY_EDGE else say("planes-the-edge", edges=edge_words(edges))


def round_places(match: Match, i: int, parts: int) -> list[Order]:
    """Legal placements in whole millimetres, in the middle of the band, all around the board; or touching an edge."""
    if match.rules.hexes or match.rules.mission or match.table.planes[i].kind == w.BALLOON:
        return list(v.PLACE.options(match.situation(i)))
    width, height = match.rules.board_width, match.rules.board_height
    depth = round(min(match.rules.place_band, width, height) / 2.0)
    found = []
    for part in range(1, parts):
        x, y = round(width * part / parts), round(height * part / parts)
        found += [(x, depth, 90), (x, height - depth, 270), (depth, y, 0), (width - depth, y, 180)]
    found.sort(key=lambda place: (place[2] % 180 == 0, place))
    good = [pose for pose in found if why_not_place(match.rules, match.table, i, pose_at(*map(float, pose))) == ALLOWED]
    return [Order(v.PLACE, numbers=tuple(map(float, place))) for place in good]


def place_words(match: Match, _i: int, order: Order) -> str:
    """Which edge a placement is at, and how far along it."""
    x, y, heading = order.numbers
    facing = heading_told(match.rules, heading)
    if match.rules.hexes:
        return say("planes-facing", heading=facing)
    width, height = match.rules.board_width, match.rules.board_height
    edges = {"south": y, "north": height - y, "west": x, "east": width - x}
    edge = min(edges, key=lambda name: edges[name])
    along, size, ends = (x, width, ("west", "east")) if edge in ("south", "north") else (y, height, ("south", "north"))
    third = min(2, int(3.0 * along / size))
    end = "middle" if third == 1 else point(ends[third // 2])
    return say("planes-place-at", edge=point(edge), end=end, heading=facing)


def dice_words(match: Match) -> str:
    """What is at stake while dice lie on the table."""
    table, target = match.table, match.names[match.table.target]
    if table.decision == w.ACE_DEFENCE:
        attack = attack_words(match.rules, table.attack_dice[: table.attack_count])
        dice = all_dice(defence_dice(table.planes[table.target].defense, 0))
        return told("planes-attack-shows", target, attack=attack, dice=dice)
    left = say("planes-rerolls-left", rerolls=table.rerolls)
    if not table.defence_count:
        return left
    return f"{say('planes-as-dice-lie', who=target, lost=loss_shown(match.rules, table))} {left}"


REMARKS: dict[Verb, Callable[[Match, int, Order], str]] = {
    v.ASSIGN: stats_words,
    v.PLACE: place_words,
    v.FLY: after_step,
    v.CLIMB: after_step,
    v.DIVE: after_step,
    v.IMMELMANN: after_step,
    v.STORE: lambda _match, _i, order: say("planes-store", tokens=order.numbers[0]),
    v.DROP: lambda match, i, _order: say("planes-drop", left=match.table.planes[i].bombs - 1),
    v.PUSH: push_words,
    v.GAIN: gain_words,
    v.END: end_words,
    v.ATTACK: target_words,
    v.REROLL: die_words,
    v.KEEP: lambda *_: say("planes-keep"),
    v.DIVE_BOMB: dive_bomb_words,
    v.DECLINE: lambda *_: say("planes-decline"),
}
