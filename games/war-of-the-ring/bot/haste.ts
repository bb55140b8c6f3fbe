/** The action of a player who wants the game over soon, as beginners do: it does not weigh the consequences. */
import type { Ask, Option } from "@westmarch/kernel";
import { FREE } from "../data/ids.ts";
import { sideOf } from "../seats.ts";
import { CORRUPTION_LIMIT, type War } from "../state.ts";

/**
 * The Fellowship walks with every die that can, as long as no more than so much (`haste`, 0 … 1) of the Corruption is on it that
 * ends the quest; the Shadow attacks as soon as it may.
 */
export function hurried(g: War, { prompt, seat, options }: Ask, haste: number): Option | null {
  if (prompt !== "act") return null;
  const isFree = sideOf(g, seat) === FREE;
  if (isFree && g.corruption > haste * CORRUPTION_LIMIT) return null;
  const wanted = isFree ? "travel" : "attack-with";
  return options.find(([verb]) => verb === wanted) ?? null;
}
