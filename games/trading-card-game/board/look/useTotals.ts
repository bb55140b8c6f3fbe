import { useLater } from "@westmarch/boardkit/later";
import { useMemo } from "react";
import type { CardGame } from "../../state.ts";
import { reckoning, reckoningAtRest } from "../reckoning.ts";
import type { Totals } from "./totals.ts";

/** Current totals, or null until what works them out is here: not needed to see what lies on the table. */
export function useTotals(view: CardGame): Totals | null {
  const coming = useLater(reckoningAtRest);
  const here = reckoning.here() ?? coming;
  return useMemo(() => here?.totals(view) ?? null, [here, view]);
}
