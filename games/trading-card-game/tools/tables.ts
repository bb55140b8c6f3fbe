/** Which decks meet where the opponents learn: by the number of the table. */
import { type Settings, seedOf, stream } from "@westmarch/kernel";
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

/** How many play at tables of more than two: three and four sit down more often than five and six. */
const MANY = [3, 3, 3, 4, 4, 4, 5, 6];

/** The same for tables of more than two. */
export function crowdSettings(table: number): Settings {
  const random = stream(seedOf("decks of many", table));
  const players = MANY[random(MANY.length)];
  const decks = random(2) === 0 ? [] : Array.from({ length: players }, (_, seat) => seat + 1);
  return {
    players: `${players}`,
    ...Object.fromEntries(
      decks.map((seat) => [`deck${seat}`, READY_DECK_IDS[random(READY_DECK_IDS.length)]]),
    ),
  };
}
