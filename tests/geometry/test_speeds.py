"""Plain and compiled geometry give the same bits."""

import random

from geometry.pairs import TOKEN

from skyrmish.engine.records import packed
from skyrmish.engine.rule import compiled
from skyrmish.geometry.arcs import any_in_arc, in_guides
from skyrmish.geometry.headings import unit_vector
from skyrmish.geometry.outlines import gap
from skyrmish.geometry.poses import moved, pose_at
from skyrmish.geometry.templates import BANK, ideal_motion


def test_plain_and_compiled_geometry_agree_to_the_last_bit() -> None:
    dice, token, arc = random.Random(3), packed(TOKEN)[0], unit_vector(45.0)
    fast_pose, fast_moved = compiled(pose_at), compiled(moved)
    fast_gap, fast_arc, fast_guides = compiled(gap), compiled(any_in_arc), compiled(in_guides)
    for _ in range(500):
        where = [(dice.uniform(0, 120), dice.uniform(0, 120), dice.uniform(-400, 800)) for _ in range(2)]
        a, b = (pose_at(*place) for place in where)
        assert tuple(fast_pose(*where[0])) == tuple(a)
        assert tuple(fast_moved(a, *ideal_motion(BANK))) == tuple(moved(a, *ideal_motion(BANK)))
        assert fast_gap(token, a, b) == gap(TOKEN, a, b)
        assert fast_arc(token, a, b, *arc) == any_in_arc(TOKEN, a, b, *arc)
        assert fast_guides(token, a, b, 13.0) == in_guides(TOKEN, a, b, 13.0)
