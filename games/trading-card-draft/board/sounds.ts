/** What can be heard of this game. */
import type { Besides } from "./keys.ts";

export const sounds = {
  pack: "card",
  pool: "card",
  picked: "card",
  passed: "card",
} satisfies Besides["sounds"];
