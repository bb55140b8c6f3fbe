/** What a first choice can do without. */
import { latePart } from "@westmarch/boardkit/later";
import { warOfTheRing } from "../index.ts";
import { passing } from "../passing.ts";
import { endOf } from "./acting/things.ts";
import { ruleOf, ruleOfEvent } from "./book.ts";
import { decisive } from "./Decisive.tsx";
import { ending, endingPicture } from "./ending.ts";
import { explain } from "./explain.tsx";
import { guides } from "./guide.ts";
import type { Besides } from "./keys.ts";
import { pictured } from "./labels/pictures.tsx";
import { refusal } from "./labels/refusals.ts";
import { line } from "./lines.ts";
import { Reference } from "./reference/Reference.tsx";
import { sounds } from "./sounds.ts";

/** Only a game that is over needs it. */
const chronicle = latePart(async () => (await import("./chronicle/Chronicle.tsx")).Chronicle);

export const besides: Besides = {
  game: warOfTheRing,
  Reference,
  glance: latePart(async () => (await import("./glance/Glance.tsx")).Glance),
  refusal,
  ruleOf,
  line,
  ruleOfEvent,
  sounds,
  explain,
  ending,
  endingPicture,
  decisive,
  chronicle,
  hints: endOf,
  pictured,
  passing,
  editing: async () => (await import("./editing/index.ts")).editing,
  guides,
};
