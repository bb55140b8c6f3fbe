/** 12.4, 14.2: the Fellowship moves. */

import { BY_STEP } from "../../data/hunt-terms.ts";
import { FREE, NONE } from "../../data/ids.ts";
import { onMordorTrack } from "../../facts.ts";
import { PROGRESS_LIMIT, STIRRED, WALKED } from "../../state.ts";
import { chapter, enter } from "../../vocabulary.ts";
import { testRingVictory } from "../ending.ts";
import { diceAreHunted } from "./fellowship.ts";

export const travel = chapter("travel")({
  /** 12.4.2, 12.4.6; the Hunt after it (13.2). On the Mordor Track a tile without a roll (14.2.2). */
  go: (c) => {
    const { g } = c;
    g.marks |= STIRRED | WALKED;
    if (onMordorTrack(g)) return enter("tile", { by: BY_STEP }, "step");
    g.progress = Math.min(PROGRESS_LIMIT, g.progress + 1);
    c.tell("travelled", { progress: g.progress });
    return enter("hunt", {}, "die");
  },
  /** 14.2.3: one step further, unless the tile has stopped it. */
  step: (c, f) => {
    const { g } = c;
    if (f.back === 1) return;
    g.mordor++;
    c.tell("mordor", { step: g.mordor });
    testRingVictory(c);
  },
  /** 12.4.5, 14.2.6. */
  die: ({ g }, f) => {
    if (f.face !== NONE && diceAreHunted(g)) g.box[FREE]++;
  },
});
