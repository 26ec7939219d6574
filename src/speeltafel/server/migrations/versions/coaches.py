"""Whether a table has a coach."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"
branch_labels = None
depends_on = None


def upgrade() -> None:
    no = sa.false()
    op.add_column("tables", sa.Column("coach", sa.Boolean, nullable=False, server_default=no))


def downgrade() -> None:
    op.drop_column("tables", "coach")
