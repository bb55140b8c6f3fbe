/** The log of the admin page: who did what, when, and about whom. It is only ever added to. */
import { z } from "zod";
import { LIMITS, LOGGED } from "./constants.ts";
import type { Role } from "./roles.ts";
import { identifier, searched } from "./text.ts";

export type AdminLogged = (typeof LOGGED)[number];

/** Query of `GET /api/keeper/log`. `before`: where a page begins, after this row. */
export const logAsked = z.object({
  did: z.enum(LOGGED).optional(),
  /** A part of a name: of who did it, or about whom. */
  who: searched(LIMITS.name),
  before: identifier(64).optional(),
});
export type LogAsked = z.infer<typeof logAsked>;

/** By which way somebody did something: the host's link, an account with a role, or the command line. */
export const LOG_WAYS = ["link", "account", "command"] as const;
export type LogWay = (typeof LOG_WAYS)[number];

export interface LogRow {
  readonly id: string;
  readonly at: number;
  readonly way: LogWay;
  /** The account's name as it was then; empty: no account did it. */
  readonly by: string;
  readonly role: Role;
  /** One of `LOGGED`, or what an older server called it. */
  readonly did: string;
  /** Particulars, as they were written. */
  readonly what: string;
  /** The name, as it was then, of the account or player that it is about; empty: none. */
  readonly about: string;
}

/** Answer of `GET /api/keeper/log`. */
export interface LogTold {
  readonly rows: readonly LogRow[];
  /** There are older ones. */
  readonly more: boolean;
}
