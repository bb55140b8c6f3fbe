"""Plays a batch at random for so many decisions, and tells what it took: processor seconds of this process and of westmarch.

    PYTHONPATH=python/src python3 bench/environments/random_play.py duel --games 512 --decisions 300000 [--sparse]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from pathlib import Path

from westmarch import Batch


def processor_seconds(pid: int) -> float:
    """What another process has used so far, as Linux tells."""
    facts = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument("--decisions", type=int, default=300_000)
    parser.add_argument("--sparse", action="store_true", help="with tensors")
    given = parser.parse_args()
    choose = random.Random(1).random
    with Batch(given.game, games=given.games, sparse=given.sparse) as batch:
        # Until the rules have been compiled.
        for _ in range(1 + given.decisions // 4 // given.games):
            batch.step(batch.random_actions(choose))
        pid = batch.connection.process_id
        python, node = time.process_time(), processor_seconds(pid)
        decisions = 0
        while decisions < given.decisions:
            batch.step(batch.random_actions(choose))
            decisions += given.games
        spent = {"python": time.process_time() - python, "node": processor_seconds(pid) - node}
    print(json.dumps({"decisions": decisions, **spent}))


if __name__ == "__main__":
    main()
