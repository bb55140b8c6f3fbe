/** What a first choice can do without. */
import { latePart } from "@westmarch/boardkit/later";
import { fiveArmies } from "../index.ts";
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
import { explainArmy } from "./pieces/Roster.tsx";
import { Reference } from "./reference/Reference.tsx";
import { sounds } from "./sounds.ts";

export const besides: Besides = {
  game: fiveArmies,
  Reference,
  glance: latePart(async () => (await import("./glance/Glance.tsx")).Glance),
  refusal,
  ruleOf,
  line,
  ruleOfEvent,
  sounds,
  explain: (id, props) => explainArmy(id, props) ?? explain(id, props),
  ending,
  endingPicture,
  decisive,
  chronicle: latePart(async () => (await import("./chronicle/Chronicle.tsx")).Chronicle),
  hints: endOf,
  pictured,
  editing: async () => (await import("./editing/index.ts")).editing,
  guides,
};
