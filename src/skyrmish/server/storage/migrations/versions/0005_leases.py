"""Hosts that share a database, and which of them has a match."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "hosts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("host", sa.String(32), nullable=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
