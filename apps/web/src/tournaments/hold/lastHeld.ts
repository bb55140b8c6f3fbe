/** The last tournament that was opened on this device, so that a weekly one is opened by two presses. */
import { OUT_OF_TIME } from "@westmarch/protocol/constants";
import { doorOf } from "../../games/doors.ts";
import { draftOf, type PaceDraft } from "../../time/paces.ts";
import {
  CHECK_INS,
  comingEight,
  type Draft,
  EACH,
  firstDraft,
  GRACES,
  HOURS,
  KINDS,
  LASTS,
  PLACES,
  RESTS,
  STARTS,
} from "./draft.ts";

const KEPT = "westmarch-last-tournament";

/** A part of what was kept, whatever that is. */
const part = (kept: unknown, name: string): unknown =>
  typeof kept === "object" && kept !== null ? Reflect.get(kept, name) : undefined;

/** The one of these that was kept; another where an older page kept something else. */
const oneOf = <One extends string>(all: readonly One[], kept: unknown, otherwise: One): One =>
  all.find((one) => one === kept) ?? otherwise;

const text = (kept: unknown, otherwise: string): string => (typeof kept === "string" ? kept : otherwise);
const number = (kept: unknown, otherwise: number): number =>
  typeof kept === "number" && Number.isFinite(kept) ? kept : otherwise;

function timeIn(kept: unknown): PaceDraft {
  const first = draftOf(null);
  return {
    kind: oneOf(["none", "live", "slow"], part(kept, "kind"), first.kind),
    live: text(part(kept, "live"), first.live),
    minutes: text(part(kept, "minutes"), first.minutes),
    seconds: text(part(kept, "seconds"), first.seconds),
    days: text(part(kept, "days"), first.days),
    ownDays: text(part(kept, "ownDays"), first.ownDays),
    night: part(kept, "night") !== false,
    from: number(part(kept, "from"), first.from),
    until: number(part(kept, "until"), first.until),
    vacation: number(part(kept, "vacation"), first.vacation),
    out: {
      live: oneOf(OUT_OF_TIME, part(part(kept, "out"), "live"), first.out.live),
      slow: oneOf(OUT_OF_TIME, part(part(kept, "out"), "slow"), first.out.slow),
    },
  };
}

/** What was kept, as a draft of today: a start at a moment is the coming evening. Null: nothing, or of a game that is not open. */
export function draftIn(kept: unknown, now: number): Draft | null {
  const game = text(part(kept, "game"), "");
  if (doorOf(game)?.open !== true) return null;
  const first = firstDraft(game, now);
  return {
    name: text(part(kept, "name"), ""),
    game,
    kind: oneOf(KINDS, part(kept, "kind"), first.kind),
    rounds: text(part(kept, "rounds"), first.rounds),
    games: oneOf(EACH, part(kept, "games"), first.games),
    hours: oneOf(HOURS, part(kept, "hours"), first.hours),
    guests: part(kept, "guests") !== false,
    time: timeIn(part(kept, "time")),
    grace: oneOf(GRACES, part(kept, "grace"), first.grace),
    rest: oneOf(RESTS, part(kept, "rest"), first.rest),
    places: oneOf(PLACES, part(kept, "places"), first.places),
    start: oneOf(STARTS, part(kept, "start"), first.start),
    at: comingEight(now),
    checkIn: oneOf(CHECK_INS, part(kept, "checkIn"), first.checkIn),
    lasts: oneOf(LASTS, part(kept, "lasts"), first.lasts),
  };
}

/** How the last one was held; null: none was, or this device keeps nothing. */
export function lastHeld(now: number): Draft | null {
  try {
    return draftIn(JSON.parse(localStorage.getItem(KEPT) ?? "null"), now);
  } catch {
    return null; // what is there was not written by this page, or nothing may be kept
  }
}

/** Keeps how a tournament is held. */
export function keepHeld(draft: Draft): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(draft));
  } catch {
    // A device that keeps nothing offers nothing to repeat.
  }
}
