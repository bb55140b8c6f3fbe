"""Games and states as OpenSpiel has them."""

from __future__ import annotations

import random
import unittest

from westmarch import CHANCE, TERMINAL, Game, WestmarchError, load_game


class GameTest(unittest.TestCase):
    game: Game

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = load_game("duel")
        cls.addClassCleanup(cls.game.close)

    def test_tells_its_sizes(self) -> None:
        game = self.game
        self.assertEqual(game.num_players(), 2)
        self.assertEqual(game.observation_tensor_shape(), [game.observation_tensor_size()])
        self.assertEqual((game.min_utility(), game.max_utility()), (-1, 1))

    def test_begins_with_chance_where_no_seed_is_given(self) -> None:
        state = self.game.new_initial_state()
        draws = 0
        while state.is_chance_node():
            self.assertEqual(state.current_player(), CHANCE)
            outcomes = state.chance_outcomes()
            self.assertAlmostEqual(sum(probability for _, probability in outcomes), 1)
            self.assertEqual(state.legal_actions(), [outcome for outcome, _ in outcomes])
            state.apply_action(outcomes[-1][0])
            draws += 1
            if draws == 5:
                state.sample_chance(1)
        self.assertGreaterEqual(state.current_player(), 0)

    def test_plays_to_the_end(self) -> None:
        rng = random.Random(4)
        state = self.game.new_initial_state(seed=4)
        while not state.is_terminal():
            player = state.current_player()
            legal = state.legal_actions()
            self.assertEqual(state.legal_actions(player), legal)
            self.assertEqual(state.legal_actions(1 - player), [])
            self.assertEqual(sum(state.legal_actions_mask()), len(legal))
            state.apply_action(rng.choice(legal))
        self.assertEqual(state.current_player(), TERMINAL)
        self.assertEqual(sum(state.returns()), 0)
        self.assertEqual(state.legal_actions(), [])

    def test_copies_go_their_own_ways(self) -> None:
        state = self.game.new_initial_state(seed=2)
        before = state.serialize()
        child = state.child(state.legal_actions()[0])
        self.assertEqual(state.serialize(), before)
        self.assertNotEqual(child.serialize(), before)

    def test_goes_on_from_text(self) -> None:
        state = self.game.new_initial_state(seed=2)
        again = self.game.deserialize_state(state.serialize())
        action = state.legal_actions()[-1]
        state.apply_action(action)
        again.apply_action(action)
        self.assertEqual(again.serialize(), state.serialize())

    def test_imagines_worlds_that_a_seat_cannot_tell_apart(self) -> None:
        state = self.game.new_initial_state(seed=2)
        player = state.current_player()
        worlds = [state.resample_from_infostate(player, seed) for seed in (1, 2)]
        for world in worlds:
            self.assertEqual(world.observation_string(player), state.observation_string(player))
            self.assertEqual(world.observation_tensor(player), state.observation_tensor(player))
        self.assertNotEqual(worlds[0].serialize(), worlds[1].serialize())

    def test_says_actions_as_words(self) -> None:
        state = self.game.new_initial_state(seed=2)
        for action in state.legal_actions():
            self.assertEqual(state.string_to_action(state.action_to_string(action)), action)
        question, sentences = state.sentences()
        self.assertTrue(question)
        self.assertEqual(len(sentences), len(state.actions_in_order()))
        with self.assertRaisesRegex(WestmarchError, "not legal now"):
            state.string_to_action("sing")

    def test_plays_other_games(self) -> None:
        for name in ("confrontation", "trading-card-game"):
            with self.subTest(name), load_game(name) as game:
                rng = random.Random(1)
                state = game.new_initial_state(seed=1)
                for _ in range(30):
                    if state.is_terminal():
                        break
                    self.assertEqual(len(state.observation_tensor()), game.observation_tensor_size())
                    state.apply_action(rng.choice(state.legal_actions()))


if __name__ == "__main__":
    unittest.main()
