/** What can be heard of this game. */
import type { Besides } from "./keys.ts";

export const sounds = {
  "card-played": "card",
  "cards-shown": "card",
  moved: "march",
  retreated: "march",
  "battle-began": "blow",
  struck: "blow",
  fell: "blow",
} satisfies Besides["sounds"];
