/** The games from which War of the Ring's opponents learn to judge a position (`foretell.ts`). */
import type { Foresight } from "@westmarch/training/foresight";
import { EDITION } from "../bot/edition.ts";
import experience from "../bot/experience.json" with { type: "json" };
import { firstSight } from "../bot/firstsight.ts";
import { learning } from "../bot/learning.ts";
import { quiet } from "../bot/quiet.ts";
import { sensesOf } from "../bot/sense.ts";
import tuned from "../bot/tuned.json" with { type: "json" };
import type { War } from "../state.ts";
import { practice } from "./practice.ts";

export const foresight: Foresight<War, unknown> = {
  ...practice,
  game: "war-of-the-ring",
  edition: EDITION,
  learning,
  score: firstSight(sensesOf(tuned), experience),
  quiet,
};
