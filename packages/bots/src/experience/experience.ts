/** What a player has learnt by playing: how much better options are than the rules of thumb say, by what is noticed of them. */

import { leaves, type Numbers } from "../numbers.ts";
import type { Score } from "../sight.ts";
import { NumberTable } from "./table.ts";
import { type Noticing, numberOf, Traits } from "./traits.ts";

/** What these weights are by the numbers of their traits: how much each adds to the score of an option, by the names that lead to it. */
export const numbered = (weights: Numbers): ReadonlyMap<number, number> =>
  new Map(leaves(weights).map(({ path, value }) => [numberOf(path), value]));

/** What rules of thumb say, with what was learnt added: one for each player. */
export function experienced<G>(rules: Score<G>, noticing: Noticing<G>, learnt: Numbers): Score<G> {
  const traits = new Traits(noticing);
  const table = new NumberTable(numbered(learnt));
  /** What the traits noticed last come to. */
  const sum = (): number => {
    const { numbers, amounts, many } = traits;
    let all = 0;
    for (let i = 0; i < many; i++) all += table.of(numbers[i]) * amounts[i];
    return all;
  };
  return (g, ask, options, scores) => {
    rules(g, ask, options, scores);
    traits.look(g, ask);
    let last = "";
    let base = 0;
    let trust = 0;
    for (let i = 0; i < options.length; i++) {
      const option = options[i];
      const [verb] = option;
      if (verb !== last || i === 0) {
        last = verb;
        traits.ofVerb(verb);
        base = sum();
        traits.ofScore(verb);
        trust = 1 + sum();
      }
      traits.ofOption(g, ask, option);
      scores[i] = trust * scores[i] + base + sum();
    }
  };
}
