import { later, useLater } from "@westmarch/boardkit/later";
import { useMemo } from "react";
import type { CardGame } from "../../state.ts";
import type { Totals } from "./totals.ts";

/** The texts of all cards, which settle what figures are now: not needed to see what lies on the table. */
const totalling = later(() => import("./totals.ts"));

/** Current totals, or null until what works them out is here. */
export function useTotals(view: CardGame): Totals | null {
  const here = useLater(totalling);
  return useMemo(() => here?.totals(view) ?? null, [here, view]);
}
