"""A game as PettingZoo's environments are played, seat by seat (AEC).

PettingZoo need not be installed. Where it is, the class below is one of its `AECEnv` and its own `api_test` takes it; the
contract as we read it is in `westmarch.contract`.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Dict, Iterator, List, Optional, Sequence

from .connection import Answer, Connection, Settings, unpacked
from .spaces import actions_space, observation_space, row_of

if TYPE_CHECKING:

    class _Base:
        """What a checker of types knows of PettingZoo's class, installed or not: it has no types."""

else:
    try:
        from pettingzoo import AECEnv as _Base
    except ImportError:

        class _Base:
            """Stands in for PettingZoo's class of the same part."""


def env(game: str = "duel", **options: Any) -> "WestmarchEnv":
    """The environment of a game, as PettingZoo's modules offer theirs."""
    return WestmarchEnv(game, **options)


class WestmarchEnv(_Base):
    """One game. Agents are its seats, by name. Rewards come when it ends: 1, -1, or 0 for a draw."""

    metadata: Dict[str, Any] = {
        "render_modes": ["ansi"],
        "name": "westmarch_v1",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "duel",
        settings: Optional[Settings] = None,
        most_decisions: Optional[int] = None,
        render_mode: Optional[str] = None,
        command: Optional[Sequence[str]] = None,
    ) -> None:
        self.connection = Connection(game, settings, command)
        identity = self.connection.identity
        self.render_mode = render_mode
        #: After so many choices the game is cut off (`truncations`); None: it goes on to its end.
        self.most_decisions = most_decisions
        self.possible_agents: List[str] = list(identity["seats"])
        self.agents: List[str] = []
        actions, slots = int(identity["actionsHere"]), int(identity["slots"])
        self._actions = actions
        self.action_spaces = {agent: actions_space(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: observation_space(slots, actions) for agent in self.possible_agents
        }
        self._seed = 0
        self._answer: Answer = {}

    # What PettingZoo asks for.

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> "WestmarchEnv":
        return self

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """A new game. The same seed gives the same game; without one, the next after the last."""
        self._seed = self._seed + 1 if seed is None else seed
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._take(self.connection.ask("reset", seed=self._seed, settings=self.connection.settings))
        self._select()

    def observe(self, agent: str) -> Dict[str, Any]:
        """What a seat sees, and its mask: all 0 while another is to choose."""
        seat = self.possible_agents.index(agent)
        answer = self.connection.ask("observe", **{"seat": seat, "with": ["tensor", "packed"]})
        tensor = unpacked(answer["tensor"], "float32")
        return {"observation": row_of(tensor, "float32"), "action_mask": row_of(self._mask(seat), "int8")}

    def last(self, observe: bool = True) -> Any:
        """Observation, reward since its last choice, terminated, truncated and info of the agent to choose."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Optional[int]) -> None:
        """Makes the choice of `agent_selection`. Of one that is out, `None`: it leaves `agents`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise ValueError(f"{agent} is to choose: an action of its mask is needed, not None")
        self._cumulative_rewards[agent] = 0.0
        self._take(self.connection.ask("step", action=int(action)))
        for one, reward in self.rewards.items():
            self._cumulative_rewards[one] += reward
        self._select()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they are to step, until none is left."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def render(self) -> Optional[str]:
        """The question in words, with everything that can be chosen."""
        if not self._answer or self._answer["kind"] != "decision":
            return None
        answer = self.connection.ask("state", **{"with": ["sentences"]})
        lines = [answer["question"], *(f"  {sentence}" for sentence in answer["sentences"])]
        return "\n".join(lines)

    def close(self) -> None:
        self.connection.close()

    def __str__(self) -> str:
        return f"westmarch/{self.connection.game}"

    # How it comes about.

    def _take(self, answer: Answer) -> None:
        self._answer = answer
        ended = answer["kind"] == "end"
        returns = answer["returns"] if ended else [0.0] * len(self.possible_agents)
        cut = (
            not ended and self.most_decisions is not None and answer["decisions"] >= self.most_decisions
        )
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = float(returns[seat])
            self.terminations[agent] = ended
            self.truncations[agent] = cut
            self.infos[agent] = {"action_mask": row_of(self._mask(seat), "int8")}

    def _select(self) -> None:
        seat = self._answer.get("seat", 0)
        self.agent_selection: str = self.possible_agents[seat]

    def _mask(self, seat: int) -> "array[int]":
        mask = array("b", bytes(self._actions))
        if self._answer["kind"] == "decision" and self._answer["seat"] == seat:
            for action in self._answer["actions"]:
                mask[action] = 1
        return mask

    def _leave(self, agent: str, action: Optional[int]) -> None:
        if action is not None:
            raise ValueError(f"{agent} is out of the game: the only step it has is None")
        self.agents.remove(agent)
        told: List[Dict[str, Any]] = [self.rewards, self._cumulative_rewards, self.terminations]
        for facts in [*told, self.truncations, self.infos]:
            del facts[agent]
        if self.agents:
            self.agent_selection = self.agents[0]
        for one in self.rewards:
            self.rewards[one] = 0.0
