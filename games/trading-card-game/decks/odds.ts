/** What an opening hand holds: exact chances of drawing without putting back. */

/** Cards drawn before the first turn (3.10). */
export const HAND = 8;

/** In how many ways `some` can be taken out of `all`. */
function ways(all: number, some: number): bigint {
  if (some < 0 || some > all) return 0n;
  let product = 1n;
  for (let taken = 0; taken < some; taken++) product = (product * BigInt(all - taken)) / BigInt(taken + 1);
  return product;
}

/** Digits to which a quotient of whole numbers is exact. */
const EXACT = 10n ** 15n;
const share = (part: bigint, whole: bigint): number => Number((part * EXACT) / whole) / Number(EXACT);

/** How likely a hand holds 0, 1, 2 … of `wanted` cards among `all`; they add up to 1. */
export function chances(all: number, wanted: number, hand = HAND): readonly number[] {
  const drawn = Math.min(hand, all);
  const whole = ways(all, drawn);
  return Array.from({ length: drawn + 1 }, (_, some) =>
    share(ways(wanted, some) * ways(all - wanted, drawn - some), whole),
  );
}

/** How likely a hand holds at least so many of them. */
export const atLeast = (least: number, all: number, wanted: number, hand = HAND): number =>
  least <= 0
    ? 1
    : Math.max(
        0,
        1 -
          chances(all, wanted, hand)
            .slice(0, least)
            .reduce((sum, chance) => sum + chance, 0),
      );

/** How many of them a hand holds on average. */
export const average = (all: number, wanted: number, hand = HAND): number =>
  all === 0 ? 0 : (Math.min(hand, all) * wanted) / all;
