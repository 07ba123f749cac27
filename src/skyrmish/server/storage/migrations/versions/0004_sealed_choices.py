"""What a secret choice was sealed with, and the number of the table that it answered. Older ones have no seal."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("orders", sa.Column("nonce", sa.String(64), nullable=True))
    op.add_column("orders", sa.Column("answers", sa.Integer, nullable=True))
