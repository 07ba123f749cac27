"""Sketches of puzzles with planes."""

from functools import lru_cache
from random import Random
from typing import Any

from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, edition_of, make_rules
from skyrmish.lab.puzzles.sketching.sketch import Sketch
from skyrmish.lab.puzzles.sketching.skies import (
    OTHERS,
    ROUNDS,
    YOU,
    SkyOfAPuzzle,
    card_for,
    middle_for,
    place_for,
    plane_for,
)

REACH, HEX_REACH = 190.0, 3.5  # how far from the middle of it all planes are laid out
IN_THE_MIDDLE: dict[bool, dict[str, Any]] = {
    False: {"x": 350, "y": 350, "heading": 0},
    True: {"q": 6, "r": 6, "facing": 0},
}


@lru_cache
def stats_of(sky: SkyOfAPuzzle) -> list[int]:
    stats: list[int] = ruleset_of(sky).settled()["stats"]
    return stats


@lru_cache
def sides_of(sky: SkyOfAPuzzle) -> int:
    return make_rules(ruleset_of(sky)).die_sides


def ruleset_of(sky: SkyOfAPuzzle) -> Ruleset:
    return Ruleset(edition_of(sky.game, sky.edition), sky.modules)


def fight(random: Random, sky: SkyOfAPuzzle, others: int, at_the_edge: bool) -> dict[str, Any]:
    """You and some enemies, who have all moved: you are the last."""
    names = (*OTHERS[:others], YOU)
    middle, reach = middle_for(random, sky, at_the_edge), HEX_REACH if sky.hexes else REACH
    planes = []
    for name in names:
        place = place_for(random, sky, middle, reach)
        planes.append(plane_for(random, sky, name, card_for(random, stats_of(sky)), place))
    turn = {"start": names[0], "round": random.randint(*ROUNDS), "stage": "move", "to_act": YOU}
    return {**sky.head(names), **turn, "planes": planes}


def sketch_of_a_move(random: Random, sky: SkyOfAPuzzle) -> Sketch:
    return Sketch(fight(random, sky, random.choice((1, 1, 2)), random.random() < 0.5), YOU, {})


def sketch_of_an_escape(random: Random, sky: SkyOfAPuzzle) -> Sketch:
    """One of several, and weak."""
    position = fight(random, sky, random.choice((1, 2, 2)), at_the_edge=True)
    position["planes"][-1]["health"] = random.choice((1, 1, 2))
    return Sketch(position, YOU, {})


def sketch_of_a_trap(random: Random, sky: SkyOfAPuzzle) -> Sketch:
    """Slow planes near an edge have few ways to go."""
    position = fight(random, sky, 1, at_the_edge=True)
    theirs, mine = position["planes"]
    theirs["speed"], mine["speed"] = min(theirs["speed"], 3), min(mine["speed"], 4)
    return Sketch(position, YOU, {})


def sketch_of_a_reroll(random: Random, sky: SkyOfAPuzzle) -> Sketch:
    """An attack in which somebody may throw a die again."""
    position = fight(random, sky, 1, at_the_edge=False) | {"stage": "attack"}
    shooter, target = random.sample(position["planes"], 2)
    shooter |= IN_THE_MIDDLE[sky.hexes]
    target |= before_the_guns(random, sky)
    target["health"] = random.randint(1, target["health"])
    position |= {"to_act": shooter["seat"], "orders": [f"attack {target['name']}"]}
    position["dice"] = [random.randint(1, sides_of(sky)) for _ in range(shooter["attack"] + target["defense"] + 2)]
    return Sketch(position, YOU, {})


def before_the_guns(random: Random, sky: SkyOfAPuzzle) -> dict[str, Any]:
    if sky.hexes:
        return {"q": 6, "r": 6 + random.choice((-3, -2, -1, 1, 2, 3)), "facing": random.randrange(6)}
    far = random.uniform(40.0, 250.0)
    return {
        "x": round(350 + far),
        "y": round(350 + random.uniform(-0.4, 0.4) * far),
        "heading": 15 * random.randrange(24),
    }


def sketch_of_stats(random: Random, sky: SkyOfAPuzzle) -> Sketch:
    """The enemy has chosen; you have not."""
    stats = stats_of(sky)
    card = dict(zip(("attack", "defense", "speed", "health"), random.sample(stats, len(stats)), strict=False))
    planes = [{"name": OTHERS[0], "seat": OTHERS[0], **card}, {"name": YOU, "seat": YOU}]
    position = {**sky.head((OTHERS[0], YOU)), "stage": "assign", "planes": planes}
    return Sketch(position, YOU, {"section": random.randint(1, 3), "speed": random.choice(sorted(set(stats))[:-1])})
