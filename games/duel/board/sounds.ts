/** What can be heard of this game. */
import type { Besides } from "./keys.ts";

export const sounds = {
  played: "card",
  discarded: "card",
  "card-revealed": "card",
  "grey-discarded": "card",
  looked: "card",
  "units-placed": "march",
  "unit-moved": "march",
  "fortress-placed": "march",
  quest: "march",
  "token-kept": "tile",
  "landmark-taken": "tile",
  "landmark-revealed": "tile",
  conflict: "blow",
  "unit-removed": "blow",
  "fortress-removed": "blow",
} satisfies Besides["sounds"];
