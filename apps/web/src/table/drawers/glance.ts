import { isWhole, type Loaded } from "../text/words.tsx";
import type { Drawers } from "./useDrawers.ts";

/** Whether the game can show what both sides have, at one look. */
export const hasGlance = (loaded: Loaded): boolean =>
  isWhole(loaded) && loaded.besides.all.glance !== undefined;

/** What its key does: a press opens it or puts it away; held, it is there until the key is let go. */
export const glanceKey = (drawers: Drawers) => ({
  press: () => drawers.toggle({ kind: "glance" }),
  letGo: drawers.close,
});
