/** The deed that decided a game, to be shown when it is over. */
import type { Happened } from "@westmarch/boardkit";
import {
  type CharacterId,
  DARK,
  FRODO,
  GOOD,
  MORDOR,
  type RegionId,
  SHIRE,
  type Side,
  sideOf,
} from "../data/ids.ts";
import type { Confrontation } from "../state.ts";

type Event = Happened<Confrontation>;
type Ended = Extract<Event, { readonly type: "game-ended" }>["facts"];

export interface Deciding {
  readonly event: Event;
  /** Who did it. */
  readonly by: readonly CharacterId[];
  /** Whom it was done to. */
  readonly fallen: readonly CharacterId[];
}

/** Whether a piece of this side came into a region by this, on its own feet or driven there. */
function enters(event: Event, side: Side, region: RegionId): boolean {
  if (event.type === "moved") return event.facts.side === side && event.facts.to === region;
  if (event.type === "shadowfax") return side === GOOD && event.facts.to === region;
  return event.type === "retreated" && sideOf(event.facts.character) === side && event.facts.to === region;
}

const fallenIn = (event: Event): readonly CharacterId[] =>
  event.type === "fell" ? event.facts.characters : [];

/**
 * Which event of a game's log brought its end about (10.1 to 10.4): by default the last fall of a character, or the
 * last move.
 */
function decided(log: readonly Event[], ended: Ended | null): Event | null {
  const fall = () => log.findLast((event) => fallenIn(event).length > 0);
  const move = () => log.findLast(({ type }) => type === "moved");
  switch (ended?.reason) {
    case "mordor":
      return log.findLast((event) => enters(event, GOOD, MORDOR)) ?? null;
    case "shire":
      return log.findLast((event) => enters(event, DARK, SHIRE)) ?? null;
    case "frodo":
      return log.findLast((event) => fallenIn(event).includes(FRODO)) ?? null;
    default:
      return fall() ?? move() ?? null;
  }
}

/** The characters that fought the fallen: those of the other side last shown in battle. */
function victors(log: readonly Event[], fallen: readonly CharacterId[]): readonly CharacterId[] {
  const shown = log.findLast((event) => event.type === "shown");
  const [first] = fallen;
  if (shown?.type !== "shown" || first === undefined) return [];
  const { attacker, defender } = shown.facts;
  return [attacker, defender].filter(
    (character) => sideOf(character) !== sideOf(first) && !fallen.includes(character),
  );
}

/** The deed that decided the game that ended last, or the one that is going on; null if there was none. */
export function deciding(log: readonly Event[]): Deciding | null {
  const at = log.findLastIndex(({ type }) => type === "game-ended");
  const end = log[at];
  const ended = end?.type === "game-ended" ? end.facts : null;
  const story = ended ? log.slice(0, at) : log;
  const event = decided(story, ended);
  if (!event) return null;
  const fallen = fallenIn(event);
  const standing = (side: Side, region: RegionId) =>
    (ended?.faces ?? []).flatMap(([character, at]) =>
      at === region && sideOf(character) === side ? [character] : [],
    );
  if (ended?.reason === "mordor") return { event, by: [FRODO], fallen };
  if (ended?.reason === "shire") return { event, by: standing(DARK, SHIRE), fallen };
  if (fallen.length > 0) return { event, by: victors(story.slice(0, story.indexOf(event)), fallen), fallen };
  return { event, by: event.type === "moved" ? standing(event.facts.side, event.facts.to) : [], fallen };
}
