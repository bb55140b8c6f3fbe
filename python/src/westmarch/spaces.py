"""Spaces of observations and actions: gymnasium's where it is installed, and otherwise these few with the same names."""

from __future__ import annotations

import importlib
import random
from typing import Any, Dict, Mapping, Optional, Sequence


def _installed(name: str) -> Any:
    """A module; None where it is not installed."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


gymnasium = _installed("gymnasium")
numpy = _installed("numpy")

#: Whether observations are arrays of numpy, and spaces those of gymnasium.
WITH_GYMNASIUM = gymnasium is not None and numpy is not None


class Discrete:
    """The numbers from 0 to `n` - 1."""

    def __init__(self, n: int) -> None:
        self.n = n
        self._random = random.Random()

    def seed(self, seed: Optional[int] = None) -> None:
        self._random = random.Random(seed)

    def sample(self, mask: Optional[Sequence[int]] = None) -> int:
        """One of them: where there is a mask, one whose entry is not 0."""
        if mask is None:
            return self._random.randrange(self.n)
        legal = [action for action, is_legal in enumerate(mask) if is_legal]
        return self._random.choice(legal) if legal else 0

    def contains(self, x: Any) -> bool:
        return isinstance(x, int) and 0 <= x < self.n

    def __contains__(self, x: Any) -> bool:
        return self.contains(x)

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class Row:
    """Rows of `size` numbers from `low` to `high`."""

    def __init__(self, size: int, low: float, high: float) -> None:
        self.shape = (size,)
        self.low = low
        self.high = high

    def contains(self, x: Any) -> bool:
        return len(x) == self.shape[0] and all(self.low <= value <= self.high for value in x)

    def __contains__(self, x: Any) -> bool:
        return self.contains(x)

    def __repr__(self) -> str:
        return f"Row({self.shape[0]}, {self.low}, {self.high})"


class Named:
    """Spaces by name."""

    def __init__(self, spaces: Mapping[str, Any]) -> None:
        self.spaces: Dict[str, Any] = dict(spaces)

    def __getitem__(self, name: str) -> Any:
        return self.spaces[name]

    def contains(self, x: Any) -> bool:
        return set(x) == set(self.spaces) and all(space.contains(x[name]) for name, space in self.spaces.items())

    def __contains__(self, x: Any) -> bool:
        return self.contains(x)

    def __repr__(self) -> str:
        return f"Named({self.spaces})"


def actions_space(actions: int) -> Any:
    """The numbers of actions."""
    return gymnasium.spaces.Discrete(actions) if WITH_GYMNASIUM else Discrete(actions)


def observation_space(slots: int, actions: int) -> Any:
    """`observation`: a tensor; `action_mask`: 1 for each action that is legal."""
    if not WITH_GYMNASIUM:
        return Named(
            {"observation": Row(slots, -float("inf"), float("inf")), "action_mask": Row(actions, 0, 1)}
        )
    spaces = gymnasium.spaces
    infinite = float("inf")
    return spaces.Dict(
        {
            "observation": spaces.Box(-infinite, infinite, (slots,), numpy.float32),
            "action_mask": spaces.Box(0, 1, (actions,), numpy.int8),
        }
    )


def row_of(numbers: Any, kind: str) -> Any:
    """Numbers as the space says: an array of numpy, or the row as it is."""
    return numpy.array(numbers, dtype=kind) if WITH_GYMNASIUM else numbers
