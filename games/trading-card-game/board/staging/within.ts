/** Where an event of the log stands: whose deed it is, and in which skirmish. Looks back no further than it must. */
import type { Happened } from "@westmarch/boardkit";
import { NONE, type Seat } from "@westmarch/kernel";
import { type CardGame, NOBODY } from "../../state.ts";
import type { Words } from "../../words.ts";

export type EventName = keyof Words["events"];
export type LoggedEvent = Happened<CardGame>;

/** What comes after a skirmish and is no part of it. */
const BETWEEN: ReadonlySet<EventName> = new Set<EventName>(["phase", "turn", "game-ended"]);

/** The place of the skirmish's beginning that the event at `at` belongs to, or -1. */
export function skirmishAround(log: readonly LoggedEvent[], at: number): number {
  for (let i = at; i >= 0; i--) {
    const { type } = log[i];
    if (type === "skirmish-began") return i;
    if (BETWEEN.has(type)) return -1;
  }
  return -1;
}

/** Whether the skirmish has run its course with the event at `at`, as far as the log and the newest view tell. */
export const skirmishEnds = (log: readonly LoggedEvent[], at: number, view: CardGame): boolean =>
  at + 1 < log.length
    ? BETWEEN.has(log[at + 1].type)
    : view.skirmish === NONE || view.phase !== "skirmish" || view.result !== null;

/** What a player does: a card played, a text used. What follows from it comes after it in the log. */
export type Deed = Extract<LoggedEvent, { readonly type: "played" | "used" | "triggered" }>;

export const isDeed = (event: LoggedEvent): event is Deed =>
  event.type === "played" || event.type === "used" || event.type === "triggered";

/** The seat whose deed the event at `at` is or follows from, or `NOBODY`. */
export function doer(log: readonly LoggedEvent[], at: number): Seat {
  const version = log[at]?.version;
  for (let i = at; i >= 0 && log[i].version === version; i--) {
    const event = log[i];
    if (isDeed(event)) return event.facts.seat;
    if (BETWEEN.has(event.type)) break;
  }
  // Twilight is paid before the card is told of.
  const next = log[at + 1];
  return log[at]?.type === "twilight" && next?.type === "played" && next.version === version
    ? next.facts.seat
    : NOBODY;
}
