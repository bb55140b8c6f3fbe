/** Where the rule book speaks of what happens. */
import { type EventRules, ruleOfEventBy } from "@westmarch/boardkit";
import type { Reason, Words } from "../words.ts";

const VICTORY: Readonly<Record<Reason, string>> = {
  quest: "16.1",
  support: "16.2",
  conquest: "16.3",
  regions: "16.5",
};

/** By event: the rule that it carries out. A new one does not compile before it has one. */
export const RULE_OF_EVENT: EventRules<Words["events"]> = {
  "chapter-began": "4.1",
  "landmark-revealed": "4.3",
  turn: "5.1",
  played: ({ chain }) => (chain ? "8.8" : "6.1"),
  discarded: "7.1",
  "coins-taken": "7.2",
  "coins-given": "8.2",
  quest: "11.5",
  "turn-earned": "14.1",
  "tokens-revealed": "12.2",
  "token-kept": "12.2",
  "units-placed": "13.1",
  conflict: "13.2",
  "unit-moved": "13.6",
  "unit-removed": "10.6",
  "fortress-placed": "9.3",
  "fortress-removed": "11.9",
  "landmark-taken": "9.1",
  looked: "9.8",
  "grey-discarded": "9.9",
  "card-revealed": "5.4",
  "game-ended": ({ reason }) => VICTORY[reason],
};

export const ruleOfEvent = ruleOfEventBy(RULE_OF_EVENT);
