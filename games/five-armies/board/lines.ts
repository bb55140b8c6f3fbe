/** The Red Book: every event as a line of it, from what its reader heard. */
import type { Module } from "./keys.ts";

export const line: Module["line"] = (event) => ({
  text: event.type,
  kind: "move",
  round: event.type === "turn" ? event.facts.turn : 0,
});
