/** Where the rule book speaks of what is asked, and of what happens. */
import { type EventRules, ruleOfEventBy } from "@westmarch/boardkit";
import type { AskOf } from "@westmarch/kernel";
import type { CardGame } from "../state.ts";
import type { Phase, Words } from "../words.ts";

type Ask = AskOf<CardGame>;

/** By question: the rule under which it is asked. A new one does not compile before it has one. */
export const RULE_OF: Readonly<Record<Ask["prompt"], string>> = {
  bid: "3.1",
  seat: "3.2",
  start: "3.7",
  redraw: "3.11",
  phase: "5.2",
  action: "5.3",
  "about-to": "17.1",
  after: "17.1",
  order: "17.4",
  bearer: "7.4",
  pick: "6.4",
  "pick-card": "6.4",
  amount: "6.6",
  choose: "6.13",
  may: "6.4",
  "spot-some": "6.5",
  spot: "6.5",
  opponent: "6.4",
  payment: "6.1",
  heal: "4.3",
  archery: "10.4",
  "allies-shoot": "10.3",
  "shot-at": "10.4",
  assign: "11.2",
  "next-skirmish": "12.1",
  "move-again": "8.1",
  reconcile: "19.2",
};

export const ruleOf = ({ prompt }: Ask): string => RULE_OF[prompt];

const OF_PHASE: Readonly<Record<Phase, string>> = {
  setup: "3.1",
  fellowship: "5.2",
  shadow: "9.1",
  maneuver: "10.1",
  archery: "10.2",
  assignment: "11.1",
  skirmish: "12.1",
  regroup: "19.1",
  end: "19.3",
};

const OF_LOSS = { killed: "19.5", corrupted: "18.6", conceded: "19.5" } as const;

/** By event: the rule that it carries out. A new one does not compile before it has one. */
export const RULE_OF_EVENT: EventRules<Words["events"]> = {
  bid: "3.3",
  "seat-taken": "3.2",
  turn: "4.1",
  phase: ({ phase }) => OF_PHASE[phase],
  played: "5.5",
  used: "5.1",
  triggered: "17.2",
  cancelled: "17.5",
  moved: "7.11",
  left: "6.7",
  twilight: "6.3",
  burdens: "18.5",
  wounded: "15.1",
  exerted: "15.2",
  exhausted: "15.3",
  healed: "15.5",
  prevented: "17.5",
  killed: "15.6",
  lasting: "17.6",
  "ring-on": "18.2",
  "ring-off": "18.4",
  "ring-bearer": "18.7",
  drawn: "6.10",
  discarded: "6.7",
  revealed: "6.9",
  "looked-at": "6.9",
  "put-back": "6.9",
  shuffled: "6.9",
  "site-laid": "8.4",
  "fellowship-moved": "8.4",
  "move-limit": "8.2",
  archery: "10.3",
  assigned: "11.1",
  "skirmish-began": "12.1",
  "skirmish-ended": "12.3",
  out: ({ how }) => OF_LOSS[how],
  "game-ended": ({ reason }) => (reason === "mountain" ? "19.4" : "19.6"),
};

export const ruleOfEvent = ruleOfEventBy(RULE_OF_EVENT);
