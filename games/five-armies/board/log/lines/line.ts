/** What a line of the log is. */
import type { FiveArmies } from "../../../state.ts";
import type { Words } from "../../../words.ts";
import type { GameSay } from "../../keys.ts";

export type EventName = keyof Words["events"];
export type Facts<T extends EventName = EventName> = Words["events"][T];

export interface LogLine<T extends EventName> {
  readonly kind: "turn" | "move" | "battle" | "end";
  readonly tell: (facts: Facts<T>, say: GameSay, view: FiveArmies) => string;
}

/** Lines by their events. */
export type Lines = { readonly [T in EventName]?: LogLine<T> };
