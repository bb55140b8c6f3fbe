/** The event that decided a war, to be shown when it is over. */
import type { Happened } from "@westmarch/boardkit";
import { HOME, POINTS } from "../data/regions.ts";
import type { War } from "../state.ts";

type Event = Happened<War>;

/** What a deed of the Shadow or of the Free Peoples begins with: what led to an end lies after the last of them. */
const BEGINS: ReadonlySet<string> = new Set(["action", "played", "turn", "declared"]);

/** The Hunt tile that the last Corruption came of, or that Corruption itself, where a card or idleness was the cause. */
function lastBurden(log: readonly Event[]): Event | undefined {
  const at = log.findLastIndex(({ type }) => type === "corruption");
  for (let i = at; i >= 0; i--) {
    const event = log[i];
    if (event.type === "tile") return event;
    if (BEGINS.has(event.type)) break;
  }
  return log[at];
}

const lastCapture = (log: readonly Event[]): Event | undefined =>
  log.findLast(
    (event) =>
      event.type === "captured" &&
      HOME[event.facts.region] !== event.facts.side &&
      POINTS[event.facts.region] > 0,
  );

/** What brought the end about (chapter 15); where people ended the game, the last thing that mattered for it. */
export function deciding(log: readonly Event[]): Event | null {
  const won = log.findLast(({ type }) => type === "won");
  const reason = won?.type === "won" ? won.facts.reason : null;
  if (reason === "ring") return log.findLast(({ type }) => type === "mordor") ?? null;
  if (reason === "corruption") return lastBurden(log) ?? null;
  return lastCapture(log) ?? (reason === null ? lastBurden(log) : undefined) ?? null;
}
