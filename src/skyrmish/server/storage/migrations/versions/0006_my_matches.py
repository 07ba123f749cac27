"""How a match ended, who has let go of it, and what is being asked at it. Older matches note their end when opened."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("matches", sa.Column("ended", sa.Float, nullable=True))
    op.add_column("matches", sa.Column("winner", sa.String(40), nullable=True))
    op.add_column("matches", sa.Column("how", sa.String(32), nullable=True))
    op.add_column("matches", sa.Column("offer", sa.Text, nullable=True))
    op.add_column("seats", sa.Column("let_go", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("seats_by_key", "seats", ["key_hash"])
