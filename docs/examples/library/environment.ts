/** Duel by numbers, as a program that learns plays it: an action is a number, and a seat sees a row of numbers. */
import { Episode, rulesOf } from "@westmarch/env";
import { gameNamed } from "@westmarch/games";
import { stream } from "@westmarch/kernel";

const { game, environment } = gameNamed("duel");
const rules = rulesOf(game, await environment());
const random = stream(3);

const episode = Episode.begin(rules, {}, 7);
const tensor = new Float32Array(rules.tensor.size);
while (!episode.result) {
  const { ask, actions } = episode;
  const action = actions[random(actions.length)];
  if (!ask || action === undefined) throw new Error("a game that goes on asks somebody");
  rules.tensor.fill(tensor, 0, episode.view(ask.seat), ask.seat, episode.asks);
  episode.step(action);
}

const seen = tensor.filter((number) => number !== 0).length;
console.log(
  `${rules.numbering.actions} actions, ${rules.tensor.size} numbers, ${seen} of them not 0 at last`,
);
console.log(`returns ${episode.returns.join(" and ")} after ${episode.decisions} choices`);
