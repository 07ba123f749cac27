"""Events: what happened, with numbers, the clause that made it happen, and a text that a person can read."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from skyrmish.games.squadron_leader import happenings as happened
from skyrmish.games.squadron_leader.constants import (
    BALLOON_ROLL,
    BOMB_ROLL,
    DIVE_BOMB_ROLL,
    GAIN_SPEED,
    MANNERS,
    PLAIN,
    PUSH_ROLL,
    SINGLE_ACE,
    TEMPLATES,
)
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.attacking.gunnery import is_critical, is_hit
from skyrmish.games.squadron_leader.play.attacking.shot import (
    all_dice,
    attack_dice,
    defence_dice,
    line_declared,
    purposes,
)
from skyrmish.match.places import at_place, at_pose, bomb_facts, pose_facts


@dataclass(frozen=True)
class Event:
    """Something that happened at the table."""

    kind: str
    clause: str
    text: str
    who: str = ""
    facts: dict[str, Any] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        head: dict[str, Any] = {"kind": self.kind}
        if self.who:
            head["who"] = self.who
        return {**head, **self.facts, "clause": self.clause, "text": self.text}


Teller = Callable[["Journal", Table, int, int, int], Event]
TELLERS: dict[int, Teller] = {}
HEX_MOVES = ("HEX-05", "HEX-06", "HEX-06", "HEX-07", "HEX-07")  # by template
CRASHES = {
    "dive-bomb": "does not come out of the dive",
    "push": "breaks apart",
    "balloon": "is caught by the balloon",
    "bomb": "is caught by the blast",
}
CAUSES = {  # of damage, beside attacks
    DIVE_BOMB_ROLL: ("dive-bomb", "C-1"),
    PUSH_ROLL: ("push", "C-1"),
    BALLOON_ROLL: ("balloon", "C-3"),
    BOMB_ROLL: ("bomb", "C-3"),
}


def tells(kind: int) -> Callable[[Teller], Teller]:
    """Mark the function that words one kind of happening."""

    def mark(teller: Teller) -> Teller:
        TELLERS[kind] = teller
        return teller

    return mark


@dataclass
class Journal:
    """Listens to the rules, and words what they tell."""

    rules: Rules
    planes: Sequence[str]
    sides: Sequence[str]
    speed: str = "Speed"  # as the edition calls it
    cites: Callable[[str], str] = str  # a clause as the edition has it
    events: list[Event] = field(default_factory=list)

    def hear(self, table: Table, kind: int, plane: int, first: int, second: int) -> None:
        event = TELLERS[kind](self, table, plane, first, second)
        clause = self.cites(event.clause)
        self.events.append(event if clause == event.clause else replace(event, clause=clause))


def dice_told(rules: Rules, faces: Sequence[int], success: str) -> str:
    """8, 7, 2: one critical, one hit."""
    criticals = sum(is_critical(rules, face) for face in faces) if success == "hit" else 0
    hits = sum(is_hit(rules, face) for face in faces) - criticals
    parts = [
        f"{count} {word}{'s' if count > 1 else ''}"
        for count, word in ((criticals, "critical"), (hits, success))
        if count
    ]
    return f"{', '.join(map(str, faces)) or 'no dice'}: {' and '.join(parts) or f'no {success}'}"


# ---- setting up ----


@tells(happened.REVEALED)
def _revealed(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    plane, who = table.planes[i], j.planes[i]
    stats = {"attack": plane.attack, "defense": plane.defense, "speed": plane.speed, "health": plane.health}
    names = ("Attack", "Defense", j.speed, "Health")
    told = ", ".join(f"{name} {value}" for name, value in zip(names, stats.values(), strict=True))
    return Event("revealed", "SL1-STAT-02", f"{who} shows {told}.", who, stats)


@tells(happened.STARTS)
def _starts(j: Journal, table: Table, _i: int, side: int, _b: int) -> Event:
    dice = {j.sides[s]: table.first_dice[s] for s in range(table.sides) if table.first_dice[s] > 0}
    return Event("starts", "SL1-FIRST-01", f"{j.sides[side]} starts.", j.sides[side], {"dice": dice})


@tells(happened.PLACED)
def _placed(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    who, plane = j.planes[i], table.planes[i]
    text = f"{who} is placed at {at_pose(j.rules, plane)}."
    return Event("placed", "SL1-PLACE-01", text, who, pose_facts(j.rules, plane))


@tells(happened.NEW_ROUND)
def _new_round(j: Journal, _table: Table, _i: int, number: int, side: int) -> Event:
    clause = "SL1-RND-01" if number == 1 else "SL1-NEXT-01"
    text = f"Round {number}: {j.sides[side]} goes first."
    return Event("round", clause, text, "", {"round": number, "start": j.sides[side]})


# ---- moving ----


@tells(happened.FLEW)
def _flew(j: Journal, table: Table, i: int, number: int, _b: int) -> Event:
    manoeuvre, who, plane = j.rules.manoeuvres[number], j.planes[i], table.planes[i]
    name = f"{MANNERS[manoeuvre.manner]} {TEMPLATES[manoeuvre.template]}".strip()
    clause = ("SL1-MOVE-04", "MOD-SPS-01", "MOD-BRL-01")[manoeuvre.manner]
    if j.rules.hexes and manoeuvre.manner == PLAIN:
        clause = HEX_MOVES[manoeuvre.template]
    facts = {"manoeuvre": name, "cost": manoeuvre.cost, "altitude": plane.altitude, **pose_facts(j.rules, plane)}
    return Event("flew", clause, f"{who} flies {name} to {at_pose(j.rules, plane)}.", who, facts)


@tells(happened.CLIMBED)
def _climbed(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    altitude = table.planes[i].altitude
    return Event("climbed", "MOD-ALT-02", f"{j.planes[i]} climbs to {altitude}.", j.planes[i], {"altitude": altitude})


@tells(happened.DIVED)
def _dived(j: Journal, table: Table, i: int, levels: int, _b: int) -> Event:
    altitude, who = table.planes[i].altitude, j.planes[i]
    text = f"{who} dives {levels} to {altitude}, for {levels} more {j.speed}."
    return Event("dived", "MOD-ALT-04", text, who, {"levels": levels, "altitude": altitude})


@tells(happened.STORED_SPEED)
def _stored(j: Journal, table: Table, i: int, levels: int, _b: int) -> Event:
    tokens, who = table.planes[i].altitude, j.planes[i]
    text = f"{who} stores {levels} and has {tokens} for later."
    return Event("stored", "SP-ALT-02", text, who, {"levels": levels, "altitude": tokens})


@tells(happened.ENDED_MOVE)
def _ended(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    who = j.planes[i]
    return Event("ended", "B-17", f"{who} ends the move with {table.speed_left} {j.speed} unspent.", who, {})


@tells(happened.LEFT_BOARD)
def _left_board(j: Journal, _table: Table, i: int, _a: int, _b: int) -> Event:
    who = j.planes[i]
    return Event("destroyed", "SL1-MOVE-06", f"{who} leaves the board and is destroyed.", who, {"cause": "off-board"})


@tells(happened.STALLED)
def _stalled(j: Journal, _table: Table, i: int, _a: int, _b: int) -> Event:
    who = j.planes[i]
    return Event("destroyed", "SL1-MOVE-05", f"{who} has nowhere to go, stalls and crashes.", who, {"cause": "stall"})


@tells(happened.HELD_POSITION)
def _held(j: Journal, _table: Table, i: int, _a: int, _b: int) -> Event:
    return Event("held", "B-15", f"{j.planes[i]} has nowhere to go and holds its place.", j.planes[i])


# ---- attacking ----


@tells(happened.DECLARED)
def _declared(j: Journal, table: Table, i: int, target: int, aces: int) -> Event:
    who, count, attack, line = j.planes[i], table.attack_count, table.planes[i].attack, line_declared(table)
    dice = attack_dice(j.rules, attack, line, aces)
    extra = f", {dice.ace} of them {'an ace die' if dice.ace == 1 else 'ace dice'}" if dice.ace else ""
    facts = {"target": j.planes[target], "dice": count, "aces": aces, "for": purposes("attack", dice)}
    if line.covered:
        fewer = all_dice(attack_dice(j.rules, attack, line._replace(covered=False), aces)) - count
        lost = f"{'one die' if fewer == 1 else f'{fewer} dice'} fewer and no rerolls" if fewer else "no rerolls"
        extra, facts["cover"] = f"{extra}; the target has cover, so {lost}", True
    return Event("attack", "SL1-ATK-01", f"{who} attacks {j.planes[target]} with {count} dice{extra}.", who, facts)


@tells(happened.HELD_FIRE)
def _held_fire(j: Journal, _table: Table, i: int, _a: int, _b: int) -> Event:
    return Event("held-fire", "B-33", f"{j.planes[i]} holds fire.", j.planes[i])


@tells(happened.ROLLED_ATTACK)
def _rolled_attack(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    faces = table.attack_dice[: table.attack_count]
    text = f"{j.planes[i]} rolls {dice_told(j.rules, faces, 'hit')}."
    return Event("attack-roll", "SL1-ATK-04", text, j.planes[i], {"dice": list(faces)})


@tells(happened.REROLLED_ATTACK)
def _rerolled_attack(j: Journal, table: Table, i: int, die: int, shown: int) -> Event:
    faces = table.attack_dice[: table.attack_count]
    text = f"{j.planes[i]} rerolls die {die + 1}: {shown}. Now {dice_told(j.rules, faces, 'hit')}."
    return Event("attack-reroll", "B-36", text, j.planes[i], {"die": die + 1, "shown": shown, "dice": list(faces)})


@tells(happened.DECLARED_ACES)
def _declared_aces(j: Journal, _table: Table, i: int, aces: int, _b: int) -> Event:
    text = f"{j.planes[i]} adds {aces} ace {'die' if aces == 1 else 'dice'} to the defence."
    return Event("aces", "MOD-ACE-03", text, j.planes[i], {"aces": aces})


@tells(happened.ROLLED_DEFENCE)
def _rolled_defence(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    faces = table.defence_dice[: table.defence_count]
    text = f"{j.planes[i]} rolls {dice_told(j.rules, faces, 'dodge')}."
    defense = table.planes[i].defense
    thrown = purposes("defense", defence_dice(defense, table.defence_count - defense))
    return Event("defence-roll", "SL1-ATK-05", text, j.planes[i], {"dice": list(faces), "for": thrown})


@tells(happened.REROLLED_DEFENCE)
def _rerolled_defence(j: Journal, table: Table, i: int, die: int, shown: int) -> Event:
    faces = table.defence_dice[: table.defence_count]
    text = f"{j.planes[i]} rerolls die {die + 1}: {shown}. Now {dice_told(j.rules, faces, 'dodge')}."
    return Event("defence-reroll", "B-36", text, j.planes[i], {"die": die + 1, "shown": shown, "dice": list(faces)})


@tells(happened.DAMAGED)
def _damaged(j: Journal, table: Table, i: int, attacker: int, lost: int) -> Event:
    who, health = j.planes[i], table.planes[i].health
    text = f"{who} loses {lost} Health, {health} left." if lost else f"{who} takes no damage."
    cause, clause = CAUSES.get(table.roll, ("attack", "SL1-ATK-09"))
    facts = {"from": j.planes[attacker], "cause": cause, "lost": lost, "health": health}
    return Event("damage", clause, text, who, facts)


@tells(happened.KNOCKED_OUT)
def _knocked_out(j: Journal, _table: Table, i: int, attacker: int, _b: int) -> Event:
    who = j.planes[i]
    by = f" by {j.planes[attacker]}" if attacker >= 0 else ""
    return Event("destroyed", "SL1-GOAL-01", f"{who} is shot down{by}.", who, {"cause": "shot"})


@tells(happened.EARNED_ACE)
def _earned_ace(j: Journal, _table: Table, i: int, aces: int, _b: int) -> Event:
    text = f"{j.planes[i]} earns an ace die and has {aces}."
    return Event("ace", "MOD-ACE-01", text, j.planes[i], {"aces": aces})


@tells(happened.BECAME_ACE)
def _became_ace(j: Journal, _table: Table, i: int, kind: int, _b: int) -> Event:
    single = kind == SINGLE_ACE
    gain = (
        "is the Ace now: one reroll in attack and one in defence a round"
        if single
        else "has a reroll in its next attack"
    )
    return Event("ace", "C-1" if single else "C-2", f"{j.planes[i]} {gain}.", j.planes[i])


@tells(happened.LOOPED)
def _looped(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    who, altitude = j.planes[i], table.planes[i].altitude
    text = f"{who} loops an Immelmann to {at_pose(j.rules, table.planes[i])}, altitude {altitude}."
    return Event("immelmann", "MOD-IMM-01", text, who, {"altitude": altitude, **pose_facts(j.rules, table.planes[i])})


@tells(happened.DECLINED_LOOP)
def _declined(j: Journal, _table: Table, i: int, _a: int, _b: int) -> Event:
    return Event("declined", "MOD-IMM-02", f"{j.planes[i]} flies no Immelmann.", j.planes[i])


@tells(happened.BEGAN_DIVE_BOMB)
def _began_dive_bomb(j: Journal, table: Table, i: int, target: int, _b: int) -> Event:
    who, altitude = j.planes[i], table.planes[i].altitude
    facts = {"target": j.planes[target], "altitude": altitude}
    return Event("dive-bomb", "C-1", f"{who} drops onto {j.planes[target]}, to altitude {altitude}.", who, facts)


@tells(happened.DIVE_BOMBED)
def _dive_bombed(j: Journal, _table: Table, i: int, target: int, face: int) -> Event:
    hits = face >= j.rules.dive_bomb_from
    told = f"{j.planes[target]} is hit" if hits else "it goes wrong"
    return Event(
        "dive-bomb-roll", "C-1", f"{j.planes[i]} rolls {face}: {told}.", j.planes[i], {"die": face, "hit": hits}
    )


@tells(happened.DECLINED_DIVE_BOMB)
def _declined_dive_bomb(j: Journal, _table: Table, i: int, _a: int, _b: int) -> Event:
    return Event("declined", "C-1", f"{j.planes[i]} flies no Dive Bomb.", j.planes[i])


# ---- bombers and balloons ----


@tells(happened.HAZARD_ROLLED)
def _hazard_rolled(j: Journal, table: Table, i: int, hits: int, _b: int) -> Event:
    cause, clause = CAUSES[table.roll]
    faces = table.thrown[: j.rules.hazard_dice]
    source = j.planes[table.hazard] if table.roll == BALLOON_ROLL else "a bomb"
    text = f"{j.planes[i]} is near {source} and rolls {', '.join(map(str, faces))}: {hits} damage."
    facts = {"cause": cause, "dice": list(faces), "hits": hits}
    return Event("hazard", clause, text, j.planes[i], facts)


@tells(happened.DROPPED)
def _dropped(j: Journal, table: Table, i: int, number: int, left: int) -> Event:
    who, bomb = j.planes[i], table.bombs[number]
    facts = bomb_facts(j.rules, bomb)
    text = f"{who} drops a bomb at {at_place(j.rules, bomb.x, bomb.y)} and has {left} left."
    return Event("dropped", "C-3", text, who, {**facts, "bombs": left})


@tells(happened.ARRIVED)
def _arrived(j: Journal, _table: Table, i: int, _a: int, _b: int) -> Event:
    return Event("arrived", "C-4", f"{j.planes[i]} reaches the edge it was bound for.", j.planes[i])


@tells(happened.RETURNED)
def _returned(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    who, health = j.planes[i], table.planes[i].health
    return Event("returned", "C-4", f"{who} comes back with {health} Health.", who, {"health": health})


# ---- staking Health ----


@tells(happened.PUSHED)
def _pushed(j: Journal, _table: Table, i: int, face: int, _b: int) -> Event:
    good = face >= j.rules.push_from
    told = f"{j.planes[i]} pushes the envelope and rolls {face}: {'it works' if good else 'too much'}."
    return Event("push", "C-1", told, j.planes[i], {"die": face, "good": good})


@tells(happened.GAINED)
def _gained(j: Journal, table: Table, i: int, what: int, amount: int) -> Event:
    who, altitude = j.planes[i], table.planes[i].altitude
    if what == GAIN_SPEED:
        return Event("gained", "C-1", f"{who} has {amount} more {j.speed}.", who, {"speed_left": table.speed_left})
    return Event("gained", "C-2", f"{who} rises to {altitude}.", who, {"altitude": altitude})


@tells(happened.CRASHED)
def _crashed(j: Journal, table: Table, i: int, _a: int, _b: int) -> Event:
    who, (cause, clause) = j.planes[i], CAUSES[table.roll]
    return Event("destroyed", clause, f"{who} {CRASHES[cause]} and is destroyed.", who, {"cause": cause})


# ---- the end ----


@tells(happened.WON)
def _won(j: Journal, _table: Table, _i: int, side: int, _b: int) -> Event:
    return Event("won", "SL1-GOAL-01", f"{j.sides[side]} wins.", j.sides[side])


@tells(happened.DREW)
def _drew(_j: Journal, _table: Table, _i: int, _a: int, _b: int) -> Event:
    return Event("draw", "B-44", "The match is drawn.")
