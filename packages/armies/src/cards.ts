/** Sets of a deck's cards as masks: bit n is the deck's card number n. */

/** How many bits of a mask are set. */
export function countBits(mask: number): number {
  let bits = mask;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** The `n`th (0 …) set bit of a mask, as a number. */
export function nthBit(mask: number, n: number): number {
  let bits = mask;
  for (let i = 0; i < n; i++) bits &= bits - 1;
  return 31 - Math.clz32(bits & -bits);
}

/** The set bits of a mask as numbers, from the lowest up. */
export function bitsIn(mask: number): number[] {
  const found: number[] = [];
  for (let bits = mask; bits !== 0; bits &= bits - 1) found.push(31 - Math.clz32(bits & -bits));
  return found;
}

/** Takes cards at random out of a mask of unknown ones. */
export class Unknown {
  #mask: number;
  readonly #random: (sides: number) => number;
  constructor(mask: number, random: (sides: number) => number) {
    this.#mask = mask;
    this.#random = random;
  }
  take(count: number): number {
    let taken = 0;
    for (let i = 0; i < count; i++) taken |= 1 << this.takeOne(-1);
    return taken;
  }
  /** One of those that fit. */
  takeOne(fits: number): number {
    const mask = this.#mask & fits;
    const place = nthBit(mask, this.#random(countBits(mask)));
    this.#mask &= ~(1 << place);
    return place;
  }
  rest(): number {
    return this.#mask;
  }
}
