/** Which decks meet where the opponents learn: by the number of the table. */
import { seedOf, stream } from "@westmarch/kernel";
import { READY_DECK_IDS } from "../decks/readyIds.ts";

/**
 * One half of the tables play with the two boxes, as tables without chosen decks do; the other with any of the decks.
 */
export function settings(table: number): { readonly deck1?: string; readonly deck2?: string } {
  const random = stream(seedOf("decks", table));
  if (random(2) === 0) return {};
  const [deck1, deck2] = [0, 1].map(() => READY_DECK_IDS[random(READY_DECK_IDS.length)]);
  return { deck1, deck2 };
}
