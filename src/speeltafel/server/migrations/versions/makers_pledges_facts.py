"""Who made a table, and what people pledge and tell of themselves."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("pledge", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("facts", sa.Text, nullable=False, server_default="{}"))
    # Whoever made a table got its first seat.
    op.execute(
        "UPDATE tables SET maker = COALESCE("
        "(SELECT token FROM seats WHERE seats.code = tables.code AND seats.seat = 0), '')"
    )


def downgrade() -> None:
    for table, column in (("seats", "facts"), ("seats", "pledge"), ("tables", "maker")):
        op.drop_column(table, column)
