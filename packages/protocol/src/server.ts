import type {
  Ask,
  Contribution,
  Facts,
  Option,
  Refusal,
  Result,
  Seat,
  Setting,
  Settings,
} from "@westmarch/kernel";
import type { Level } from "./client.ts";
import type { OFFERS } from "./constants.ts";
import type { BotReason } from "./guest-bots.ts";
import type { AddressReason } from "./notices.ts";
import type { Pace } from "./pace.ts";
import type { PersonReason } from "./people.ts";
import type { SeatPlan } from "./plans.ts";
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
        /** Of somebody with an account at this house, whose name is nobody else's. Guests have none. */
        readonly seal?: Seal;
      }
    | { readonly kind: "bot"; readonly level: Level }
    | null;
  /** The others have agreed that somebody else may take this seat; whoever has it may still come back and play on. */
  readonly vacant?: true;
  /** Of a finished game: this player would like another. */
  readonly again?: true;
}

/** What was played at this place before, by the same people. */
export interface Evening {
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

/** An order to pass that a player has left with the table. Nobody else is told of it. */
export interface SeatOrder {
  readonly seat: Seat;
  /** Where the table passes for this seat, in the game's own words for it; empty: nowhere. */
  readonly phases: readonly string[];
  /** Also where something concerns this seat. */
  readonly always: boolean;
  /** The player has taken something back: the order rests until this seat has chosen for itself. */
  readonly held: boolean;
}

/** The clocks of a table at which one has only so long for a choice. */
export interface ClocksTold {
  /** They stand still while none of the players is there. */
  readonly runs: boolean;
  /**
   * How many milliseconds each seat has left for what it was asked last, and of how many; also if it has answered and may take that back.
   * No time of day: a device has its own.
   */
  readonly left: readonly { readonly seat: Seat; readonly left: number; readonly of: number }[];
}

/** The time that one seat has left, at a table with a pace. */
export interface SeatTime {
  readonly seat: Seat;
  /** Milliseconds, and of how many. No time of day: a device has its own. */
  readonly left: number;
  readonly of: number;
  /** It runs down as this is told. */
  readonly runs: boolean;
  /** It is up, and the seat still owes a decision. */
  readonly up?: true;
  /** Why it does not run though the seat owes a decision, or would not. */
  readonly rests?: "night" | "vacation";
  /** Milliseconds of vacation that are left. */
  readonly vacation: number;
  /** By which place's time of day one's own nights are; null: by the table's. Others are not told. */
  readonly zone?: string | null;
}

/** The clocks of a table with a pace. */
export interface TimeTold {
  /** Everybody has agreed on a break: how many milliseconds it lasts at most, or null, until all want to go on. */
  readonly rests: { readonly what: "pause" | "adjourn"; readonly left: number | null } | null;
  /**
   * Not everybody has come yet: no clock runs for so many more milliseconds, and from then on (0) those of these seats alone,
   * whoever owes a choice.
   */
  readonly awaits?: { readonly left: number; readonly seats: readonly Seat[] };
  /** Of people with a screen of their own; others have no clock. */
  readonly seats: readonly SeatTime[];
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
  /** Stands for all that has happened to the game so far: whoever notes it can hold it against the game's file. */
  readonly head: string;
}

/** What the players' devices put into the chance of a game. */
export interface Contributions {
  /** Every seat is taken and nothing has been drawn: who has sealed something is to send it now. */
  readonly open: boolean;
  /** In the order of seats; empty: all chance comes of the server's secret. */
  readonly list: readonly Contribution[];
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

/** Links that somebody may hand on. */
export interface Links {
  /** Null: it was revoked. */
  readonly spectator: string | null;
  readonly invitations: readonly { readonly seat: Seat; readonly token: string }[];
}

/** How somebody stands in a round, by the seat at the table before it. */
export interface Standing {
  readonly seat: Seat;
  /** From 1; who are equal share one. */
  readonly place: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Two for a win, one for a draw. */
  readonly points: number;
  /** Of these, how many come from games between those who have as many, once all of them have met; 0 before. */
  readonly direct: number;
  /** The points of those that one has beaten, and half of those with whom one drew. */
  readonly strength: number;
}

/** One game of a round. */
export interface Pairing {
  /** By the seats of the table before the round; the first has seat 0 here. */
  readonly seats: readonly [Seat, Seat];
  /** Where it is played; null: somebody has not handed in a deck yet. */
  readonly table: string | null;
  /** Null: it is not over; `void`: its table is gone, and it was never played to its end. */
  readonly winners: readonly Seat[] | "void" | null;
}

/** What follows a game in which everybody has got what to build from: everybody plays everybody. */
export interface RoundNow {
  /** The table whose game came before. */
  readonly table: string;
  /** The game that is played, two at a time. */
  readonly game: string;
  /** By the seats of that table: who plays, and whether the deck is there. */
  readonly players: readonly {
    readonly player:
      | { readonly kind: "person"; readonly name: string }
      | { readonly kind: "bot"; readonly level: Level }
      | null;
    readonly ready: boolean;
  }[];
  readonly stages: readonly {
    readonly pairings: readonly Pairing[];
    /** Who rests. */
    readonly bye: Seat | null;
  }[];
  /** The first before the others. */
  readonly standings: readonly Standing[];
  /** Everything has been played, or the people have gone on: nothing is secret any more. */
  readonly over: boolean;
}

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
      /** Null for the first game of an evening. */
      readonly evening: Evening | null;
      /** The orders of the caller's own seats; left out by a game in which nobody can leave any. */
      readonly orders?: readonly SeatOrder[];
      /** What the caller's own seats have laid down for later, and what became of it; left out where that is nothing. */
      readonly plans?: readonly SeatPlan[];
      /** The round that follows this game, or to which it belongs. */
      readonly round?: RoundNow;
      /** Left out where people have as much time as they like. */
      readonly pace?: Pace;
      /** As long as nobody else plays here but computers, `POST /api/hint` is answered. */
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
      readonly evening: Evening | null;
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
  /** The round has begun, or gone on: somebody has handed in a deck, or a game has ended. */
  | { readonly type: "round"; readonly round: RoundNow }
  | { readonly type: "said"; readonly line: ChatLine }
  /** Somebody has taken away what he said: these lines are left. */
  | { readonly type: "chat"; readonly chat: readonly ChatLine[] }
  | { readonly type: "ack"; readonly key: string; readonly version: number }
  | {
      readonly type: "refused";
      readonly key: string | null;
      readonly code: ErrorCode;
      readonly refusal?: Refusal;
      readonly version: number | null;
    }
  /** To whoever has this seat: the order that it has left with the table. */
  | { readonly type: "standing"; readonly order: SeatOrder }
  /** To whoever has the seat: how what is laid down for it stands. */
  | { readonly type: "plan"; readonly plan: SeatPlan }
  /** To whoever has this seat: it was the order that passed at this version. */
  | { readonly type: "passed"; readonly seat: Seat; readonly version: number }
  /** After a `welcome` and whenever somebody gets time for a choice, at tables with a clock. */
  | (ClocksTold & { readonly type: "clocks" })
  /** After a `welcome` and at every change, at tables with a pace. */
  | (TimeTold & { readonly type: "time" })
  | { readonly type: "bot-fell-back"; readonly seat: Seat; readonly to: string }
  | { readonly type: "pong" };

/** Body of every HTTP answer that is not a success. */
export interface HttpRefusal {
  readonly code: ErrorCode;
  /** A sentence in English, for whoever writes a program. */
  readonly message: string;
  /** Why, where the code alone does not say it: a key that a page has words for in its own language. */
  readonly reason?: HttpReason | HandOverReason | PersonReason | BotReason | AddressReason;
  /** What is wrong with a deck that was handed in, and where. */
  readonly refusal?: Refusal;
}

/** What can be wrong with a wish for a table or a seat. */
export type HttpReason = "no-such-game" | "no-computers" | "name" | "settings" | "seats" | "over-at-once";

/** Why a game cannot be handed over. */
export type HandOverReason = "rules-differ" | "save-broken";

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
export interface PlayedAgain {
  /** The new table; null while somebody has not said yet whether to play again. */
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

/** What is kept about one person at one table. Times are milliseconds since 1970. */
export interface KeptTable {
  readonly table: string;
  readonly game: string;
  readonly openedAt: number;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly role: string;
    readonly name: string | null;
    readonly seenAt: number;
  }[];
  readonly said: readonly { readonly text: string; readonly at: number }[];
  readonly acts: readonly {
    readonly version: number;
    readonly at: number;
    readonly type: string;
    readonly options?: readonly Option[];
  }[];
  readonly links: readonly { readonly kind: string; readonly madeAt: number }[];
  readonly orders: readonly SeatOrder[];
  readonly plans: readonly SeatPlan[];
  readonly contributions: readonly Contribution[];
  /** Decks that were handed in for a round after this game. */
  readonly handed: readonly { readonly seat: Seat; readonly deck: string; readonly at: number }[];
  /** By which place's time of day the nights of these seats are, where somebody has said so. */
  readonly zones: readonly { readonly seat: Seat; readonly zone: string }[];
}

/** Answer of `GET /api/kept`: this table and those before it of the same evening. */
export interface Kept {
  readonly tables: readonly KeptTable[];
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

/** Answer of `POST /api/pairing`. */
export interface Entered {
  readonly table: string;
  /** A link to the caller's own seat there. */
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
  /** The game has not begun: whoever sits down may still bring settings of the own seat. */
  readonly gathers?: true;
  /** One of the caller's seats owes a decision. */
  readonly yourTurn: boolean;
  /** While a seat is free, for whoever sits there: anybody in the common room may take it. */
  readonly listed?: true;
  readonly result: Result | null;
  readonly changedAt: number;
  /** Left out where people have as much time as they like. */
  readonly pace?: Pace;
  /** How much of it is left to whom, once it has begun to run. */
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
