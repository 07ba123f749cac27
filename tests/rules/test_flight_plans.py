"""The flight-plan tree holds exactly the moves that the step-by-step rules allow."""

from pathlib import Path

import pytest
from rules.tables import plane_at, rules_of, table_of

from skyrmish.engine.records import copied
from skyrmish.games.squadron_leader.pieces import LEVELS, MOST_STEPS, Rules, Table
from skyrmish.games.squadron_leader.play.decisions import answer_climb, answer_dive, answer_fly, answer_plan
from skyrmish.games.squadron_leader.play.moving.flight_plans import climb_of, length_of, manoeuvre_at
from skyrmish.games.squadron_leader.play.moving.movement import (
    take_off,
    why_not_climb,
    why_not_dive,
    why_not_end,
    why_not_fly,
)
from skyrmish.games.squadron_leader.reasons import ALLOWED

GOLDEN = Path(__file__).parent / "golden" / "plan_counts.txt"
SKY = 20_000.0  # mm: no edge is near

MODULES = {
    "none": (),
    "altitude": ("altitude",),
    "altitude, split-s": ("altitude", "split-s"),
    "barrel-roll": ("barrel-roll",),
    "altitude, split-s, barrel-roll": ("altitude", "split-s", "barrel-roll"),
    "altitude, quick-climb": ("altitude", "quick-climb"),
    "altitude, split-s, barrel-roll, quick-climb": ("altitude", "split-s", "barrel-roll", "quick-climb"),
}

Plan = tuple[tuple[int, ...], int]


def listed_plans(rules: Rules, speed: int, altitude: int) -> list[int]:
    stretch = speed * LEVELS + altitude
    first = rules.plan_first[stretch]
    return rules.plans[first : first + rules.plan_count[stretch]]


def told(plan: int) -> Plan:
    return tuple(manoeuvre_at(plan, step) for step in range(length_of(plan))), climb_of(plan)


def in_empty_sky(rules: Rules, speed: int, altitude: int) -> Table:
    mover = plane_at(SKY / 2, SKY / 2, 20, speed=speed, altitude=altitude)
    return table_of(rules, mover, plane_at(100, 100, side=1))


def stepwise_plans(rules: Rules, speed: int, altitude: int) -> set[Plan]:
    """Every way to move step by step, told as its manoeuvres and the altitude bought or sold."""
    found: set[Plan] = set()
    seen: set[tuple[tuple[int, ...], int, int, bool, bool, int]] = set()
    table = in_empty_sky(rules, speed, altitude)
    take_off(table, 0)

    # A light table: the mover alone, so that a copy for every step is cheap.
    light = Table(count=1, sides=1, planes=[table.planes[0]], first_dice=[], thrown=[], plane=0)
    light.attack_dice, light.defence_dice, light.move.speed_left = [], [], table.move.speed_left

    def explore(here: Table, flown: tuple[int, ...], change: int) -> None:
        plane = here.planes[0]
        state = (flown, change, here.move.speed_left, here.move.dived, here.move.special, plane.climbed)
        if state in seen:
            return
        seen.add(state)
        if why_not_end(here) == ALLOWED:
            found.add((flown, change))
        if why_not_climb(rules, here, 0) == ALLOWED:
            after = copied(here)
            answer_climb(rules, after, 0)
            explore(after, flown, change + 1)
        for levels in range(1, plane.altitude + 1):
            if why_not_dive(rules, here, 0, levels) == ALLOWED:
                after = copied(here)
                answer_dive(after, 0, levels)
                explore(after, flown, change - levels)
        for number, manoeuvre in enumerate(rules.manoeuvres):
            if why_not_fly(rules, here, 0, manoeuvre) == ALLOWED:
                after = copied(here)
                answer_fly(rules, after, 0, number)
                explore(after, (*flown, number), change)

    explore(light, (), 0)
    return found


@pytest.mark.parametrize("modules", MODULES.values(), ids=list(MODULES))
def test_the_tree_lists_exactly_the_moves_flown_step_by_step(modules: tuple[str, ...]) -> None:
    rules = rules_of(*modules, width=SKY, height=SKY)
    for speed in range(1, 5):
        for altitude in range(rules.altitude_max + 1):
            listed = [told(plan) for plan in listed_plans(rules, speed, altitude)]
            assert len(set(listed)) == len(listed), "no plan is listed twice"
            assert set(listed) == stepwise_plans(rules, speed, altitude), (speed, altitude)


def test_every_listed_plan_can_be_flown_as_one_answer() -> None:
    rules = rules_of("altitude", "split-s", "barrel-roll", width=SKY, height=SKY)
    for plan in listed_plans(rules, 4, 3):
        table = in_empty_sky(rules, 4, 3)
        answer_plan(rules, table, 0, plan)
        plane = table.planes[0]
        paid = sum(rules.manoeuvres[number].altitude for number in told(plan)[0])
        assert plane.flying
        assert plane.moved
        assert 0 <= plane.altitude == 3 + climb_of(plan) - paid
        assert table.acting == 1


def test_a_subtree_ends_where_its_sequence_does() -> None:
    rules = rules_of("altitude", "split-s")
    for k, node in enumerate(rules.nodes):
        begins = (1 << (4 * node.depth)) - 1
        for later, other in enumerate(rules.nodes):
            inside = other.depth >= node.depth and other.path & begins == node.path
            assert inside == (k <= later < node.after)


def test_payable_nodes_are_those_with_a_plan_and_their_branches_end_together() -> None:
    rules = rules_of("altitude", "split-s", "barrel-roll")
    for stretch, first in enumerate(rules.payable_first):
        beyond = first + rules.payable_count[stretch]
        paths = {(plan & ((1 << 48) - 1), length_of(plan)) for plan in listed_plans(rules, *divmod(stretch, LEVELS))}
        payable = rules.payable[first:beyond]
        nodes = [rules.nodes[each.node] for each in payable]
        assert [(node.manoeuvre, node.depth) for node in nodes] == [(each.manoeuvre, each.depth) for each in payable]
        assert [(node.path, node.depth) for node in nodes] == [
            (node.path, node.depth) for node in rules.nodes if (node.path, node.depth) in paths
        ]
        for k, each in enumerate(payable):
            inside = [later for later in payable if each.node <= later.node < nodes[k].after]
            heights = [later.high - rules.nodes[later.node].altitude for later in inside]
            assert each.after == first + k + len(inside)
            assert each.peak == max(heights)
            assert each.top == max(heights[1:], default=-MOST_STEPS)


def counted() -> str:
    """How many plans there are, as a text to read."""
    lines = ["Legal flight plans in an empty sky, by Speed (rows) and altitude (columns)."]
    for name, modules in MODULES.items():
        rules = rules_of(*modules)
        levels = range(rules.altitude_max + 1)
        lines += ["", f"modules: {name}", "         " + "".join(f"{f'alt {level}':>7}" for level in levels)]
        for speed in range(1, 5):
            counts = [len(listed_plans(rules, speed, level)) for level in levels]
            lines.append(f"  speed {speed}" + "".join(f"{count:>7}" for count in counts))
    return "\n".join(lines) + "\n"


def test_there_are_as_many_plans_as_there_were() -> None:
    """Where a rule changed on purpose: python tests/rules/test_flight_plans.py writes the counts anew."""
    assert counted() == GOLDEN.read_text(encoding="utf-8")


def test_the_counts_are_those_of_the_first_measurement() -> None:
    rules = rules_of("altitude", "split-s")
    counts = [[len(listed_plans(rules, speed, level)) for level in range(LEVELS)] for speed in (2, 3, 4)]
    assert counts == [[5, 16, 42, 104, 246], [15, 41, 102, 245, 572], [37, 98, 238, 569, 1320]]


if __name__ == "__main__":
    GOLDEN.write_text(counted(), encoding="utf-8")
