/** What flies over the table when something happens: told by events, in their order. Pure. */
import type { Happened, StagingStep } from "@westmarch/boardkit";
import { type CardId, type LandmarkId, raceOf, type TokenId } from "../../data/ids.ts";
import type { Duel } from "../../state.ts";
import type { Module } from "../keys.ts";

export type Flying =
  | { readonly kind: "card"; readonly id: CardId }
  | { readonly kind: "landmark"; readonly id: LandmarkId }
  | { readonly kind: "token"; readonly id: TokenId }
  | { readonly kind: "coin" };

export interface Flight {
  readonly id: string;
  readonly what: Flying;
  /** Anchors, the best first: what is on the screen counts. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Milliseconds before it starts. */
  readonly delay: number;
}

/** Slots whose card is turned up, with the milliseconds before. */
type Turning = ReadonlyMap<number, number>;

export interface Show {
  readonly flights: readonly Flight[];
  readonly turning: Turning;
  /** A chapter was dealt. */
  readonly dealt: boolean;
}

/** Milliseconds a card flies, and a card turned waits for the one before. */
export const FLIGHT = 380;
const TURN = 90;
const COIN = 70;
/** The player never waits longer than this for flights, however much happens at once. Milliseconds. */
const LATEST = 1200;
/** More coins than these are not counted in the air. */
const MOST_COINS = 4;

export const NOTHING_SHOWN: Show = { flights: [], turning: new Map(), dealt: false };

const area = (side: number): string => `area:${side}`;
const purse = (side: number): readonly string[] => [`purse:${side}`, area(side)];

interface Way {
  readonly what: Flying;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** The way of the one thing that an event moves, if it moves one. */
function wayOf({ type, facts }: Happened<Duel>): Way | null {
  switch (type) {
    case "played":
      return {
        what: { kind: "card", id: facts.card },
        from: [`card:${facts.card}`, "pile"],
        to: [`lies:card:${facts.card}`, area(facts.side)],
      };
    case "discarded":
      return { what: { kind: "card", id: facts.card }, from: [`card:${facts.card}`], to: ["pile"] };
    case "grey-discarded":
      return {
        what: { kind: "card", id: facts.card },
        from: [`lies:card:${facts.card}`, area(facts.side)],
        to: ["pile"],
      };
    case "landmark-taken": {
      const id = facts.landmark;
      return {
        what: { kind: "landmark", id },
        from: [`landmark:${id}`],
        to: [`lies:landmark:${id}`, area(facts.side)],
      };
    }
    case "token-kept": {
      const id = facts.token;
      return {
        what: { kind: "token", id },
        from: [`offer:token:${id}`, `stack:${raceOf(id)}`],
        to: [`lies:token:${id}`, area(facts.side)],
      };
    }
    default:
      return null;
  }
}

/** Everything that is shown of these events. */
export function showOf(events: readonly Happened<Duel>[]): Show {
  const flights: Flight[] = [];
  const turning = new Map<number, number>();
  let dealt = false;
  let clock = 0;
  const wait = (time: number) => {
    clock = Math.min(LATEST, clock + time);
  };
  for (const event of events) {
    const { version, index } = event;
    const id = `${version}.${index}`;
    const way = wayOf(event);
    if (way) {
      flights.push({ id, ...way, delay: clock });
      wait(FLIGHT * 0.7);
    } else if (event.type === "coins-taken" || event.type === "coins-given") {
      const { side, n } = event.facts;
      const [from, to] = event.type === "coins-taken" ? [["bank"], purse(side)] : [purse(side), ["bank"]];
      for (let i = 0; i < Math.min(MOST_COINS, n); i++)
        flights.push({ id: `${id}.${i}`, what: { kind: "coin" }, from, to, delay: clock + i * COIN });
    } else if (event.type === "card-revealed") {
      turning.set(event.facts.slot, clock);
      wait(TURN);
    } else if (event.type === "chapter-began") dealt = true;
  }
  return { flights, turning, dealt };
}

/** Milliseconds until everything has landed and lies still. */
export const lengthOf = ({ flights, turning }: Show): number =>
  Math.max(
    0,
    ...flights.map(({ delay }) => delay + FLIGHT),
    ...[...turning.values()].map((at) => at + FLIGHT),
  );

/** Milliseconds that the road, the map and a new chapter take. */
const QUEST = 620;
const MAP = 520;
const BATTLE = 1030;
const DEAL = 800;

type Place = "flights" | "quest" | "map" | "deal";

/** Where an event is seen; null: it is only told. */
function placeSeen(event: Happened<Duel>): Place | null {
  switch (event.type) {
    case "quest":
      return "quest";
    case "units-placed":
    case "unit-moved":
    case "unit-removed":
    case "conflict":
    case "fortress-placed":
    case "fortress-removed":
      return "map";
    case "chapter-began":
    case "landmark-revealed":
      return "deal";
    default:
      return lengthOf(showOf([event])) > 0 ? "flights" : null;
  }
}

/** Pages of an upright table. */
type Seen = "cards" | "map";

const PAGES: Readonly<Record<string, Seen>> = {
  flights: "cards",
  deal: "cards",
  quest: "map",
  map: "map",
} satisfies Record<Place, Seen>;

/** The page of an upright table on which a step is seen. */
export const pageSeen = (step: StagingStep | null): Seen | null => PAGES[step?.name ?? ""] ?? null;

function lastingOf(place: Place, events: readonly Happened<Duel>[]): number {
  if (place === "flights") return lengthOf(showOf(events));
  if (place === "map") return events.some(({ type }) => type === "conflict") ? BATTLE : MAP;
  return place === "quest" ? QUEST : DEAL;
}

/**
 * What happens at one version in one place is shown together, and one place after the other: cards, tiles and coins in
 * the air, the road, the map, cards turned up, a new chapter.
 */
export const step: Module["step"] = ({ log, at, calm }) => {
  const event = log[at];
  const place = event && !calm ? placeSeen(event) : null;
  if (!event || !place) return null;
  const belongs = (other: Happened<Duel> | undefined): boolean =>
    other !== undefined && other.version === event.version && placeSeen(other) === place;
  if (belongs(log[at - 1])) return "along";
  let end = at + 1;
  while (belongs(log[end])) end++;
  return { name: place, lasts: lastingOf(place, log.slice(at, end)) };
};
