/** The log: every event as a line of it, from what its reader heard. */
import type { Happened } from "@westmarch/boardkit";
import { sentenceCase } from "@westmarch/boardkit/writing";
import type { Seat } from "@westmarch/kernel";
import type { CardGame } from "../state.ts";
import type { GameSay, Module } from "./keys.ts";
import { cardName, playerName } from "./names.ts";

type Event = Happened<CardGame>;

/** Whose deed it is, with the form of the verb: the reader is “you”. */
const who = (say: GameSay, seat: Seat, reader: Seat | null) =>
  seat === reader ? { who: say("name.you"), you: "yes" } : { who: playerName(say, seat), you: "no" };

function told({ type, facts }: Event, say: GameSay, reader: Seat | null): string | null {
  switch (type) {
    case "turn":
      return say("log.turn", who(say, facts.seat, reader));
    case "phase":
      return say("log.phase", { phase: say(`phase.${facts.phase}`) });
    case "played":
      return say("log.played", { ...who(say, facts.seat, reader), card: cardName(say, facts.card) });
    case "game-ended":
      return say("log.game-ended", who(say, facts.winners[0] ?? -1, reader));
    default:
      return null;
  }
}

/** One line of the log. */
export const line: Module["line"] = (event, { say, seat }) => {
  const text = told(event, say, seat);
  if (text === null) return null;
  return {
    text: sentenceCase(text),
    kind: event.type === "turn" ? "turn" : event.type === "game-ended" ? "end" : "move",
    round: 0,
    by: "seat" in event.facts ? event.facts.seat : undefined,
  };
};
