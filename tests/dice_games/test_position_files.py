"""Position files of the dice games: what a pilot has who is told in few words, and answers that are files again."""

import json
from typing import Any

import pytest
from dice_games.dice_tables import NAMES, new_match
from draws import drawn_with

from skyrmish.games.squadron_dice.constants import KEEP_OR_ROLL
from skyrmish.match.match import Match
from skyrmish.match.referee import rule_on, rule_on_lines, ruling

PAIRS = ("x", "y", "x", "y")
TABLES = [
    (game, seats, teams) for game in ("dogfight", "bombing-raid") for seats, teams in ((2, ()), (3, ()), (4, PAIRS))
]


def answers_of(game: str, seats: int, teams: tuple[str, ...], seed: int) -> list[tuple[Match, dict[str, Any]]]:
    """The answer after every order of a match of legal orders, as it comes out of a file; and the table it was at."""
    match, random, out = new_match(game, seats, seed, teams), drawn_with(seed), []
    while not match.is_over:
        match.order(str(random.choice(match.legal_orders())))
        out.append((match.twin(), json.loads(json.dumps(ruling(match, None)))))
    return out


def fed_back(game: str, seats: int, teams: tuple[str, ...], answer: dict[str, Any]) -> dict[str, Any]:
    sitting = [{"name": name, "team": team} for name, team in zip(NAMES, teams or [""] * seats, strict=False)]
    file = {"game": game, "seats": sitting, "pilots": answer["pilots"], "round": answer["round"]}
    return rule_on(json.dumps(file))


def kept(pilot: dict[str, Any]) -> dict[str, Any]:
    """A pilot without what the Decision die has added in a turn that has begun."""
    return {field: value for field, value in pilot.items() if field != "planes"}


@pytest.mark.parametrize(("game", "seats", "teams"), TABLES)
def test_every_answer_is_a_file_again_and_the_same_table(game: str, seats: int, teams: tuple[str, ...]) -> None:
    """SD-01, B-70"""
    ends = 0
    for seed in range(3):
        for match, answer in answers_of(game, seats, teams, seed):
            again = fed_back(game, seats, teams, answer)
            assert list(map(kept, again["pilots"])) == list(map(kept, answer["pilots"]))
            if match.is_over or (match.table.decision == KEEP_OR_ROLL and not match.table.committed):
                told = ("pilots", "round", "outcome", "decision")
                assert [again[field] for field in told] == [answer[field] for field in told]
                ends += match.is_over
            assert without_file(fed_back(game, seats, teams, again)) == without_file(again)
    assert ends == 3


def without_file(answer: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in answer.items() if field != "again"}


@pytest.mark.parametrize(("game", "seats", "teams"), TABLES)
def test_an_answer_can_be_gone_on_from_in_the_middle_of_a_turn(game: str, seats: int, teams: tuple[str, ...]) -> None:
    """SD-01  Order by order, each from the file that the last answer gave, is the match played in one go."""
    match, random = new_match(game, seats, 7, teams), drawn_with(7)
    match.go_on()
    sitting = [{"name": name, "team": team} for name, team in zip(NAMES, teams or [""] * seats, strict=False)]
    file, known = {"game": game, "seats": sitting}, 0
    for _ in range(25):
        given = [text for kind, text in match.entries[known:] if kind == "order"]
        fallen = match.faces_since(known)
        known = len(match.entries)
        more = {"orders": [*file.get("orders", []), *given], "dice": [*file.get("dice", []), *fallen]}
        answer = rule_on(json.dumps({**file, **more}))
        assert answer["refused"] is None
        assert without_file(answer)["decision"] == ruling(match, None)["decision"]
        assert answer["pilots"] == ruling(match, None)["pilots"]
        file = answer["again"]
        if match.is_over:
            return
        match.order(str(random.choice(match.legal_orders())))


# ---- pilots in few words ----


def pilots(game: str, *told: dict[str, Any]) -> list[dict[str, Any]]:
    seats = [{"name": name} for name in NAMES[: max(2, len(told))]]
    named = [{"seat": name, **each} for name, each in zip(NAMES, told, strict=False)]
    found: list[dict[str, Any]] = rule_on(json.dumps({"game": game, "seats": seats, "pilots": named}))["pilots"]
    return found


@pytest.mark.parametrize(
    ("told", "flying", "waiting"),
    [
        ({}, "", "ABER"),
        ({"rookies": 2, "aces_flying": ["B", "R"]}, "BR", "AE"),
        ({"rookies": 0, "aces_flying": ["A", "B", "E", "R"]}, "ABER", ""),
        ({"aces_reserve": ["A"]}, "", "A"),
        ({"alive": False}, "", ""),
    ],
)
def test_sd_df_01_aces_that_do_not_fly_wait(told: dict[str, Any], flying: str, waiting: str) -> None:
    red = pilots("dogfight", told)[0]
    assert ("".join(red["aces_flying"]), "".join(red["aces_reserve"])) == (flying, waiting)


@pytest.mark.parametrize(
    ("told", "flying", "out"),
    [
        ({}, "ABER", ""),
        ({"aces_retired": ["E"]}, "ABR", "E"),
        ({"aces_flying": ["A"]}, "A", "BER"),
        ({"aces_flying": ["A", "R"], "aces_retired": ["B", "E"], "aces_reserve": []}, "AR", "BE"),
    ],
)
def test_sd_br_01_aces_fly_that_are_not_taken_out(told: dict[str, Any], flying: str, out: str) -> None:
    red = pilots("bombing-raid", told)[0]
    assert ("".join(red["aces_flying"]), "".join(red["aces_retired"])) == (flying, out)


@pytest.mark.parametrize("rookies", [0, 1, 2, 3, 5, 8])
def test_sd_br_01_all_four_rookies_fly_in_a_raid(rookies: int) -> None:
    assert refusal("bombing-raid", {"rookies": rookies}) == (
        f"pilot 'red': rookies {rookies} must be 4 in Bombing Raid, where all dice fly from the start (SD-BR-01)"
    )


def refusal(game: str, told: dict[str, Any]) -> str:
    file = {"game": game, "seats": [{"name": "red"}, {"name": "blue"}], "pilots": [{"seat": "red", **told}]}
    ((answer, good),) = rule_on_lines(json.dumps(file))
    assert not good
    return str(answer["error"])


@pytest.mark.parametrize(
    ("game", "told", "sentence"),
    [
        (
            "bombing-raid",
            {"aces_flying": ["A"], "aces_retired": ["A", "B", "E", "R"]},
            "each of the Aces A, B, E, R flies or is retired, and none is both (SD-BR-04)",
        ),
        (
            "bombing-raid",
            {"aces_flying": ["A"], "aces_retired": ["B"]},
            "each of the Aces A, B, E, R flies or is retired, and none is both (SD-BR-04)",
        ),
        (
            "bombing-raid",
            {"aces_reserve": ["A"]},
            "no Ace waits in Bombing Raid: all fly that are not retired (SD-BR-01)",
        ),
        ("bombing-raid", {"trophies": 1}, "nobody wins a trophy in Bombing Raid (SD-BR-01)"),
        ("bombing-raid", {"alive": False}, "nobody is out before a Bombing Raid ends (SD-BR-07)"),
        ("dogfight", {"aces_retired": ["A"]}, "no Ace is retired in Dogfight (SD-DF-01)"),
        (
            "dogfight",
            {"rookies": 3, "aces_flying": ["A"], "aces_reserve": ["A"]},
            "an Ace cannot both fly and wait (SD-DF-01)",
        ),
        ("dogfight", {"rookies": 3}, "a squadron has 4 dice (B-70)"),
        ("dogfight", {"dice": ["1", "1"]}, "dice: 2 are not the 4 of this squadron (SD-01)"),
        ("dogfight", {"dice": ["1", "2", "-", "-"], "planes": 6}, "planes: 6 are not the 3 that its dice show (B-62)"),
        (
            "dogfight",
            {"dice": ["1", "evade", "1", "1"]},
            "dice: 'evade' is not what die 2, a Rookie, can show (SD-05)",
        ),
    ],
)
def test_a_pilot_that_there_cannot_be_is_refused(game: str, told: dict[str, Any], sentence: str) -> None:
    """SD-01"""
    assert refusal(game, told) == f"pilot 'red': {sentence}"
