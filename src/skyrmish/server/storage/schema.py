"""The tables of the database. Orders are only ever added."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", Float, nullable=False),  # seconds since 1970
    Column("setup", Text, nullable=False),  # the whole request it was made from, JSON
    Column("settled", Text, nullable=False),  # every setting as it was then, JSON: the ruleset travels with the match
    Column("seed", BigInteger, nullable=False),
    Column("watch_key", String(64), nullable=False),  # spectators see nothing secret
    Column("record", Text, nullable=True),  # what was played before, if the match began as a record
    Column("next", String(32), nullable=True),  # the rematch
    Column("secret", String(64), nullable=True),  # of the dice; null: they come from the seed
    Column("shares", Text, nullable=True),  # what the seats have added to the dice, JSON; null: not gathered yet
    Column("ended", Float, nullable=True),  # seconds since 1970; null: not yet
    Column("winner", String(40), nullable=True),  # a side; null: none yet, or a draw
    Column("how", String(32), nullable=True),  # the event by which the players ended it; empty: the rules did
    Column("offer", Text, nullable=True),  # what somebody asks of the others, JSON
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("position", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(40), nullable=False),  # of the bot that has the seat
    Column("key_hash", String(64), nullable=False),  # empty for a bot
    Column("bot_for_absent", String(40), nullable=False),  # level of the bot that flies for a person who left
    Column("let_go", Boolean, nullable=False, server_default=false()),  # whoever has it wants the match deleted
    Index("seats_by_key", "key_hash"),
)

orders = Table(
    "orders",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1
    Column("request", String(64), nullable=False),  # the id under which they were given
    Column("seat", String(40), nullable=False),
    Column("given", Text, nullable=False),  # one order a line
    Column("rolls", Text, nullable=False),  # the faces that fell, spaces between them
    Column("seconds", Float, nullable=False),  # that the seat took for them
    Column("at", Float, nullable=True),  # when they were taken, seconds since 1970; clocks go on from there
    Column("nonce", String(64), nullable=True),  # that a secret choice was sealed with; null: it was not
    Column("answers", Integer, nullable=True),  # the number of the table that it answered
    UniqueConstraint("match", "request", name="one_answer_a_request"),
)

# Where several hosts share a database; empty in SQLite, which has one.

hosts = Table(
    "hosts",
    metadata,
    Column("id", String(32), primary_key=True),  # of one life: it starts again with another
    Column("address", String(255), nullable=False),  # where other hosts reach it
    Column("token", String(64), nullable=False),  # whoever knows it has read it here, and is a host too
    Column("until", Float, nullable=False),  # it is believed to live, seconds since 1970 by the database's clock
    Column("leaving", Boolean, nullable=False),  # others may take its matches already
)

leases = Table(
    "leases",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("host", String(32), nullable=True),  # that has it; null: put away
    Column("number", Integer, nullable=False),  # one more each time it is taken, and never less
)
