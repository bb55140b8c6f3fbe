/** The games from which The Battle of Five Armies' opponents learn: what pays (`practise.ts`), and how a position is judged (`foretell.ts`). */

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
import { fiveArmies } from "../index.ts";
import type { FiveArmies } from "../state.ts";

export const practice: Practice<FiveArmies, unknown> = {
  engine: new Engine(fiveArmies),
  noticing,
  score: scoresBy(sensesOf(tuned)),
  learnt: experience,
  grain: 0.06,
};

export const foresight: Foresight<FiveArmies, unknown> = {
  ...practice,
  game: "five-armies",
  edition: EDITION,
  learning,
  score: firstSight(sensesOf(tuned), experience),
  quiet,
};
