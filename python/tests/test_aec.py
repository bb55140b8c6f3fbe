"""The environment as PettingZoo has it: by our statement of the contract, and by PettingZoo's own where it is installed."""

from __future__ import annotations

import importlib
import importlib.util
import unittest
from contextlib import contextmanager
from typing import Any, Iterator, Optional
from unittest import mock

from westmarch import aec
from westmarch.contract import BrokenContract, aec_contract


class AecTest(unittest.TestCase):
    duel: aec.WestmarchEnv

    @classmethod
    def setUpClass(cls) -> None:
        cls.duel = aec.env("duel")
        cls.addClassCleanup(cls.duel.close)

    def _env(self, most_decisions: Optional[int] = None) -> aec.WestmarchEnv:
        self.duel.most_decisions = most_decisions
        return self.duel

    def test_keeps_the_contract(self) -> None:
        aec_contract(self._env(), games=1)

    def test_a_game_of_three_that_is_cut_off_keeps_it_too(self) -> None:
        env = aec.env("trading-card-game", settings={"players": "3"}, most_decisions=6)
        self.addCleanup(env.close)
        aec_contract(env, games=1)

    def test_the_contract_finds_what_is_broken(self) -> None:
        with forgetful(self._env()) as broken, self.assertRaises(BrokenContract):
            aec_contract(broken, games=1)

    def test_a_cut_is_no_end(self) -> None:
        env = self._env(most_decisions=3)
        env.reset(seed=1)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            self.assertFalse(terminated)
            env.step(None if truncated else list(observation["action_mask"]).index(1))
        self.assertEqual(env.agents, [])

    def test_says_what_can_be_chosen(self) -> None:
        env = self._env()
        env.reset(seed=1)
        self.assertGreater(len((env.render() or "").splitlines()), 2)

    def test_refuses_a_choice_of_none_and_a_step_of_who_is_out(self) -> None:
        env = self._env(most_decisions=0)
        env.reset(seed=1)
        with self.assertRaisesRegex(ValueError, "None"):
            env.step(3)
        env = self._env()
        env.reset(seed=1)
        with self.assertRaisesRegex(ValueError, "is to choose"):
            env.step(None)

    @unittest.skipUnless(importlib.util.find_spec("pettingzoo"), "PettingZoo is not installed: its own test is left out")
    def test_passes_the_test_of_pettingzoo(self) -> None:
        theirs = importlib.import_module("pettingzoo.test")
        theirs.api_test(self._env(), num_cycles=200)


@contextmanager
def forgetful(env: aec.WestmarchEnv) -> Iterator[aec.WestmarchEnv]:
    """The same, but that a reset forgets the infos of one agent."""

    def reset(seed: Any = None, options: Any = None) -> None:
        aec.WestmarchEnv.reset(env, seed, options)
        env.infos.pop(env.agents[0])

    with mock.patch.object(env, "reset", reset):
        yield env


if __name__ == "__main__":
    unittest.main()
