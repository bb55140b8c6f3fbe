/** What is to be seen of what happens now: where on the map, and the card that it comes of. Pure. */
import { type AboutSome, aboutEvent, cardBringing } from "@westmarch/campaign/telling";
import type { CardId, PlaceId } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { Words } from "../../words.ts";
import { doer, type EventName, type LogEvent } from "./within.ts";

/** Steps of a scene that are seen on the map before it comes up. */
export const OPENING: ReadonlySet<string> = new Set<EventName>(["combat"]);

const way = ({ from, to }: { readonly from: PlaceId; readonly to: PlaceId }) => [from, to];
const there = ({ place }: { readonly place: PlaceId }) => [place];

/** Where an event is to be seen. Those that are not here happen in no region of the map. */
const PLACES: AboutSome<Words["events"], FiveArmies, readonly PlaceId[]> = {
  token: there,
  "tokens-lost": there,
  marched: way,
  walked: way,
  control: there,
  "tokens-eliminated": there,
  "token-laid": there,
  flipped: there,
  mustered: there,
  "pass-opened": there,
  rallied: there,
  removed: there,
  entered: there,
  destroyed: there,
  ring: there,
  swooped: there,
  shot: there,
  hit: there,
  combat: ({ from, target }) => [from, target],
  retreated: way,
};

/** The regions that events speak of, in their order, the last of them where it all ends. */
export function placesOf(events: readonly LogEvent[], view: FiveArmies): readonly PlaceId[] {
  const places = events.flatMap((event) => aboutEvent(PLACES, event, view) ?? []);
  // Who flies, or is aside, stands in no region.
  return [...new Set(places)].filter((place) => place >= 0);
}

/** What an action begins with: what came before it has nothing to do with what comes after. */
export const BEGINS: ReadonlySet<EventName> = new Set<EventName>([
  "turn",
  "rolled",
  "tile",
  "die",
  "action",
  "passed",
]);

/** The card that these events come of, if the other player has played it, or fate has. */
export const cardBehind = cardBringing<LogEvent, CardId>({
  doer,
  cardOf: ({ type, facts }) => (type === "card" || type === "fate-card" ? facts.card : null),
  begins: ({ type }) => BEGINS.has(type),
});
