/** What flies over the table when something happens: told by events, in their order. Pure. */
import type { Happened } from "@westmarch/boardkit";
import { raceOf } from "../../data/ids.ts";
import { num } from "../names.ts";

export type Flying =
  | { readonly kind: "card"; readonly id: number }
  | { readonly kind: "landmark"; readonly id: number }
  | { readonly kind: "token"; readonly id: number }
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
/** Nobody waits longer for anything, however much happens at once. */
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
function wayOf({ type, facts }: Happened): Way | null {
  const side = num(facts.side);
  const card: Flying = { kind: "card", id: num(facts.card) };
  switch (type) {
    case "played":
      return { what: card, from: [`card:${card.id}`, "pile"], to: [`lies:card:${card.id}`, area(side)] };
    case "discarded":
      return { what: card, from: [`card:${card.id}`], to: ["pile"] };
    case "grey-discarded":
      return { what: card, from: [`lies:card:${card.id}`, area(side)], to: ["pile"] };
    case "landmark-taken": {
      const id = num(facts.landmark);
      return {
        what: { kind: "landmark", id },
        from: [`landmark:${id}`],
        to: [`lies:landmark:${id}`, area(side)],
      };
    }
    case "token-kept": {
      const id = num(facts.token);
      return {
        what: { kind: "token", id },
        from: [`offer:token:${id}`, `stack:${raceOf(id)}`],
        to: [`lies:token:${id}`, area(side)],
      };
    }
    default:
      return null;
  }
}

/** Everything that is shown of these events. */
export function showOf(events: readonly Happened[]): Show {
  const flights: Flight[] = [];
  const turning = new Map<number, number>();
  let dealt = false;
  let clock = 0;
  const wait = (time: number) => {
    clock = Math.min(LATEST, clock + time);
  };
  for (const event of events) {
    const { type, facts, version, index } = event;
    const id = `${version}.${index}`;
    const way = wayOf(event);
    if (way) {
      flights.push({ id, ...way, delay: clock });
      wait(FLIGHT * 0.7);
    } else if (type === "coins-taken" || type === "coins-given") {
      const side = num(facts.side);
      const [from, to] = type === "coins-taken" ? [["bank"], purse(side)] : [purse(side), ["bank"]];
      for (let i = 0; i < Math.min(MOST_COINS, num(facts.n)); i++)
        flights.push({ id: `${id}.${i}`, what: { kind: "coin" }, from, to, delay: clock + i * COIN });
    } else if (type === "card-revealed") {
      turning.set(num(facts.slot), clock);
      wait(TURN);
    } else if (type === "chapter-began") dealt = true;
  }
  return { flights, turning, dealt };
}

/** Where an event stands in the table's history. */
export const placeOf = (event: Happened | undefined): number =>
  event ? event.version * 1000 + event.index : -1;

/** The events behind a place in the history. */
export const after = (log: readonly Happened[], place: number): readonly Happened[] => {
  let first = log.length;
  while (first > 0 && placeOf(log[first - 1]) > place) first--;
  return log.slice(first);
};
