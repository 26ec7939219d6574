"""Pads from before there were seeds: what chance gives their people can be guessed no more."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"
branch_labels = None
depends_on = None

SEED_BITS = 60


def upgrade() -> None:
    pads = sa.table("pads", sa.column("code", sa.String), sa.column("seed", sa.BigInteger))
    connection = op.get_bind()
    for code in connection.execute(sa.select(pads.c.code).where(pads.c.seed == 0)).scalars().all():
        seeded = sa.update(pads).where(pads.c.code == code)
        connection.execute(seeded.values(seed=secrets.randbits(SEED_BITS)))


def downgrade() -> None:
    pass  # a seed stays as it is
