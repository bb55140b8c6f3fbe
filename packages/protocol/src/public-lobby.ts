/** The public lobby: tables that every visitor may join or watch. What leaves the server is public, and opens nothing. */

import type { Seat, Settings } from "@westmarch/kernel";
import { LANGUAGES, type Language } from "@westmarch/kernel/languages";
import { z } from "zod";
import { joinTable, type Level, removal } from "./client.ts";
import { STRENGTHS } from "./constants.ts";
import { type Pace, pace } from "./pace.ts";
import type { Seal } from "./seals.ts";
import { identifier } from "./text.ts";

/**
 * `POST /api/commons/list`: whether visitors may take the free seats of this table (`join`), and look on at it
 * (`watch`). For who opened it. With neither, it leaves the public lobby.
 */
export const listTable = z.strictObject({
  token: removal.shape.token,
  join: z.boolean(),
  watch: z.boolean(),
  language: z.enum(LANGUAGES),
});

const table = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** `POST /api/commons/join`: a seat at a listed table: the one asked for, or the first that is free. */
export const joinListed = joinTable.omit({ invitation: true }).extend({
  table,
  seat: z.int().min(0).max(7).optional(),
});

/** `POST /api/commons/watch`: the link for those who look on at a listed table. */
export const watchListed = z.strictObject({ table });

const key = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

/**
 * `POST /api/commons/seek`: looks for a game for two, as long as the call is repeated with the same `key` of this device
 * within a minute. Two who fit are led to a table at once.
 */
export const seekGame = z.strictObject({
  key,
  name: joinTable.shape.name,
  game: identifier(64),
  strength: z.enum(STRENGTHS),
  language: z.enum(LANGUAGES),
  /** Left out: any pace. */
  pace: pace.optional(),
});

/** `POST /api/commons/unseek`: looks no more. */
export const endSeek = z.strictObject({ key });

/** `POST /api/commons/answer`: plays with the player of this seek. */
export const answerSeek = z.strictObject({ key, name: joinTable.shape.name, seek: identifier(64) });

/**
 * `POST /api/commons/glimpses`: how these tables stand, for small pictures; `version` is what the caller knows of one. For
 * listed tables that visitors may watch, for those of tournaments, and for exhibitions, which go on as long as they are asked for or watched.
 */
export const glimpseTables = z.strictObject({
  tables: z.array(z.strictObject({ table, version: z.int().min(0).optional() })).max(8),
});

export type GlimpseTables = z.infer<typeof glimpseTables>;

export type SeekGame = z.infer<typeof seekGame>;
export type EndSeek = z.infer<typeof endSeek>;
export type AnswerSeek = z.infer<typeof answerSeek>;

export type ListTable = z.infer<typeof listTable>;
export type JoinListed = z.infer<typeof joinListed>;
export type WatchListed = z.infer<typeof watchListed>;

/** Answer of `POST /api/commons/list` and of `GET /api/commons/listing`. */
export interface Listing {
  readonly join: boolean;
  readonly watch: boolean;
  /** The host lets tables be listed here. */
  readonly open: boolean;
}

/** Who sits on a seat of a listed table. */
export interface ListedSeat {
  /** The game's name of the seat, a key into its `text/`. */
  readonly role: string;
  readonly player:
    | { readonly kind: "person"; readonly name: string; readonly online: boolean; readonly seal?: Seal }
    | { readonly kind: "bot"; readonly level: Level }
    | null;
}

/** A table in the public lobby. Times are milliseconds since 1970. */
export interface ListedTable {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly ListedSeat[];
  /** The seats that visitors may take; empty: none. */
  readonly free: readonly Seat[];
  /** Its rules, as far as they are not the usual ones: settings that are chosen from a list. */
  readonly settings: Settings;
  readonly language: Language;
  /** The game is being played, and visitors may watch. */
  readonly watch: boolean;
  /** How many look on. */
  readonly lookers: number;
  /** The game has not begun: a player who sits down may still bring settings of the own seat. */
  readonly gathers?: true;
  /** Left out where people have as much time as they like. */
  readonly pace?: Pace;
  readonly since: number;
}

/** A player who looks for a game. */
export interface SeekTold {
  readonly seek: string;
  readonly game: string;
  readonly name: string;
  readonly strength: (typeof STRENGTHS)[number];
  readonly language: Language;
  /** Left out: any pace. */
  readonly pace?: Pace;
  readonly since: number;
}

/** Answer of `POST /api/commons/seek` and of `POST /api/commons/answer`. */
export interface Sought {
  /** The table that was found, and the link to one's seat there; null: none yet. */
  readonly found: { readonly table: string; readonly token: string } | null;
  /** What the others see this seek by; null: it is over. */
  readonly seek: string | null;
}

/** Answer of `GET /api/commons`, and each event of `GET /api/commons/live`. */
export interface PublicLobbyNow {
  /** False: tables of this server are by invitation only. */
  readonly open: boolean;
  /** Those where a player is present before the others, and of these the newest first. */
  readonly tables: readonly ListedTable[];
  /** Who has looked for the longest comes first. */
  readonly seeks: readonly SeekTold[];
}

/** Answer of `POST /api/commons/watch`. */
export interface WatchLink {
  readonly token: string;
}

/** A game that computers play for whoever looks on. */
export interface Exhibition {
  readonly table: string;
  readonly game: string;
  /** The link for spectators. */
  readonly token: string;
  readonly level: Level;
  /** The game that comes after it. */
  readonly next: string;
}

/** Answer of `POST /api/commons/exhibition`, which begins one if need be; null: this server has none. */
export interface ExhibitionTold {
  readonly exhibition: Exhibition | null;
}

/** How a table stands, as every visitor may see it. */
export interface Glimpse {
  readonly table: string;
  readonly version: number;
  /** Left out where it stands as the caller knows it. */
  readonly shown?: {
    readonly game: string;
    /** The settings that everybody knows. */
    readonly settings: Settings;
    /** The game's own view for a spectator. */
    readonly view: unknown;
    /** The game has ended. */
    readonly over: boolean;
  };
}

/** A finished game that every visitor may see, and in which much happened. */
export interface Highlight {
  readonly table: string;
  readonly game: string;
  /** The link to the whole game. */
  readonly token: string;
  readonly seats: readonly ListedSeat[];
  readonly winners: readonly Seat[];
  readonly endedAt: number;
  /** How often another side came to be ahead. */
  readonly leads: number;
  /** The largest change of one side's chances from one look to the next, in thousandths. */
  readonly swing: number;
  /** The version at which that change had come. */
  readonly turned: number;
}
