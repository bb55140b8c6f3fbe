/** How a table stands, as its server tells it. */
import type { Ask, Contribution, Facts, Result, Seat } from "@westmarch/kernel";
import type { Level } from "./client.ts";
import type { OFFERS } from "./constants.ts";
import type { Seal } from "./seals.ts";

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
        /** Of a player with an account on this server, who alone may use that name. Guests have none. */
        readonly seal?: Seal;
      }
    | { readonly kind: "bot"; readonly level: Level }
    | null;
  /**
   * Another player may take this seat. A person's, since the others have agreed to it; that player may still come back and play
   * on. A computer's, since it plays until a guest comes.
   */
  readonly vacant?: true;
  /** Of a finished game: this player would like another. */
  readonly again?: true;
}

/** What was played at this place before, by the same people. */
export interface MatchScore {
  /** Games won so far, by the seats that the players have now. */
  readonly won: readonly number[];
  readonly drawn: number;
  /** Tokens of the finished games' replays, oldest first. */
  readonly games: readonly string[];
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
  /** Counted up where everybody hears it. Words between partners have any negative number, so that no gap tells of them. */
  readonly id: number;
  /**
   * Null: the table itself speaks of what no rule of the game tells. `text` names it (`undo`, `take-back`,
   * `take-back.declined`, `draw`, `draw.declined`, `replace`, `replace.declined`, `vacate`, `seated`, `reopened`, `resign`, `claim`, `time`,
   * `time.lost`, `time.absent`, `time.warning`, `pause`, `adjourn`, `resume`, the last three `.declined`, `resume.itself`), and `name` is of
   * whom (empty: a computer, or the table).
   */
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** The seats that hear it: a word between partners. Left out where everybody does. */
  readonly to?: readonly Seat[];
}

export interface Offer {
  readonly what: (typeof OFFERS)[number] | "replace";
  readonly by: Seat;
  /** The seats that have agreed so far. */
  readonly agreed: readonly Seat[];
  /** Of a replacement: who is to leave the seat, and to whom. */
  readonly replacing?: { readonly of: Seat; readonly to: Level | "person" };
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

/** An order to pass that a player has left with the table. Only that player is told of it. */
export interface SeatOrder {
  readonly seat: Seat;
  /** Where the table passes for this seat, in the game's own words for it; empty: nowhere. */
  readonly phases: readonly string[];
  /** Also where something concerns this seat. */
  readonly always: boolean;
  /** Where this seat is asked although it has only one answer. Elsewhere the table gives that answer. */
  readonly waits: readonly string[];
  /** The player has taken something back: the order rests until this seat has chosen for itself. */
  readonly held: boolean;
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
  /** Stands for all that has happened to the game so far: a player who notes it can compare it with the game's file. */
  readonly head: string;
}

/** What the players' devices put into the chance of a game. */
export interface Contributions {
  /** Every seat is taken and nothing has been drawn: who has sealed something is to send it now. */
  readonly open: boolean;
  /** In the order of seats; empty: all chance comes of the server's secret. */
  readonly list: readonly Contribution[];
}

/** Links that the caller may hand on. */
export interface Links {
  /** Null: it was revoked. */
  readonly spectator: string | null;
  readonly invitations: readonly { readonly seat: Seat; readonly token: string }[];
}
