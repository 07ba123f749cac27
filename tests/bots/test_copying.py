"""A table copied inside rules is the same table, with nothing shared; a cleared one is as it was laid out."""

from random import Random
from typing import Any

from skyrmish.bots.ladder.players import KEPT, clear_table
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.search.mind import copy_table
from skyrmish.engine.records import Record, as_tuple
from skyrmish.games.squadron_leader.pieces import MOST_BOMBS, MOST_PLANES


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


def keep(source: Record, target: Record) -> None:
    """Give the other one what clearing leaves alone, in every record within it too."""
    for field in source.FIELDS:
        value: Any = getattr(source, field.name)
        if field.name in KEPT.get(type(source), ()):
            setattr(target, field.name, value)
        elif not field.is_number:
            beside: Any = getattr(target, field.name)
            for part, blank in zip(value, beside, strict=True) if field.room else [(value, beside)]:
                keep(part, blank)


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
    keep(table, fresh)
    clear_table(table)
    assert as_tuple(table) == as_tuple(fresh)
