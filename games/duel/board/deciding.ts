/** The deed that decided a game, to be shown when it is over. */
import type { Happened } from "@westmarch/boardkit";
import type { Duel } from "../state.ts";

type Event = Happened<Duel>;
type Type = Event["type"];

export interface Deciding {
  readonly event: Event;
  /** What it was done with, as `explain` names it: `card:12`, `landmark:3`, `token:4`; null: with nothing. */
  readonly thing: string | null;
}

/** Every way in which a side comes to be present in a region, or no longer is (1.6). */
const ON_THE_MAP: readonly Type[] = [
  "units-placed",
  "unit-moved",
  "unit-removed",
  "fortress-placed",
  "fortress-removed",
];
/** Every way to take something to one's side. */
const TAKING: readonly Type[] = ["played", "landmark-taken", "token-kept"];

function thingOf(event: Event): string | null {
  if (event.type === "played" || event.type === "discarded") return `card:${event.facts.card}`;
  if (event.type === "landmark-taken") return `landmark:${event.facts.landmark}`;
  return event.type === "token-kept" ? `token:${event.facts.token}` : null;
}

/** The kinds of events that bring a victory about (section 16). */
const DECIDING: Readonly<Record<string, readonly Type[]>> = {
  quest: ["quest"],
  support: TAKING,
  conquest: ON_THE_MAP,
  regions: ON_THE_MAP,
};

/** The deed after which the game was won, or the last that changed the table before it ended otherwise. */
export function deciding(log: readonly Event[]): Deciding | null {
  const end = log.findLast(({ type }) => type === "game-ended");
  const reason = end?.type === "game-ended" ? end.facts.reason : null;
  const kinds = (reason && DECIDING[reason]) ?? TAKING;
  const at = log.findLastIndex(({ type }) => kinds.includes(type));
  const event = log[at];
  if (!event) return null;
  const cause = log.slice(0, at + 1).findLast((one) => thingOf(one) !== null);
  return { event, thing: cause ? thingOf(cause) : null };
}
