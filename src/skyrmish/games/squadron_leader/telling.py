"""What the rules tell becomes events: the facts of each happening, with the clause that made it happen."""

from collections.abc import Sequence

from skyrmish.games.events import Event, Journal, Tellers
from skyrmish.games.squadron_leader import events as e
from skyrmish.games.squadron_leader import happenings as happened
from skyrmish.games.squadron_leader.constants import (
    BALLOON_ROLL,
    BOMB_ROLL,
    DECISIONS,
    DIVE_BOMB,
    DIVE_BOMB_ROLL,
    DOUBLE,
    GAIN_SPEED,
    IMMELMANN,
    PLAIN,
    PUSH_ROLL,
    SINGLE_ACE,
)
from skyrmish.games.squadron_leader.measuring.places import bomb_facts, pose_facts
from skyrmish.games.squadron_leader.pieces import Rules, Table, stats_of
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left
from skyrmish.games.squadron_leader.play.attacking.gunnery import is_critical, is_hit, read_dice
from skyrmish.games.squadron_leader.play.attacking.lost_stats import stat_of
from skyrmish.games.squadron_leader.play.attacking.shot import (
    all_dice,
    attack_dice,
    defence_dice,
    line_declared,
    purposes,
    reasons,
    shot,
)
from skyrmish.games.squadron_leader.rulesets.manners import MANNER_ROWS, TEMPLATE_ROWS
from skyrmish.games.squadron_leader.stats import STAT_NAMES
from skyrmish.words.catalogue import say

TELLERS = Tellers()
CAUSES = {  # of damage, beside attacks
    DIVE_BOMB_ROLL: ("dive-bomb", "C-1"),
    PUSH_ROLL: ("push", "C-1"),
    BALLOON_ROLL: ("balloon", "C-3"),
    BOMB_ROLL: ("bomb", "C-3"),
}


def attack_counts(rules: Rules, faces: Sequence[int]) -> dict[str, int]:
    criticals = sum(is_critical(rules, face) for face in faces)
    return {"hits": sum(is_hit(rules, face) for face in faces) - criticals, "criticals": criticals}


def attack_words(rules: Rules, faces: Sequence[int]) -> str:
    """8, 7, 2: 1 critical and 1 hit."""
    return say("dice-with-hits", attack_counts(rules, faces), dice=list(faces))


def dodges_of(rules: Rules, faces: Sequence[int]) -> int:
    """SL1-ATK-07, B-39  How many hits the faces take away; the highest counts twice where it does so in attack."""
    _, _, dodges, doubles = read_dice(rules, [], 0, list(faces), len(faces))
    return dodges + doubles if rules.criticals == DOUBLE else dodges


def defence_words(rules: Rules, faces: Sequence[int]) -> str:
    """8, 2: 1 dodge."""
    return say("dice-with-dodges", dodges=dodges_of(rules, faces), dice=list(faces))


# ---- setting up ----


@TELLERS.of(happened.REVEALED)
def _revealed(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    plane = table.planes[i]
    return j.event(e.Revealed(**stats_of(j.rules, plane)), "SL1-STAT-02", j.names[i])


@TELLERS.of(happened.STARTS)
def _starts(j: Journal, table: Table, _i: int, side: int, _b: int) -> Event:
    dice = {j.sides[s]: table.first_dice[s] for s in range(table.sides) if table.first_dice[s] > 0}
    return j.event(e.Starts(dice=dice), "SL1-FIRST-01", j.sides[side])


@TELLERS.of(happened.PLACED)
def _placed(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    return j.event(e.Placed(**pose_facts(j.rules, table.planes[i])), "SL1-PLACE-01", j.names[i])


@TELLERS.of(happened.NEW_ROUND)
def _new_round(j: Journal, _table: Table, _i: int, number: int, side: int) -> Event:
    clause = "SL1-RND-01" if number == 1 else "SL1-NEXT-01"
    return j.event(e.Round(round=number, start=j.sides[side]), clause)


# ---- moving ----


@TELLERS.of(happened.FLEW)
def _flew(j: Journal, table: Table, i: int, number: int, _b: int) -> Event:
    manoeuvre, plane = j.rules.manoeuvres[number], table.planes[i]
    manner, template = MANNER_ROWS[manoeuvre.manner], TEMPLATE_ROWS[manoeuvre.template]
    name = f"{manner.word} {template.word}".strip()
    clause = template.hex_clause if j.rules.hexes and manoeuvre.manner == PLAIN else manner.clause
    told = e.Flew(manoeuvre=name, cost=manoeuvre.cost, altitude=plane.altitude, **pose_facts(j.rules, plane))
    return j.event(told, clause, j.names[i])


@TELLERS.of(happened.CLIMBED)
def _climbed(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    return j.event(e.Climbed(altitude=table.planes[i].altitude), "MOD-ALT-02", j.names[i])


@TELLERS.of(happened.DIVED)
def _dived(j: Journal, table: Table, i: int, levels: int, _b: int) -> Event:
    return j.event(e.Dived(levels=levels, altitude=table.planes[i].altitude), "MOD-ALT-04", j.names[i])


@TELLERS.of(happened.STORED_SPEED)
def _stored(j: Journal, table: Table, i: int, levels: int, _b: int) -> Event:
    return j.event(e.Stored(levels=levels, altitude=table.planes[i].altitude), "SP-ALT-02", j.names[i])


@TELLERS.of(happened.ENDED_MOVE)
def _ended(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    return j.event(e.Ended(left=table.move.speed_left), "B-17", j.names[i])


@TELLERS.of(happened.LEFT_BOARD)
def _left_board(j: Journal, _table: Table, i: int, _a: int, _b: int) -> Event:
    return j.event(e.Destroyed(cause="off-board"), "SL1-MOVE-06", j.names[i])


@TELLERS.of(happened.STALLED)
def _stalled(j: Journal, _table: Table, i: int, _a: int, _b: int) -> Event:
    return j.event(e.Destroyed(cause="stall"), "SL1-MOVE-05", j.names[i])


@TELLERS.of(happened.HELD_POSITION)
def _held(j: Journal, _table: Table, i: int, _a: int, _b: int) -> Event:
    return j.event(e.Held(), "B-15", j.names[i])


# ---- attacking ----


@TELLERS.of(happened.DECLARED)
def _declared(j: Journal, table: Table, i: int, target: int, aces: int) -> Event:
    shooter, line = table.planes[i], line_declared(table)
    thrown = shot(j.rules, shooter, table.planes[target], line, aces, aces_left(table.planes[target]))
    cover, fewer = None, None
    if line.covered:
        clear = attack_dice(j.rules, shooter.attack, line._replace(covered=False), aces)
        cover, fewer = True, all_dice(clear) - table.attack_count
    told = e.Attack(
        target=j.names[target],
        dice=table.attack_count,
        aces=aces,
        for_=purposes("attack", thrown.attack),
        cover=cover,
        fewer=fewer,
        rerolls=reasons(thrown.rerolls) or None,
        target_rerolls=reasons(thrown.defence_rerolls) or None,
    )
    return j.event(told, "SL1-ATK-01", j.names[i])


@TELLERS.of(happened.HELD_FIRE)
def _held_fire(j: Journal, _table: Table, i: int, _a: int, _b: int) -> Event:
    return j.event(e.HeldFire(), "B-33", j.names[i])


@TELLERS.of(happened.NOBODY_SHOT)
def _nobody_shot(j: Journal, _table: Table, _i: int, _a: int, _b: int) -> Event:
    return j.event(e.NobodyShot(), "SL1-ATK-01")


@TELLERS.of(happened.ROLLED_ATTACK)
def _rolled_attack(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    faces = table.attack_dice[: table.attack_count]
    return j.event(e.AttackRoll(dice=list(faces), **attack_counts(j.rules, faces)), "SL1-ATK-04", j.names[i])


@TELLERS.of(happened.REROLLED_ATTACK)
def _rerolled_attack(j: Journal, table: Table, i: int, die: int, shown: int) -> Event:
    faces = table.attack_dice[: table.attack_count]
    told = e.AttackReroll(die=die + 1, shown=shown, dice=list(faces), **attack_counts(j.rules, faces))
    return j.event(told, "B-36", j.names[i])


@TELLERS.of(happened.DECLARED_ACES)
def _declared_aces(j: Journal, _table: Table, i: int, aces: int, _b: int) -> Event:
    return j.event(e.Aces(aces=aces), "MOD-ACE-03", j.names[i])


@TELLERS.of(happened.ROLLED_DEFENCE)
def _rolled_defence(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    faces = table.defence_dice[: table.defence_count]
    defense = table.planes[i].defense
    thrown = purposes("defense", defence_dice(defense, table.defence_count - defense))
    told = e.DefenceRoll(dice=list(faces), dodges=dodges_of(j.rules, faces), for_=thrown)
    return j.event(told, "SL1-ATK-05", j.names[i])


@TELLERS.of(happened.REROLLED_DEFENCE)
def _rerolled_defence(j: Journal, table: Table, i: int, die: int, shown: int) -> Event:
    faces = table.defence_dice[: table.defence_count]
    told = e.DefenceReroll(die=die + 1, shown=shown, dice=list(faces), dodges=dodges_of(j.rules, faces))
    return j.event(told, "B-36", j.names[i])


@TELLERS.of(happened.DAMAGED)
def _damaged(j: Journal, table: Table, i: int, attacker: int, lost: int) -> Event:
    cause, clause = CAUSES.get(table.roll, ("attack", "SL1-ATK-09"))
    told = e.Damage(from_=j.names[attacker], cause=cause, lost=lost, health=table.planes[i].health)
    return j.event(told, clause, j.names[i])


@TELLERS.of(happened.KNOCKED_OUT)
def _knocked_out(j: Journal, _table: Table, i: int, attacker: int, _b: int) -> Event:
    by = j.names[attacker] if attacker >= 0 else None
    return j.event(e.Destroyed(cause="shot", by=by), "SL1-GOAL-01", j.names[i])


@TELLERS.of(happened.EARNED_ACE)
def _earned_ace(j: Journal, _table: Table, i: int, aces: int, _b: int) -> Event:
    return j.event(e.Ace(aces=aces, rank="die"), "MOD-ACE-01", j.names[i])


@TELLERS.of(happened.BECAME_ACE)
def _became_ace(j: Journal, _table: Table, i: int, kind: int, _b: int) -> Event:
    single = kind == SINGLE_ACE
    return j.event(e.Ace(rank="single" if single else "next-attack"), "C-1" if single else "C-2", j.names[i])


@TELLERS.of(happened.LOOPED)
def _looped(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    plane = table.planes[i]
    return j.event(e.Immelmann(altitude=plane.altitude, **pose_facts(j.rules, plane)), "MOD-IMM-01", j.names[i])


@TELLERS.of(happened.DECLINED_LOOP)
def _declined(j: Journal, _table: Table, i: int, _a: int, _b: int) -> Event:
    return j.event(e.Declined(what=DECISIONS[IMMELMANN]), "MOD-IMM-02", j.names[i])


@TELLERS.of(happened.BEGAN_DIVE_BOMB)
def _began_dive_bomb(j: Journal, table: Table, i: int, target: int, _b: int) -> Event:
    return j.event(e.DiveBomb(target=j.names[target], altitude=table.planes[i].altitude), "C-1", j.names[i])


@TELLERS.of(happened.DIVE_BOMBED)
def _dive_bombed(j: Journal, _table: Table, i: int, target: int, face: int) -> Event:
    told = e.DiveBombRoll(die=face, hit=face >= j.rules.dive_bomb_from, target=j.names[target])
    return j.event(told, "C-1", j.names[i])


@TELLERS.of(happened.DECLINED_DIVE_BOMB)
def _declined_dive_bomb(j: Journal, _table: Table, i: int, _a: int, _b: int) -> Event:
    return j.event(e.Declined(what=DECISIONS[DIVE_BOMB]), "C-1", j.names[i])


@TELLERS.of(happened.LOWERED)
def _lowered(j: Journal, table: Table, i: int, stat: int, lost: int) -> Event:
    told = e.Lowered(stat=STAT_NAMES[stat], lost=lost, left=stat_of(table.planes[i], stat))
    return j.event(told, "C-5", j.names[i])


@TELLERS.of(happened.REPAIRED_STAT)
def _repaired(j: Journal, table: Table, i: int, stat: int, face: int) -> Event:
    if stat < 0:
        return j.event(e.Repair(die=face), "C-5", j.names[i])
    told = e.Repair(die=face, stat=STAT_NAMES[stat], left=stat_of(table.planes[i], stat))
    return j.event(told, "C-5", j.names[i])


# ---- bombers and balloons ----


@TELLERS.of(happened.HAZARD_ROLLED)
def _hazard_rolled(j: Journal, table: Table, i: int, hits: int, _b: int) -> Event:
    cause, clause = CAUSES[table.roll]
    faces = table.thrown[: j.rules.hazard_dice]
    near = j.names[table.hazard] if table.roll == BALLOON_ROLL else None
    return j.event(e.Hazard(cause=cause, dice=list(faces), hits=hits, near=near), clause, j.names[i])


@TELLERS.of(happened.DROPPED)
def _dropped(j: Journal, table: Table, i: int, number: int, left: int) -> Event:
    return j.event(e.Dropped(bombs=left, **bomb_facts(j.rules, table.bombs[number])), "C-3", j.names[i])


@TELLERS.of(happened.ARRIVED)
def _arrived(j: Journal, _table: Table, i: int, _a: int, _b: int) -> Event:
    return j.event(e.Arrived(), "C-4", j.names[i])


@TELLERS.of(happened.RETURNED)
def _returned(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    return j.event(e.Returned(health=table.planes[i].health), "C-4", j.names[i])


# ---- staking Health ----


@TELLERS.of(happened.PUSHED)
def _pushed(j: Journal, _table: Table, i: int, face: int, _b: int) -> Event:
    return j.event(e.Push(die=face, good=face >= j.rules.push_from), "C-1", j.names[i])


@TELLERS.of(happened.GAINED)
def _gained(j: Journal, table: Table, i: int, what: int, amount: int) -> Event:
    if what == GAIN_SPEED:
        return j.event(e.Gained(speed_left=table.move.speed_left, amount=amount), "C-1", j.names[i])
    return j.event(e.Gained(altitude=table.planes[i].altitude, amount=amount), "C-2", j.names[i])


@TELLERS.of(happened.CRASHED)
def _crashed(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    cause, clause = CAUSES[table.roll]
    return j.event(e.Destroyed(cause=cause), clause, j.names[i])


# ---- the end ----


@TELLERS.of(happened.WON)
def _won(j: Journal, _table: Table, _i: int, side: int, _b: int) -> Event:
    return j.event(e.Won(), "SL1-GOAL-01", j.sides[side])


@TELLERS.of(happened.DREW)
def _drew(j: Journal, _table: Table, _i: int, _a: int, _b: int) -> Event:
    return j.event(e.Draw(), "B-44")
