/** Others that stand on this game's ladder and at no table. */
import type { Policy } from "@westmarch/bots/types";
import { playoutBy, policy } from "./bot.ts";
import { weighByThumb } from "./rivals/thumb.ts";
import { veteran } from "./rivals/veteran.ts";
import type { Confrontation } from "./state.ts";

export const rivals: Readonly<Record<string, Policy<Confrontation>>> = {
  /** It sets up as the others do. */
  veteran: { ...policy, edition: 2, playout: veteran, greedy: veteran },
  /** As everybody played before battles were solved. */
  thumb: { ...policy, edition: 1, weigh: weighByThumb, playout: playoutBy(weighByThumb) },
};
