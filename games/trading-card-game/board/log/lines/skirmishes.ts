/** Archery, assignment and skirmishes. */
import { copies, copy, type Reader } from "../slots.ts";
import type { Facts, LogLines } from "./line.ts";

/** Who has won, and by how much; where one side had no character left, nothing was compared (12.4). */
function ended(facts: Facts<"skirmish-ended">, r: Reader): string {
  const { character, winner, strength, against, overwhelmed } = facts;
  const slots = { character: copy(r, character) };
  if (winner === "nobody") return r.say("log.skirmish-ended.nobody", slots);
  if (!overwhelmed && against === 0 && winner === "fellowship")
    return r.say("log.skirmish-ended.alone", slots);
  if (!overwhelmed && strength === 0 && against > 0) return r.say("log.skirmish-ended.unopposed");
  return r.say(`log.skirmish-ended.${winner}`, {
    ...slots,
    strength,
    against,
    overwhelmed: overwhelmed ? "yes" : "no",
    tie: strength === against ? "yes" : "no",
  });
}

export const SKIRMISHES = {
  archery: {
    kind: "battle",
    tell: ({ fellowship, minions }, r) =>
      fellowship + minions === 0 ? null : r.say("log.archery", { fellowship, minions }),
  },
  assigned: {
    kind: "battle",
    tell: ({ character, minions }, r) =>
      r.say("log.assigned", { character: copy(r, character), minions: copies(r, minions) }),
  },
  "skirmish-began": {
    kind: "battle",
    tell: ({ character, minions }, r) =>
      r.say("log.skirmish-began", { character: copy(r, character), minions: copies(r, minions) }),
  },
  "skirmish-ended": { kind: "battle", tell: ended },
} as const satisfies Partial<LogLines>;
