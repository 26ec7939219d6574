"""What chance gives the people at a score pad."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("pads", sa.Column("seed", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("pads", "seed")
