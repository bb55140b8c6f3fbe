"""The contract of an AEC environment, as PettingZoo's documentation states it, said again as checks.

PettingZoo's own `api_test` is run as well where it is installed; this runs anywhere.
"""

from __future__ import annotations

import random
from typing import Any, Callable, List, Tuple


class BrokenContract(AssertionError):
    """The environment does not keep what an AEC environment promises."""


def _must(holds: bool, sentence: str) -> None:
    if not holds:
        raise BrokenContract(sentence)


def _choose(env: Any, observation: Any, rng: random.Random) -> int:
    legal = [action for action, is_legal in enumerate(observation["action_mask"]) if is_legal]
    _must(bool(legal), f"{env.agent_selection} is to choose, and its mask allows nothing")
    return rng.choice(legal)


def _check_shape(env: Any) -> None:
    agents = set(env.agents)
    for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
        _must(set(getattr(env, name)) == agents, f"{name} must have the agents that are left, and no other")
    _must(env.agent_selection in agents, "agent_selection must be one of the agents")
    _must(env.num_agents == len(env.agents), "num_agents must count the agents")
    _must(agents <= set(env.possible_agents), "agents must be possible agents")


def play(env: Any, seed: int) -> List[Tuple[str, Any]]:
    """A game at random, checked at every step; who chose what."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    _must(list(env.agents) == list(env.possible_agents), "after a reset all agents are there")
    told: List[Tuple[str, Any]] = []
    earned = {agent: 0.0 for agent in env.possible_agents}
    for agent in env.agent_iter():
        _check_shape(env)
        observation, reward, terminated, truncated, info = env.last()
        _must(agent == env.agent_selection, "agent_iter must give the agent that is to step")
        _must(env.observation_space(agent).contains(observation), "an observation must lie in its space")
        _must(
            list(info["action_mask"]) == list(observation["action_mask"]),
            "the mask of the info must be that of the observation",
        )
        earned[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        action = _choose(env, observation, rng)
        _must(env.action_space(agent).contains(action), "an action must lie in its space")
        told.append((agent, action))
        env.step(action)
    _must(env.agents == [], "at the end no agent is left")
    _must(any(earned.values()) or set(earned.values()) == {0.0}, "rewards must add up")
    return told


def _refuses(step: Callable[[], object], sentence: str) -> None:
    try:
        step()
    except Exception:  # noqa: BLE001 - any refusal will do
        return
    raise BrokenContract(sentence)


def aec_contract(env: Any, games: int = 3) -> None:
    """Raises `BrokenContract` with a sentence where the environment breaks the contract."""
    for name in ("metadata", "possible_agents", "observation_space", "action_space", "close", "render"):
        _must(hasattr(env, name), f"an environment must have {name}")
    for agent in env.possible_agents:
        _must(env.observation_space(agent) is env.observation_space(agent), "spaces must stay the same objects")
        _must(env.action_space(agent) is env.action_space(agent), "spaces must stay the same objects")
    for seed in range(1, games + 1):
        _must(play(env, seed) == play(env, seed), "the same seed must give the same game")
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    illegal = next(action for action, is_legal in enumerate(mask) if not is_legal)
    _refuses(lambda: env.step(illegal), "an action outside the mask must be refused")
    for agent in env.agents:
        if agent != env.agent_selection:
            _must(not any(env.observe(agent)["action_mask"]), "who is not to choose has nothing to choose")
