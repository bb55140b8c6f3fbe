/** Choices at first sight: one of the options, the more promising ones more often. */
import type { Policy } from "@westmarch/bots/types";
import type { Duel } from "../state.ts";

type Weigh = NonNullable<Policy<Duel>["weigh"]>;

/** Plays by these weights. */
export function playoutBy(weigh: Weigh): Policy<Duel>["playout"] {
  const weights: number[] = [];
  return (g, ask, random) => {
    const { options } = ask;
    weigh(g, ask, options, weights);
    let sum = 0;
    for (let i = 0; i < options.length; i++) sum += weights[i];
    let left = (random(1 << 24) / (1 << 24)) * sum;
    for (let i = 0; i < options.length; i++) {
      left -= weights[i];
      if (left < 0) return options[i];
    }
    return options[options.length - 1];
  };
}
