"""Orders before the first round: stats and places."""

from collections.abc import Iterable, Sequence

from skyrmish.games.orders import Order, Situation, Verb, expect, number_of
from skyrmish.games.squadron_leader.measuring.places import pose_named
from skyrmish.games.squadron_leader.orders.refusals import no, no_place
from skyrmish.games.squadron_leader.pieces import Rules, Table, stats_on_card
from skyrmish.games.squadron_leader.play.decisions import answer_assign, answer_place
from skyrmish.games.squadron_leader.play.setting_up.allocations import allocations, stats_to_share
from skyrmish.games.squadron_leader.play.setting_up.crowded import roomiest_place
from skyrmish.games.squadron_leader.play.setting_up.placing import why_not_place
from skyrmish.games.squadron_leader.play.setting_up.setup import why_not_assign
from skyrmish.games.squadron_leader.play.setting_up.spots import heading_number, spot, spot_count
from skyrmish.games.squadron_leader.play.setting_up.standing import is_apart, why_not_stand
from skyrmish.games.squadron_leader.reasons import ALLOWED, NO_SUCH_STATS
from skyrmish.games.squadron_leader.stats import FEWEST_STATS, MOST_STATS, STAT_NAMES
from skyrmish.geometry.poses import Pose
from skyrmish.words.refusal import Refusal

MOST_PLACES = 24


class Assign(Verb):
    """SL1-STAT-01  Share out the numbers."""

    name, form = "assign", f"assign {' '.join(STAT_NAMES).upper()}"

    def read(self, words: Sequence[str]) -> Order:
        return Order(self, numbers=whole_numbers(self, words, *range(FEWEST_STATS, MOST_STATS + 1)))

    def options(self, at: Situation) -> Iterable[Order]:
        found = allocations(at.rules, at.table.planes[at.number].kind)
        return [Order(self, numbers=tuple(map(float, stats))) for stats in found]

    def why_not(self, at: Situation, order: Order) -> int:
        card, kind = [int(number) for number in order.numbers], at.table.planes[at.number].kind
        if len(card) != stats_on_card(at.rules, kind):
            return NO_SUCH_STATS
        return why_not_assign(at.rules, kind, card)

    def refusal(self, at: Situation, order: Order, reason: int) -> Refusal:  # noqa: ARG002
        numbers = stats_to_share(at.rules, at.table.planes[at.number].kind)
        return no(at, reason, stats=list(numbers), speed_fixed=at.rules.bomber_speed)

    def answer(self, at: Situation, order: Order) -> None:
        answer_assign(at.rules, at.table, at.number, [int(number) for number in order.numbers])


class Place(Verb):
    """SL1-PLACE-01  Put a plane down along the edge."""

    name, form = "place", "place X Y HEADING"

    def read(self, words: Sequence[str]) -> Order:
        return Order(self, numbers=numbers_of(self, words, 3))

    def options(self, at: Situation) -> Iterable[Order]:
        """Some of the legal placements, spread around the board; any other that the clauses allow is legal too."""
        return [self.at_pose(at.rules, pose) for pose in places(at.rules, at.table, at.number)]

    def at_pose(self, rules: Rules, pose: Pose) -> Order:
        return Order(self, numbers=(pose.x, pose.y, heading_number(rules, pose)))

    def why_not(self, at: Situation, order: Order) -> int:
        return why_not_place(at.rules, at.table, at.number, pose_named(at.rules, *order.numbers))

    def refusal(self, at: Situation, order: Order, reason: int) -> Refusal:
        return no_place(at, reason, pose_named(at.rules, *order.numbers))

    def answer(self, at: Situation, order: Order) -> None:
        answer_place(at.rules, at.table, at.number, *order.numbers)


def numbers_of(verb: Verb, words: Sequence[str], *counts: int) -> tuple[float, ...]:
    """So many numbers after the verb."""
    numbers = tuple(number_of(word, verb) for word in words[1:])
    expect(len(numbers) in counts, verb)
    return numbers


def whole_numbers(verb: Verb, words: Sequence[str], *counts: int) -> tuple[float, ...]:
    numbers = numbers_of(verb, words, *counts)
    expect(all(number == int(number) for number in numbers), verb, key="order-whole-numbers")
    return numbers


def places(rules: Rules, table: Table, i: int) -> list[Pose]:
    """Good spots along the edge; where the board is crowded, the roomiest."""
    spots = [spot(rules, table, i, number) for number in range(spot_count(rules, table, i))]
    good = [
        pose for pose in spots if why_not_stand(rules, table, i, pose) == ALLOWED and is_apart(rules, table, i, pose)
    ]
    return good[:: max(1, len(good) // MOST_PLACES)] or [roomiest_place(rules, table, i)]
