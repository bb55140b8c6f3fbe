/** What of the table an action is done with: a player takes something up and sees which dice can do something with it. */

import { NONE } from "@westmarch/kernel";

/** A thing on the table, as `data-explain` names it. */
export type ThingId = string;

/** The number in the name of a thing, or `NONE`. */
export const numberOf = (id: string): number => Number(id.split(":")[1] ?? NONE);

/** Everything that can be done with each thing of the table now. */
export function thingsIn<Chosen>(
  options: readonly Chosen[],
  thingsOf: (option: Chosen) => readonly ThingId[],
): ReadonlyMap<ThingId, readonly Chosen[]> {
  const found = new Map<ThingId, Chosen[]>();
  for (const option of options)
    for (const thing of thingsOf(option)) found.set(thing, [...(found.get(thing) ?? []), option]);
  return found;
}

/** The things with which something can be done now; once a die has been taken up, those by which that die pays. */
export const ableBy =
  <Chosen, Face>(pays: (option: Chosen, die: Face) => boolean) =>
  (all: ReadonlyMap<ThingId, readonly Chosen[]>, die: Face | null): ReadonlySet<ThingId> => {
    const able = new Set<ThingId>();
    for (const [thing, options] of all)
      if (options.some((option) => die === null || pays(option, die))) able.add(thing);
    return able;
  };

/** The dice by which some choices are paid for. */
export const dicePaying = <Chosen, Face extends number>(
  options: readonly Chosen[],
  dieOf: (option: Chosen) => Face | typeof NONE,
  isFace: (face: unknown) => face is Face,
): ReadonlySet<Face> => new Set(options.map(dieOf).filter(isFace));

/** The same without what another die would pay for. */
export const paidBy = <T extends { readonly face: number }>(
  things: readonly T[],
  die: number | null,
): readonly T[] => (die === null ? things : things.filter(({ face }) => face === die));

/** The same, what costs least first: `rank` of a die that can do least else is least; what is free comes before. */
export const byCost = <T extends { readonly face: number }>(
  things: readonly T[],
  rank: (face: T["face"]) => number,
): T[] => things.toSorted((a, b) => rank(a.face) - rank(b.face));

/** The place from which all errands set out, or null where there are several. */
export function onlyFrom<Place>(errands: readonly { readonly from: Place }[]): Place | null {
  const [first] = errands;
  return first && errands.every(({ from }) => from === first.from) ? first.from : null;
}
