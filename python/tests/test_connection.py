"""What is asked of `westmarch env`, and how trouble is told."""

from __future__ import annotations

import os
import random
import unittest
from typing import List
from unittest import mock

from westmarch import Batch, Connection, WestmarchError
from westmarch.batch import Ended
from westmarch.connection import default_command, packed, unpacked


class ConnectionTest(unittest.TestCase):
    def test_says_hello_and_ends_with_its_block(self) -> None:
        with Connection("duel") as connection:
            self.assertEqual(connection.identity["game"], "duel")
            self.assertEqual(connection.identity["seats"], ["fellowship", "sauron"])
        with self.assertRaisesRegex(WestmarchError, "closed"):
            connection.ask("hello")

    def test_a_refusal_is_a_sentence_and_the_conversation_goes_on(self) -> None:
        with Connection("duel") as connection:
            with self.assertRaisesRegex(WestmarchError, "there is no game 1: begin one"):
                connection.ask("step", action=1)
            self.assertEqual(connection.ask("reset", seed=1)["kind"], "decision")

    def test_a_game_that_there_is_not_is_named_in_the_error(self) -> None:
        with self.assertRaisesRegex(WestmarchError, "chess"):
            Connection("chess")

    def test_the_command_can_be_named(self) -> None:
        with mock.patch.dict(os.environ, {"WESTMARCH_COMMAND": "node 'my folder/westmarch.js'"}):
            self.assertEqual(default_command(), ["node", "my folder/westmarch.js"])

    def test_packed_numbers_lead_back(self) -> None:
        self.assertEqual(list(unpacked(packed([0, 1, 65_535], "uint16"), "uint16")), [0, 1, 65_535])
        self.assertEqual(packed([258], "uint16"), "AgE=")


class BatchTest(unittest.TestCase):
    def test_plays_whole_games_that_end(self) -> None:
        choose = random.Random(1).random
        with Batch("duel", games=8, seed=3, mask=True, tensor=True, sparse=True) as batch:
            ended: List[Ended] = []
            while len(ended) < 8:
                for slot in range(batch.games):
                    self._look(batch, slot)
                ended += batch.step(batch.random_actions(choose))
        for one in ended:
            self.assertEqual(sum(one.returns), 0)
            self.assertGreater(one.decisions, 20)

    def _look(self, batch: Batch, slot: int) -> None:
        legal = batch.legal(slot)
        width = (batch.mask_bits + 7) // 8
        row = batch.masks[slot * width : (slot + 1) * width]
        marked = [bit for bit in range(batch.mask_bits) if row[bit >> 3] >> (bit & 7) & 1]
        self.assertEqual(marked, sorted(legal))
        tensor = batch.tensor(slot)
        self.assertEqual([i for i, value in enumerate(tensor) if value], list(batch.nonzero(slot)))
        self.assertEqual(tensor[batch.seats[slot]], 1)

    def test_refuses_all_where_one_action_is_not_legal(self) -> None:
        with Batch("duel", games=2) as batch:
            with self.assertRaisesRegex(WestmarchError, "no game was played on"):
                batch.step([batch.legal(0)[0], 382])


if __name__ == "__main__":
    unittest.main()
