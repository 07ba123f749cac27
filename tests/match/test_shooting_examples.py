"""The examples of measuring, shooting, placing and order, ruled on through the position file."""

import math
from typing import Any

import pytest
from match.positions import good, kinds, measure, now, options, plane, pose, position, refused

CLOSE = 1e-3


def facing(x: float, y: float = 350, heading: float = 0, **fields: Any) -> dict[str, Any]:
    """Red at (100, 350) looks east, where blue is; the Attack Stage."""
    return position(plane("red", 100, 350), plane("blue", x, y, heading), stage="attack", **fields)


def seen(table: dict[str, Any], a: str = "red", b: str = "blue") -> dict[str, Any]:
    return measure(good(table), a, b)


# ---- Immelmann ----

LOOPS = ("altitude", "immelmann")


def three(green: tuple[float, float], blue: tuple[float, float], altitude: int, **fields: Any) -> dict[str, Any]:
    """Red is about to shoot down blue, and green looks on."""
    return position(
        plane("red", 200, 200, 90, altitude=altitude),
        plane("blue", *blue, 90, health=1),
        plane("green", *green, 0),
        modules=LOOPS,
        stage="attack",
        **fields,
    )


@pytest.mark.parametrize(
    ("altitude", "choice", "after"),
    [(2, "addCap", 4), (2, "raiseTo3", 3), (0, "addCap", 3), (0, "raiseTo3", 3), (4, "raiseTo3", 4), (1, "addCap", 4)],
)
def test_at_22_an_immelmann_after_a_knock_out(altitude: int, choice: str, after: int) -> None:
    table = three((600, 600), (200, 320), altitude, options={"immelmann": choice})
    shots = ["attack blue", "keep"] if altitude else ["attack blue"]
    offer = good(table, *shots, dice=(8, 8, 8, 1, 1, 1))
    assert offer["decision"] == {"seat": "red", "kind": "immelmann", "options": ["immelmann", "decline"]}
    assert not now(offer, "blue")["alive"]
    answer = good(table, *shots, "immelmann", dice=(8, 8, 8, 1, 1, 1))
    assert pose(answer, "red") == pytest.approx((200, 286.6667, 270), abs=CLOSE)
    assert now(answer, "red")["altitude"] == after
    looped = next(event for event in answer["events"] if event["kind"] == "immelmann")
    assert (looped["clause"], looped["altitude"]) == ("MOD-IMM-01", after)


def test_at_22_an_immelmann_may_be_declined() -> None:
    answer = good(three((600, 600), (200, 320), 2), "attack blue", "keep", "decline", dice=(8, 8, 8, 1, 1, 1))
    assert pose(answer, "red") == (200, 200, 90)
    assert now(answer, "red")["altitude"] == 2


def test_at_24_no_immelmann_onto_another_token() -> None:
    table = three((200, 286), (200, 400), 2)
    answer = good(table, "attack blue", "keep", "keep", dice=(8, 8, 8, 1, 1, 1))
    assert not now(answer, "blue")["alive"]
    assert answer["decision"]["kind"] != "immelmann"
    assert now(answer, "red")["altitude"] == 2


# ---- range, section, arc, guides ----


@pytest.mark.parametrize(
    ("x", "distance", "in_range", "why_not"),
    [(358.02, 233.9991, True, None), (358.03, 234.0091, False, "0.01 mm out of range (SL1-ATK-02)")],
)
def test_at_26_range_from_edge_to_edge(x: float, distance: float, in_range: bool, why_not: str | None) -> None:
    found = seen(facing(x))
    assert found["distance"] == pytest.approx(distance, abs=1e-4)
    assert (found["in_range"], found["why_not"]) == (in_range, why_not)
    assert found["section"] == (3 if in_range else 0)
    if not in_range:
        assert good(facing(x))["decision"]["kind"] == "move", "nobody has a target: the next round begins"


@pytest.mark.parametrize("x", [358.02, 358.03])
def test_at_26_range_from_centre_to_centre(x: float) -> None:
    found = seen(facing(x, options={"range.measure": "centre"}))
    assert found["distance"] == pytest.approx(x - 100)
    assert (found["in_range"], found["why_not"]) == (False, "24 mm out of range (SL1-ATK-02)")


@pytest.mark.parametrize(
    ("x", "section", "distance"),
    [(202.02, 1, 77.9991), (202.03, 2, 78.0091), (280.02, 2, 155.9991), (280.03, 3, 156.0091)],
)
def test_at_27_sections(x: float, section: int, distance: float) -> None:
    found = seen(facing(x))
    assert (found["section"], found["distance"]) == (section, pytest.approx(distance, abs=1e-4))


def test_at_29_one_may_shoot_where_the_other_may_not() -> None:
    """SL1-ARC-IMG, B-03, B-34"""
    table = position(plane("a", 200, 200, 30), plane("b", 330, 290, 100), stage="attack", start="b")
    there, back = seen(table, "a", "b"), seen(table, "b", "a")
    assert there["distance"] == back["distance"] == pytest.approx(132.7916, abs=1e-4)
    assert (there["section"], there["in_arc"], there["why_not"]) == (2, True, None)
    assert (back["section"], back["in_arc"]) == (2, False)
    assert back["why_not"].endswith("° outside the arc (SL1-ATK-03)")
    assert good(table)["decision"]["seat"] == "a", "b starts, but has no target"
    assert options(good(table)) == ["attack b", "hold fire"]


def corners(x: float, y: float) -> list[tuple[float, float]]:
    """Of a token that heads east."""
    angles = [math.radians(22.5 + 45 * k) for k in range(8)]
    return [(x + 13 * math.cos(angle), y + 13 * math.sin(angle)) for angle in angles]


@pytest.mark.parametrize(("y", "any_part"), [(216, True), (216.98, True), (216.99, False), (217, False)])
def test_at_30_any_part_in_the_arc(y: float, any_part: bool) -> None:
    """B-05, B-06"""
    table = position(plane("red", 100, 100), plane("blue", 200, y), stage="attack")
    found = seen(table)
    assert found["in_arc"] is any_part
    if any_part:
        assert found["why_not"] is None
    else:
        missing = min(math.degrees(math.atan2(v - 100, u - 100)) for u, v in corners(200, y)) - 45
        told = found["why_not"].partition("°")[0]
        assert float(told) > 0, "never a false 0"
        assert float(told) == round(missing, len(told.partition(".")[2]))


@pytest.mark.parametrize(("y", "angle"), [(216, 49.24), (217, 49.48)])
def test_at_30_the_centre_in_the_arc(y: float, angle: float) -> None:
    table = position(plane("red", 100, 100), plane("blue", 200, y), stage="attack", options={"arc.mode": "centre"})
    assert not seen(table)["in_arc"]
    assert seen(table)["why_not"] == f"{round(angle - 45, 1)}° outside the arc (SL1-ATK-03)"


@pytest.mark.parametrize(
    ("y", "heading", "inside"),
    [
        *((365.26, 0, True), (365.27, 0, False), (334.74, 0, True), (334.73, 0, False)),
        *((366.25, 22.5, True), (366.26, 22.5, False)),
    ],
)
def test_at_33_the_forward_guides(y: float, heading: float, inside: bool) -> None:
    """MOD-FWD-01, B-07"""
    assert seen(facing(250, y, heading))["in_guides"] is inside
    only = facing(250, y, heading, modules=("guides-only",))
    assert seen(only)["why_not"] == (None if inside else "outside the forward guides (MOD-FWD-01)")
    assert ("attack blue" in options(good(only))) is inside


def test_at_33_nothing_behind_is_in_the_guides() -> None:
    """B-07"""
    behind = position(plane("red", 300, 350), plane("blue", 250, 350), stage="attack")
    assert not seen(behind)["in_guides"]
    assert seen(behind, "blue", "red")["in_guides"]


def test_at_33_a_target_in_the_guides_is_shot_with_one_die_more() -> None:
    answer = good(facing(250, modules=("guides-extra-die",)), "attack blue", dice=(1,) * 7)
    assert answer["events"][0]["dice"] == 4
    answer = good(facing(250, 370, modules=("guides-extra-die",)), "attack blue", dice=(1,) * 6)
    assert answer["events"][0]["dice"] == 3


def test_refused_shots_say_what_is_missing() -> None:
    """SL1-ATK-01, SL1-ATK-02, SL1-ATK-03, B-34"""
    table = position(
        plane("red", 100, 100),
        plane("blue", 200, 100),
        plane("far", 450, 100),
        plane("aside", 100, 250),
        plane("mate", 250, 150, seat="red"),
        stage="attack",
    )
    table["planes"][4]["attacked"] = True
    assert refused(table, "attack far") == ("far is 92 mm out of range", "SL1-ATK-02")
    reason, clause = refused(table, "attack aside")
    assert (reason, clause) == ("aside is 40.3° outside the arc", "SL1-ATK-03")
    assert refused(table, "attack mate") == ("mate is not an enemy", "B-33")
    assert refused(table, "attack nobody")[0].startswith("there is no plane 'nobody'; the planes are red, mate, blue")
    assert refused(table, "attack blue ace 1") == ("red can use 0 of its ace dice this round", "MOD-ACE-02")
    assert refused(table, "mate: hold fire") == ("mate has attacked or held its fire already", "B-33")
    guided = position(plane("red", 100, 100), plane("blue", 200, 100), plane("far", 200, 150), modules=("guides-only",))
    assert refused(guided | {"stage": "attack"}, "attack far") == ("far is outside the forward guides", "MOD-FWD-01")


# ---- placing ----

PLACING = position(
    plane("red", 350, 20, 90), {"name": "blue", "seat": "blue", "attack": 3, "defense": 3, "speed": 3, "health": 3}
) | {"stage": "place", "to_act": "blue"}


def test_at_35_the_others_are_a_ruler_away() -> None:
    reason, clause = refused(PLACING, "place 608.02 20 90")
    assert (reason, clause) == ("blue would be 234 mm from red: 0.001 mm too close", "SL1-PLACE-02")
    answer = good(PLACING, "place 608.03 20 90")
    assert measure(answer, "blue", "red")["distance"] == pytest.approx(234.0091, abs=1e-4)
    assert [event["kind"] for event in answer["events"]] == ["placed", "round"]
    assert answer["decision"]["seat"] == "red", "who placed first has not moved yet"


def test_at_35_every_place_offered_is_legal() -> None:
    offered = options(good(PLACING))
    assert 20 <= len(offered) <= 60
    for order in offered:
        assert good(PLACING, order)["decision"]["kind"] == "move"


@pytest.mark.parametrize(
    ("order", "reason", "clause"),
    [
        ("place 600 400 0", "blue must be within 78 mm of an edge", "SL1-PLACE-01"),
        ("place 700 650 0", "part of blue would be off the board", "SL1-PLACE-01"),
        ("place 360 20 90", "blue would overlap red", "B-14"),
    ],
)
def test_at_35_places_that_nobody_may_take(order: str, reason: str, clause: str) -> None:
    assert refused(PLACING, order) == (reason, clause)


# ---- dice ----


@pytest.mark.parametrize(
    ("attack", "defence", "lost"),
    [((8, 7, 6, 2), (6, 7, 3), 1), ((8, 8), (7,), 2), ((8,), (6, 6), 0), ((5, 1), (1,), 0), ((8, 6), (8,), 1)],
    ids=["at-37", "at-38", "two dodges foil a critical", "no hit", "a defensive eight is one dodge"],
)
def test_at_37_and_38_hits_criticals_and_dodges(attack: tuple[int, ...], defence: tuple[int, ...], lost: int) -> None:
    """SL1-ATK-04, SL1-ATK-05, SL1-ATK-06, SL1-ATK-07, SL1-ATK-08, SL1-ATK-09"""
    shooter = plane("red", 100, 350, attack=len(attack))
    target = plane("blue", 230, 350, defense=len(defence), health=4)
    answer = good(position(shooter, target, stage="attack"), "attack blue", dice=attack + defence)
    assert kinds(answer)[:4] == ["attack", "attack-roll", "defence-roll", "damage"]
    rolls = {event["kind"]: event["dice"] for event in answer["events"] if event["kind"].endswith("roll")}
    assert rolls == {"attack-roll": list(attack), "defence-roll": list(defence)}
    hurt = answer["events"][3]
    assert (hurt["who"], hurt["from"], hurt["lost"], hurt["health"]) == ("blue", "red", lost, 4 - lost)
    assert hurt["clause"] == "SL1-ATK-09"
    assert now(answer, "blue")["health"] == 4 - lost
    assert answer["dice_left"] == 0


@pytest.mark.parametrize(
    ("x", "ours", "theirs", "attacker", "defender"),
    [(194.02, 2, 1, 2, 0), (324.02, 0, 1, 0, 2), (224.02, 1, 1, 0, 0), (194.02, 0, 1, 1, 1), (324.02, 1, 0, 1, 1)],
)
def test_at_44_rerolls_for_range_and_altitude(x: float, ours: int, theirs: int, attacker: int, defender: int) -> None:
    table = position(
        plane("red", 100, 350, altitude=ours), plane("blue", x, 350, altitude=theirs, health=8), stage="attack"
    )
    orders = ["attack blue"] + ["reroll 1"] * (attacker + defender)
    answer = good(table, *orders, dice=(1, 1, 1) + (2,) * attacker + (1, 1, 1) + (3,) * defender)
    told = kinds(answer)
    assert (told.count("attack-reroll"), told.count("defence-reroll")) == (attacker, defender)
    assert "damage" in told
    if attacker:
        offer = good(table, "attack blue", dice=(1, 1, 1))
        assert offer["decision"] == {
            "seat": "red",
            "kind": "attack-reroll",
            "options": ["reroll 1", "reroll 2", "reroll 3", "keep"],
        }
        assert refused(table, "attack blue", "reroll 4", dice=(1, 1, 1)) == ("there are 3 dice to choose from", "B-36")


def test_ace_dice_are_declared_before_each_roll() -> None:
    table = position(
        plane("red", 100, 350, aces=2), plane("blue", 230, 350, aces=1), modules=("ace-pilots",), stage="attack"
    )
    assert options(good(table)) == ["attack blue", "attack blue ace 1", "attack blue ace 2", "hold fire"]
    answer = good(table, "attack blue ace 1", dice=(1, 1, 1, 6))
    assert answer["decision"] == {"seat": "blue", "kind": "ace-defence", "options": ["ace 0", "ace 1"]}
    assert (now(answer, "red")["aces"], now(answer, "red")["aces_used"]) == (2, 1)
    answer = good(table, "attack blue ace 1", "ace 1", dice=(1, 1, 1, 6, 2, 2, 2, 6))
    assert now(answer, "blue")["health"] == 3
    reason, clause = refused(table, "attack blue ace 1", "ace 2", dice=(1, 1, 1, 6))
    assert (reason, clause) == ("blue can use 1 of its ace dice this round", "MOD-ACE-02")


# ---- order and ending ----


def duel(resolution: str) -> dict[str, Any]:
    return position(
        plane("a", 100, 350, 0, health=1),
        plane("b", 300, 350, 180, health=1),
        stage="attack",
        options={"attack.resolution": resolution, "range.bonus": False},
    )


def test_at_47_the_dead_do_not_shoot() -> None:
    answer = good(duel("sequential"), "attack b", dice=(8, 8, 8, 1, 1, 1))
    assert answer["outcome"] == {"winner": "a"}
    assert answer["decision"] is None
    assert kinds(answer)[-2:] == ["destroyed", "won"]
    assert refused(duel("sequential"), "attack b", "b: attack a", dice=(8, 8, 8, 1, 1, 1))[0] == "the match is over"


def test_at_47_with_simultaneous_damage_both_shoot() -> None:
    first = (8, 8, 8, 1, 1, 1)
    between = good(duel("simultaneous"), "attack b", dice=first)
    assert between["outcome"] is None
    assert between["decision"] == {"seat": "b", "kind": "attack", "options": ["attack a", "hold fire"]}
    assert measure(between, "a", "b")["why_not"] == "shot down already (B-32)"
    both = good(duel("simultaneous"), "attack b", "attack a", dice=first * 2)
    assert both["outcome"] == {"draw": True}
    missed = good(duel("simultaneous"), "attack b", "attack a", dice=(*first, 1, 1, 1, 1, 1, 1))
    assert missed["outcome"] == {"winner": "a"}


def fly(*names: str) -> list[str]:
    return [order for name in names for order in (f"{name}: straight", f"{name}: end")]


def who_moved(answer: dict[str, Any]) -> str:
    """The planes in the order they moved, a word a round."""
    told = ""
    for event in answer["events"]:
        if event["kind"] == "round":
            told += " "
        elif event["kind"] == "flew":
            told += event["who"]
    return told.strip()


def test_at_48_the_start_goes_round_to_the_left() -> None:
    table = position(plane("A", 2000, 300), plane("B", 2000, 1500), plane("C", 2000, 2700))
    table["board"] = {"width": 3000, "height": 3000}
    answer = good(table, *fly("A", "B", "C", "B", "C", "A", "C", "A", "B"))
    assert who_moved(answer) == "ABC BCA CAB"
    assert [event["start"] for event in answer["events"] if event["kind"] == "round"] == ["B", "C", "A"]
    assert answer["round"] == 4
    assert refused(table, "B: straight")[0] == "the table waits for A to move, not for B"


def test_at_48_the_dead_are_passed_over() -> None:
    table = position(plane("A", 2000, 300), plane("B", 2980, 1500), plane("C", 2000, 2700))
    table["board"] = {"width": 3000, "height": 3000}
    answer = good(table, *fly("A"), "B: straight", *fly("C", "C", "A", "A", "C"))
    assert who_moved(answer) == "ABC CA AC"


# ---- cover ----

EXPANSION = ("altitude", "ace-pilots", "bombers-and-balloons", "guides-extra-die")


@pytest.mark.parametrize(
    ("attack", "aces", "thrown_for", "words"),
    [
        (
            3,
            1,
            ["attack", "attack", "guides", "ace"],
            "4 dice, 1 of them an ace die; the target has cover, so one die fewer",
        ),
        (3, 0, ["attack", "attack", "guides"], "3 dice; the target has cover, so one die fewer and no rerolls."),
        (1, 0, ["guides"], "1 die; the target has cover, so one die fewer and no rerolls."),
    ],
)
def test_c_3_an_attack_says_what_each_die_is_for(attack: int, aces: int, thrown_for: list[str], words: str) -> None:
    balloon = {"name": "balloon", "seat": "blue", "kind": "balloon", "x": 200, "y": 350}
    red = plane("red", 100, 350, attack=attack, aces=aces, altitude=2)
    table = position(red, plane("blue", 300, 350, 180), balloon, modules=EXPANSION, stage="attack")
    order = f"red: attack blue ace {aces}" if aces else "red: attack blue"
    faces = (1,) * (len(thrown_for) + 3)
    answer = good(table, order, dice=faces)
    event = next(event for event in answer["events"] if event["kind"] == "attack")
    assert (event["for"], event["dice"], event["aces"]) == (thrown_for, len(thrown_for), aces)
    assert words in event["text"]
    shield = next(event for event in answer["events"] if event["kind"] == "defence-roll")
    assert shield["for"] == ["defense"] * 3
    assert answer["decision"]["kind"] == "defence-reroll", "nothing is thrown again into cover"


def test_c_3_the_last_die_stays_and_so_it_is_said() -> None:
    balloon = {"name": "balloon", "seat": "blue", "kind": "balloon", "x": 200, "y": 350}
    planes = plane("red", 100, 350, attack=1), plane("blue", 300, 350, 180), balloon
    table = position(*planes, modules=("bombers-and-balloons",), stage="attack")
    (attack,) = [
        event for event in good(table, "red: attack blue", dice=(1,) * 4)["events"] if event["kind"] == "attack"
    ]
    assert attack["text"] == "red attacks blue with 1 die; the target has cover, so no rerolls."
