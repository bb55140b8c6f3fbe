/** What the evaluation is made of, in words of the game: for hints, and for beginners who play by some of it. */
import type { Reasons } from "@westmarch/bots/types";
import type { CardGame } from "../state.ts";
import { type Sense, think } from "./sense.ts";
import { balance, PARTS } from "./standing.ts";

/** Parts of which the Fellowship's player and the Shadow's say the same. */
const ALIKE: ReadonlySet<string> = new Set<(typeof PARTS)[number]>(["hand", "support"]);

/** Of an evaluation by this sense. */
export const reasonsOf = (judge: Sense): Reasons<CardGame> => ({
  parts: PARTS,
  partOf: PARTS.map((_, part) => part),
  terms(g, seat, into) {
    think(judge);
    balance(g, seat, into);
  },
  name(part, g, seat) {
    // No character has come onto the table: what is settled is who begins.
    if (g.table.length === 0) return "bid";
    return ALIKE.has(part) ? part : `${part}.${seat === g.turn ? "free" : "shadow"}`;
  },
  favourite: (g, seat) => (seat === g.turn ? "progress" : "threat"),
  far: ["hand", "bearer", "twilight", "threat", "curses"],
});
