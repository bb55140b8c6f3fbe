import type { Policy } from "@westmarch/bots/types";
import type { Nim } from "./index.ts";

export const policy: Policy<Nim> = {
  playout: (_g, ask, random) => ask.options[random(ask.options.length)],
  evaluate: (g, seat) => (g.result ? Number(g.result.winners.includes(seat)) : 0.5),
};
