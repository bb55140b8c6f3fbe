"""Many games at once: one line of JSON makes a choice in all of them."""

from __future__ import annotations

from array import array
from itertools import accumulate
from typing import Any, Callable, List, NamedTuple, Optional, Sequence

from .connection import Answer, Connection, Settings, packed, unpacked


class Ended(NamedTuple):
    """A game that has ended. The next has begun in its slot."""

    slot: int
    seed: int
    decisions: int
    returns: List[float]
    reason: str


class Batch:
    """`games` games that are played in step. Those that end are followed by new ones, so the batch never stands still."""

    def __init__(
        self,
        game: str,
        games: int = 256,
        seed: int = 1,
        settings: Optional[Settings] = None,
        mask: bool = False,
        tensor: bool = False,
        sparse: bool = False,
        command: Optional[Sequence[str]] = None,
    ) -> None:
        self.connection = Connection(game, settings, command)
        self.games = games
        #: The numbers of a tensor.
        self.slots: int = self.connection.identity["slots"]
        self._kind: str = self.connection.identity["actionType"]
        parts = [name for name, wanted in (("mask", mask), ("tensor", tensor), ("sparse", sparse)) if wanted]
        answer = self.connection.ask(
            "batch", games=games, seed=seed, settings=self.connection.settings, **{"with": parts}
        )
        #: The bits of a row of `masks`, before it is filled up to whole bytes.
        self.mask_bits: int = answer["maskBits"]
        self._take(answer)

    def _take(self, answer: Answer) -> None:
        #: The seat that is to choose in each game.
        self.seats: "array[int]" = unpacked(answer["seats"], "uint8")
        #: How many actions are legal in each game, and where they begin in `actions`.
        self.counts: "array[int]" = unpacked(answer["counts"], "uint32")
        self.starts: List[int] = [0, *accumulate(self.counts)]
        #: The legal actions of all games, one game after the other.
        self.actions: "array[int]" = unpacked(answer["actions"], self._kind)
        #: Rows of bits, the lowest of each byte first; empty without `mask`.
        self.masks: "array[int]" = unpacked(answer.get("mask", ""), "uint8")
        #: A tensor for each game, as the seat that is to choose sees it; empty without `tensor`.
        self.tensors: "array[float]" = unpacked(answer.get("tensor", ""), "float32")
        told = answer.get("sparse", {"counts": "", "slots": "", "values": ""})
        #: With `sparse`, what is not 0 in the tensors: where those of each game begin, which slots, and what stands there.
        self.sparse_starts: List[int] = [0, *accumulate(unpacked(told["counts"], "uint32"))]
        self.sparse_slots: "array[int]" = unpacked(told["slots"], "uint16")
        self.sparse_values: "array[float]" = unpacked(told["values"], "float32")

    def legal(self, slot: int) -> "array[int]":
        """The legal actions of one game."""
        return self.actions[self.starts[slot] : self.starts[slot + 1]]

    def tensor(self, slot: int) -> "array[float]":
        """What the seat to choose sees in one game."""
        return self.tensors[slot * self.slots : (slot + 1) * self.slots]

    def nonzero(self, slot: int) -> "array[int]":
        """The slots that are not 0 in the tensor of one game, in rising order. Needs `sparse`."""
        return self.sparse_slots[self.sparse_starts[slot] : self.sparse_starts[slot + 1]]

    def random_actions(self, random: Callable[[], float]) -> List[int]:
        """A legal action for each game; `random` gives numbers from 0 to below 1."""
        legal = self.actions
        return [legal[start + int(random() * count)] for start, count in zip(self.starts, self.counts)]

    def step(self, actions: Sequence[int]) -> List[Ended]:
        """Plays one action in each game. Where one is not legal, no game is played on and it raises."""
        answer = self.connection.ask("step-batch", actions=packed(actions, self._kind))
        self._take(answer)
        return [Ended(**{name: one[name] for name in Ended._fields}) for one in answer["ended"]]

    def close(self) -> None:
        self.connection.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()
