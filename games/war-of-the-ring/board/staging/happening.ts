/** What is to be seen of what happens now: which events, where on the map, and the card that they come of. Pure. */
import { type AboutSome, aboutEvent, cardBringing } from "@westmarch/campaign/telling";
import type { CardId } from "../../data/cards.ts";
import { NONE } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";
import type { Words } from "../../words.ts";
import { BEGINS, doer, type EventName, type LogEvent } from "./within.ts";

const way = ({ from, to }: { readonly from: RegionId; readonly to: RegionId }) => [from, to];
const there = ({ region }: { readonly region: RegionId }) => [region];
const home = (_facts: unknown, { bearers }: War) => [bearers];

/** Steps of a scene that are seen on the map before it comes up. */
export const OPENING: ReadonlySet<string> = new Set<EventName>(["battle-began"]);

/** Where an event is to be seen. Those that are not here happen nowhere on the map. */
const PLACES: AboutSome<Words["events"], War, readonly RegionId[]> = {
  mixed: there,
  declared: there,
  revealed: there,
  hidden: home,
  driven: way,
  separated: ({ to }, { bearers }) => [bearers, to],
  entered: there,
  "character-died": ({ where }) => [where],
  flew: way,
  "companions-moved": way,
  marched: way,
  recruited: there,
  withdrawn: there,
  lost: there,
  reduced: there,
  captured: there,
  "battle-began": way,
  withdrew: there,
  retreated: way,
};

/** The regions that events speak of, in their order, the last of them where it all ends. */
export function placesOf(events: readonly LogEvent[], view: War): readonly RegionId[] {
  const regions = events.flatMap((event) => aboutEvent(PLACES, event, view) ?? []);
  return [...new Set(regions)].filter((region) => region !== NONE);
}

/** The Event card that these events come of, if another player has played it. */
export const cardBehind = cardBringing<LogEvent, CardId>({
  doer,
  cardOf: ({ type, facts }) => (type === "played" ? facts.card : null),
  begins: ({ type }) => BEGINS.has(type),
});
