import { LEAST_LETTERS } from "../plan/index.ts";

/** How much larger letters of a size must be written to be read, where a unit of theirs is `k` pixels; no smaller than they are. */
export const legible = (k: number, size: number): number => Math.max(1, LEAST_LETTERS / (k * size));

const CJK = /[\u2e80-\uffff]/u;

/** How wide a name is as it is written under a standee, in units of the page. */
export const wordWidth = (text: string): number =>
  [...text].reduce((sum, letter) => {
    if (CJK.test(letter)) return sum + 13.6;
    return sum + (/[A-ZÀ-ÞMWmw]/u.test(letter) ? 10.4 : /[iltjfr1 .-]/.test(letter) ? 4.6 : 7.4);
  }, 0);
