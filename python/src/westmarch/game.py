"""Games and states as OpenSpiel has them: `load_game`, `new_initial_state`, `apply_action`, `chance_outcomes` …

OpenSpiel itself is not needed. What it has and this has not: `history`, games in normal form, and `undo_action`.
"""

from __future__ import annotations

import json
import weakref
from array import array
from typing import Any, Dict, List, Optional, Sequence, Tuple

from .connection import Answer, Connection, Settings, WestmarchError, unpacked

#: What `current_player` is where chance is waited for, and where the game is over.
CHANCE = -1
TERMINAL = -4


def load_game(
    name: str,
    settings: Optional[Settings] = None,
    command: Optional[Sequence[str]] = None,
) -> "Game":
    """A game by its name: duel, confrontation, five-armies, trading-card-game, trading-card-draft, war-of-the-ring."""
    return Game(name, settings, command)


class Game:
    """One game of these settings. All its states live in one running `westmarch env`."""

    def __init__(
        self,
        name: str,
        settings: Optional[Settings] = None,
        command: Optional[Sequence[str]] = None,
    ) -> None:
        self.connection = Connection(name, settings, command)
        self.identity: Dict[str, Any] = self.connection.identity
        self._named = 0

    def short_name(self) -> str:
        return str(self.identity["game"])

    def num_players(self) -> int:
        return len(self.identity["seats"])

    def num_distinct_actions(self) -> int:
        """The numbers of actions at a table of these settings are below this."""
        return int(self.identity["actionsHere"])

    def observation_tensor_shape(self) -> List[int]:
        return list(self.identity["observation"]["shape"])

    def observation_tensor_size(self) -> int:
        return int(self.identity["slots"])

    def min_utility(self) -> float:
        return float(self.identity["returns"]["least"])

    def max_utility(self) -> float:
        return float(self.identity["returns"]["most"])

    def new_initial_state(self, seed: Optional[int] = None) -> "State":
        """A new game. Without a seed the caller is chance: the state begins as a chance node."""
        how: Dict[str, Any] = {"chance": "enumerated"} if seed is None else {"seed": seed}
        return self._state(self._ask("reset", settings=self.connection.settings, game=self._name(), **how))

    def deserialize_state(self, text: str) -> "State":
        """The state that `serialize` has written, here or on another machine."""
        return self._state(self._ask("deserialize", **{"text": text, "as": self._name()}))

    def close(self) -> None:
        self.connection.close()

    def __enter__(self) -> "Game":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _name(self) -> int:
        self._named += 1
        return self._named

    def _ask(self, do: str, **fields: Any) -> Answer:
        return self.connection.ask(do, **fields)

    def _state(self, answer: Answer) -> "State":
        return State(self, answer)

    def _drop(self, name: int) -> None:
        try:
            self._ask("drop", game=name)
        except (WestmarchError, ValueError, OSError):
            # The program has ended, and the state with it.
            return


class State:
    """Where one game stands."""

    def __init__(self, game: Game, answer: Answer) -> None:
        self._game = game
        self._name = int(answer["game"])
        self._answer = answer
        # Gone here, gone there.
        self._finalizer = weakref.finalize(self, game._drop, self._name)
        self._finalizer.atexit = False

    def get_game(self) -> Game:
        return self._game

    def current_player(self) -> int:
        """The seat to choose, `CHANCE` or `TERMINAL`. Where several owe an answer, the first of them."""
        kind = self._answer["kind"]
        if kind == "decision":
            return int(self._answer["seat"])
        return CHANCE if kind == "chance" else TERMINAL

    def is_chance_node(self) -> bool:
        return bool(self._answer["kind"] == "chance")

    def is_terminal(self) -> bool:
        return bool(self._answer["kind"] == "end")

    def is_simultaneous_node(self) -> bool:
        """Never: seats that choose at the same time and in secret do so one after the other."""
        return False

    def legal_actions(self, player: Optional[int] = None) -> List[int]:
        """What the seat to choose can do, or which outcomes chance has; nothing for any other seat."""
        if self.is_chance_node():
            return list(range(self._answer["outcomes"])) if player in (None, CHANCE) else []
        if self.is_terminal() or player not in (None, self.current_player()):
            return []
        return sorted(self._answer["actions"])

    def legal_actions_mask(self, player: Optional[int] = None) -> List[int]:
        """One number for each action, 1 where it is legal."""
        mask = [0] * self._game.num_distinct_actions()
        if not self.is_chance_node():
            for action in self.legal_actions(player):
                mask[action] = 1
        return mask

    def chance_outcomes(self) -> List[Tuple[int, float]]:
        """The outcomes of the next draw with their probabilities: a shuffle is a row of draws, one after the other."""
        if not self.is_chance_node():
            raise WestmarchError("chance is not waited for here: ask is_chance_node first")
        return [(outcome, self._answer["probability"]) for outcome in range(self._answer["outcomes"])]

    def apply_action(self, action: int) -> None:
        """Makes a choice, or gives the outcome of chance."""
        if self.is_chance_node():
            self._answer = self._ask("outcome", outcome=int(action))
        else:
            self._answer = self._ask("step", action=int(action))

    def sample_chance(self, seed: int) -> None:
        """Gives all outcomes of chance up to the next choice, by a seed: for shuffles, which are many draws."""
        self._answer = self._ask("outcome", sample=seed)

    def child(self, action: int) -> "State":
        """A copy in which this was done."""
        state = self.clone()
        state.apply_action(action)
        return state

    def returns(self) -> List[float]:
        """By seat 1, -1, or 0 for a draw; all 0 while the game goes on."""
        if self.is_terminal():
            return [float(value) for value in self._answer["returns"]]
        return [0.0] * self._game.num_players()

    def rewards(self) -> List[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def clone(self, seed: Optional[int] = None) -> "State":
        """The same once more. With a seed, chance goes on differently in the copy."""
        fields: Dict[str, Any] = {} if seed is None else {"seed": seed}
        return State(self._game, self._ask("clone", **{"as": self._game._name(), **fields}))

    def resample_from_infostate(self, player: int, seed: int) -> "State":
        """A whole state that what this seat knows does not contradict: what is hidden is drawn by the seed."""
        name = self._game._name()
        return State(self._game, self._ask("determinize", **{"seat": player, "seed": seed, "as": name}))

    def serialize(self) -> str:
        """The whole state as text, secrets among it."""
        return str(self._ask("serialize")["text"])

    def observation_tensor(self, player: Optional[int] = None) -> "array[float]":
        """What a seat sees, as `observation_tensor_size` numbers."""
        wish: Dict[str, Any] = {"with": ["tensor", "packed"], **self._seat(player)}
        answer = self._ask("observe", **wish)
        return unpacked(answer["tensor"], "float32")

    def observation(self, player: Optional[int] = None) -> Dict[str, Any]:
        """What a seat sees, as the game's own state with what is hidden taken out."""
        view: Dict[str, Any] = self._ask("observe", **self._seat(player))["view"]
        return view

    def observation_string(self, player: Optional[int] = None) -> str:
        """The same as text: equal where the seat sees the same."""
        return json.dumps(self.observation(player), sort_keys=True)

    def action_to_string(self, action: int) -> str:
        """The choice of this number, as the game's notation writes it."""
        if self.is_chance_node():
            return f"chance:{action}"
        for choice in self._ask("state", **{"with": ["choices"]})["choices"]:
            if choice["action"] == action:
                return str(choice["choice"])
        raise WestmarchError(f"action {action} is not legal now: ask legal_actions for those that are")

    def string_to_action(self, choice: str) -> int:
        """The number of a choice that is legal now."""
        for one in self._ask("state", **{"with": ["choices"]})["choices"]:
            if one["choice"] == choice:
                return int(one["action"])
        raise WestmarchError(f"{choice} is not legal now: action_to_string names what is")

    def sentences(self) -> Tuple[str, List[str]]:
        """The question in words, and each choice of `actions_in_order`."""
        answer = self._ask("state", **{"with": ["sentences"]})
        return answer["question"], answer["sentences"]

    def actions_in_order(self) -> List[int]:
        """The legal actions as the game lists them: a sentence each."""
        return list(self._answer["actions"]) if self._answer["kind"] == "decision" else []

    def __str__(self) -> str:
        who = self.current_player()
        return f"{self._game.short_name()}: {who if who >= 0 else self._answer['kind']}"

    def _seat(self, player: Optional[int]) -> Dict[str, int]:
        return {} if player is None else {"seat": player}

    def _ask(self, do: str, **fields: Any) -> Answer:
        return self._game._ask(do, game=self._name, **fields)
