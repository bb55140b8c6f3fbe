/** Everything that a server sends over the socket. */
import type { Refusal, Seat, Settings } from "@westmarch/kernel";
import type { ClocksTold, TimeTold } from "./clocks.ts";
import type { ErrorCode } from "./errors.ts";
import type { Pace } from "./pace.ts";
import type { SeatPlan } from "./premoves.ts";
import type { RoundNow } from "./rounds.ts";
import type {
  ChatLine,
  Contributions,
  FairnessNote,
  Links,
  Logged,
  MatchScore,
  SeatInfo,
  SeatOrder,
  TableNow,
} from "./table.ts";

export type ServerMessage =
  | (TableNow & {
      readonly type: "welcome";
      /** Which edition of this protocol the server speaks (`PROTOCOL`); left out by servers from before there were any. */
      readonly protocol?: number;
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
      /** The story has more before this version, to be asked for at `/api/story/VERSION`. Null: `log` holds all of it. */
      readonly earlier: number | null;
      readonly chat: readonly ChatLine[];
      readonly fairness: FairnessNote;
      readonly contributions: Contributions;
      /** Links this caller may hand on. Only for seats; the invitations only for who opened the table. */
      readonly links: Links | null;
      /** The caller opened the table: its free seats are for the caller to give away, and it may be deleted. */
      readonly opener: boolean;
      /** Where a finished game can be watched by anyone. */
      readonly replay: string | null;
      /** Milliseconds unseen while owing a decision after which the others may claim the game. */
      readonly claimAfter?: number;
      /** Null for the first game of a match. */
      readonly evening: MatchScore | null;
      /** The orders of the caller's own seats; left out by a game that takes none. */
      readonly orders?: readonly SeatOrder[];
      /** What the caller's own seats have laid down for later, and what became of it; left out where that is nothing. */
      readonly plans?: readonly SeatPlan[];
      /** The round that follows this game, or to which it belongs. */
      readonly round?: RoundNow;
      /** Left out where people have as much time as they like. */
      readonly pace?: Pace;
      /** As long as the others here are computers, `POST /api/hint` is answered. */
      readonly hints?: true;
    })
  /**
   * In the place of a `welcome`, and at every change: the game begins, and `welcome` follows, when everybody has sat down
   * and contributed, or has been waited for.
   */
  | {
      readonly type: "gathering";
      /** As in `welcome`. */
      readonly protocol?: number;
      readonly table: string;
      readonly game: string;
      readonly settings: Settings;
      readonly seats: readonly SeatInfo[];
      readonly mine: readonly Seat[];
      readonly chat: readonly ChatLine[];
      readonly commitment: string;
      readonly contributions: Contributions;
      readonly links: Links | null;
      readonly opener: boolean;
      readonly evening: MatchScore | null;
      readonly pace?: Pace;
    }
  | { readonly type: "contributions"; readonly contributions: Contributions }
  | (TableNow & {
      readonly type: "update";
      readonly log: readonly (Logged & { readonly seat: Seat | null })[];
      /** Set after something was taken back: log entries with a version above this one are no longer true. */
      readonly cut: number | null;
      readonly fairness: FairnessNote;
      readonly replay: string | null;
    })
  /** A link was renewed, or revoked (null): to those who were shown the old one. */
  | { readonly type: "link"; readonly kind: "spectator"; readonly token: string | null }
  | { readonly type: "link"; readonly kind: "invitation"; readonly seat: Seat; readonly token: string | null }
  | { readonly type: "seats"; readonly seats: readonly SeatInfo[] }
  /** The round has begun, or gone on: a player has handed in a deck, or a game has ended. */
  | { readonly type: "round"; readonly round: RoundNow }
  | { readonly type: "said"; readonly line: ChatLine }
  /** A player has deleted lines of chat: these are left. */
  | { readonly type: "chat"; readonly chat: readonly ChatLine[] }
  | { readonly type: "ack"; readonly key: string; readonly version: number }
  | {
      readonly type: "refused";
      readonly key: string | null;
      readonly code: ErrorCode;
      readonly refusal?: Refusal;
      readonly version: number | null;
    }
  /** To the player of this seat: the order that it has left with the table. */
  | { readonly type: "standing"; readonly order: SeatOrder }
  /** To the player of the seat: how its plan stands. */
  | { readonly type: "plan"; readonly plan: SeatPlan }
  /** To the player of this seat: the table has answered for it at this version, in this of the game's phases. */
  | { readonly type: "passed"; readonly seat: Seat; readonly version: number; readonly where?: string }
  /** After a `welcome` and whenever a seat gets time for a choice, at tables with a clock. */
  | (ClocksTold & { readonly type: "clocks" })
  /** After a `welcome` and at every change, at tables with a pace. */
  | (TimeTold & { readonly type: "time" })
  | { readonly type: "bot-fell-back"; readonly seat: Seat; readonly to: string }
  | { readonly type: "pong" };
