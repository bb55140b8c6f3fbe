/** The words that stand in positions. */
import type { Aside, LastingKind, Until } from "../state.ts";
import type { Phase, Zone } from "../words.ts";

export { SEAT_NAMES as SEATS } from "../outline.ts";

export const ZONES: readonly Zone[] = ["fellowship", "support", "middle", "attached", "stacked", "path"];
export const PHASES: readonly Phase[] = [
  "setup",
  "fellowship",
  "shadow",
  "maneuver",
  "archery",
  "assignment",
  "skirmish",
  "regroup",
  "end",
];
export const UNTIL: readonly Until[] = ["phase", "regroup", "turn"];
/** Where cards come from that are being looked at. */
export const WAYS: readonly Aside["from"][] = ["hand", "deck"];

const IS_LASTING: { readonly [K in LastingKind]: true } = {
  strength: true,
  damage: true,
  defender: true,
  fierce: true,
  "may fight": true,
  tripled: true,
  "wound cap": true,
  "no wounds": true,
  "gives no strength": true,
  "no archer": true,
  "fellowship archery": true,
  "minion archery": true,
  "may not be assigned": true,
  "may not move": true,
  asleep: true,
  "shadow number": true,
  "ring without text": true,
  delayed: true,
};
export const isLasting = (word: string): word is LastingKind => Object.hasOwn(IS_LASTING, word);
export const LASTING_KINDS: readonly LastingKind[] = Object.keys(IS_LASTING).filter(isLasting);
