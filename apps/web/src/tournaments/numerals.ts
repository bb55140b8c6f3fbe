/** Figures as they stand on flags and milestones. Pure. */

const SIGNS: readonly (readonly [number, string])[] = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

/** A whole number in Roman numerals; from 40 on in figures, for which there is room. */
export function roman(number: number): string {
  if (number < 1 || number >= 40) return String(number);
  let left = number;
  let written = "";
  for (const [worth, sign] of SIGNS)
    while (left >= worth) {
      written += sign;
      left -= worth;
    }
  return written;
}
