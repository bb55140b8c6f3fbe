/** Where an event of the log stands: whose deed it is, in a battle, in a hunt. Looks back no further than the turn. */
import type { Happened } from "@westmarch/boardkit";
import { fightAround, latest } from "@westmarch/campaign/telling";
import type { Seat } from "@westmarch/kernel";
import { NONE } from "../../data/ids.ts";
import type { War } from "../../state.ts";
import type { Words } from "../../words.ts";

export type EventName = keyof Words["events"];
/** An event of the log, as it is shown. */
export type LogEvent = Happened<War>;

/** What an action begins with: what came before it has nothing to do with what comes after. */
export const BEGINS: ReadonlySet<EventName> = new Set<EventName>([
  "turn",
  "rolled",
  "allocated",
  "action",
  "skipped",
  "passed",
  "ring",
]);

/** The place of the battle's beginning that the event at `at` belongs to, or -1: its beginning and its end do too. */
export const battleAround = (log: readonly LogEvent[], at: number): number =>
  fightAround(log, at, ["battle-began", "battle-ended"] satisfies readonly [EventName, EventName]);

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
export function huntAround(log: readonly LogEvent[], at: number): number {
  let from = -1;
  for (let i = at; i >= 0 && HUNTED.has(log[i].type); i--) if (HUNTING.has(log[i].type)) from = i;
  return from;
}

/** What a player is asked in the middle of a Hunt. */
export type HuntAsk = "search" | "again" | "tile" | "price";

/** By chapter and paragraph, what is asked there. */
const ASKS: Readonly<Record<string, HuntAsk>> = {
  "hunt/flocks": "search",
  "hunt/again": "again",
  "tile/staff": "tile",
  "tile/mithril": "tile",
  "tile/relief": "price",
  "tile/guide": "price",
  "tile/who": "price",
  "tile/toil": "price",
};

/** What is asked now, where it has to do with the Hunt itself and not with where a figure goes on the map. */
export function huntAsks({ stack, result }: War): HuntAsk | null {
  const frame = stack.at(-1);
  return result || !frame ? null : (ASKS[`${frame.chapter}/${frame.at}`] ?? null);
}
export const huntWaits = (g: War): boolean => huntAsks(g) !== null;

/** Whether the hunt has run its course with the event at `at`. */
export const huntEnds = (log: readonly LogEvent[], at: number, view: War): boolean =>
  at + 1 < log.length ? !HUNTED.has(log[at + 1].type) : !huntWaits(view);

/** Whether the event at `at` is all there is of a hunt, and has found nothing. */
export function huntFails(log: readonly LogEvent[], at: number, view: War): boolean {
  const event = log[at];
  if (event?.type !== "hunt-rolled" || event.facts.successes > 0) return false;
  return huntAround(log, at) === at && huntEnds(log, at, view);
}

/** The roll of the Hunt that found nothing last, as long as no other action has begun; null where none has. */
export function failedHunt(log: readonly LogEvent[]): LogEvent | null {
  for (const event of log.toReversed()) {
    if (event.type === "hunt-rolled") return event.facts.successes === 0 ? event : null;
    if (BEGINS.has(event.type)) return null;
  }
  return null;
}

/** The seat whose action or card an event is, from which others follow. */
function actsIn({ type, facts }: LogEvent): Seat | undefined {
  if (type === "turn" || type === "rolled") return NONE;
  const acts = type === "action" || type === "played" || type === "passed" || type === "skipped";
  return acts ? facts.seat : undefined;
}

/** The seat whose action or card the event at `at` follows from, or `NONE`. */
export const doer = (log: readonly LogEvent[], at: number): Seat => latest(log, at, actsIn) ?? NONE;
