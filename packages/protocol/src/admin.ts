/** The admin page: what a host sees and does from a browser, announcements to all, and reports to the host. */
import { z } from "zod";
import type { Health } from "./answers.ts";
import { removal } from "./client.ts";
import { HOST_LIMIT_NAMES, type HostLimit, LIMITS } from "./constants.ts";
import type { AdminYou } from "./roles.ts";
import { identifier, line } from "./text.ts";

/** `POST /api/keeper/enter`: comes in with a fresh link of `westmarch host-link`. */
export const adminEntry = z.strictObject({ ticket: identifier(200) });
/** `POST /api/keeper/commons`: opens the public lobby, or closes it. */
export const adminSwitch = z.strictObject({ open: z.boolean() });
/** `POST /api/keeper/limits`: changes limits of the running server; `null`: as its settings say. */
export const limitsWish = z.strictObject({
  limits: z.partialRecord(z.enum(HOST_LIMIT_NAMES), z.int().min(0).max(1_000_000_000).nullable()),
});
/** `POST /api/keeper/announce`: words to everybody, for so many hours. */
export const announceWish = z.strictObject({
  text: line(LIMITS.chat),
  hours: z.int().min(1).max(168),
});
/** `POST /api/report`: the player on `seat` behaves badly at the bearer's table. */
export const reportWish = z.strictObject({
  token: removal.shape.token,
  seat: z.int().min(0).max(7),
  about: line(LIMITS.chat),
});
/** `POST /api/keeper/lift`: ends a mute or a ban before its time. */
export const liftBar = z.strictObject({ kind: z.enum(["mute", "ban"]), whom: line(128) });

export type LimitsWish = z.infer<typeof limitsWish>;
export type AnnounceWish = z.infer<typeof announceWish>;
export type ReportWish = z.infer<typeof reportWish>;
export type LiftBar = z.infer<typeof liftBar>;

/** Words of the host to everybody. Times are milliseconds since 1970. */
export interface Announcement {
  readonly id: string;
  readonly text: string;
  readonly at: number;
  readonly until: number;
}

/** Answer of `GET /api/announcement`. */
export interface Announced {
  readonly announcement: Announcement | null;
}

/** How busy the server was. */
export interface LoadSample {
  readonly at: number;
  /** Of all processors, 0 … 1. */
  readonly processor: number;
  /** Of the machine's memory, 0 … 1. */
  readonly memory: number;
  /** Choices, and whatever else acts on a table, in a second. */
  readonly choices: number;
}

/** A copy of everything. */
export interface BackupMade {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly at: number;
}

/** Answer of `GET /api/keeper` and of the calls about the whole server. Holds no position and no link. */
export interface AdminNow {
  readonly you: AdminYou;
  /** People have accounts here. */
  readonly accounts: boolean;
  readonly announcement: Announcement | null;
  /** Null: not for a role of the caller's. */
  readonly server: ServerNow | null;
  /** How many reports are open; null: not for a role of the caller's. */
  readonly openCases: number | null;
  readonly bars:
    | readonly { readonly kind: "mute" | "ban"; readonly whom: string; readonly until: number }[]
    | null;
}

/** How the server is doing. */
export interface ServerNow {
  readonly health: Health;
  readonly machine: { readonly processors: number; readonly memory: number };
  /** The last day, the oldest first. */
  readonly day: readonly LoadSample[];
  /** Bytes left on the disk of the tables; null: they are elsewhere. */
  readonly disk: number | null;
  /** The tables are in PostgreSQL, which is backed up by tools of its own. */
  readonly elsewhere: boolean;
  /** Requests come by a proxy that the settings do not count, so everybody is one address. */
  readonly unheededProxy: boolean;
  readonly sockets: number;
  /** Thoughts of computers that go on or wait. */
  readonly thinking: number;
  /** Tables in memory. */
  readonly hot: number;
  /** How many servers keep the same tables, this one included, and how many of their jobs wait, run and have failed. */
  readonly servers: number;
  readonly jobs: { readonly waiting: number; readonly running: number; readonly failed: number };
  /** Players, and others, who are at tables now. */
  readonly people: number;
  readonly lookers: number;
  readonly tables: readonly {
    readonly game: string;
    readonly tables: number;
    readonly over: number;
    /** A player is there now. */
    readonly live: number;
    /** When the one that has rested longest was last played. */
    readonly oldest: number | null;
  }[];
  /** `value`: what holds now. `asSet`: what the settings of the server say. */
  readonly limits: readonly { readonly name: HostLimit; readonly value: number; readonly asSet: number }[];
  /** `allowed`: the settings of the server let the public lobby be open. */
  readonly commons: { readonly allowed: boolean; readonly open: boolean };
  readonly backups: readonly BackupMade[];
}
