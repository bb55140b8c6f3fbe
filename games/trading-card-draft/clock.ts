/** How long a pick may take, at tables that are given a clock. The rules know of none. */
import type { Ask, Settings } from "@westmarch/kernel";

const SECOND = 1000;
/** Of a pick whose time falls with the cards to look through: for each of them, and at least. */
const PER_CARD = 5;
const LEAST = 10;

/** Seconds for a pick out of so many cards; null: as many as one likes. */
function secondsFor(pace: string, cards: number): number | null {
  if (pace === "falling") return Math.max(LEAST, PER_CARD * cards);
  return pace === "none" ? null : Number(pace);
}

/** As `Clock` of the manifest: a pick is known by the round and by how many cards are left. */
export const clock = {
  allows: (
    { clock: pace = "none" }: Settings,
    { about: [round, cards] = [] }: Ask,
  ): { readonly question: string; readonly milliseconds: number } | null => {
    const seconds = secondsFor(String(pace), Number(cards));
    return seconds === null ? null : { question: `${round}.${cards}`, milliseconds: seconds * SECOND };
  },
};
