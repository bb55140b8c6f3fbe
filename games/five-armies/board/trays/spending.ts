/** Which die is spent by what has happened, and on what: where it flies to. Pure. */
import { type Happened, placeOf } from "@westmarch/boardkit";
import { type Spent, spentBy } from "@westmarch/campaign/spending";
import { BEORN, EYRIE, type FaceId, type Side, territoryOf } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import { idOf } from "../explaining.ts";
import { placesOf } from "../staging/happening.ts";
import type { EventName } from "../staging/within.ts";

/** What an event is done to, or null. */
function thingOf(event: Happened<FiveArmies>, view: FiveArmies): string | null {
  const { type, facts } = event;
  switch (type) {
    case "drew":
      return idOf("deck", facts.deck);
    case "card":
      return idOf("card", facts.card);
    case "activated":
      return idOf("character", facts.character);
    case "wrath":
      return idOf("character", BEORN);
    case "eagles":
      return "eyrie";
    case "flew":
      return facts.roost === EYRIE ? "eyrie" : idOf("territory", territoryOf(facts.roost));
    case "bat":
    case "bat-cloud":
      return idOf("territory", facts.territory);
    case "entered":
      // Who is on the wing enters no region.
      return facts.place < 0 ? "eyrie" : idOf("region", facts.place);
    default: {
      const place = placesOf([event], view).at(-1);
      return place === undefined ? null : idOf("region", place);
    }
  }
}

const dieOf = (event: Happened<FiveArmies>): Spent<Side, FaceId> | null =>
  event.type === "die"
    ? { id: `${placeOf(event)}`, side: event.facts.side, face: event.facts.face, onto: null }
    : null;

/** With these something else begins. */
const ENDS: ReadonlySet<EventName> = new Set<EventName>(["turn", "rolled", "tile", "passed"]);

/** The dice that are on their way, after more has happened. */
export const spentAfter = spentBy<FiveArmies, Side, FaceId>({ die: dieOf, onto: thingOf, ends: ENDS });
