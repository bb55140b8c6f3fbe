/** The accounts of a server as its host, and moderators, see them on the admin page. */
import { z } from "zod";
import { playerName } from "./client.ts";
import { LIMITS, PEOPLE_PAGE } from "./constants.ts";
import { ROLES, type Role } from "./roles.ts";
import type { PersonSeal } from "./seals.ts";
import { identifier, line, searched } from "./text.ts";

const id = identifier(64).min(1);

/** In which order accounts are listed, and which of them. */
export const PEOPLE_ORDERS = ["seen", "name", "made", "games"] as const;
export const PEOPLE_SHOWN = ["all", "suspended", "roles"] as const;
/** Query of `GET /api/keeper/people`. */
export const peopleAsked = z.object({
  search: searched(LIMITS.name),
  order: z.enum(PEOPLE_ORDERS).default("seen"),
  show: z.enum(PEOPLE_SHOWN).default("all"),
  from: z.coerce.number().int().min(0).default(0),
  count: z.coerce.number().int().min(1).max(100).default(PEOPLE_PAGE),
});

/** The most days for which an account may be suspended: ten years. */
export const SUSPENDED_AT_MOST = 3653;

/** `POST /api/keeper/people/suspend`: until a moment, in milliseconds since 1970, and why; the account is told both. */
export const suspendWish = z.strictObject({ id, until: z.int().min(1), reason: line(LIMITS.chat) });
/** `POST /api/keeper/people/unsuspend`, `/delete`: of an account. */
export const personNamed = z.strictObject({ id });
/** `POST /api/keeper/people/rename`: gives an account another name, also at its tables. */
export const renameWish = z.strictObject({ id, name: playerName });
/** `POST /api/keeper/people/role`: says what an account may do here. */
export const roleWish = z.strictObject({ id, role: z.enum(ROLES) });
/** `POST /api/keeper/people/sessions`: signs out one device, or with null all of them. */
export const endSessionsWish = z.strictObject({ id, session: id.nullable() });
/** `POST /api/keeper/people/bots`: ends a bot of this person. */
export const endBotWish = z.strictObject({ id, bot: id });

export type PeopleAsked = z.infer<typeof peopleAsked>;
export type SuspendWish = z.infer<typeof suspendWish>;
export type RenameWish = z.infer<typeof renameWish>;
export type RoleWish = z.infer<typeof roleWish>;
export type EndSessionsWish = z.infer<typeof endSessionsWish>;
export type EndBotWish = z.infer<typeof endBotWish>;

/** Why something cannot be done on the admin page. */
export type AdminReason =
  | "role"
  | "own-account"
  | "until"
  | "case-settled"
  | "no-address"
  | "no-account"
  | "no-reporter"
  | "no-webhook";

/** That an account may not be used for a while. */
export interface Suspension {
  readonly until: number;
  readonly reason: string;
  /** The name of who did it; empty: the holder of the host's link, or the command line. */
  readonly by: string;
}

/** An account in the list. Times are milliseconds since 1970. */
export interface PersonListed extends PersonSeal {
  readonly id: string;
  readonly role: Role;
  readonly madeAt: number;
  /** When one of its devices was last here; null: none is signed in. */
  readonly seenAt: number | null;
  /** Tables at which it has had a seat. */
  readonly games: number;
  readonly passkeys: number;
  readonly hasMail: boolean;
  readonly suspension: Suspension | null;
  /** The caller may act on it. */
  readonly mayAct: boolean;
  /** It is the caller's own. */
  readonly you: boolean;
}

/** Answer of `GET /api/keeper/people`. */
export interface PeopleListed {
  readonly people: readonly PersonListed[];
  /** How many there are in all of those that were asked for. */
  readonly count: number;
  /** How many accounts there are, and how many of them were here today. */
  readonly all: number;
  readonly today: number;
}

/** Answer of `GET /api/keeper/people/ID` and of every call that changes something about an account. */
export interface PersonFile {
  readonly person: PersonListed;
  /** Its mail address, for those who may take out what is kept; null: none, or not for the caller. */
  readonly mail: string | null;
  readonly sessions: readonly { readonly id: string; readonly device: string; readonly seenAt: number }[];
  readonly bots: readonly (PersonSeal & { readonly id: string; readonly isThere: boolean })[];
  /** Games that it plays and that are not over. */
  readonly running: number;
}
