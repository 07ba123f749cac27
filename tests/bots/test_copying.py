"""A table copied inside rules is the same table, with nothing shared; a cleared one is as it was laid out."""

from random import Random
from typing import Any

from skyrmish.bots.ladder.players import KEPT, clear_table
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.search.mind import copy_table
from skyrmish.engine.records import Record, as_tuple
from skyrmish.games.squadron_leader.pieces import MOST_BOMBS, MOST_PLANES, Plane


def fill(record: Record, random: Random) -> Record:
    for field in record.FIELDS:
        value: Any = getattr(record, field.name)
        if field.is_number:
            drawn = [field.kind(random.randrange(2)) for _ in range(field.room.items if field.room else 1)]
            setattr(record, field.name, drawn if field.room else drawn[0])
        else:
            for part in value if field.room else [value]:
                fill(part, random)
    return record


def test_every_field_of_a_table_is_copied() -> None:
    source, target = fill(NotedTable(), Random(1)), NotedTable()
    source.count, source.bomb_count = MOST_PLANES, MOST_BOMBS  # type: ignore[attr-defined]
    copy_table(source, target)
    assert as_tuple(target) == as_tuple(source)
    target.planes[0].x += 1.0
    target.thrown[0] += 1
    assert as_tuple(target) != as_tuple(source)


def test_a_cleared_table_keeps_its_seats_and_what_is_written_before_it_is_read() -> None:
    table, fresh = NotedTable(), NotedTable()
    fill(table, Random(1))
    table.count, table.sides, table.bomb_count = MOST_PLANES, MOST_PLANES, MOST_BOMBS
    for name in KEPT[NotedTable]:
        setattr(fresh, name, getattr(table, name))
    for plane, blank in zip(table.planes, fresh.planes, strict=True):
        for name in KEPT[Plane]:
            setattr(blank, name, getattr(plane, name))
    clear_table(table)
    assert as_tuple(table) == as_tuple(fresh)
