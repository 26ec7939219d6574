"""Servers that share a database, and whose each table and each pad is."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("node", sa.String(80), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False),
    )
    for name in ("tables", "pads"):
        node = sa.Column("node", sa.String(80), nullable=False, server_default="")
        op.add_column(name, node)
        op.add_column(name, sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_origin", "tables", ["origin"])


def downgrade() -> None:
    op.drop_index("tables_origin", "tables")
    for name in ("tables", "pads"):
        op.drop_column(name, "fence")
        op.drop_column(name, "node")
    op.drop_table("nodes")
