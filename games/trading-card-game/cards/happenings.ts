/** What the words after "When:" and "Response:" listen to (card language, 5). */
import type { When } from "@westmarch/cards";
import type { Happening as Heard } from "../language/tree.ts";
import type { What } from "../words.ts";

/** What each word of the language listens to: before it takes place, or after. */
export const HEARD: {
  readonly [K in Heard["on"]]: { readonly stage: When; readonly what: readonly What[] };
} = {
  "about to be wounded": { stage: "before", what: ["wound"] },
  "about to exert": { stage: "before", what: ["exert"] },
  "about to heal": { stage: "before", what: ["heal"] },
  "exerts or takes a wound": { stage: "after", what: ["exert", "wound"] },
  "wins a skirmish": { stage: "after", what: ["wins"] },
  "loses a skirmish": { stage: "after", what: ["loses"] },
  "minions of a player lose to": { stage: "after", what: ["minions-lose"] },
  "kills a companion during a skirmish": { stage: "after", what: ["killed"] },
  "is killed": { stage: "after", what: ["killed"] },
  "is assigned to a skirmish": { stage: "after", what: ["assigned"] },
  "puts on the Ring": { stage: "after", what: ["ring-on"] },
  "is played": { stage: "after", what: ["played"] },
  plays: { stage: "after", what: ["played"] },
  "is discarded from play": { stage: "after", what: ["discarded"] },
  "your turn begins": { stage: "after", what: ["turn-begins"] },
  "the turn ends": { stage: "after", what: ["turn-ends"] },
  "your Shadow phase begins": { stage: "after", what: ["shadow-begins"] },
  "your Shadow phase ends": { stage: "after", what: ["shadow-ends"] },
  "a fellowship phase begins": { stage: "after", what: ["fellowship-begins"] },
  "a skirmish phase ends": { stage: "after", what: ["skirmish-ends"] },
  "the fellowship moves": { stage: "after", what: ["moves"] },
  arrives: { stage: "after", what: ["moves"] },
  leaves: { stage: "after", what: ["leaves"] },
  "becomes true": { stage: "after", what: ["becomes-true"] },
};

/** Whether these words listen to what happens at all. */
export function hears({ on }: Heard, what: What, stage: When): boolean {
  const heard = HEARD[on];
  return heard.stage === stage && heard.what.includes(what);
}
