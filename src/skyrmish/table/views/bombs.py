"""Bombs as they are drawn: where one falls, where it lies, and how far it reaches (C-3)."""

from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.play.moving.hazards import bomb_pose, is_near
from skyrmish.geometry.drawn_shapes import joined
from skyrmish.geometry.hexes import hex_pose
from skyrmish.geometry.piece_sets import BOMB_DIAMETER, BOMBER_SCALE, polygon
from skyrmish.match.match import Match
from skyrmish.table.messages.drawing import DrawnBomb, Outline
from skyrmish.table.messages.table import PieceView
from skyrmish.table.views.pieces import bands, hex_bands, hex_outline, own_frame, within
from skyrmish.table.views.sky import Sky, rounded_outline
from skyrmish.words.catalogue import say
from skyrmish.words.numbers import whole

SIDES = 16  # a disc, as it is drawn


def drawn_bomb(rules: Rules) -> DrawnBomb:
    """C-3  In the frame of the bomber, as it lay before the template that it drops the bomb after."""
    area = near_hexes(rules) if rules.hexes else near_area(rules)
    turret = rules.bomber_turret_section
    guns = hex_bands(rules, turret) if rules.hexes else bands(rules, BOMBER_SCALE, turret)
    return DrawnBomb(ahead=rules.bomb_ahead, outline=outline(), reach=area, about=about(rules), bands=guns)


def about(rules: Rules) -> str:
    """C-3  What a bomb does, in one sentence."""
    reach = rules.range_max * rules.hazard_section / rules.range_sections
    return say(
        "sky-bomb-reaches", count=whole(reach), length=f"{reach:g}", hexes=bool(rules.hexes), dice=rules.hazard_dice
    )


def bomb_view(match: Match, sky: Sky, number: int) -> PieceView:
    """C-3  A bomb where it lies."""
    pose = sky.drawn(bomb_pose(match.table.bombs[number]))
    words = say("sky-bomb-at", x=f"{pose.x:.0f}", y=f"{pose.y:.0f}")
    return PieceView(kind="bomb", name=f"bomb {number + 1}", pose=pose, outline=outline(), words=words)


def outline() -> Outline:
    return rounded_outline(polygon(SIDES, BOMB_DIAMETER / 2.0))


def near_area(rules: Rules) -> list[Outline]:
    """C-3  Range 1 around a bomb, measured as for an attack."""
    area = within(rules, rules.range_max * rules.hazard_section / rules.range_sections)
    return [rounded_outline(area)] if area else []


def near_hexes(rules: Rules) -> list[Outline]:
    """C-3  The same on hexes, as a plane sees them that faces north."""
    here, span = hex_pose(0.0, 0.0, 0), range(-int(rules.range_max), int(rules.range_max) + 1)
    hexes = [hex_pose(float(q), float(r), 0) for q in span for r in span]
    cells = [hex_outline(*own_frame(rules, there)) for there in hexes if is_near(rules, here, there)]
    return [rounded_outline(each) for each in joined(cells)]
