"""Learns Duel from nothing, and measures how often it beats a player at random. Pure Python, one core, a few minutes.

    python3 python/examples/learn_duel.py

The player prefers actions by a sum of weights: one for each action, and one for each action together with each thing
that it sees (a slot of the tensor that is not 0). It plays itself, chooses with the chances that its preferences give, and
after each game makes more likely what the winner chose and less likely what the loser chose (REINFORCE).
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from pathlib import Path
from typing import Dict, List, Sequence, Tuple

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from westmarch import Batch

#: What is seen of a position: the blocks of the tensor that matter to a choice and are not many slots.
SEEN = ("place", "chapter", "turn", "coins", "quest", "skills", "races", "units", "fortresses")

Key = int
Choice = Tuple[Sequence[int], List[int], int, List[float]]


class Player:
    """Preferences for actions, as sums of weights."""

    def __init__(self, slots: int, actions: int, blocks: Sequence[Dict[str, object]]) -> None:
        self.slots = slots
        self.actions = actions
        self.weights: Dict[Key, float] = {}
        self.seen = bytearray(slots)
        for block in blocks:
            if block["name"] in SEEN:
                first, size = int(str(block["first"])), int(str(block["size"]))
                self.seen[first : first + size] = b"\x01" * size

    def features(self, nonzero: Sequence[int], values: Sequence[float]) -> List[int]:
        """Where the weights of what is seen begin. The first is of every position. Amounts count by steps of two."""
        seen, rows = self.seen, [0]
        for slot, value in zip(nonzero, values):
            if seen[slot]:
                rows.append((1 + slot * 8 + min(7, int(value) >> 1)) * self.actions)
        return rows

    def chances(self, rows: List[int], legal: Sequence[int]) -> List[float]:
        """How likely each legal action is chosen."""
        get = self.weights.get
        scores = [sum([get(row + action, 0.0) for row in rows]) for action in legal]
        most = max(scores)
        powers = [math.exp(score - most) for score in scores]
        total = sum(powers)
        return [power / total for power in powers]

    def learn(self, choice: Choice, gain: float) -> None:
        """Makes a choice more likely, or with a gain below 0 less."""
        legal, rows, chosen, chances = choice
        weights = self.weights
        step = gain / len(rows)
        for action, chance in zip(legal, chances):
            change = step * ((1.0 if action == chosen else 0.0) - chance)
            if -1e-5 < change < 1e-5:
                continue
            for row in rows:
                key = row + action
                weights[key] = weights.get(key, 0.0) + change


def pick(legal: Sequence[int], chances: Sequence[float], rng: random.Random) -> int:
    """One of them, by their chances."""
    point = rng.random()
    for action, chance in zip(legal, chances):
        point -= chance
        if point < 0:
            return action
    return legal[-1]


def seen_in(batch: Batch, player: Player, slot: int) -> List[int]:
    start, end = batch.sparse_starts[slot], batch.sparse_starts[slot + 1]
    return player.features(batch.sparse_slots[start:end], batch.sparse_values[start:end])


def learn(player: Player, batch: Batch, games: int, rate: float, rng: random.Random) -> None:
    """Plays so many games against itself and learns from each."""
    told: List[List[Tuple[int, Choice]]] = [[] for _ in range(batch.games)]
    learnt = 0
    while learnt < games:
        actions: List[int] = []
        for slot in range(batch.games):
            legal = batch.legal(slot)
            rows = seen_in(batch, player, slot)
            chances = player.chances(rows, legal)
            action = pick(legal, chances, rng)
            actions.append(action)
            if len(legal) > 1:
                told[slot].append((batch.seats[slot], (legal, rows, action, chances)))
        for one in batch.step(actions):
            slow = rate / (1 + 3 * learnt / games)
            for seat, choice in told[one.slot]:
                player.learn(choice, slow * one.returns[seat])
            told[one.slot] = []
            learnt += 1


def wins(player: Player, batch: Batch, games: int, rng: random.Random) -> Tuple[float, int]:
    """How many of so many games it wins against a player at random, sides by turns; a draw is half a win."""
    # The games that are under way count from their beginning on; later ones are not counted, so that long games are not missed.
    counted = {slot: games // batch.games + (1 if slot < games % batch.games else 0) for slot in range(batch.games)}
    parts = [slot % 2 for slot in range(batch.games)]
    won, played = 0.0, 0
    while played < games:
        actions = []
        for slot in range(batch.games):
            legal = batch.legal(slot)
            if batch.seats[slot] != parts[slot]:
                actions.append(legal[int(rng.random() * len(legal))])
                continue
            chances = player.chances(seen_in(batch, player, slot), legal)
            actions.append(legal[max(range(len(legal)), key=chances.__getitem__)])
        for one in batch.step(actions):
            if counted[one.slot] > 0:
                counted[one.slot] -= 1
                won += (one.returns[parts[one.slot]] + 1) / 2
                played += 1
            parts[one.slot] = 1 - parts[one.slot]
    return won, played


def wilson(won: float, played: int, z: float = 1.96) -> Tuple[float, float]:
    """Between what the true share lies, 95 times in 100 (Wilson)."""
    share = won / played
    middle = share + z * z / (2 * played)
    reach = z * math.sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    whole = 1 + z * z / played
    return (middle - reach) / whole, (middle + reach) / whole


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=6000, help="games to learn from")
    parser.add_argument("--against", type=int, default=2000, help="games to measure it by")
    parser.add_argument("--at-once", type=int, default=100, help="games that are played in step")
    parser.add_argument("--rate", type=float, default=1.0, help="how much a game changes")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = random.Random(given.seed)
    began = time.process_time()
    with Batch("duel", games=given.at_once, seed=given.seed, sparse=True) as batch:
        identity = batch.connection.identity
        player = Player(batch.slots, identity["actionsHere"], identity["observation"]["blocks"])
        learn(player, batch, given.games, given.rate, rng)
    seconds = time.process_time() - began
    print(f"{given.games} games learnt from, {seconds:.0f} s of processor time in Python, {len(player.weights)} weights")
    with Batch("duel", games=given.at_once, seed=given.seed + 1_000_000, sparse=True) as batch:
        won, played = wins(player, batch, given.against, rng)
    low, high = wilson(won, played)
    print(f"won {100 * won / played:.1f} % of {played} games against random ({100 * low:.1f} to {100 * high:.1f})")


if __name__ == "__main__":
    main()
