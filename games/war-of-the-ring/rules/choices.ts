/** Every choice this game knows, made once: listing options then costs no memory. */
import { over, pairs, upTo } from "@westmarch/armies/choices";
import type { Word } from "@westmarch/kernel";
import { ALL_CARDS } from "../data/cards.ts";
import { ALL_CHARACTERS, ALL_DECKS, ALL_FACES, ALL_FIGURES, ALL_NATIONS, UNITS } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { ALL_REGIONS, NEIGHBOURS, REGION_COUNT } from "../data/regions.ts";
import type { Chosen } from "../vocabulary.ts";

export { CEASE, CONTINUE, DONE, GO, NO, PASS, YES } from "@westmarch/armies/choices";

/** `verb:from:to` for neighbours, and for the region itself (siege battles, sorties): by `from`, then `to`. */
function steps<const V extends string>(verb: V) {
  type Step = readonly [verb: V, from: RegionId, to: RegionId];
  return ALL_REGIONS.map((from) => {
    const row: (Step | undefined)[] = new Array(REGION_COUNT).fill(undefined);
    for (const to of [...NEIGHBOURS[from], from]) row[to] = [verb, from, to];
    return row;
  });
}

/** What an action may be done to. */
export const THINGS = {
  nation: ALL_NATIONS,
  character: ALL_CHARACTERS,
  card: ALL_CARDS,
  deck: ALL_DECKS,
  /** Of the Voice of Saruman. */
  way: upTo(2),
} as const;
export type Thing = keyof typeof THINGS;

/** More dice, hits or figures of one kind are never counted at once. */
const MANY = 37;
/** The greatest number that is ever offered. */
export const MOST = MANY - 1;
const NUMBERS = upTo(MANY);

export const ALL = {
  // Chapter 5. What else to do with a die is in `turn/action.ts`.
  ring: pairs("ring", ALL_FACES, ALL_FACES),

  // Things to point at.
  move: steps("move"),
  attack: steps("attack"),
  from: over("from", ALL_REGIONS),
  to: over("to", ALL_REGIONS),
  figure: over("figure", ALL_FIGURES),
  /** So many of a kind stay behind. */
  stay: pairs("stay", ALL_FIGURES, NUMBERS),
  /** One unit of a kind is removed, or (an Elite) reduced. */
  lose: over("lose", ALL_FIGURES),
  reduce: over("reduce", UNITS),
  nation: over("nation", ALL_NATIONS),
  character: over("character", ALL_CHARACTERS),
  card: over("card", ALL_CARDS),
  discard: over("discard", ALL_CARDS),
  face: over("face", ALL_FACES),
  deck: over("deck", ALL_DECKS),
  number: over("number", NUMBERS),
} as const;

export const FIGHT: Chosen<"fight"> = ["fight"];
export const WITHDRAW: Chosen<"withdraw"> = ["withdraw"];
/** A Companion or group leaves the Fellowship, or goes on from where it stands on the map. */
export const SEPARATE: Chosen<"separate"> = ["separate"];
export const JOURNEY: Chosen<"journey"> = ["journey"];
/** By a card: an Army moves, Nazgûl fly, the Hunt is rolled for. */
export const MARCH: Chosen<"march"> = ["march"];
export const FLY: Chosen<"fly"> = ["fly"];
export const HUNT: Chosen<"hunt"> = ["hunt"];
export const GUIDE_FALLS: Chosen<"guide-falls"> = ["guide-falls"];
export const RANDOM_FALLS: Chosen<"random-falls"> = ["random-falls"];

/** The word of a choice that must be a small integer. Throws if it is not: trusted choices always are. */
export const number = (word: Word | undefined): number => {
  if (typeof word !== "number") throw new Error(`a number was expected, not ${String(word)}`);
  return word;
};
