"""The Attack Stage: what a knock-out earns, and what ace dice do."""

from rules.duels import ACES, CORE, at_distance, duel, shoot
from rules.tables import plane_at, roll, table_of, waiting_for

from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.constants import ATTACKING, OVER
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left, why_not_aces
from skyrmish.games.squadron_leader.play.decisions import answer_aces, answer_attack
from skyrmish.games.squadron_leader.reasons import ALLOWED


def test_health_stops_at_0() -> None:
    """B-43"""
    table = duel(CORE, at_distance(100, health=1), at_distance(400))
    shoot(CORE, table, (7, 7, 7), (1, 1, 1))
    assert table.planes[1].health == 0
    assert not table.planes[1].flying
    assert table.planes[0].flying


def test_the_last_one_flying_wins_at_once() -> None:
    """SL1-GOAL-01, B-44"""
    table = duel(CORE, at_distance(100, health=2))
    shoot(CORE, table, (8, 6, 1), (1, 1, 1))
    assert (table.stage, table.winner) == (OVER, 0)


def test_a_knock_out_earns_an_ace_die() -> None:
    """MOD-ACE-01, B-41"""
    table = duel(ACES, at_distance(100, health=1), plane_at(650, 650, side=2))
    shoot(ACES, table, (8, 8, 8), (1, 1, 1))
    assert [plane.aces for plane in table.planes[:3]] == [1, 0, 0]


def test_no_ace_die_without_the_module() -> None:
    table = duel(CORE, at_distance(100, health=1), plane_at(650, 650, side=2))
    shoot(CORE, table, (8, 8, 8), (1, 1, 1))
    assert table.planes[0].aces == 0


def test_an_ace_die_joins_the_attack_once_a_round() -> None:
    """MOD-ACE-02, MOD-ACE-03"""
    table = duel(ACES, at_distance(100), aces=2)
    assert why_not_aces(table.planes[0], 2) == ALLOWED
    assert why_not_aces(table.planes[0], 3) == reasons.NOT_THAT_MANY_ACES
    assert why_not_aces(table.planes[0], -1) == reasons.NOT_THAT_MANY_ACES
    answer_attack(ACES, table, 0, 1, 1)
    assert table.due == 4
    assert aces_left(table.planes[0]) == 1


def test_an_ace_die_that_shows_8_is_a_critical() -> None:
    """B-41"""
    table = duel(ACES, at_distance(100, defense=1), attack=1, aces=1)
    shoot(ACES, table, (1, 8), (8,), aces=1)
    assert table.planes[1].health == 2


def test_ace_dice_defend_after_the_attack_was_seen() -> None:
    """SL1-FAQ-02, MOD-ACE-04"""
    table = duel(ACES, at_distance(100, aces=2))
    answer_attack(ACES, table, 0, 1, 0)
    roll(ACES, table, 7, 7, 7)
    assert waiting_for(table) == "ace-defence"
    answer_aces(table, 2)
    assert table.due == 5
    roll(ACES, table, 6, 7, 8, 1, 1)
    assert table.planes[1].health == 3
    assert aces_left(table.planes[1]) == 2, "a new round has begun"


def test_dice_used_in_attack_are_missing_in_defence() -> None:
    """MOD-ACE-02  They shoot at each other; the first to shoot has used its only ace die."""
    table = table_of(ACES, plane_at(100, 350, aces=1), plane_at(250, 350, 180, side=1), stage=ATTACKING)
    shoot(ACES, table, (1, 1, 1, 1), (1, 1, 1), aces=1)
    assert table.plane == 1
    answer_attack(ACES, table, 1, 0, 0)
    roll(ACES, table, 1, 1, 1)
    assert table.due == 3, "no ace dice are asked for"


def test_ace_dice_come_back_in_the_next_round() -> None:
    """MOD-ACE-02"""
    table = duel(ACES, at_distance(100), aces=1)
    shoot(ACES, table, (1, 1, 1, 1), (1, 1, 1), aces=1)
    assert table.round == 2
    assert aces_left(table.planes[0]) == 1


def test_a_die_won_in_this_stage_serves_in_this_stage() -> None:
    """B-41"""
    avenger = plane_at(250, 350, 180, side=2)
    table = duel(ACES, at_distance(60, health=1), avenger)
    shoot(ACES, table, (8, 8, 8), (1, 1, 1))
    assert table.plane == 2
    answer_attack(ACES, table, 2, 0, 0)
    roll(ACES, table, 8, 8, 8)
    assert waiting_for(table) == "ace-defence"


def test_ace_dice_are_lost_with_the_plane() -> None:
    """B-41"""
    table = duel(ACES, at_distance(100, health=1, aces=3), plane_at(650, 650, side=2))
    shoot(ACES, table, (8, 8, 8), (1, 1, 1))
    assert (table.planes[1].aces, table.planes[0].aces) == (0, 1)
