"""What is promised of a shot is what is thrown: by odds, terminal, sights, plans, tray and bots, on any table."""

import re
from dataclasses import dataclass, field
from functools import cache

from hypothesis import example, given, settings
from hypothesis import strategies as st

from skyrmish.bots.ladder.knowledge import Knowledge, learn
from skyrmish.bots.worth.exchange import place_in_odds, row_of_odds
from skyrmish.cli.terminal.planes.option_text import shot_words
from skyrmish.games.dice import Wanted
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.pieces import Plane, Rules, pose_of
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left
from skyrmish.games.squadron_leader.play.attacking.gunnery import may_attack
from skyrmish.games.squadron_leader.play.attacking.shot import totals
from skyrmish.games.squadron_leader.play.order_of_play import call_next
from skyrmish.games.squadron_leader.play.setting_up.placing import place, place_on_hex
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.match.match import Match
from skyrmish.odds.exchange import shot_at
from skyrmish.table.messages.table import ShotOdds
from skyrmish.table.questions.moving.outlooks import PlanEnd, outlooks
from skyrmish.table.questions.sights import sight_between
from skyrmish.table.views.sky import Sky
from skyrmish.table.views.tray import tray_view

BOMBERS = ("ace-pilots", "bombers-and-balloons")
GUIDES = ("altitude", "guides-extra-die", *BOMBERS)
LAST = {"reroll.attacker": "afterDefence"}
RULESETS = (
    Ruleset("first", GUIDES),
    Ruleset("first", GUIDES, hexes=True),
    Ruleset("first", ("altitude", *BOMBERS), {**LAST, "cover": "off"}),
    Ruleset("second", BOMBERS, LAST),
    Ruleset("second", BOMBERS, hexes=True),
    Ruleset("current", BOMBERS),
    Ruleset("first", ("ace-pilots", "guides-only")),
    Ruleset("first-d6", ("altitude",), hexes=True),
    Ruleset("space-pirates"),
)
RED, BLUE = 0, 3  # where both have a bomber and a balloon
DICE_TO_DECIDE = (w.ATTACK_REROLL, w.ACE_DEFENCE, w.DEFENCE_REROLL)
Counts = tuple[int, int, int, int]  # dice of attack and defence, rerolls of both


@cache
def rules_of(number: int) -> Rules:
    return make_rules(RULESETS[number], 2)


@cache
def knowledge_of(number: int) -> Knowledge:
    return learn(rules_of(number), [0, 0])


@dataclass
class Hands:
    """Dice that never hit, and a note of every throw."""

    left = None
    thrown: list[tuple[str, int]] = field(default_factory=list)
    left: int | None = None

    def take(self, wanted: Wanted) -> list[int]:
        self.thrown.append((wanted.roll, wanted.count))
        return [1] * wanted.count

    def mark(self) -> int:
        return len(self.thrown)

    def reset(self, mark: int) -> None:
        del self.thrown[mark:]

    def counts(self) -> Counts:
        dice = dict(self.thrown)
        rerolls = [sum(roll == again for roll, _ in self.thrown) for again in ("attack reroll", "defence reroll")]
        return dice["attack"], dice.get("defence", 0), rerolls[0], rerolls[1]


@dataclass(frozen=True)
class Piece:
    """So far along the board and aside of it, in parts of the ruler; a heading in eighths; stats and aces."""

    along: float
    aside: float = 0.0
    heading: int = 0
    altitude: int = 0
    attack: int = 3
    defense: int = 3
    aces: int = 0


PIECES = st.builds(
    Piece,
    along=st.sampled_from([0.25, 0.4, 0.5, 0.75, 0.9]),
    aside=st.sampled_from([0.0, 0.0, 0.05, -0.1, 0.3]),
    heading=st.integers(0, 7),
    altitude=st.integers(0, 2),
    attack=st.integers(1, 4),
    defense=st.integers(1, 4),
    aces=st.integers(0, 2),
)


def match_of(number: int, pieces: list[Piece]) -> tuple[Match, Hands]:
    """Red looks along the board; everyone has moved."""
    rules, hands = rules_of(number), Hands()
    large = 1 if rules.bombers else 0
    match = Match(RULESETS[number], usual_seats(("red", "blue"), 1, (), large, large), hands, rules=rules)
    table = match.table
    table.stage, table.round, table.decision, table.due = w.ATTACKING, 1, w.NOTHING, 0
    table.start, table.acting, table.plane = 0, 0, -1
    for i, piece in enumerate(pieces[: table.count]):
        give_stats(rules, table.planes[i], piece)
        if rules.hexes:
            place_on_hex(table, i, round(4 * piece.aside), -round(4 * piece.along), piece.heading % 6)
        else:
            place(table, i, 200 + 234 * piece.along, 350 + 234 * piece.aside, 45 * piece.heading)
    match.set_up(lambda table: call_next(rules, table))
    hands.thrown.clear()
    return match, hands


def give_stats(rules: Rules, plane: Plane, piece: Piece) -> None:
    plane.assigned = plane.flying = plane.moved = True
    plane.health = plane.full = 2
    if plane.kind != w.BALLOON:
        plane.attack, plane.defense, plane.speed = piece.attack, piece.defense, 2
    plane.altitude = min(piece.altitude, rules.altitude_max)
    plane.aces = piece.aces if rules.ace == w.ACE_DICE else 0
    plane.ace = piece.aces > 0 and rules.ace in (w.SINGLE_ACE, w.NEXT_ATTACK)


def fight(match: Match, target: int, aces: int) -> None:
    """Every ace die of the defender's is added, and everything that may be is thrown again."""
    match.order(f"red: attack {match.names[target]} ace {aces}" if aces else f"red: attack {match.names[target]}")
    while match.table.decision in DICE_TO_DECIDE:
        more = aces_left(match.table.planes[target])
        match.order(f"ace {more}" if match.table.decision == w.ACE_DEFENCE else "reroll 1")


def counts_in(words: str) -> Counts:
    """As a pilot at the terminal reads them."""
    attack, defence = re.findall(r"(\d+) dic?e(?: \(.*?\))? against (\d+)", words)[0]
    mine, theirs = (re.findall(rf"{who} may reroll (\d+)", words) for who in ("you", "they"))
    return int(attack), int(defence), int(mine[0]) if mine else 0, int(theirs[0]) if theirs else 0


def counts_of(odds: ShotOdds | None) -> Counts:
    assert odds is not None
    return odds.attack_dice, odds.defence_dice, odds.attack_rerolls, odds.defence_rerolls


def from_a_plan(match: Match, target: int) -> ShotOdds | None:
    """As the end of a plan shows it that leads to where red is."""
    red = match.table.planes[RED]
    here = PlanEnd(0, pose_of(red), red.altitude, 0, 0)
    (end,) = outlooks(Sky(match.rules), match.table, match.names, RED, [here])
    return next(seen.odds for seen in end.outlook.sights if seen.plane == match.names[target])


def known_to_bots(number: int, match: Match, target: int) -> int:
    red, other = match.table.planes[RED], match.table.planes[target]
    known, here, there = knowledge_of(number), pose_of(red), pose_of(other)
    return place_in_odds(match.rules, known, match.table, RED, here, red.altitude, target, there, other.altitude)


def is_ace(plane: Plane) -> bool:
    return plane.aces > 0 or bool(plane.ace)


BEHIND_THE_BALLOON = [Piece(0.2, 2.0), Piece(0.5), Piece(0.9, altitude=1, aces=1), Piece(0.2, -2.0), Piece(0.4, 2.0)]


@settings(max_examples=200, deadline=None)
@given(
    number=st.integers(0, len(RULESETS) - 1),
    red=PIECES.map(lambda piece: Piece(0.0, 0.0, 0, *tuple(vars(piece).values())[3:])),
    others=st.lists(PIECES, min_size=5, max_size=5),
    target=st.integers(0, 2),
    aces=st.integers(0, 2),
)
@example(number=0, red=Piece(0.0, aces=1), others=BEHIND_THE_BALLOON, target=0, aces=1)
@example(number=1, red=Piece(0.0, attack=1), others=BEHIND_THE_BALLOON, target=0, aces=0)
@example(number=5, red=Piece(0.0, altitude=2, aces=1), others=BEHIND_THE_BALLOON, target=0, aces=0)
@example(number=8, red=Piece(0.0), others=[Piece(0.3)] * 5, target=0, aces=0)
def test_what_is_promised_is_thrown(number: int, red: Piece, others: list[Piece], target: int, aces: int) -> None:
    match, hands = match_of(number, [red, *others])
    me = match.table.planes[RED]
    enemies = [j for j in range(match.table.count) if match.table.planes[j].side != me.side]
    target, aces = enemies[target % len(enemies)], min(aces, aces_left(me))
    other = match.table.planes[target]
    promise = shot_at(match.rules, match.table, RED, target, aces)
    assert (promise is not None) == may_attack(match.rules, match.table, RED, target)
    assert (known_to_bots(number, match, target) < 0) == (promise is None)
    if promise is None:
        return
    words, sight = shot_words(match, RED, target, aces), sight_between(match, Sky(match.rules), RED, target)
    plan, row, first = from_a_plan(match, target), known_to_bots(number, match, target), len(match.events)
    fight(match, target, aces)
    thrown = hands.counts()
    assert totals(promise.shot) == counts_in(words) == thrown
    tray = tray_view(match, first, {})
    assert (len(tray.attack), len(tray.defence)) == thrown[:2]
    assert counts_of(tray.odds) == thrown
    assert sum(die.bonus == "ace" for die in tray.attack) == promise.shot.attack.ace
    assert match.events[first].facts["for"].count("guides") == promise.shot.attack.guides
    if aces == 0:
        assert counts_of(sight.odds) == counts_of(plan) == thrown
    if not is_ace(me) and not is_ace(other):
        known = knowledge_of(number)
        assert known.damage[row] == known.damage[row_of_odds(known, *thrown)]


def test_attack_3_an_ace_die_and_cover_are_three_dice_everywhere() -> None:
    """MOD-ACE-03, C-3"""
    match, _ = match_of(0, [Piece(0.0, aces=1, altitude=1), *BEHIND_THE_BALLOON])
    match.table.planes[BLUE].y += 25.0  # out of the guides
    assert shot_words(match, RED, BLUE, 1).startswith(
        "section 3, into cover, 3 dice (2 Attack, 1 ace) against 4 (3 Defense, 1 ace), they may reroll 1 for range"
    )
    fight(match, BLUE, 1)
    tray = tray_view(match, next(k for k, event in enumerate(match.events) if event.kind == "attack"), {})
    assert [die.bonus for die in tray.attack] == ["", "", "ace"]
    assert [die.bonus for die in tray.defence] == ["", "", "", "ace"]
    assert (tray.attack_words, tray.defence_words) == ("2 Attack, 1 ace; into cover", "3 Defense, 1 ace")
