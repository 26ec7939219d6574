"""Tables, seats and the lines of the journals."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("origin", sa.String(16), nullable=False),
        sa.Column("next", sa.String(16), nullable=False),
        sa.Column("started", sa.Boolean, nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("word", sa.String(200), nullable=False),
    )
    op.create_table(
        "lines",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("client", sa.String(80), nullable=True),
        sa.UniqueConstraint("code", "client", name="lines_client"),
    )


def downgrade() -> None:
    for name in ("lines", "seats", "tables"):
        op.drop_table(name)
