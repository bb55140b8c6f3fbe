/** The log: every event as a line of it, from what its reader heard. */
import type { Happened } from "@westmarch/boardkit";
import { sentenceCase } from "@westmarch/boardkit/writing";
import type { Seat } from "@westmarch/kernel";
import type { Draft } from "../state.ts";
import type { Besides, DraftSay } from "./keys.ts";
import { cardName, playerName } from "./names.ts";

/** What is written of an event; null where the event before it has said it. */
function told({ type, facts }: Happened<Draft>, say: DraftSay, seat: Seat | null): string | null {
  switch (type) {
    case "starter":
      return say("log.starter", { cards: facts.cards.length });
    case "round":
      return say("log.pack", { round: facts.round });
    case "pack":
      return null;
    case "picked":
      return facts.card === undefined
        ? say("log.picked", { who: playerName(say, facts.seat) })
        : say("log.picked.you", { card: cardName(say, facts.card) });
    case "passed":
      return say(facts.left ? "log.passed.left" : "log.passed.right", { cards: facts.cards });
    case "pool":
      return say("log.opened", { cards: facts.cards.length });
    case "ended":
      return say(seat === null ? "log.ended" : "log.ended.you", { cards: facts.cards });
  }
}

/** One line of the log. Only a pack names its round: what stands below belongs to it. */
export const line: Besides["line"] = (event, { say, seat }) => {
  const text = told(event, say, seat);
  if (text === null) return null;
  return {
    text: sentenceCase(text),
    kind: event.type === "round" ? "turn" : event.type === "ended" ? "end" : "move",
    round: event.type === "round" ? event.facts.round : 0,
    by: event.type === "picked" ? event.facts.seat : undefined,
  };
};
