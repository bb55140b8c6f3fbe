/** Where the rule book speaks of what is asked, and of what happens. */
import { type EventRules, ruleOfEventBy } from "@westmarch/boardkit";
import type { AskOf } from "@westmarch/kernel";
import { isCombatName } from "../data/cards.ts";
import type { War } from "../state.ts";
import type { Reason } from "../words/turn.ts";
import type { Words } from "../words.ts";
import type { Each, PromptName } from "./labels/asked.ts";

type Ask = AskOf<War>;

/** Questions of a card, and of no rule: how cards are carried out, and how Combat cards are. */
const EVENT = "6.3.3";
const COMBAT = "9.4.6";

/**
 * By question: the rule under which it is asked. A new one does not compile before it has one; a card's is asked as texts of
 * cards are, if nothing else is said.
 */
export const RULE_OF: Each<PromptName, string> = {
  act: "5.3.1",
  deck: "16.3.2",
  allocate: "4.4.1",
  mix: "16.7.1",
  swap: "16.3.3",
  "swap-card": "16.3.3",
  "hand-limit": "6.2.3",

  declare: "12.5.1",
  mordor: "14.1.1",
  guide: "12.3.1",
  "reveal-to": "12.6.2",
  separate: "12.9.1",
  "group-to": "12.9.2",
  balrog: "13.5.6",
  flocks: "13.2.9",
  "hunt-again": "13.2.5",
  staff: "13.4.1",
  mithril: "13.4.1",
  relief: "13.4.2",
  "guide-ability": "13.4.3",
  casualty: "13.4.4",
  worn: "13.4.4",

  companions: "7.3.1",
  group: "7.3.3",
  minion: "7.4.1",
  "minion-to": "7.4.2",
  "enter-where": "7.2.2",

  move: "8.5.1",
  army: "8.7.1",
  "march-to": "8.7.1",
  "march-by": "8.7.3",
  stay: "8.5.2",
  excess: "8.2.2",
  recruit: "8.3.1",
  "recruit-where": "8.4.7",
  "recruit-what": "8.4.7",

  attack: "9.1.1",
  "white-rider": "7.1.1",
  stand: "10.3.1",
  "combat-card": "9.4.2",
  sorcerer: "7.1.1",
  cease: "9.8.1",
  retreat: "9.8.3",
  extend: "10.4.4",
  advance: "9.9.2",
  hits: "9.7.3",

  "gandalf-the-grey": "7.1.1",
  "the-palantir-of-orthanc": "6.4.1",
  "another-card": EVENT,
  removal: "6.4.3",
  "paths-of-the-woses": "8.7.1",
  "the-fighting-uruk-hai": "9.1.5",
  "corsairs-of-umbar": "9.1.5",
  "rage-of-the-dunlendings": "8.4.1",
  "rage-of-the-dunlendings.bring": "8.4.1",
  "dead-men-of-dunharrow.recruits": "8.4.1",
  "wisdom-of-elrond": "6.5.3",
  "help-unlooked-for": "9.1.5",
};

/** The rule under which a question is asked. */
export const ruleOf = ({ prompt }: Ask): string => RULE_OF[prompt] ?? (isCombatName(prompt) ? COMBAT : EVENT);

const VICTORY: Readonly<Record<Reason, string>> = {
  corruption: "15.2.1",
  ring: "15.2.2",
  "shadow-military": "15.3.1",
  "free-military": "15.3.2",
};

/** By event: the rule that it carries out. A new one does not compile before it has one. */
export const RULE_OF_EVENT: EventRules<Words["events"]> = {
  turn: "4.1.1",
  rolled: "4.5.1",
  allocated: "4.4.1",
  action: "5.3.1",
  skipped: "5.3.5",
  passed: "5.3.4",
  ring: "5.4.1",
  "die-turned": EVENT,
  "dice-lost": EVENT,
  advanced: "11.1.2",
  "set-back": "11.1.2",
  activated: "11.2.1",
  mixed: "16.7.1",
  swapped: "16.3.3",
  won: ({ reason }) => VICTORY[reason],

  drew: "6.2.1",
  discarded: "6.2.4",
  played: "6.3.1",
  "on-table": "6.4.1",
  "off-table": "6.4.1",
  "card-rolled": EVENT,

  "battle-began": "9.1.1",
  "battle-ended": "9.9.1",
  withdrew: "10.3.1",
  retreated: "9.8.3",
  "card-chosen": "9.4.3",
  "cards-shown": COMBAT,
  "card-cancelled": COMBAT,
  "combat-roll": "9.5.1",
  reroll: "9.6.1",
  "special-attack": "9.4.9",
  turned: COMBAT,
  "hits-cancelled": COMBAT,
  forfeited: ({ points }) => (points === undefined ? "9.4.8" : "9.4.12"),
  silenced: COMBAT,
  "white-rider": "7.1.1",

  marched: "8.5.1",
  recruited: "8.3.1",
  withdrawn: "8.2.2",
  lost: "9.7.3",
  reduced: "9.7.6",
  captured: "10.9.1",

  declared: "12.5.1",
  travelled: "12.4.2",
  mordor: "14.2.3",
  hidden: "12.7.1",
  revealed: "12.6.2",
  driven: EVENT,
  guide: "12.3.1",
  separated: "12.9.1",
  corruption: ({ by }) => (by < 0 ? "12.8.1" : "13.7.1"),
  "hunt-thrown": "13.2.2",
  "hunt-rolled": "13.2.3",
  tile: "13.2.6",
  "tile-die": "13.3.3",
  "tile-in-play": "13.1.3",
  "tile-removed": "13.1.1",
  "tiles-returned": "13.1.2",
  "pool-refilled": "13.1.2",
  casualty: "13.6.1",
  "companion-drawn": "13.6.2",

  entered: "7.2.2",
  "character-died": "7.2.3",
  flew: "7.4.1",
  "companions-moved": "7.3.1",
};

export const ruleOfEvent = ruleOfEventBy(RULE_OF_EVENT);
