"""Games that older sources played are replayed by today's: `python -m tests.acceptance.journals`.

The sources of a commit are taken out of the repository, play random games in a process of their
own, and write journals. Today's rules have to find every move legal, and the same end to the byte.
"""

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from speeltafel.engine.journal import load

ROOT = Path(__file__).parents[2]
COMMITS = ("59b15d8", "e3086a4", "dfda6d1")
"""Since no game has changed its version; all of them have changed a good deal in their sources."""
PLAY = """
import json, random, sys
from speeltafel.engine.chance import Seal
from speeltafel.engine.journal import Journal
from speeltafel.engine.registry import all_games
told = []
for game in all_games().values():
    for number in range(int(sys.argv[1])):
        luck = random.Random(f"{game.id} {number}")
        players = luck.choice(game.seats)
        journal = Journal(game, players, {}, Seal(luck.randbytes(32)))
        state = journal.start()
        while state.to_act():
            seat = luck.choice(state.to_act())
            move = luck.choice(state.legal_moves(seat))
            journal.add(state, seat, state.write(move))
        journal.close()
        told.append(journal.dump())
json.dump(told, sys.stdout)
"""


def is_there(commit: str) -> bool:
    """Whether the repository knows it: a copy may have no history."""
    command = ["git", "cat-file", "-e", f"{commit}^{{commit}}"]
    try:
        return not subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode
    except OSError:
        return False


def written_by(commit: str, games: int) -> list[str]:
    archive = ["git", "archive", commit, "src/speeltafel"]
    packed = subprocess.run(archive, cwd=ROOT, capture_output=True, check=True).stdout
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(packed)) as sources:
            sources.extractall(folder, filter="data")
        played = subprocess.run(
            [sys.executable, "-c", PLAY, str(games)],
            env={**os.environ, "PYTHONPATH": str(Path(folder, "src"))},
            capture_output=True,
            check=True,
        )
    told: list[str] = json.loads(played.stdout)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="of each game and each commit")
    given = parser.parse_args()
    for commit in COMMITS:
        journals = [load(text) for text in written_by(commit, given.games)]
        for journal in journals:
            journal.verify()
        moves = sum(len(journal.moves) for journal in journals)
        print(f"{commit}: {len(journals)} games, {moves} moves, all alike", flush=True)


if __name__ == "__main__":
    main()
