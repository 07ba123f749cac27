"""Dogfight by its examples: positions, windows, shots, elimination."""

import pytest
from dice_games.dice_tables import kinds, new_match, pilot, position, throw

from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.pieces import planes_of
from skyrmish.games.squadron_dice.standing import letters
from skyrmish.words.refusal import Refusal

FRESH = "ABER"


def duel(dice: str = "", **more):
    return position("dogfight", [pilot("red", reserve=FRESH), pilot("blue", reserve=FRESH)], dice, **more)


def waits(match) -> tuple[str, list[str]]:
    return w.DECISIONS[match.table.decision], match.deciding_seats()


def test_sd_df_01_four_rookies_fly_four_aces_wait_and_all_roll_with_the_decision_die() -> None:
    """SD-DF-02, SD-DF-07"""
    match = new_match("dogfight", 3)
    for each in match.table.pilots[:3]:
        assert (each.rookies, letters(each.flying), letters(each.reserve)) == (4, [], list(FRESH))
    rolls = [event for event in match.events if event.kind == "position-roll"]
    assert [event.who for event in rolls] == ["red", "blue", "white"]
    assert all(len(event.facts["dice"]) == 4 and event.facts["decision"] in w.ICONS for event in rolls)


# ---- the examples ----


def test_at_63_evades_on_aces_count() -> None:
    """SD-DF-02, SD-DF-04, SD-DF-05, B-71"""
    match = position("dogfight", [pilot("red", reserve=FRESH), pilot("blue", 2, "BE", "AR")])
    throw(match, "2 2 1 - hit   2 1 evade evade hit   hit hit hit - evade - - -")
    assert [planes_of(each) for each in match.table.pilots[:2]] == [5, 3]
    assert waits(match) == ("shot-window", ["red"])
    match.order("red: pass")
    escaped = next(event for event in match.events if event.kind == "escaped")
    assert escaped.facts == {"hits": 3, "evades": 3}
    assert (match.table.pilots[1].rookies, match.table.pilots[0].trophies) == (2, 0)


def test_evades_of_the_hunter_are_nothing() -> None:
    """B-71  Three hits against two evades that are blue's; that red's own Aces evade does not count."""
    match = position("dogfight", [pilot("red", 2, "BE", "AR"), pilot("blue", reserve=FRESH)])
    throw(match, "2 2 evade evade hit   1 - - - hit   hit hit hit - evade evade - -")
    match.order("red: pass")
    assert waits(match) == ("bring", ["blue"])


def test_whoever_is_hit_gives_a_rookie_and_brings_in_an_ace_of_his_choice() -> None:
    """SD-DF-05, B-70"""
    match = duel("2 2 2 - 1   1 - - - 1   hit hit - - evade - - -")
    while waits(match)[0] != "bring":
        match.order("pass")
    assert [str(order) for order in match.legal_orders()] == [f"bring {letter}" for letter in FRESH]
    match.order("bring E")
    red, blue = match.table.pilots[:2]
    assert (red.trophies, red.rookies, blue.rookies, letters(blue.flying)) == (1, 4, 3, ["E"])
    assert letters(blue.reserve) == ["A", "B", "R"]


def test_at_65_the_fifth_loss_eliminates() -> None:
    """SD-DF-06, B-70"""
    match = position("dogfight", [pilot("red", reserve=FRESH), pilot("blue", 0, "ABER")])
    throw(match, "2 2 1 - 1   - 1 1 - evade   hit hit hit - - - - -")
    match.order("red: pass")
    match.order("pass")
    assert match.is_over
    assert match.winner == "red"
    assert not match.table.pilots[1].alive
    assert match.table.pilots[0].trophies == 0, "blue had no Rookie left to give"
    assert "eliminated" in kinds(match)


def test_at_68_a_tie_at_the_top_is_a_new_turn() -> None:
    """SD-DF-03, B-69"""
    match = position("dogfight", [pilot(name, reserve=FRESH) for name in ("red", "blue", "white")])
    throw(match, "2 2 2 - hit   2 2 1 1 hit   1 - - - hit")
    assert "tie" in kinds(match)
    assert (match.table.round, waits(match)[0]) == (2, "keep-or-roll")


def test_nobody_with_planes_is_a_tie_as_well() -> None:
    """SD-DF-03, B-69"""
    match = duel("- - - - hit   - - - - hit")
    assert "tie" in kinds(match)
    assert (match.table.round, waits(match)[0]) == (2, "keep-or-roll")


def test_at_68_the_highest_chooses_among_the_lowest() -> None:
    """SD-DF-03, B-69"""
    match = position("dogfight", [pilot(name, reserve=FRESH) for name in ("red", "blue", "white")])
    throw(match, "2 2 2 - evade   2 - - - hit   1 1 - - hit")
    assert waits(match) == ("evader", ["red"])
    assert [str(order) for order in match.legal_orders()] == ["evader blue", "evader white"]
    with pytest.raises(Refusal, match="red is not one of the pilots"):
        match.order("evader red")
    throw(match, "hit hit hit hit - - - -")
    match.order("evader white")
    assert waits(match) == ("bring", ["white"])


def test_at_70_a_double_reroll_is_blank_and_blanks_may_reroll_it() -> None:
    """SD-06, SD-09, B-65, B-66"""
    match = position("dogfight", [pilot("red", 3, "R", "ABE"), pilot("blue", reserve=FRESH)])
    throw(match, "1 1 1 reroll reroll blanks   2 2 2 - hit")
    assert match.table.pilots[0].shown[3] == w.BLANK
    assert waits(match) == ("position-window", ["red"])
    assert [str(order) for order in match.legal_orders()] == ["pass", "use blanks 4"]
    throw(match, "reroll 2 hit hit hit hit - - - -")
    match.order("use blanks 4")
    assert planes_of(match.table.pilots[0]) == 5


def test_sd_09_two_blank_dice_of_one_s_own_are_rolled_together() -> None:
    """B-65"""
    match = duel("1 - - - blanks   2 2 2 - hit")
    assert "use blanks 2 4" in [str(order) for order in match.legal_orders()]
    throw(match, "2 1 hit hit hit hit - - - -")
    match.order("use blanks 2 4")
    assert planes_of(match.table.pilots[0]) == 4


# ---- the Decision die ----


def test_it_counts_only_when_used_and_then_is_rolled_again() -> None:
    """SD-DF-07, SD-DF-08, SD-DF-09, SD-DF-10, B-62, B-68"""
    match = duel("1 1 - - 2   2 2 - - 1")
    assert waits(match) == ("position-window", ["red"])
    match.order("use")
    assert planes_of(match.table.pilots[0]) == 4
    assert waits(match) == ("position-window", ["blue"])
    throw(match, "")
    match.order("pass")
    assert match.table.round == 2
    assert waits(match) == ("keep-or-roll", ["blue"])
    throw(match, "1 1 - - hit   2 2 2 2   - - - - - - - -")
    match.order("keep die")
    assert (match.table.pilots[0].decision, match.table.pilots[1].decision) == (w.HIT, w.ONE)
    assert match.table.pilots[1].holds
    assert waits(match) == ("position-window", ["blue"])
    told = match.order("use")
    settled = next(event for event in told if event.kind == "position")
    assert (settled.who, settled.facts["planes"]) == ("blue", 9), "saved from the turn before"


def test_a_pass_may_be_answered_and_then_one_may_act_again() -> None:
    """B-63"""
    match = duel("1 1 - - any   2 1 - - 2")
    match.order("red: pass")
    assert waits(match) == ("position-window", ["blue"])
    match.order("use")
    assert waits(match) == ("position-window", ["red"])
    assert "use any blue 1" in [str(order) for order in match.legal_orders()]
    stood = match.game.stand_words(match.rules, match.table, match.seating)
    assert stood["blue"][0] == "#1 Rookie 2, #2 Rookie 1, #3 Rookie -, #4 Rookie -: 5 planes"


def test_any_reaches_every_die_on_the_table_but_no_decision_die() -> None:
    """SD-08, B-64"""
    match = duel("1 1 - - any   2 1 - - hit")
    options = [str(order) for order in match.legal_orders()]
    assert options == ["pass", *(f"use any {name} {die}" for name in ("red", "blue") for die in (1, 2, 3, 4))]
    with pytest.raises(Refusal, match="blue has 4 dice on the table, and no die 5") as refused:
        match.order("use any blue 5")
    assert refused.value.clause == "SD-01"
    with pytest.raises(Refusal, match="never rerolled"):
        match.order("use any blue decision")
    throw(match, "- hit hit - - - - - -")
    match.order("use any blue 1")
    assert planes_of(match.table.pilots[1]) == 1


def test_in_the_shot_any_reaches_hit_and_evade_dice_and_evading_aces() -> None:
    """B-64"""
    match = position("dogfight", [pilot("red", reserve=FRESH), pilot("blue", 2, "BE", "AR")])
    throw(match, "2 2 2 - any   2 1 1 evade hit")
    assert waits(match) == ("position-window", ["red"])
    throw(match, "hit hit - - evade - - -")
    match.order("pass")
    stood = match.game.stand_words(match.rules, match.table, match.seating)
    assert stood["red"][-1] == "Hit dice: #1 hit, #2 hit, #3 -, #4 -"
    assert stood["red"][0] == "Rookies 2 2 2 -: 6 planes", "these cannot be named any more"
    assert stood["blue"][0] == "#5 Rookie 2, #6 Rookie 1, #7 Ace B 1, #8 Ace E evade: 4 planes"
    assert stood["blue"][-1] == "Evade dice: #1 evade, #2 -, #3 -, #4 -"
    options = [str(order) for order in match.legal_orders()]
    assert options[1:] == [f"use any red {d}" for d in (1, 2, 3, 4)] + [f"use any blue {d}" for d in (1, 2, 3, 4, 8)]
    for settled in ("blue 5", "red 5"):
        with pytest.raises(Refusal, match="positions are settled"):
            match.order(f"use any {settled}")
    throw(match, "1")
    match.order("use any blue 8")
    assert waits(match)[0] == "bring"


@pytest.mark.parametrize("order", ["use blanks 8", "use blanks 2 8"])
@pytest.mark.parametrize(("red", "blue"), [("2 2 2 - blanks", "1 1 1 - hit"), ("1 1 1 - blanks", "2 2 2 - hit")])
def test_b_63_after_the_shot_blanks_of_the_squadron_stay(red: str, blue: str, order: str) -> None:
    match = duel(f"{red} {blue}")
    throw(match, "hit - - - - - - -")
    while waits(match) != ("shot-window", ["red"]):
        match.order("pass")
    with pytest.raises(Refusal, match="red's die 8 is one of the squadron") as refused:
        match.order(order, "red")
    assert refused.value.clause == "B-63"


def test_bystanders_may_use_any_and_nothing_else() -> None:
    """B-63, B-64, B-67"""
    for icon, asked in (("blanks", False), ("hit", False), ("any", True)):
        match = position("dogfight", [pilot(name, reserve=FRESH) for name in ("red", "blue", "white")])
        throw(match, f"2 2 2 - evade   1 - - - hit   1 1 1 1 {icon}   - - - - - - - -")
        if asked:
            match.order("white: pass")  # in the first window
            assert waits(match) == ("shot-window", ["white"])
            with pytest.raises(Refusal, match="white has rolled no Hit or Evade dice"):
                match.order("use any white 1")
            throw(match, "hit")
            match.order("use any red 1")
        assert match.table.round == (1 if asked else 2)


def test_hits_and_evades_help_ones_own_roll_only() -> None:
    """SD-DF-08, B-63, B-67"""
    match = duel("2 2 1 - hit   2 1 - - evade   hit hit - - evade - - -")
    assert waits(match) == ("shot-window", ["blue"])  # the losing side first
    match.order("blue: use")
    assert waits(match) == ("shot-window", ["red"])
    match.order("red: use")
    assert waits(match)[0] == "bring"


def test_orders_out_of_priority_are_refused() -> None:
    """B-63"""
    match = duel("1 1 - - 1   2 1 - - 2")
    with pytest.raises(Refusal, match="waits for red") as refused:
        match.order("blue: use")
    assert refused.value.clause == "B-63"
    with pytest.raises(Refusal, match="does not speak for"):
        match.order("red: use", "blue")


@pytest.mark.parametrize(
    ("dice", "order", "reason", "clause"),
    [
        ("1 1 - - any   2 1 - - 2", "use", "say which dice", "SD-08"),
        ("1 1 - - any   2 1 - - 2", "use blanks 3", "not Blanks", "SD-09"),
        ("1 1 - - blanks   2 1 - - 2", "use blanks 1", "die 1 is not blank", "B-65"),
        ("1 - - - blanks   2 1 - - 2", "use blanks 2 3 4", "at most 2", "SD-09"),
        ("1 - - - blanks   2 1 - - 2", "use blanks 8", "red has 4 dice on the table, and no die 8", "SD-01"),
        ("1 - - - blanks   2 1 - - 2", "use blanks 2 9", "red has 4 dice on the table, and no die 9", "SD-01"),
        ("1 1 - - any   2 1 - - 2", "use any red 5", "red has 4 dice on the table, and no die 5", "SD-01"),
        ("1 1 - - any   2 1 - - 2", "use any blue 9", "blue has 4 dice on the table, and no die 9", "SD-01"),
        ("1 - - - blanks   2 1 - - 2", "use any blue 1", "not Any", "SD-08"),
        ("1 1 - - any   2 1 - - 2", "use any green 1", "no pilot 'green'", "SD-08"),
        ("1 1 - - any   2 1 - - 2", "bring A", "no answer now", "B-63"),
        ("2 2 2 - evade   1 1 - - hit", "use", "window is closed", "B-63"),
    ],
)
def test_bad_orders_get_one_sentence_with_the_clause(dice: str, order: str, reason: str, clause: str) -> None:
    match = duel(dice + "  - - - - - - - -")
    before = match.entries.copy()
    with pytest.raises(Refusal, match=reason) as refused:
        match.order(order if order != "use" or "evade" not in dice else "red: use")
    assert refused.value.clause in (clause, "B-68")
    assert match.entries == before


# ---- timing and teams ----


def test_secret_timing_neither_leaks_nor_depends_on_who_answers_first() -> None:
    """SD-DF-11, B-63"""
    tables = []
    for first in (("red", "blue"), ("blue", "red")):
        match = duel("1 1 - - 2   2 1 - - any", options={"decision.timing": "simultaneousSecret"})
        assert waits(match) == ("position-window", ["red", "blue"])
        orders = {"red": "use", "blue": "use any red 1"}
        events = match.order(f"{first[0]}: {orders[first[0]]}")
        assert events == []
        throw(match, "-")
        with pytest.raises(Refusal, match="no take-backs"):
            match.order(f"{first[0]}: pass")
        match.order(f"{first[1]}: {orders[first[1]]}")
        tables.append([(each.shown, each.planes) for each in match.table.pilots])
    assert tables[0] == tables[1]


def test_two_against_two_add_their_planes() -> None:
    """B-74"""
    seats = [{"name": name, "team": team} for name, team in zip(("a", "b", "c", "d"), "xyxy", strict=True)]
    match = position("dogfight", [pilot(n, reserve=FRESH) for n in "abcd"], seats=seats)
    throw(match, "2 - - - hit   1 1 - - hit   2 1 - - hit   1 1 1 - hit")
    assert "tie" in kinds(match)  # 2 + 3 against 2 + 3
    match = position("dogfight", [pilot(n, reserve=FRESH) for n in "abcd"], seats=seats)
    throw(match, "2 - - - evade   1 1 - - hit   2 2 - - evade   1 1 1 - hit   hit - - - - - - -")
    got = next(event for event in match.events if event.kind == "position")
    assert (got.who, got.facts["evader"]) == ("c", "b")


def test_pairs_that_tie_are_settled_by_the_other_captain() -> None:
    """B-74"""
    seats = [{"name": name, "team": team} for name, team in zip("abcd", "xyxy", strict=True)]
    match = position("dogfight", [pilot(n, reserve=FRESH) for n in "abcd"], seats=seats)
    throw(match, "2 2 - - evade   1 1 - - hit   2 2 - - evade   1 1 - - hit")
    assert waits(match) == ("hitter", ["b"])
    match.order("hitter c")
    assert waits(match) == ("evader", ["a"])


def test_teams_are_two_against_two() -> None:
    """SD-01, SD-VAR-01, B-74"""
    with pytest.raises(Refusal) as refused:
        new_match("dogfight", 4, teams=("x", "x", "x", "y"))
    assert refused.value.clause == "B-74"
    with pytest.raises(Refusal) as refused:
        new_match("dogfight", 1)
    assert refused.value.clause == "SD-01"
