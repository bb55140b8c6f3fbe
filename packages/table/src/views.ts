import { type Event, hear, type Seat } from "@westmarch/kernel";
import type { FairnessNote, ServerMessage } from "@westmarch/protocol";
import type { Chronicle } from "./fold.ts";
import { owing, type Position } from "./position.ts";
import type { Table } from "./table.ts";

/** Whose eyes a message is for: the own seats of a link, or a spectator's. */
export type Eyes = readonly Seat[];

/** What an update tells besides the position. */
export interface News {
  readonly log: readonly Chronicle[];
  readonly cut: number | null;
}

/** The seats that these eyes see for; null: a spectator. */
export const lookers = (eyes: Eyes): readonly (Seat | null)[] => (eyes.length === 0 ? [null] : eyes);

/** JSON of the events that one seat hears, without the brackets. The places count only what it hears. */
function told(seat: Seat | null, log: readonly Chronicle[]): string {
  const parts: string[] = [];
  for (const { version, at, events } of log) {
    let index = 0;
    for (const event of events) {
      const heard = hear(event, seat);
      if (heard) parts.push(JSON.stringify({ seat, version, index: index++, ...heard, at }));
    }
  }
  return parts.join(",");
}

/** The same for all own seats, one after another. */
export const toldTo = (eyes: Eyes, log: readonly Chronicle[]): string =>
  lookers(eyes)
    .map((seat) => told(seat, log))
    .filter((part) => part !== "")
    .join(",");

/**
 * Everything that leaves the server about one position. Each seat's part is written once, however many look; nothing in
 * one seat's part is derived from another's.
 */
export class TableViews {
  readonly #table: Table;
  readonly #at: Position;
  readonly #fairness: string;
  readonly #views = new Map<Seat | null, string>();
  readonly #log = new Map<Seat | null, string>();
  #common: string | null = null;

  /** `withheld`: what the whole game would tell stays hidden for now, though the game has ended. */
  constructor(table: Table, at: Position, withheld = false) {
    this.#table = table;
    this.#at = at;
    const { commitment, key } = table.terms.chance;
    const note: FairnessNote = { commitment, key: at.result && !withheld ? key : null, head: at.head };
    this.#fairness = JSON.stringify(note);
  }

  /** The `update` message for these eyes. */
  update(eyes: Eyes, news: News): string {
    const log = this.#parts(this.#log, eyes, (seat) => told(seat, news.log));
    return `{"type":"update",${this.#now(eyes)},"log":[${log}],"cut":${news.cut},"fairness":${this.#fairness},"replay":${JSON.stringify(this.#at.replay)}}`;
  }

  /** The `welcome` message for these eyes. */
  welcome(eyes: Eyes, greeting: Greeting, log: readonly Chronicle[]): string {
    const story = toldTo(eyes, log);
    const rest = JSON.stringify(greeting).slice(1, -1);
    return `{"type":"welcome",${rest},${this.#now(eyes)},"log":[${story}],"fairness":${this.#fairness},"replay":${JSON.stringify(this.#at.replay)}}`;
  }

  #now(eyes: Eyes): string {
    const { version, offers, result } = this.#at;
    this.#common ??= `"owes":${JSON.stringify(owing(this.#at))},"offers":${JSON.stringify(offers)},"result":${JSON.stringify(result)}`;
    const views = this.#parts(this.#views, eyes, (seat) => this.#view(seat));
    return `"version":${version},"views":[${views}],${this.#common}`;
  }

  #view(seat: Seat | null): string {
    const { engine } = this.#table.terms;
    const { state, asks } = this.#at;
    return JSON.stringify({
      seat,
      view: engine.view(state, seat),
      ask: asks.find((ask) => ask.seat === seat) ?? null,
      canUndo: seat !== null && this.#table.canUndo(this.#at, seat),
    });
  }

  #parts(kept: Map<Seat | null, string>, eyes: Eyes, write: (seat: Seat | null) => string): string {
    const parts: string[] = [];
    for (const seat of lookers(eyes)) {
      const part = kept.get(seat) ?? write(seat);
      kept.set(seat, part);
      if (part !== "") parts.push(part);
    }
    return parts.join(",");
  }
}

type Welcome = Extract<ServerMessage, { type: "welcome" }>;

/** What a newcomer is told that does not hang on the position. */
export type Greeting = Pick<
  Welcome,
  | "protocol"
  | "table"
  | "game"
  | "settings"
  | "seats"
  | "mine"
  | "resumed"
  | "earlier"
  | "chat"
  | "links"
  | "opener"
  | "claimAfter"
  | "evening"
  | "contributions"
  | "orders"
  | "plans"
  | "round"
  | "pace"
  | "hints"
>;

/** What an act tells, as part of the log. */
export const chronicle = (version: number, at: number, events: readonly Event[]): Chronicle[] =>
  events.length > 0 ? [{ version, at, events }] : [];
