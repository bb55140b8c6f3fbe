/** What the Free Peoples are after, above the single choice: the end of the Ring, or four points of Settlements. */
import type { War } from "../state.ts";
import { clamped } from "./odds.ts";
import { spare } from "./quest.ts";

/** With so many points of Corruption to spare at the end both ways are as good; and how many more or fewer settle it. */
const EVEN = 1.5;
const SURE = 3;

/** From -1, where the Ring-bearers may expect to come through, to 1, where they may not: then the war must settle it. */
export const leaning = (g: War): number => clamped((EVEN - spare(g)) / SURE, -1, 1);
