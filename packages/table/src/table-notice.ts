import type { Seat } from "@westmarch/kernel";
import { type Draft, ITSELF, type Position } from "./position.ts";

/**
 * The line of chat by which a table announces an act outside the rules, such as a take-back or a loss on time: its name
 * (`text`) and the seat that it is about (`of`). Null: the table says nothing.
 */
export function tableNotice(
  draft: Draft,
  before: Position,
): { readonly text: string; readonly of: Seat } | null {
  const { type, seat, data } = draft;
  switch (type) {
    case "choice":
      if (draft.says) return { text: draft.says, of: seat };
      return "entries" in data && data.entries.some(({ byTime }) => byTime)
        ? { text: "time", of: seat }
        : null;
    case "undo":
      // What no other seat could see is taken back in silence.
      return draft.quiet ? null : { text: "undo", of: seat };
    case "take-back": {
      const by = before.offers.find(({ what }) => what === "take-back")?.by ?? seat;
      return { text: "take-back", of: by };
    }
    case "answer":
      if (!("accept" in data) || data.accept) return null;
      return { text: `${data.what}.declined`, of: seat };
    case "replace":
      if (!("seats" in data)) return null;
      return { text: data.to === "person" ? "vacate" : "replace", of: data.seats[0] ?? seat };
    case "time":
      return { text: seat === ITSELF ? "time.absent" : "time.lost", of: seat };
    case "warning":
      return { text: "time.warning", of: "of" in data ? data.of : seat };
    case "pause":
    case "adjourn":
    case "resume":
      return "by" in data && data.by !== ITSELF
        ? { text: type, of: data.by }
        : { text: `${type}.itself`, of: ITSELF };
    case "seated":
    case "resign":
    case "claim":
    case "draw":
      return { text: type, of: seat };
    default:
      return null;
  }
}
