/** Chances of several dice of six sides. Pure. */

/** As many dice as are ever rolled together. */
const MOST = 5;
export const DICE: readonly number[] = Array.from({ length: MOST }, (_, i) => i + 1);

/** The chance that of so many dice at least one shows this number or more, 0 … 1. */
export const atLeastOne = (dice: number, need: number): number => 1 - ((need - 1) / 6) ** dice;
