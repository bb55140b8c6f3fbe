/** Which die is spent by what has happened, and on what: where it flies to. Pure. */
import { type Happened, placeOf } from "@westmarch/boardkit";
import { type Spent, spentBy } from "@westmarch/campaign/spending";
import { type FaceId, NONE, type Side } from "../../data/ids.ts";
import { sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import { placesOf } from "../staging/happening.ts";
import type { EventName } from "../staging/within.ts";

/** What an event is done to, or null. */
function thingOf(event: Happened<War>, view: War): string | null {
  const { type, facts } = event;
  switch (type) {
    case "advanced":
      return `nation:${facts.nation}`;
    case "drew":
      return `deck:${facts.deck}`;
    case "played":
      return `card:${facts.card}`;
    default: {
      const region = placesOf([event], view).at(-1);
      return region === undefined ? null : `region:${region}`;
    }
  }
}

/** Some actions are always done to the same. A die with which the Fellowship moves goes into the Hunt Box (5.5.3). */
const thingOfVerb = (verb: string): string | null =>
  verb === "travel" ? "hunt" : verb === "hide" || verb === "separate-with" ? "fellowship" : null;

/** The die that an action is done with, or null. */
function dieOf(event: Happened<War>, view: War): Spent<Side, FaceId> | null {
  const { type, facts } = event;
  if (type !== "action" || facts.face === NONE) return null;
  const { seat, verb, face } = facts;
  return { id: `${placeOf(event)}`, side: sideOf(view, seat), face, onto: thingOfVerb(verb) };
}

/** With these something else begins. */
const ENDS: ReadonlySet<EventName> = new Set<EventName>(["turn", "rolled", "allocated", "skipped", "passed"]);

/** The dice that are on their way, after more has happened. */
export const spentAfter = spentBy<War, Side, FaceId>({ die: dieOf, onto: thingOf, ends: ENDS });
