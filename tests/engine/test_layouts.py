"""Records in the memory of a module: where fields lie, what is written, and what is read there."""

from typing import Annotated, Any

import pytest

from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.search.mind import Mind
from skyrmish.bots.squadron_dice.solver.answers import Workshop
from skyrmish.engine.browser.in_page import MOST_SHARED, InPage
from skyrmish.engine.browser.packing import GAP, pieces, unpacked
from skyrmish.engine.layouts import described, layout_of, name_of, with_parts
from skyrmish.engine.records import Record, Room, as_tuple, layout, packed
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules


class Wheel(Record):
    """Numbers of every kind, with gaps between them."""

    broken: bool
    size: float
    spare: bool
    spokes: int


class Wagon(Record):
    loaded: bool
    wheels: Annotated[list[Wheel], Room(4)]
    front: Wheel
    weights: Annotated[list[float], Room(3)]
    sold: bool


class Depot(Record):
    count: int
    wagons: Annotated[list[Wagon], Room(100)]
    locked: bool


class Memory:
    """A module that has a memory and no rules."""

    def __init__(self) -> None:
        self.bytes, self.called = bytearray(), ("", ())

    def reserve(self, size: int) -> int:
        self.bytes += bytes(size)
        return len(self.bytes) - size

    def clear(self, address: int, size: int) -> None:
        self.write(address, bytes(size))

    def write(self, address: int, data: bytes) -> None:
        self.bytes[address : address + len(data)] = data

    def read(self, address: int, size: int) -> bytes:
        return bytes(self.bytes[address : address + size])

    def call(self, rule: str, *values: float) -> Any:
        self.called = rule, values


def wagon() -> Wagon:
    made = Wagon(loaded=True, front=Wheel(size=0.5, spokes=-8, spare=True), weights=[1.0, -2.0, 0.1])
    made.wheels[2] = Wheel(broken=True, size=1e300, spokes=1 << 62)
    return made


@pytest.mark.parametrize("kind", [Wheel, Wagon, Depot, Rules, Knowledge, Mind, Workshop], ids=name_of)
def test_fields_lie_where_numpy_has_them(kind: type[Record]) -> None:
    for part in with_parts(kind):
        numpy = layout(part)
        assert layout_of(part).size == numpy.itemsize
        assert numpy.fields is not None
        for place in layout_of(part).places:
            assert place.offset == numpy.fields[place.field.name][1]


def test_a_layout_is_told_as_data() -> None:
    assert described(Wagon)["fields"]["wheels"] == {"offset": 8, "kind": name_of(Wheel), "items": 4}
    assert described(Wheel)["fields"]["spokes"] == {"offset": 24, "kind": "int"}


def test_a_record_has_the_same_bytes_as_numpys() -> None:
    whole = bytearray(layout_of(Wagon).size)
    for offset, data in pieces(wagon()):
        whole[offset : offset + len(data)] = data
    assert bytes(whole) == packed(wagon()).tobytes()
    assert as_tuple(unpacked(Wagon, bytes(whole))) == as_tuple(wagon())


def test_only_what_is_not_zero_is_written() -> None:
    assert pieces(Depot()) == []
    depot = Depot(count=1, locked=True)
    assert [offset for offset, _ in pieces(depot)] == [0, layout_of(Depot).place("locked").offset]
    assert layout_of(Depot).size > GAP


def test_of_the_room_for_all_flight_plans_little_is_written() -> None:
    rules = make_rules(Ruleset(modules=("altitude", "split-s")))
    assert sum(len(data) for _, data in pieces(rules)) < layout_of(Rules).size // 50


def test_a_held_record_is_read_and_set_by_name() -> None:
    page = InPage(Memory())
    held = page.hold(wagon())
    opened = page.opened(held)
    assert (opened.loaded, opened.front.spokes, opened.wheels[2].size) == (True, -8, 1e300)
    assert list(opened.weights) == [1.0, -2.0, 0.1]
    opened.wheels[1].spokes = 5
    opened.weights[1] = 7.0
    opened.front.broken = True
    plain = page.plain(Wagon, held)
    assert (plain.wheels[1].spokes, plain.weights, plain.front.broken) == (5, [1.0, 7.0, 0.1], True)
    opened.weights = [4.0, 5.0, 6.0]
    opened.weights[:2] = [0.0, 0.0]
    assert list(opened.weights) == [0.0, 0.0, 6.0]


def test_room_is_used_again_and_cleared_before() -> None:
    page = InPage(Memory())
    first = page.hold(wagon())
    address = first.address
    assert page.hold(Wagon()).address != address, "nobody takes what is in use"
    del first
    again = page.hold(Wagon())
    assert again.address == address
    assert as_tuple(page.plain(Wagon, again)) == as_tuple(Wagon())


def test_what_nobody_changes_is_held_once() -> None:
    page, known = InPage(Memory()), [Wagon() for _ in range(MOST_SHARED + 1)]
    assert page.share(known[0]) is page.share(known[0])
    first = page.share(known[0]).address
    for each in known[1:]:
        page.share(each)
    assert page.hold(Wagon()).address == first, "only the last few are kept"


def test_rules_are_told_where_records_lie() -> None:
    memory = Memory()
    page = InPage(memory)
    page.hold(Wheel())
    held = page.hold(wagon())

    def load(wagon: Wagon, weight: float) -> None: ...

    page.translated(load)(held, 2.5)
    assert memory.called == ("load", (held.address, 2.5))
