/** A share of a hundred, as a reader writes it. */
export const share = (value: number): number => Math.round(value * 100);
