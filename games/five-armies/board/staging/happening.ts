/** What is to be seen of what happens now: where on the map, and the card that it comes of. Pure. */
import type { CardId, PlaceId } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { Words } from "../../words.ts";
import { doer, type EventName, type Told } from "./within.ts";

type About<T extends EventName, A> = (facts: Words["events"][T], view: FiveArmies) => A;
type AboutSome<A> = { readonly [T in EventName]?: About<T, A> };

const about = <T extends EventName, A>(
  table: AboutSome<A>,
  { type, facts }: { readonly type: T; readonly facts: Words["events"][T] },
  view: FiveArmies,
): A | undefined => table[type]?.(facts, view);

/** Steps of a scene that are seen on the map before it comes up. */
export const OPENING: ReadonlySet<string> = new Set<EventName>(["combat"]);

const way = ({ from, to }: { readonly from: PlaceId; readonly to: PlaceId }) => [from, to];
const there = ({ place }: { readonly place: PlaceId }) => [place];

/** Where an event is to be seen. Those that are not here happen in no region of the map. */
const PLACES: AboutSome<readonly PlaceId[]> = {
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
export function placesOf(events: readonly Told[], view: FiveArmies): readonly PlaceId[] {
  const places = events.flatMap((event) => about(PLACES, event, view) ?? []);
  // Who flies, or is aside, stands in no region.
  return [...new Set(places)].filter((place) => place >= 0);
}

/** What an action begins with: what came before it has nothing to do with what comes after. */
const BEGINS: ReadonlySet<EventName> = new Set<EventName>([
  "turn",
  "rolled",
  "tile",
  "die",
  "action",
  "passed",
]);

/** The card that these events come of, if somebody else has played it, or fate has: it lies there until all of it has happened. */
export function cardBehind(
  log: readonly Told[],
  [first]: readonly Told[],
  seat: number | null,
): CardId | null {
  let at = first ? log.lastIndexOf(first) : -1;
  if (at < 0 || doer(log, at) === seat) return null;
  for (; at >= 0; at--) {
    const event = log[at];
    if (event.type === "card" || event.type === "fate-card") return event.facts.card;
    if (BEGINS.has(event.type)) return null;
  }
  return null;
}
