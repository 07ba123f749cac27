"""Who may shoot whom on a real table, and what dice do there."""

from skyrmish.games.squadron_leader.constants import ACE_DICE, NEXT_ATTACK, SINGLE_ACE
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.attacking.gunnery import damage_of, read_dice
from skyrmish.games.squadron_leader.play.setting_up.placing import place, place_on_hex
from skyrmish.games.squadron_leader.seating import laid_out
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.odds.attacks import reckoner
from skyrmish.odds.questions import Question, dice_for
from skyrmish.table.companion.sheet import flown
from skyrmish.table.messages.companion import RealPlane, RealResult, RealShot, RealSight, RealTable
from skyrmish.table.questions.sights import odds_of, sight_between
from skyrmish.table.rulesets import key_of
from skyrmish.table.views.skies import shared_sky
from skyrmish.table.views.tray import attack_dice, columns_of, defence_die
from skyrmish.words.refusal import Refusal


def sights_on(told: RealTable) -> list[RealSight]:
    """What every plane has of every plane of another side."""
    ruleset, rules, seating = flown(told.rules)
    table, given = laid_out(seating), {plane.name: plane for plane in told.planes}
    for number, name in enumerate(seating.plane_names):
        if name in given:
            put_down(rules, table, number, given[name])
    match = Match(ruleset, seating, SeededDice(0), table, rules)
    sky, there = shared_sky(key_of(ruleset)), [i for i in range(table.count) if table.planes[i].placed]
    return [
        RealSight(shooter=match.names[i], sight=sight_between(match, sky, i, j))
        for i in there
        for j in there
        if table.planes[i].side != table.planes[j].side
    ]


def put_down(rules: Rules, table: Table, number: int, told: RealPlane) -> None:
    """A plane where it stands, with the numbers that it has."""
    plane = table.planes[number]
    if rules.hexes:
        place_on_hex(table, number, float(round(told.x)), float(round(told.y)), round(told.heading) % 6)
    else:
        place(table, number, told.x, told.y, told.heading)
    plane.attack, plane.defense, plane.health = told.attack, told.defense, max(1, told.health)
    plane.altitude, plane.aces, plane.assigned = min(told.altitude, rules.altitude_max), told.aces, True


def result_of(told: RealShot) -> RealResult:
    """SL1-ATK-04 … SL1-ATK-09  The exact chances of an attack, and what its dice do as far as they have fallen."""
    _, rules, _ = flown(told.rules)
    for face in (*told.attack_faces, *told.defence_faces):
        if not 1 <= face <= rules.die_sides:
            raise Refusal("companion-no-face", face=face, sides=rules.die_sides)
    dice = dice_for(rules, question_of(rules, told))
    mine, theirs = ace_rerolls(rules, told)
    attack, defence = told.attack_faces, told.defence_faces
    shown = attack_dice(rules, attack, defence, [[]] * len(attack), [""] * len(attack))
    dodges = [defence_die(rules, face, [], "") for face in defence]
    return RealResult(
        odds=odds_of(
            reckoner(rules),
            dice.attack,
            dice.defence,
            dice.rerolls + mine,
            dice.defence_rerolls + theirs,
            told.health or 1,
        ),
        attack=shown,
        defence=dodges,
        columns=columns_of(shown, dodges),
        damage=damage_of(rules, *read_dice(rules, attack, len(attack), defence, len(defence))),
    )


def ace_rerolls(rules: Rules, told: RealShot) -> tuple[int, int]:
    """C-1, C-2  The Ace rerolls one die more, in defence only where there is one Ace at the table."""
    mine = rules.ace in (SINGLE_ACE, NEXT_ATTACK) and told.aces > 0
    return int(mine), int(rules.ace == SINGLE_ACE and told.target_aces > 0)


def question_of(rules: Rules, told: RealShot) -> Question:
    has_dice = rules.ace == ACE_DICE
    return Question(
        attack=told.attack,
        defense=told.defense,
        section=told.section or None,
        altitude=told.altitude if told.section else 0,
        target_altitude=told.target_altitude if told.section else 0,
        guides=told.guides,
        attacker_aces=told.aces if has_dice else 0,
        defender_aces=told.target_aces if has_dice else 0,
        health=told.health or None,
    )
