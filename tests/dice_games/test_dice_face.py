"""What a page is told of a table of dice: everything that may be touched is legal, and chances are exact."""

import random
from fractions import Fraction
from itertools import product

import orjson
import pytest
from dice_games.dice_tables import pilot, position

import skyrmish
from skyrmish.games.squadron_dice.pieces import planes_on
from skyrmish.match.match import Match
from skyrmish.odds.squadron_dice import faces_of
from skyrmish.table.faces.all_faces import face_of
from skyrmish.table.faces.dice import DiceFace
from skyrmish.table.messages.asks import DiceAsk

TABLES = [
    ("dogfight", 2, ""),
    ("dogfight", 3, ""),
    ("dogfight", 4, "xyxy"),
    ("bombing-raid", 2, ""),
    ("bombing-raid", 4, "xyxy"),
]


def begun(game: str, count: int, teams: str = "", seed: int = 1) -> tuple[Match, DiceFace]:
    match = skyrmish.new_match(game, ["Ann", "Ben", "Cleo", "Dora"][:count], seed=seed, teams=list(teams))
    face = face_of(match)
    assert isinstance(face, DiceFace)
    return match, face


def asked(face: DiceFace) -> dict[str, DiceAsk]:
    asks = face.asks()
    assert all(isinstance(ask, DiceAsk) for ask in asks.values())
    return asks  # type: ignore[return-value]


@pytest.mark.parametrize(("game", "count", "teams"), TABLES)
def test_what_is_lit_is_what_is_legal_in_whole_games(game: str, count: int, teams: str) -> None:
    match, face = begun(game, count, teams)
    chance = random.Random(count)
    while not match.is_over:
        seat, ask = chance.choice(list(asked(face).items()))
        legal = [order.words() for order in match.legal_orders(seat)]
        lit = {each.order for each in (*ask.touchables, *ask.choices) if each.order} | ({ask.passing} - {""})
        assert lit <= set(legal)
        assert ask.pick or lit == set(legal)
        assert ask.best in legal
        assert all(
            bool(each.order) != bool(each.why_not) for each in ask.touchables if not (ask.pick and each.on == "die")
        )
        if ask.pick:
            free = [
                each.number for each in ask.touchables if each.on == "die" and each.seat == seat and not each.why_not
            ]
            assert all(ask.pick.order.replace("{picked}", str(number)) in legal for number in free)
        told = face.chances("1", seat, chance.choice(legal))
        assert not told.shares or sum(share.chance for share in told.shares) == pytest.approx(1.0)
        heard = len(match.events)
        match.order(chance.choice(legal), seat)
        views = face.event_views(match.events[heard:], heard + 1)
        assert all(orjson.dumps(view) and view.dice is not None for view in views)
        face.changed()


@pytest.mark.parametrize(
    ("dice", "shot", "best"),
    [
        ("1 1 1 - any 2 2 1 1 evade", "", "pass"),  # 3 of 6: two planes more are not enough
        ("2 1 1 - any 2 2 1 1 evade", "", "use any red 4"),  # 4 of 6: a tie is a new turn
        ("2 2 2 2 any 2 2 1 1 hit", "hit hit - - evade evade evade -", "pass"),  # a third hit meets three evades
        ("2 2 2 2 any 2 2 1 1 hit", "hit hit hit - evade evade evade -", "use any blue 1"),
    ],
)
def test_a_decision_die_that_can_turn_nothing_is_not_what_enter_does(dice: str, shot: str, best: str) -> None:
    match = position("dogfight", [pilot("red"), pilot("blue")], f"{dice} {shot}".strip())
    if shot:
        match.order("pass", "red")
    face = face_of(match)
    assert isinstance(face, DiceFace)
    assert asked(face)["red"].best == best


def test_what_others_have_chosen_is_no_part_of_the_table() -> None:
    """B-72  Only that they have."""
    _, face = begun("bombing-raid", 2)
    texts = []
    for order in ("reroll none", f"reroll {asked(face)['Ann'].touchables[0].number}"):
        trial, shown = begun("bombing-raid", 2)
        trial.order(order, "Ann")
        view = shown.view(1, [], ["Ben"]).dice
        assert view is not None
        assert [pilot.acting for pilot in view.pilots] == ["sealed", "now"]
        texts.append(orjson.dumps(view))
    assert texts[0] == texts[1]


def test_totals_after_the_second_roll_are_those_of_every_way_to_fall() -> None:
    """SD-BR-03, SD-06  Against brute force over all faces of the dice that are rolled again."""
    match, face = begun("bombing-raid", 2)
    pilot, rules = match.table.pilots[0], match.rules
    again = [die for die in range(pilot.count) if not (pilot.locked >> die) & 1][:3]
    kept = sum(planes_on(pilot.shown[die]) for die in range(pilot.count) if die not in again)
    counted: dict[int, Fraction] = {}
    throws = [[planes for planes, _ in ways(faces_of(rules, pilot.kinds[die]))] for die in again]
    chances = [[chance for _, chance in ways(faces_of(rules, pilot.kinds[die]))] for die in again]
    for planes, likely in zip(product(*throws), product(*chances), strict=True):
        weight = Fraction(1)
        for each in likely:
            weight *= each
        counted[kept + sum(planes)] = counted.get(kept + sum(planes), Fraction(0)) + weight
    told = face.chances("1", "Ann", "reroll " + " ".join(str(die + 1) for die in again))
    assert {int(bar.label): pytest.approx(bar.chance) for bar in told.bars} == {
        total: float(chance) for total, chance in counted.items()
    }


def ways(faces: tuple[int, ...]) -> list[tuple[int, Fraction]]:
    """Every way in which one die falls, a re-roll once more."""
    from skyrmish.games.squadron_dice.constants import REROLL

    each = Fraction(1, len(faces))
    first = [(planes_on(icon), each) for icon in faces if icon != REROLL]
    second = [(0 if icon == REROLL else planes_on(icon), each * each * faces.count(REROLL)) for icon in faces]
    return first + (second if faces.count(REROLL) else [])


def test_chances_are_told_of_ones_own_legal_orders_alone() -> None:
    match, face = begun("bombing-raid", 2)
    with pytest.raises(skyrmish.Refusal):
        face.chances("1", "Ann", "pass")
    with pytest.raises(skyrmish.Refusal):
        face.chances("1", "Ann", "reroll 9")
    match.order("reroll none", "Ann")
    with pytest.raises(skyrmish.Refusal):
        face.chances("1", "Ann", "reroll none")
