"""Matches, their seats, and the orders given in them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("settled", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("watch_key", sa.String(64), nullable=False),
        sa.Column("record", sa.Text, nullable=True),
        sa.Column("next", sa.String(32), nullable=True),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("bot_for_absent", sa.String(40), nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("given", sa.Text, nullable=False),
        sa.Column("rolls", sa.Text, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.UniqueConstraint("match", "request", name="one_answer_a_request"),
    )
