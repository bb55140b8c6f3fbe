/** Others that stand on this game's ladder and at no table. */
import type { Policy } from "@westmarch/bots/types";
import { policy } from "./bot.ts";
import { strategist } from "./rivals/strategist.ts";
import type { War } from "./state.ts";

export const rivals: Readonly<Record<string, Policy<War>>> = {
  /** A scripted player. */
  strategist: { ...policy, edition: 1, opening: () => null, playout: strategist, greedy: strategist },
};
