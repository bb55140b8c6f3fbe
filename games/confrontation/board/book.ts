/** Where the rule book speaks of what happens. */
import { type EventRules, ruleOfEventBy } from "@westmarch/boardkit";
import type { Reason, Way, Words } from "../words.ts";

const VICTORY: Readonly<Record<Reason, string>> = {
  mordor: "10.1",
  frodo: "10.2",
  shire: "10.3",
  "no-move": "10.4",
};

const WAY: Readonly<Record<Way, string>> = { step: "4.1", river: "4.6", tunnel: "4.7", special: "4.8" };

/** By event: the rule that it carries out. A new one does not compile before it has one. */
export const RULE_OF_EVENT: EventRules<Words["events"]> = {
  placed: "3.1",
  "set-up-ready": "3.1",
  "game-began": "3.3",
  turn: "5.3",
  moved: ({ how }) => WAY[how],
  "tunnel-entered": "4.7",
  "tunnel-passed": "4.7",
  "tunnel-barred": "4.7",
  shadowfax: "11.2",
  palantir: "11.1",
  "gandalf-returned": "11.3",
  recalled: "11.4",
  "battle-began": "6.1",
  shown: "6.2",
  "sam-stepped-in": "7.3",
  "frodo-shown": "7.3",
  "no-reaction": "6.3",
  struck: "8.2",
  "cards-called-off": "6.5",
  "cards-allowed": "6.5",
  "cards-shown": "6.6",
  "card-played": "6.8",
  magic: "9.4",
  "card-void": "6.7",
  "card-cancelled": "9.3",
  cloak: "9.2",
  sacrifice: "9.8",
  "sacrifice-foiled": "9.6",
  retreated: "7.1",
  "retreat-failed": "9.5",
  totals: "6.9",
  fell: "2.4",
  "shelob-lost": "8.6",
  "shelob-home": "8.6",
  "hands-refilled": "9.7",
  "battle-ended": "6.10",
  "game-ended": ({ reason }) => VICTORY[reason],
  "match-ended": "10.6",
};

export const ruleOfEvent = ruleOfEventBy(RULE_OF_EVENT);
