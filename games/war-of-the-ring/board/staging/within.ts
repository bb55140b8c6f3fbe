/** Where an event of the log stands: whose deed it is, in a battle, in a hunt. Looks back no further than the turn. */
import type { Happened } from "@westmarch/boardkit";
import type { Seat } from "@westmarch/kernel";
import { NONE } from "../../data/ids.ts";
import { GOES_ON, type War } from "../../state.ts";
import type { Words } from "../../vocabulary.ts";

export type EventName = keyof Words["events"];
export type Told = Happened<War>;

/** The place of the battle's beginning that the event at `at` belongs to, or -1: its beginning and its end do too. */
export function battleAround(log: readonly Told[], at: number): number {
  for (let i = at; i >= 0; i--) {
    const { type } = log[i];
    if (type === "battle-began") return i;
    if (type === "turn" || (type === "battle-ended" && i < at)) return -1;
  }
  return -1;
}

/** Events with which a hunt begins to be seen. */
const HUNTING: ReadonlySet<EventName> = new Set<EventName>(["hunt-thrown", "hunt-rolled", "tile"]);
/** Events that follow from a Hunt tile. */
const HUNTED: ReadonlySet<EventName> = new Set<EventName>([
  ...HUNTING,
  "tile-die",
  "casualty",
  "companion-drawn",
  "character-died",
  "separated",
  "guide",
  "corruption",
  "revealed",
  "off-table",
  "discarded",
  "pool-refilled",
]);

/** The place where the hunt begins that the event at `at` belongs to, or -1. */
export function huntAround(log: readonly Told[], at: number): number {
  let from = -1;
  for (let i = at; i >= 0 && HUNTED.has(log[i].type); i--) if (HUNTING.has(log[i].type)) from = i;
  return from;
}

/** Somebody is asked something in the middle of a Hunt, and not where to on the map. */
export const huntWaits = ({ stack, result }: War): boolean => {
  if (result) return false;
  const chapter = stack.at(-1)?.chapter;
  const hunts = stack.some((frame) => frame.chapter === "tile" || frame.chapter === "hunt");
  return hunts && (chapter === "tile" || chapter === "hunt" || chapter === "guide");
};

/** Whether the hunt has run its course with the event at `at`. */
export const huntEnds = (log: readonly Told[], at: number, view: War): boolean =>
  at + 1 < log.length ? !HUNTED.has(log[at + 1].type) : !huntWaits(view);

/** A battle is being fought, and its last word has not been told. */
export const isFighting = ({ battle, result }: War): boolean =>
  battle !== null && battle.over === GOES_ON && !result;

/** The seat whose action or card the event at `at` follows from, or `NONE`. */
export function doer(log: readonly Told[], at: number): Seat {
  for (let i = at; i >= 0; i--) {
    const event = log[i];
    if (event.type === "turn" || event.type === "rolled") return NONE;
    if (
      event.type === "action" ||
      event.type === "played" ||
      event.type === "passed" ||
      event.type === "skipped"
    )
      return event.facts.seat;
  }
  return NONE;
}
