/** Everything that is drawn around (0, 0), by name. */
import { DEEDS } from "./deeds.ts";
import { DREAD } from "./dread.ts";
import { FEATS } from "./feats.ts";
import { HOME } from "./home.ts";
import { ISENGARD_THINGS } from "./isengard.ts";
import { ITEMS } from "./items.ts";
import { MORIA_THINGS } from "./moria.ts";
import { NINE_THINGS } from "./nine.ts";
import { WONDERS } from "./wonders.ts";

export const THINGS = {
  ...ITEMS,
  ...HOME,
  ...DEEDS,
  ...FEATS,
  ...WONDERS,
  ...ISENGARD_THINGS,
  ...MORIA_THINGS,
  ...NINE_THINGS,
  ...DREAD,
} as const;

export type ThingName = keyof typeof THINGS;
