/** Random decks that may be played, and that one would not be ashamed of. */
import type { Random } from "@westmarch/kernel";
import type { Culture } from "../data/culture.ts";
import { buildHalf, frameOf, joined, type Supply } from "./build.ts";
import { some, weighted } from "./chance.ts";
import type { Collector, Deck } from "./deck.ts";
import { type Format, MOST_COPIES, RESTRICTED } from "./legality.ts";
import { BASE, cardsOfSets } from "./sets.ts";

/** 1.4. */
export const FREE_PEOPLES_CULTURES = [
  "DWARVEN",
  "ELVEN",
  "GANDALF",
  "GONDOR",
  "SHIRE",
] as const satisfies readonly Culture[];
export const SHADOW_CULTURES = [
  "ISENGARD",
  "MORIA",
  "RINGWRAITH",
  "SAURON",
] as const satisfies readonly Culture[];

export interface Cultures {
  readonly freePeoples: readonly Culture[];
  readonly shadow: readonly Culture[];
}

/** As many as a deck may hold of every card of these cultures, and of the Rings, Frodos and sites that belong to all. */
const supplyOf = (
  cultures: readonly Culture[],
  { restricted, sets = BASE }: Pick<Format, "restricted" | "sets">,
): Supply =>
  new Map(
    cardsOfSets(sets)
      .filter((card) => !card.culture || card.canStartAsRingBearer || cultures.includes(card.culture))
      .map(({ id }): [Collector, number] => [id, restricted && id === RESTRICTED ? 1 : MOST_COPIES]),
  );

/** Companions of so many titles make a company of one culture; Gandalf alone needs another people beside him. */
const COMPANY = 3;

const titlesOf = (culture: Culture): number =>
  new Set(
    cardsOfSets(BASE)
      .filter((card) => card.culture === culture && card.type === "Companion")
      .map(({ title }) => title),
  ).size;

/** Whether a company can be made of this culture of the base set alone. */
export const standsAlone = (culture: Culture): boolean => titlesOf(culture) >= COMPANY;

/** One or two cultures of each side. */
export function randomCultures(draw: Random): Cultures {
  const one = <C extends Culture>(from: readonly C[]): readonly C[] => some(draw, from, 1 + draw(2));
  const freePeoples = one(FREE_PEOPLES_CULTURES);
  const [only] = freePeoples;
  const others = FREE_PEOPLES_CULTURES.filter((culture) => culture !== only);
  return {
    freePeoples:
      freePeoples.length === 1 && !standsAlone(only) ? [only, ...some(draw, others, 1)] : freePeoples,
    shadow: one(SHADOW_CULTURES),
  };
}

/**
 * A random deck of these cultures, or of any one or two on each side. Besides them it holds the Ring, a Ring-bearer and
 * nine sites, which have none. `restricted` holds to rule 2.5, `sets` to these in place of the base set.
 */
export function randomDeck(
  draw: Random,
  cultures: Partial<Cultures> = {},
  format: Pick<Format, "restricted" | "sets"> = {},
): Deck {
  const { freePeoples, shadow } = { ...randomCultures(draw), ...cultures };
  const choose = (weights: readonly number[]): number => weighted(draw, weights);
  const frame = frameOf(supplyOf([...freePeoples, ...shadow], format), choose);
  const light = frame && buildHalf(frame.rest, "Free Peoples", freePeoples, [frame.ringBearer], choose);
  const dark = frame && buildHalf(frame.rest, "Shadow", shadow, [], choose);
  const deck = light && dark && joined(frame, [light, dark], choose);
  if (!deck) throw new RangeError(`the set makes no deck of ${[...freePeoples, ...shadow].join(", ")}`);
  return deck;
}
