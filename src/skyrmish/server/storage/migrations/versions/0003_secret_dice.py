"""A match has a secret that its dice come from, and shares of its seats. Older ones go on with their seed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("secret", sa.String(64), nullable=True))
    op.add_column("matches", sa.Column("shares", sa.Text, nullable=True))
