/** What the Free Peoples are after, above the single choice: the end of the Ring, or four points of Settlements. */
import type { War } from "../state.ts";
import { clamped } from "./odds.ts";
import { spare } from "./quest.ts";
import { sense } from "./sense.ts";

/** From -1, where the Ring-bearers may expect to come through, to 1, where they may not: then the war must settle it. */
export const leaning = (g: War): number => clamped((sense.leanEven - spare(g)) / sense.leanSure, -1, 1);
