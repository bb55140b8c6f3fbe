/** What a line of the Red Book is. */
import type { War } from "../../../state.ts";
import type { Words } from "../../../words.ts";
import type { GameSay } from "../../keys.ts";

export type EventName = keyof Words["events"];
export type Facts<T extends EventName = EventName> = Words["events"][T];

export interface LogLine<T extends EventName> {
  readonly kind: "turn" | "move" | "battle" | "end";
  /** Null where another line says it. */
  readonly tell: (facts: Facts<T>, say: GameSay, view: War) => string | null;
}

/** Lines by their events. */
export type Lines = { readonly [T in EventName]?: LogLine<T> };
