/** Everything that is drawn around (0, 0), by name. */
import { DEEDS } from "./deeds.ts";
import { DREAD } from "./dread.ts";
import { FEATS } from "./feats.ts";
import { HOME } from "./home.ts";
import { ITEMS } from "./items.ts";
import { SHADOWS } from "./shadows.ts";

export const THINGS = { ...ITEMS, ...DEEDS, ...FEATS, ...SHADOWS, ...DREAD, ...HOME } as const;

export type ThingName = keyof typeof THINGS;
