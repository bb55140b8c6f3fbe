import type { Ask, Facts, Option, Refusal, Result, Seat, Setting, Settings } from "@westmarch/kernel";
import type { Level } from "./client.ts";

/** Who sits where, as everybody at the table sees it. */
export interface SeatInfo {
  readonly seat: Seat;
  /** The game's name of the seat, a key into its `text/`. */
  readonly role: string;
  readonly player:
    | {
        readonly kind: "person";
        readonly name: string;
        readonly online: boolean;
        /** When the server last heard of this player, in milliseconds since 1970. */
        readonly seenAt?: number;
      }
    | { readonly kind: "bot"; readonly level: Level }
    | null;
}

/** An event as this client hears it, and the version of the table it belongs to. */
export interface Logged {
  readonly version: number;
  /** Its place among the events of that version. */
  readonly index: number;
  readonly type: string;
  readonly facts: Facts;
  /** Milliseconds since 1970, when the table's server wrote it down. */
  readonly at: number;
}

export interface ChatLine {
  readonly id: number;
  /** Null: the table itself speaks, and `text` is a text key. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface Offer {
  readonly what: "take-back" | "draw";
  readonly by: Seat;
  /** The seats that have agreed so far. */
  readonly agreed: readonly Seat[];
}

/**
 * What one seat sees of the table at one version. A client that owns several seats (one screen) is sent one of these
 * for each.
 */
export interface SeatView {
  /** Null: a spectator. */
  readonly seat: Seat | null;
  /** A state of the game's own shape, holding nothing that this seat may not know. */
  readonly view: unknown;
  readonly ask: Ask | null;
  readonly canUndo: boolean;
}

/** The table as it stands now. */
export interface TableNow {
  readonly version: number;
  readonly views: readonly SeatView[];
  /** Seats that owe a decision. */
  readonly owes: readonly Seat[];
  readonly offers: readonly Offer[];
  readonly result: Result | null;
}

/** Chance can be checked: published at the start, and the key when the game has ended. */
export interface FairnessNote {
  readonly commitment: string;
  readonly key: string | null;
}

export type ErrorCode =
  | "bad-message"
  | "bad-token"
  | "not-your-seat"
  | "stale"
  | "illegal"
  | "too-fast"
  | "too-large"
  | "finished"
  | "not-found"
  | "unavailable";

export type ServerMessage =
  | (TableNow & {
      readonly type: "welcome";
      readonly table: string;
      readonly game: string;
      readonly settings: Settings;
      readonly seats: readonly SeatInfo[];
      /** The caller's own seats; empty for a spectator. */
      readonly mine: readonly Seat[];
      /** Events after `since`, or all of them, by the first own seat (or the spectator). With several seats, of each. */
      readonly log: readonly (Logged & { readonly seat: Seat | null })[];
      /** True when `log` holds only what came after `since`; false when it is the whole log and replaces the old. */
      readonly resumed: boolean;
      readonly chat: readonly ChatLine[];
      readonly fairness: FairnessNote;
      /** Links this caller may hand on. Only for seats. */
      readonly links: {
        readonly spectator: string;
        readonly invitations: readonly { seat: Seat; token: string }[];
      } | null;
      /** Where a finished game can be watched by anyone. */
      readonly replay: string | null;
      /** Milliseconds unseen while owing a decision after which the others may claim the game. */
      readonly claimAfter?: number;
    })
  | (TableNow & {
      readonly type: "update";
      readonly log: readonly (Logged & { readonly seat: Seat | null })[];
      /** Set after something was taken back: log entries with a version above this one are no longer true. */
      readonly cut: number | null;
      readonly fairness: FairnessNote;
      readonly replay: string | null;
    })
  | { readonly type: "seats"; readonly seats: readonly SeatInfo[] }
  | { readonly type: "said"; readonly line: ChatLine }
  | { readonly type: "ack"; readonly key: string; readonly version: number }
  | {
      readonly type: "refused";
      readonly key: string | null;
      readonly code: ErrorCode;
      readonly refusal?: Refusal;
      readonly version: number | null;
    }
  | { readonly type: "bot-fell-back"; readonly seat: Seat; readonly to: string }
  | { readonly type: "pong" };

/** Body of every HTTP answer that is not a success. */
export interface HttpRefusal {
  readonly code: ErrorCode;
  readonly message: string;
}

/** One entry of the answer of `GET /api/games`. */
export interface GameInfo {
  readonly id: string;
  readonly version: number;
  /** The seats' roles under the initial settings. */
  readonly seats: readonly string[];
  readonly settings: readonly Setting[];
}

/** Answer of `GET /healthz`. While `writing` is false, tables can be looked at and nothing can be played. */
export interface Health {
  readonly status: "ok" | "read-only";
  readonly writing: boolean;
  readonly uptime: number;
}

/** Answer of `POST /api/links`. */
export interface LinkRenewed {
  readonly token: string;
}

/** Answer of `POST /api/tables`. */
export interface TableOpened {
  readonly table: string;
  /** One token that owns all the caller's seats. Null when the caller took none. */
  readonly token: string | null;
  readonly invitations: readonly { readonly seat: Seat; readonly token: string }[];
  readonly spectator: string;
}

/** Answer of `POST /api/join`. */
export interface Joined {
  readonly table: string;
  readonly seat: Seat;
  readonly token: string;
}

/** One line of `POST /api/mine`. */
export interface TableSummary {
  readonly token: string;
  /** What the token is: a seat's own, an onlooker's, or an invitation that nobody has taken up yet. */
  readonly link?: "seat" | "spectator" | "invitation";
  /** The seat an invitation is for. */
  readonly invited?: Seat;
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly mine: readonly Seat[];
  readonly version: number;
  /** One of the caller's seats owes a decision. */
  readonly yourTurn: boolean;
  readonly result: Result | null;
  readonly changedAt: number;
}

/** Answer of `GET /api/replay/TOKEN` (finished games) – the whole game, nothing hidden any more. */
export interface ReplayFile {
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  /** A kernel `Save`, with the fairness key. */
  readonly save: unknown;
  readonly result: Result | null;
}

/** Answer of `GET /api/at/VERSION` (with a seat or spectator token): what this caller saw then. */
export interface ThenView {
  readonly version: number;
  readonly views: readonly { readonly seat: Seat | null; readonly view: unknown }[];
}

/** One choice as it travels. */
export type WireOption = Option;
