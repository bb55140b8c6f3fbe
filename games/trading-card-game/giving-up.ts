/** Conceding (19.5, 19.8): at any time, asked or not; the others play on. */
import { ASKS_AT } from "@westmarch/cards";
import type { Frame, FrameOf, Game, Seat } from "@westmarch/kernel";
import { returnAside } from "./rules/decks.ts";
import { layDown } from "./rules/winning.ts";
import type { CardGame, Secret } from "./state.ts";
import { enter } from "./vocabulary.ts";

/** Where the seat to ask is found, before the question itself: by chapter, from the question. */
const BEFORE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  procedure: { action: "chance" },
  happening: ASKS_AT,
  assignment: { shadow: "next" },
  archery: { wound: "divide" },
  text: { may: "eachAsked" },
};

const isOf = <N extends "text" | "playing" | "ownPhase" | "reconciling">(
  f: Frame,
  name: N,
): f is FrameOf<CardGame, N> => f.chapter === name;

/** What a player has begun: a card, a text, a phase of his own, filling up his hand. */
function isHis(g: CardGame, f: Frame, seat: Seat): boolean {
  if (isOf(f, "playing") || isOf(f, "ownPhase") || isOf(f, "reconciling")) return f.seat === seat;
  if (!isOf(f, "text")) return false;
  // Another player's text breaks off, too, while it deals with this player's cards or waits for this player's choice.
  return f.you === seat || (f.player === seat && !asksEach(f)) || g.aside?.owner === seat;
}

/** Whether each Shadow player is asked in turn. */
const asksEach = ({ at }: Frame): boolean => at === "may" || at === "eachDoes" || at === "eachAsked";

/** Breaks off what he has begun, with everything that answers it. */
function breakOffHis(g: CardGame, seat: Seat): Frame[] {
  const first = g.stack.findIndex((f) => isHis(g, f, seat));
  return first < 0 ? [] : g.stack.splice(first);
}

export const givingUp: NonNullable<Game<CardGame, Secret>["givingUp"]> = {
  option: ["concede"],
  hindrance: (g, seat) => (g.out[seat] ? { reason: "out", rule: "19.5" } : null),
  carryOut(c, seat) {
    const { g } = c;
    if (seat !== g.turn || g.phase === "setup") {
      const broken = breakOffHis(g, seat);
      layDown(g, broken);
      if (broken.some((f) => f.chapter === "text")) returnAside(c);
      const top = g.stack.at(-1);
      if (top) top.at = BEFORE[top.chapter]?.[top.at] ?? top.at;
    }
    g.stack.push(enter("losing", { seat, how: "conceded" }).call);
  },
};
