import type { Language } from "@westmarch/kernel/languages";
import type { DoorSay } from "./words.ts";

const DAY = 86_400_000;
/** Days for which the name of a weekday says which day it was. */
const WEEK = 6;

/** Where today's choices come from: “as on Thursday”. */
export function asKept(at: number, language: Language, say: DoorSay, now = Date.now()): string {
  const then = new Date(at);
  if (then.toDateString() === new Date(now).toDateString()) return say("as-today");
  const isNear = now - at < WEEK * DAY;
  const day = then.toLocaleDateString(
    language,
    isNear ? { weekday: "long" } : { day: "numeric", month: "long" },
  );
  return say("as-on", { day });
}
