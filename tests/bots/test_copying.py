"""A table copied inside rules is the same table, with nothing shared."""

from random import Random
from typing import Any

from skyrmish.bots.search.mind import copy_table
from skyrmish.engine.records import Record, as_tuple
from skyrmish.games.squadron_leader.pieces import MOST_PLANES, Table


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
    source, target = fill(Table(), Random(1)), Table()
    source.count = MOST_PLANES  # type: ignore[attr-defined]
    copy_table(source, target)
    assert as_tuple(target) == as_tuple(source)
    target.planes[0].x += 1.0
    target.thrown[0] += 1
    assert as_tuple(target) != as_tuple(source)
