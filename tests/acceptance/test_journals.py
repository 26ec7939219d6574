"""What older sources played is replayed alike; what they did not play is not."""

import pytest

from speeltafel.engine.errors import BadInput
from speeltafel.engine.journal import load
from tests import ours
from tests.acceptance.journals import COMMITS, is_there, written_by


@pytest.mark.skipif(
    not all(map(is_there, COMMITS)), reason="this copy of the sources has no history"
)
def test_an_older_commit_s_games_are_replayed_alike() -> None:
    texts = written_by(COMMITS[0], 1)
    assert len(texts) == len(ours.NAMES)
    for text in texts:
        load(text).verify()
    forged = load(texts[0])
    forged.moves.pop()
    with pytest.raises(BadInput):
        forged.verify()
