/** What the opponents play when they learn by playing what pays (`practise.ts`). */

import { Engine } from "@westmarch/kernel";
import type { Practice } from "@westmarch/training/experience";
import learnt from "../bot/experience.json" with { type: "json" };
import { noticing } from "../bot/noticing.ts";
import { scoresBy } from "../bot/scores.ts";
import { sensesOf } from "../bot/sense.ts";
import tuned from "../bot/tuned.json" with { type: "json" };
import { warOfTheRing } from "../index.ts";
import type { War } from "../state.ts";

export const practice: Practice<War, unknown> = {
  engine: new Engine(warOfTheRing),
  noticing,
  score: scoresBy(sensesOf(tuned)),
  learnt,
  grain: 0.08,
};
