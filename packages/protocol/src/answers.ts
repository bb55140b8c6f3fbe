/** Answers to calls about tables. */
import type { Option, Result, Seat, Setting, Settings } from "@westmarch/kernel";
import type { TimeTold } from "./clocks.ts";
import type { Pace } from "./pace.ts";
import type { Logged, Offer, SeatInfo } from "./table.ts";

/** One entry of the answer of `GET /api/games`. */
export interface GameInfo {
  readonly id: string;
  readonly version: number;
  /** The seats' roles under the initial settings. */
  readonly seats: readonly string[];
  readonly settings: readonly Setting[];
  /** Its tables may be opened with a pace. */
  readonly keepsTime: boolean;
}

/** Answer of `GET /healthz`, and of `GET /readyz`, which is 503 unless `ready`. */
export interface Health {
  /** The worst of what is wrong. While `read-only`, tables can be looked at and nothing can be played. */
  readonly status: "ok" | "low-disk" | "damaged" | "read-only";
  /** It takes choices and keeps them. */
  readonly ready: boolean;
  readonly writing: boolean;
  readonly lowDisk: boolean;
  /** What came of looking through the whole database after the start. */
  readonly check: {
    readonly state: "waiting" | "running" | "done" | "failed";
    readonly tables: number;
    readonly damagedTables: number;
    readonly damagedPages: number;
  };
  /** Of the server. */
  readonly version: string;
  /** Seconds since the start. */
  readonly uptime: number;
}

/** Answer of `POST /api/again`. The links of the old table lead to the new one. */
export interface RematchTold {
  /** The new table; null while a player has not yet said whether to play again. */
  readonly table: string | null;
}

/** Answer of `POST /api/hint`. */
export interface HintTold {
  /** What a computer would choose, from what this seat may know. */
  readonly option: Option;
  /** Why: a key of the game's words (`hint.NAME`), or `wins`, `saves`, `even`, `usual`. */
  readonly because: string;
  /** How often the computer would choose so, 0 … 1, where several choose at once and a plan is mixed. */
  readonly share?: number;
  /** The game counted for ratings until now; from now on only if it is lost. */
  readonly unrated?: true;
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

/** Answer of `GET /api/invitation` with the invitation's token, which is not spent by that. */
export interface InvitationNow {
  /**
   * `open`: it opens its seat. `taken`: a player has taken the seat by it. `renewed`: it opens nothing any more, and its host can make
   * another one. `over`: the game is over.
   */
  readonly state: "open" | "taken" | "renewed" | "over";
  readonly game: string;
  /** The name of the player who opened the table; null: nobody did. */
  readonly host: string | null;
  /** Everybody may look on, by the link that `POST /api/commons/watch` tells. */
  readonly watch?: true;
  /** Where everybody may look on, or the invitation is open, as it is with all that follows. */
  readonly table?: string;
  /** The seat it is for. */
  readonly seat?: Seat;
  readonly seats?: readonly SeatInfo[];
  readonly settings?: Settings;
  /** Left out where people have as much time as they like. */
  readonly pace?: Pace;
  /** The game has not begun: a player who sits down may still bring settings of the own seat. */
  readonly gathers?: true;
}

/** Answer of `POST /api/pairing`. */
export interface Entered {
  readonly table: string;
  /** A link to the caller's own seat there. */
  readonly token: string;
}

/** One line of `POST /api/mine`. */
export interface TableSummary {
  readonly token: string;
  /** What the token is: a seat's own, a spectator's, or an invitation that is not taken up yet. */
  readonly link?: "seat" | "spectator" | "invitation";
  /** The seat an invitation is for. */
  readonly invited?: Seat;
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly mine: readonly Seat[];
  readonly version: number;
  /** The game has not begun: a player who sits down may still bring settings of the own seat. */
  readonly gathers?: true;
  /** One of the caller's seats owes a decision. */
  readonly yourTurn: boolean;
  /** What others propose and one of the caller's seats has not answered yet; left out: nothing. */
  readonly proposed?: readonly Offer["what"][];
  /** While a seat is free, for the players of the table: every visitor of the public lobby may take it. */
  readonly listed?: true;
  readonly result: Result | null;
  readonly changedAt: number;
  /** Left out where people have as much time as they like. */
  readonly pace?: Pace;
  /** How much of it each seat has left, once it has begun to run. */
  readonly time?: TimeTold;
}

/** Answer of `GET /api/replay` with the link's token (finished games) – the whole game, nothing hidden any more. */
export interface ReplayFile {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  /** A kernel `Save`, with the fairness key. */
  readonly save: unknown;
  readonly result: Result | null;
  readonly pace?: Pace;
}

/** Answer of `GET /api/at/VERSION` (with a seat or spectator token): what this caller saw then. */
export interface ThenView {
  readonly version: number;
  /** How the table was opened, as everybody at it is told; left out by servers of before. */
  readonly settings?: Settings;
  readonly views: readonly { readonly seat: Seat | null; readonly view: unknown }[];
}

/** Answer of `GET /api/story/BEFORE` (with a seat or spectator token): the end of what the caller heard before then. */
export interface StoryPage {
  readonly log: readonly (Logged & { readonly seat: Seat | null })[];
  /** The story has more before this version; null: it has not. */
  readonly earlier: number | null;
}

/** One choice as it travels. */
export type WireOption = Option;
