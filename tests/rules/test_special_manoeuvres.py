"""Split S, barrel roll and Immelmann."""

import pytest
from rules.tables import move, plane_at, pose, roll, rules_of, table_of, waiting_for, why_not

from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.constants import ATTACKING, OVER
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.decisions import answer_attack, answer_keep, answer_loop, decline_loop
from skyrmish.games.squadron_leader.reasons import ALLOWED

RULES = rules_of("altitude", "split-s", "barrel-roll", "immelmann")


def alone(**fields) -> Table:
    return table_of(RULES, plane_at(300, 300, 90, **fields), plane_at(650, 650, 225, side=1))


# ---- Split S ----


def test_at_16_split_s_straight_and_straight_back() -> None:
    """MOD-SPS-01, MOD-SPS-02, B-24"""
    table = alone(speed=3, altitude=3)
    move(RULES, table, "split-s straight")
    assert pose(table.planes[0]) == pytest.approx((300, 386.6667, 270), abs=1e-3)
    assert (table.planes[0].altitude, table.move.speed_left) == (0, 1)
    move(RULES, table, "straight")
    assert pose(table.planes[0]) == (300, 300, 270)


def test_at_18_a_split_s_turn_is_never_affordable() -> None:
    """MOD-SPS-02, B-24"""
    table = alone(speed=4, altitude=4)
    assert why_not(RULES, table, "split-s turn left") == reasons.TOO_EXPENSIVE
    move(RULES, table, "dive 1")
    assert table.move.speed_left == 5
    assert why_not(RULES, table, "split-s turn left") == reasons.TOO_EXPENSIVE
    move(RULES, table, "dive 1")
    assert why_not(RULES, table, "split-s turn left") == reasons.NEEDS_ALTITUDE


def test_at_20_after_a_climb_nothing_special() -> None:
    """MOD-SPS-03, MOD-BRL-03, B-26"""
    table = alone(speed=4, altitude=3)
    move(RULES, table, "climb")
    assert table.planes[0].altitude == 4
    assert why_not(RULES, table, "split-s straight") == reasons.CLIMBED_BEFORE
    assert why_not(RULES, table, "barrel-roll bank left") == reasons.CLIMBED_BEFORE
    assert why_not(RULES, table, "dive 1") == reasons.DIVE_AFTER_CLIMB


@pytest.mark.parametrize("order", ["split-s straight", "barrel-roll bank left"])
def test_at_20_after_something_special_no_climb(order: str) -> None:
    """B-26"""
    table = alone(speed=5, altitude=3)
    move(RULES, table, order)
    assert table.move.speed_left > 0
    assert why_not(RULES, table, "climb") == reasons.CLIMB_AFTER_SPECIAL


@pytest.mark.parametrize(
    ("speed", "altitude", "reason"),
    [(4, 3, ALLOWED), (3, 4, ALLOWED), (3, 3, reasons.TOO_EXPENSIVE), (4, 2, reasons.NEEDS_ALTITUDE)],
)
def test_a_dive_may_fund_a_split_s_bank(speed: int, altitude: int, reason: int) -> None:
    """SL1-FAQ-01, B-24  As long as the three levels that it takes remain."""
    table = alone(speed=speed, altitude=altitude)
    if altitude > 3:
        move(RULES, table, f"dive {altitude - 3}")
    assert why_not(RULES, table, "split-s bank left") == reason


def test_the_altitude_of_a_split_s_gives_no_speed() -> None:
    """B-24"""
    table = alone(speed=2, altitude=3)
    move(RULES, table, "split-s straight")
    assert (table.move.speed_left, table.planes[0].altitude) == (0, 0)


def test_a_split_s_faces_about_from_the_template_s_end() -> None:
    """B-23  A right bank from north ends facing north-east; its Split S faces south-west."""
    table = alone(speed=4, altitude=3)
    move(RULES, table, "split-s bank right")
    assert pose(table.planes[0]) == pytest.approx((329.7174, 371.7442, 225), abs=1e-3)


def test_specials_are_unknown_without_their_modules() -> None:
    plain = rules_of("altitude")
    assert plain.manoeuvre_count == 5
    assert all(manoeuvre.manner == 0 for manoeuvre in plain.manoeuvres)


# ---- barrel roll ----


@pytest.mark.parametrize(
    ("order", "cost", "end"),
    [
        ("barrel-roll bank left", 4, (270.2826, 371.7442, 90)),
        ("barrel-roll bank right", 4, (329.7174, 371.7442, 90)),
        ("barrel-roll turn left", 6, (256.6667, 343.3333, 90)),
        ("barrel-roll turn right", 6, (343.3333, 343.3333, 90)),
    ],
)
def test_a_barrel_roll_keeps_the_heading(order: str, cost: int, end: tuple[float, float, float]) -> None:
    """MOD-BRL-01, MOD-BRL-02, B-27"""
    table = alone(speed=6)
    move(RULES, table, order)
    assert pose(table.planes[0]) == pytest.approx(end, abs=1e-3)
    assert table.move.speed_left == 6 - cost
    assert why_not(RULES, table, "end") == ALLOWED


@pytest.mark.parametrize(("speed", "levels"), [(4, 2), (3, 3), (2, 4)])
def test_a_dive_may_fund_a_barrel_rolled_turn(speed: int, levels: int) -> None:
    """B-27"""
    table = alone(speed=speed, altitude=levels)
    assert why_not(RULES, table, "barrel-roll turn left") == reasons.TOO_EXPENSIVE
    move(RULES, table, f"dive {levels}", "barrel-roll turn left")
    assert table.move.speed_left == 0


def test_a_straight_is_not_barrel_rolled() -> None:
    """MOD-BRL-01, B-27"""
    with pytest.raises(KeyError):
        why_not(RULES, alone(), "barrel-roll straight")


# ---- Immelmann ----


def after_a_kill(rules: Rules = RULES, *others, x: float = 200, y: float = 200, altitude: int = 2, **fields) -> Table:
    """The plane at (x, y) facing north has just shot down one of two enemies."""
    victim = plane_at(x, y + 60, side=1, health=1, defense=1, altitude=4)
    shooter = plane_at(x, y, 90, attack=1, altitude=altitude, **fields)
    bystander = plane_at(650, 650, side=2)
    table = table_of(rules, shooter, victim, bystander, *others, stage=ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    roll(rules, table, 8)
    answer_keep(rules, table)
    roll(rules, table, 1)
    if waiting_for(table) == "defence-reroll":
        answer_keep(rules, table)
    return table


@pytest.mark.parametrize(
    ("reading", "before", "after"),
    [("addCap", a, min(4, a + 3)) for a in range(5)] + [("raiseTo3", a, max(a, 3)) for a in range(5)],
)
def test_at_22_immelmann(reading: str, before: int, after: int) -> None:
    """MOD-IMM-01, B-28"""
    rules = rules_of("altitude", "immelmann", options={"immelmann": reading})
    table = after_a_kill(rules, altitude=before)
    assert (waiting_for(table), table.plane) == ("immelmann", 0)
    answer_loop(rules, table, 0)
    assert pose(table.planes[0]) == pytest.approx((200, 286.6667, 270), abs=1e-3)
    assert table.planes[0].altitude == after


def test_at_22_the_immelmann_may_be_declined() -> None:
    """MOD-IMM-02"""
    table = after_a_kill()
    decline_loop(RULES, table, 0)
    assert pose(table.planes[0]) == (200, 200, 90)
    assert table.planes[0].altitude == 2
    assert (table.round, waiting_for(table)) == (2, "move")


def test_at_24_no_immelmann_onto_another_token() -> None:
    """B-29"""
    table = after_a_kill(RULES, plane_at(200, 286, side=2))
    assert waiting_for(table) == "move"
    assert pose(table.planes[0]) == (200, 200, 90)
    assert table.planes[0].altitude == 2


def test_the_victim_is_no_obstacle_to_the_immelmann() -> None:
    """B-29"""
    table = after_a_kill()  # it was shot 60 mm ahead
    answer_loop(RULES, table, 0)
    assert table.planes[0].flying


def test_an_immelmann_off_the_board_is_fatal() -> None:
    """B-12, B-29"""
    table = after_a_kill(RULES, y=620)
    assert waiting_for(table) == "immelmann"
    answer_loop(RULES, table, 0)
    assert not table.planes[0].flying
    assert (table.stage, table.winner) == (OVER, 2)
    assert table.planes[2].aces == 0


def test_a_fatal_immelmann_is_not_offered_where_leaving_is_forbidden() -> None:
    rules = rules_of("altitude", "immelmann", options={"offboard.voluntary": "forbidIfAvoidable"})
    assert waiting_for(after_a_kill(rules, y=620)) == "move"
    assert waiting_for(after_a_kill(rules, y=200)) == "immelmann"


def test_no_immelmann_without_its_module() -> None:
    assert waiting_for(after_a_kill(rules_of("altitude"))) == "move"


def test_no_immelmann_after_the_last_enemy_fell() -> None:
    """B-29"""
    victim = plane_at(200, 260, side=1, health=1, defense=1)
    table = table_of(RULES, plane_at(200, 200, 90, attack=1), victim, stage=ATTACKING)
    answer_attack(RULES, table, 0, 1, 0)
    roll(RULES, table, 8)
    answer_keep(RULES, table)
    roll(RULES, table, 1)
    assert (table.stage, table.winner) == (OVER, 0)
    assert pose(table.planes[0]) == (200, 200, 90)


def test_immelmann_altitude_is_no_climb() -> None:
    """SL1-FAQ-05, B-26  The next round's Split S is open, and so is one in this round."""
    table = after_a_kill()
    answer_loop(RULES, table, 0)
    assert table.planes[0].climbed == 0


def test_later_attacks_see_the_plane_where_the_immelmann_took_it() -> None:
    """MOD-IMM-02, B-29  The bystander has the shooter in its arc only after the loop."""
    watcher = plane_at(290, 286.67, 180, side=2)
    table = after_a_kill(RULES, watcher)
    answer_loop(RULES, table, 0)
    assert (waiting_for(table), table.plane) == ("attack", 3)
    table = after_a_kill(RULES, plane_at(420, 400, 180, side=2))
    decline_loop(RULES, table, 0)
    assert waiting_for(table) == "move"


def test_simultaneous_shooters_loop_after_all_attacks() -> None:
    """B-32"""
    rules = rules_of("altitude", "immelmann", "ace-pilots", options={"attack.resolution": "simultaneous"})
    table = after_a_kill(rules, plane_at(200, 140, 90, side=2))  # it may shoot the shooter
    assert (waiting_for(table), table.acting) == ("attack", 2)
    assert table.planes[1].flying
    answer_attack(rules, table, 3, 0, 0)
    roll(rules, table, 1, 1, 1)
    answer_keep(rules, table)
    roll(rules, table, 1, 1, 1)
    answer_keep(rules, table)
    assert not table.planes[1].flying
    assert (waiting_for(table), table.plane) == ("immelmann", 0)
    answer_loop(rules, table, 0)
    assert pose(table.planes[0]) == pytest.approx((200, 286.6667, 270), abs=1e-3)
    assert (table.round, waiting_for(table)) == (2, "move"), "a loop after the stage opens no new attacks"
