/** Where the rule book speaks of what is asked, and of what happens. */
import { type EventRules, ruleOfEventBy } from "@westmarch/boardkit";
import type { AskOf } from "@westmarch/kernel";
import { BEORN, BOLG, FREE, LORD, REGROUP, unitOfCard } from "../ids.ts";
import type { FiveArmies } from "../state.ts";
import type { Ending, Words } from "../words.ts";

type Ask = AskOf<FiveArmies>;

/** Questions of a card, and of no rule: how cards are carried out. */
const CARD = "18.2";

/** By question: the rule under which it is asked. A new one does not compile before it has one. */
export const RULE_OF: Readonly<Record<Ask["prompt"], string>> = {
  act: "4.18",
  general: "4.5",
  lead: "4.16",
  tile: "4.8",
  bats: "4.15",
  bat: "4.16",
  "hand-limit": "4.3",

  move: "8.2",
  onward: "8.6",
  part: "8.3",
  markers: "8.3",
  excess: "8.4",
  walk: "5.6",
  flip: "5.7",
  instead: "10.3",
  token: "10.1",
  rally: "10.7",
  goblin: "5.9",

  enter: "6.3",
  bonus: CARD,
  shooters: "7.6",
  armies: CARD,
  spend: CARD,
  spent: CARD,
  leadership: CARD,
  deck: CARD,
  "enemy-card": CARD,
  "give-up": CARD,
  dice: CARD,
  "remove-token": "10.5",
  muster: "10.6",
  "open-pass": "9.1",
  either: CARD,
  mail: "19.25",
  fly: "15.3",
  swoop: "15.4",
  beorn: "16.2",
  "beorn-attack": "16.2",
  ring: "7.3",
  bodyguard: "18.1",
  casualties: "12.9",

  attack: "5.2",
  combined: "13.1",
  fighting: "13.1",
  maneuver: "12.1",
  reroll: "12.6",
  luck: "12.19",
  chance: "12.4",
  "take-back": "12.1",
  "use-maneuver": "12.3",
  "spend-bat": "17.3",
  quarter: "19.25",
  cease: "12.12",
  leave: "12.12",
  retreat: "12.14",
  drive: "12.14",
  advance: "12.16",
};

/** Leadership tokens are placed by both sides, each in its own phase. */
export const ruleOf = ({ prompt, seat }: Ask): string =>
  prompt === "lead" && seat === FREE ? "4.6" : RULE_OF[prompt];

const VICTORY: Readonly<Record<Ending, string>> = {
  "front-gate": "14.3",
  points: "14.5",
  dusk: "4.10",
  bolg: "14.6",
  beorn: "14.2",
};

/** By event: the rule that it carries out. A new one does not compile before it has one. */
export const RULE_OF_EVENT: EventRules<Words["events"]> = {
  turn: "4.1",
  activated: "4.5",
  token: "7.7",
  "tokens-lost": "7.7",
  tile: "4.7",
  fate: "4.10",
  "fate-card": "4.11",
  bat: "4.16",
  rolled: "4.18",
  die: "4.20",
  action: "4.18",
  passed: "4.20",
  ability: "7.4",
  "end-of-turn": "4.23",
  won: ({ reason }) => VICTORY[reason],

  drew: "4.2",
  discarded: "4.3",
  reshuffled: "18.4",
  card: CARD,
  "on-table": "18.3",
  "off-table": "18.3",

  marched: "8.2",
  walked: ({ character }) => (character === BEORN ? "16.2" : "5.6"),
  control: "8.7",
  "tokens-eliminated": "8.8",
  "token-laid": "10.1",
  flipped: "10.2",
  mustered: "10.2",
  "pass-opened": "9.1",
  rallied: "10.7",
  removed: "12.9",
  entered: ({ character }) => (character === BEORN ? "16.1" : character === LORD ? "15.2" : "6.3"),
  eliminated: ({ character }) => (character === BOLG ? "14.6" : character === BEORN ? "16.5" : "7.3"),
  destroyed: "12.11",
  ring: "7.3",
  mail: "19.25",
  bodyguard: "19.3",
  deactivated: "7.4",
  "hand-shown": CARD,
  "card-lost": CARD,
  wrath: "16.1",
  eagles: "15.1",
  flew: "15.3",
  swooped: "15.4",
  "bat-cloud": "17.2",
  shot: "12.8",
  hit: "12.8",
  shielded: "18.1",

  combat: "11.1",
  superior: "11.2",
  round: "12.1",
  played: ({ maneuver }) =>
    maneuver === REGROUP ? "12.17" : unitOfCard(maneuver) === null ? "11.3" : "12.1",
  "combat-card": "12.1",
  "combat-roll": "12.2",
  reroll: "12.6",
  "die-again": "12.4",
  "more-dice": "12.4",
  maneuver: "12.3",
  vampires: "17.3",
  scored: "12.7",
  ceased: "12.12",
  retreated: "12.14",
  "combat-ended": "12.12",
};

export const ruleOfEvent = ruleOfEventBy(RULE_OF_EVENT);
