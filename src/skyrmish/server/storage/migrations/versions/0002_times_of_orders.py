"""When orders were taken: clocks go on from there, also while nobody has the match in memory."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("orders", sa.Column("at", sa.Float, nullable=True))
