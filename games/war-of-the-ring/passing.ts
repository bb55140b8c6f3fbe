/**
 * The one answer that the table gives for a player: no Combat card, where he holds none that will do. He is asked on public
 * grounds (0.1.3), so whoever gives that answer for him takes as long over it as over any other. Pure.
 */
import type { Ask, Option } from "@westmarch/kernel";
import type { War } from "./state.ts";

/** Where a player can say that he is to be asked all the same. */
const BATTLES = ["battle"];

interface Order {
  readonly phases: readonly string[];
  readonly waits: readonly string[];
}

const asksForCard = ({ prompt }: Ask): boolean => prompt === "combat-card";

/** No card, where a player has ordered it or has no other answer; null where he is to be asked. */
function answer(_view: War, ask: Ask, { phases, waits }: Order): Option | null {
  const [none, ...cards] = ask.options;
  if (!asksForCard(ask) || !none) return null;
  if (BATTLES.some((phase) => phases.includes(phase))) return none;
  return cards.length === 0 && !BATTLES.some((phase) => waits.includes(phase)) ? none : null;
}

export const passing = {
  phases: BATTLES,
  answer,
  paced: (ask: Ask, options: readonly Option[]): boolean =>
    asksForCard(ask) && options.every(([verb]) => verb === "done"),
};
