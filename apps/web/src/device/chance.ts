import type { Chance } from "@westmarch/kernel";

/** Below this, 32 bits give each of so many sides equally often. */
const fair = (sides: number): number => Math.floor(2 ** 32 / sides) * sides;

/** Chance of a study: not known beforehand, it is written down with the choice that it was drawn for. */
export const freshChance: Chance = (_counter, sides) => {
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while (drawn[0] >= fair(sides));
  return drawn[0] % sides;
};

/** A name that nothing else has. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0"))
    .join("")
    .slice(0, 14);
