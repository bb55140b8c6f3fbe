/** The games from which The Battle of Five Armies' opponents learn to judge a position (`foretell.ts`). */
import type { Foresight } from "@westmarch/training/foresight";
import { EDITION } from "../bot/edition.ts";
import experience from "../bot/experience.json" with { type: "json" };
import { firstSight } from "../bot/firstsight.ts";
import { learning } from "../bot/learning.ts";
import { quiet } from "../bot/quiet.ts";
import { sensesOf } from "../bot/sense.ts";
import tuned from "../bot/tuned.json" with { type: "json" };
import type { FiveArmies } from "../state.ts";
import { practice } from "./practice.ts";

export const foresight: Foresight<FiveArmies, unknown> = {
  ...practice,
  game: "five-armies",
  edition: EDITION,
  learning,
  score: firstSight(sensesOf(tuned), experience),
  quiet,
};
