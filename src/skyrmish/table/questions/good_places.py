"""Good places that are offered by name: a few for each edge, its middle first."""

from functools import lru_cache
from itertools import zip_longest

from skyrmish.games.squadron_leader.constants import BALLOON, EDGES
from skyrmish.games.squadron_leader.orders.setting_up import MOST_PLACES
from skyrmish.games.squadron_leader.orders.verbs import PLACE
from skyrmish.games.squadron_leader.play.setting_up.crowded import roomiest_place
from skyrmish.geometry.poses import Pose
from skyrmish.match.match import Match
from skyrmish.table.messages.asks import Spot
from skyrmish.table.views.sky import Sky
from skyrmish.words.catalogue import say
from skyrmish.words.language import in_each_language

AT_EDGE = 80.0  # mm, as far as planes may be placed from it
ALONG = (1 / 2, 1 / 6, 5 / 6, 1 / 3, 2 / 3)  # of what is free of an edge: no two places then share a square
MOST_PLACES_KNOWN = 16_384  # some hundreds of a board; to look again at every placing took a table milliseconds


def spread(match: Match, sky: Sky, i: int, good: list[Pose]) -> list[Pose]:
    """B-19  Some of them, from edge to edge; on a crowded board, where most room is left."""
    if match.table.planes[i].kind == BALLOON:
        some = good[:: max(1, len(good) // MOST_PLACES)]
    else:
        at: dict[str, list[Pose]] = {edge: [] for edge in EDGES}
        for pose in good:
            if edge := edge_at(sky, pose):
                at[edge].append(pose)
        turns = zip_longest(*(along(sky, edge, poses) for edge, poses in at.items()))
        some = [pose for turn in turns for pose in turn if pose is not None]
    return some or [roomiest_place(match.rules, match.table, i)]


def along(sky: Sky, edge: str, poses: list[Pose]) -> list[Pose]:
    """Those at an edge that are told by their names."""
    upright = edge in ("west", "east")
    poses.sort(key=lambda pose: sky.centre(pose)[upright])
    picked = [poses[int(part * len(poses))] for part in ALONG] if poses else []
    return list({drawn_spot(sky, pose).label: pose for pose in picked}.values())


@lru_cache(MOST_PLACES_KNOWN)
def edge_at(sky: Sky, place: Pose) -> str:
    """The edge that a place is nearest to; in a corner, south or north; none where it is far from all."""
    (x, y), (width, height) = sky.centre(place), sky.size
    away = [round(gap, 3) for gap in (y, height - y, x, width - x)]  # in the order of the edges
    nearest = min(away)
    return EDGES[away.index(nearest)] if nearest <= AT_EDGE else ""


@in_each_language(4096)
def drawn_spot(sky: Sky, place: Pose) -> Spot:
    pose, order = sky.drawn(place), PLACE.at_pose(sky.rules, place)
    return Spot(order=str(order), pose=pose, label=place_label(sky, place))


def place_label(sky: Sky, place: Pose) -> str:
    """North edge, D7, or C3 alone where no edge is near; on hexes North edge, hex 0 -6, facing S."""
    edge = edge_at(sky, place) or None
    if sky.rules.hexes:
        return say("sky-spot-hexes", edge=edge, square=sky.square(place), facing=place.eighths)
    return say("sky-spot", edge=edge, square=sky.square(place))
