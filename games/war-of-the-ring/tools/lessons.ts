/** The games from which War of the Ring' opponents learn: what pays (`practise.ts`), and how a position is judged (`foretell.ts`). */

import { Engine } from "@westmarch/kernel";
import type { Practice } from "@westmarch/training/experience";
import type { Foresight } from "@westmarch/training/foresight";
import { EDITION } from "../bot/edition.ts";
import experience from "../bot/experience.json" with { type: "json" };
import { firstSight } from "../bot/firstsight.ts";
import { learning } from "../bot/learning.ts";
import { noticing } from "../bot/noticing.ts";
import { quiet } from "../bot/quiet.ts";
import { scoresBy } from "../bot/scores.ts";
import { sensesOf } from "../bot/sense.ts";
import tuned from "../bot/tuned.json" with { type: "json" };
import { warOfTheRing } from "../index.ts";
import type { War } from "../state.ts";

export const practice: Practice<War, unknown> = {
  engine: new Engine(warOfTheRing),
  noticing,
  score: scoresBy(sensesOf(tuned)),
  learnt: experience,
  grain: 0.08,
};

export const foresight: Foresight<War, unknown> = {
  ...practice,
  game: "war-of-the-ring",
  edition: EDITION,
  learning,
  score: firstSight(sensesOf(tuned), experience),
  quiet,
};
