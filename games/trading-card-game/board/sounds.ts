/** What can be heard of this game. */
import type { Besides } from "./keys.ts";

export const sounds = {
  played: "card",
  drawn: "card",
  discarded: "card",
  revealed: "card",
  "put-back": "card",
  shuffled: "card",
  "site-laid": "card",
  "fellowship-moved": "march",
  moved: "march",
  "skirmish-began": "blow",
  archery: "blow",
  wounded: "blow",
  killed: "blow",
} satisfies Besides["sounds"];
