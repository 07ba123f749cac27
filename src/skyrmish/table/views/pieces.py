"""The pieces of a ruleset in a plane's own frame: token, templates, manoeuvres, firing arc and guides."""

import math

from skyrmish.games.squadron_leader.constants import GUIDES_ONLY, MANNERS, NO_EFFECT, TEMPLATES
from skyrmish.games.squadron_leader.measuring.places import drawn_pose
from skyrmish.games.squadron_leader.pieces import Manoeuvre, Rules
from skyrmish.games.squadron_leader.play.attacking.gunnery import is_in_arc, is_in_guides, section
from skyrmish.games.squadron_leader.play.moving.movement import end_of
from skyrmish.games.squadron_leader.rulesets.manners import KINDS_OF_TEMPLATE, MANNER_ROWS, TEMPLATE_ROWS, called
from skyrmish.games.squadron_leader.rulesets.manoeuvres import pieces_of
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.geometry.drawn_shapes import disc, grown, joined, ring_in, without_notch
from skyrmish.geometry.hexes import hex_pose
from skyrmish.geometry.piece_sets import PieceSet, polygon, template_body
from skyrmish.geometry.poses import Pose, pose_at
from skyrmish.geometry.rulers import CENTRE, NEAREST
from skyrmish.geometry.templates import Template, centre_line
from skyrmish.table.messages.drawing import DrawnBomb, DrawnManoeuvre, DrawnPieces, DrawnPose, DrawnTemplate, Outline
from skyrmish.table.views.sky import HEX_SIDE, drawn_at, rounded_outline
from skyrmish.words.catalogue import say

STEPS = 16  # of a curve
FAR = 4  # times the range: beyond it no arc is drawn


def drawn_pieces(ruleset: Ruleset, rules: Rules, bomb: DrawnBomb | None = None) -> DrawnPieces:
    pieces = pieces_of(ruleset.settled())
    templates = hex_ways(rules) if rules.hexes else drawn_templates(pieces)
    return DrawnPieces(
        token=rounded_outline(token_outline(rules)),
        radius=round(rules.token.radius, 3),
        templates=templates,
        manoeuvres=[drawn_manoeuvre(rules, number) for number in range(rules.manoeuvre_count)],
        bands=hex_bands(rules) if rules.hexes else bands(rules),
        section_words=section_words(rules),
        guides=rounded_outline(lane(rules)) if rules.lane_effect != NO_EFFECT and not rules.hexes else [],
        range_max=rules.range_max,
        range_unit="hexes" if rules.hexes else "mm",
        bomb=bomb,
    )


def token_outline(rules: Rules) -> Outline:
    return polygon(rules.token.sides, rules.token.apothem)


# ---- templates ----


def drawn_templates(pieces: PieceSet) -> list[DrawnTemplate]:
    """Straight, then bank and turn to either side: body without its notches, and the way along its middle."""
    by_kind, out = dict(zip(KINDS_OF_TEMPLATE, pieces.templates, strict=True)), []
    for row in TEMPLATE_ROWS:
        name, template, side = row.word, by_kind[row.kind], -1.0 if row.hand == "right" else 1.0
        outline = [(x, side * y) for x, y in notched(template, pieces)]
        out.append(DrawnTemplate(name=name, outline=rounded_outline(outline), way=way_along(template, pieces, side)))
    return out


def notched(template: Template, pieces: PieceSet) -> Outline:
    """The template's body without the two notches that tokens sit in."""
    motion = pieces.motion(template)
    notch = polygon(pieces.sides, pieces.token_apothem + pieces.slack)
    end = polygon(pieces.sides, pieces.token_apothem + pieces.slack, motion.ahead, motion.left, 45.0 * motion.eighths)
    return without_notch(without_notch(template_body(template, pieces, STEPS), notch), end)


def way_along(template: Template, pieces: PieceSet, side: float) -> list[DrawnPose]:
    """Places and headings of a token that flies along the template."""
    end = pieces.motion(template)
    points = [*centre_line(template, STEPS, pieces.lead)[:-1], (end.ahead, end.left)]
    turned = 45.0 * template.eighths
    if not template.eighths:
        return [drawn_at(x, y, 0.0) for x, y in points]
    headings = [0.0, *(turned * step / STEPS for step in range(STEPS + 1)), turned]
    return [drawn_at(x, side * y, side * heading) for (x, y), heading in zip(points, headings, strict=True)]


def hex_ways(rules: Rules) -> list[DrawnTemplate]:
    """HEX-05, HEX-06, HEX-07  On hexes nothing is laid; a plane goes from hex to hex and turns on the way."""
    out = []
    for number, name in enumerate(TEMPLATES):
        end = relative_end(rules, rules.manoeuvres[number])
        turn = (end.heading + 180.0) % 360.0 - 180.0
        way = [drawn_at(end.x * k / STEPS, end.y * k / STEPS, turn * k / STEPS) for k in range(STEPS + 1)]
        out.append(DrawnTemplate(name=name, outline=[], way=way))
    return out


# ---- manoeuvres ----


def order_words(manoeuvre: Manoeuvre) -> str:
    return f"{MANNERS[manoeuvre.manner]} {TEMPLATES[manoeuvre.template]}".strip()


def drawn_manoeuvre(rules: Rules, number: int) -> DrawnManoeuvre:
    manoeuvre = rules.manoeuvres[number]
    manner, template = MANNER_ROWS[manoeuvre.manner], TEMPLATE_ROWS[manoeuvre.template]
    label = called(manner, template, "manoeuvre-label")
    return DrawnManoeuvre(
        number=number,
        order=order_words(manoeuvre),
        label=label[:1].upper() + label[1:],
        called=called(manner, template),
        template=template.word,
        kind=template.kind,
        hand=template.hand,  # type: ignore[arg-type]
        manner=MANNERS[manoeuvre.manner],
        manner_title=manner.title,
        manner_name=manner.name,
        key=manner.key,
        cost=manoeuvre.cost,
        altitude=manoeuvre.altitude,
        end=relative_end(rules, manoeuvre),
    )


def relative_end(rules: Rules, manoeuvre: Manoeuvre) -> DrawnPose:
    """Where a manoeuvre ends, in the frame of the plane that flies it."""
    if not rules.hexes:
        end = end_of(manoeuvre, pose_at(0.0, 0.0, 0.0))
        return drawn_at(end.x, end.y, 45.0 * end.eighths)
    end = end_of(manoeuvre, hex_pose(0.0, 0.0, 0))
    x, y = own_frame(rules, end)
    return drawn_at(x, y, -60.0 * end.eighths)


def own_frame(rules: Rules, pose: Pose) -> tuple[float, float]:
    """A hex as a plane in hex 0 0 that faces north sees it: ahead and left, in mm."""
    flat = drawn_pose(rules, pose)
    return HEX_SIDE * flat.y, -HEX_SIDE * flat.x


# ---- arc and range ----


def bands(rules: Rules, size: float = 1.0, all_round: int = 0) -> list[list[Outline]]:
    """SL1-ATK-02, SL1-ATK-03, C-3  The token grown by each section of the ruler, closest first, cut by the arc.

    A bomber's token is larger, and its turrets fire all round in the nearest sections.
    """
    out: list[list[Outline]] = []
    inner: Outline = []
    for number in range(1, rules.range_sections + 1):
        outer = within(rules, rules.range_max * number / rules.range_sections, size)
        rims = [outer, inner] if number <= all_round else ring_in(outer, inner, arc_area(rules))
        out.append([rounded_outline(rim) for rim in rims if rim])
        inner = outer
    return out


def within(rules: Rules, length: float, size: float = 1.0) -> Outline:
    """B-01  Everything that a ruler of this length reaches, as range is measured."""
    if rules.range_measure == NEAREST:
        return grown(polygon(rules.token.sides, rules.token.apothem * size), length, STEPS)
    radius = length if rules.range_measure == CENTRE else length - rules.token.radius * size
    return disc(radius, 4 * STEPS)


def arc_area(rules: Rules) -> Outline:
    """B-02, B-06  The wedge from the token's centre; or the lane, where only that counts."""
    if rules.lane_effect == GUIDES_ONLY:
        return lane(rules)
    far = FAR * (rules.range_max + rules.token.radius)
    half = math.radians(rules.arc_half)
    return [(0.0, 0.0), (far, -far * math.tan(half)), (far, far * math.tan(half))]


def lane(rules: Rules) -> Outline:
    """B-07  The lane between the forward guides, as far as the ruler reaches."""
    end, half = rules.token.apothem + rules.range_max, rules.lane_half
    return [(0.0, -half), (end, -half), (end, half), (0.0, half)]


def hex_bands(rules: Rules, all_round: int = 0) -> list[list[Outline]]:
    """HEX-08, HEX-09, C-3  The hexes of each section in the arc, for a plane that faces north in hex 0 0."""
    here, reach = hex_pose(0.0, 0.0, 0), int(rules.range_max)
    found: list[list[Outline]] = [[] for _ in range(rules.range_sections)]
    for q in range(-reach, reach + 1):
        for r in range(-reach, reach + 1):
            there = hex_pose(float(q), float(r), 0)
            seen = (
                is_in_guides(rules, here, there) if rules.lane_effect == GUIDES_ONLY else is_in_arc(rules, here, there)
            )
            part = section(rules, here, there)
            if part and (seen or part <= all_round):
                found[part - 1].append(hex_outline(*own_frame(rules, there)))
    return [[rounded_outline(rim) for rim in joined(hexes)] for hexes in found]


def hex_outline(x: float, y: float) -> Outline:
    """A flat-topped hex as a plane sees it that flies over one of its flats."""
    return polygon(6, HEX_SIDE * math.sqrt(0.75), x, y)


def section_words(rules: Rules) -> list[str]:
    """SL1-BON-01, SL1-BON-02  What the closest and the furthest section give."""
    words = [""] * rules.range_sections
    if rules.range_bonus:
        words[-1] = say("sky-they-reroll")
        words[0] = say("sky-both-reroll" if rules.range_sections == 1 else "sky-you-reroll")
    return words
