/** What a first choice can do without. */
import { duel } from "../index.ts";
import { ruleOfEvent } from "./book.ts";
import { decisive } from "./Decisive.tsx";
import { ending, endingPicture } from "./ending.ts";
import { explain } from "./explain.tsx";
import { guides } from "./guide.ts";
import type { Besides } from "./keys.ts";
import { refusal } from "./labels.ts";
import { line } from "./lines.ts";
import { Reference } from "./reference/Reference.tsx";
import { sounds } from "./sounds.ts";

export const besides: Besides = {
  game: duel,
  Reference,
  refusal,
  line,
  ruleOfEvent,
  sounds,
  deeds: true,
  explain,
  ending,
  endingPicture,
  decisive,
  hints: ([verb, at]) => {
    if (verb === "place") return `region:${at}`;
    // They lie open before whoever chooses.
    return verb === "fetch" || verb === "grey-card" ? `card:${at}` : null;
  },
  editing: async () => (await import("./editing.tsx")).editing,
  guides,
};
