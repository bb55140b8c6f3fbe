/** How an event is written down. */
import type { Happened } from "@westmarch/boardkit";
import type { CardGame } from "../../../state.ts";
import type { Words } from "../../../words.ts";
import type { Reader } from "../slots.ts";

export type EventName = keyof Words["events"];
export type Facts<T extends EventName> = Words["events"][T];
export type Kind = "turn" | "move" | "battle" | "end";

export interface LogLine<T extends EventName> {
  readonly kind: Kind;
  /** The sentence, from what was told and who reads it; null where there is nothing worth saying. */
  readonly tell: (facts: Facts<T>, reader: Reader, event: Happened<CardGame>) => string | null;
}

export type LogLines = { readonly [T in EventName]: LogLine<T> };
