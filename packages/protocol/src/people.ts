/** Messages about accounts. Nobody must have one, and a server on which they are off answers none of these. */
import type { Result, Seat } from "@westmarch/kernel";
import { z } from "zod";
import { playerName, token } from "./client.ts";
import { LIMITS } from "./constants.ts";
import { SEAL_CHARGES, SEAL_COLOURS, type SealCharge, type SealColour } from "./seals.ts";
import type { Kept, SeatInfo } from "./server.ts";

const mail = z.email().max(LIMITS.mail);
const language = z.enum(["en", "zh-Hant", "zh-Hans", "ja"]);
/** What the browser's authenticator answered, as WebAuthn's JSON; the library that checks it reads it field by field. */
const credential = z.looseObject({ id: z.string().max(1400), rawId: z.string().max(1400) });

/** `POST /api/person/passkey/begin`: a challenge to make a passkey (for a new account under a name, or for one's own) or to use one. */
export const passkeyBegin = z.discriminatedUnion("to", [
  z.strictObject({ to: z.literal("sign-up"), name: playerName }),
  z.strictObject({ to: z.literal("sign-in") }),
  z.strictObject({ to: z.literal("add") }),
]);

/** `POST /api/person/passkey/finish`: what the authenticator made of the challenge. */
export const passkeyFinish = z.strictObject({ ceremony: token, credential });

/** `POST /api/person/passkeys/remove`: takes one of the caller's passkeys out of the account. */
export const passkeyRemoval = z.strictObject({ id: z.string().max(1400) });

/**
 * `POST /api/person/mail`: sends a link to this address. Without a session it signs in, and makes the account where there
 * is none; with one it puts the address into the caller's account.
 */
export const mailWish = z.strictObject({ mail, language });

/** `POST /api/person/mail/open`: uses up the link that was sent. */
export const mailLink = z.strictObject({ token });

/** `POST /api/person`: how the caller is called and sealed. */
export const personWish = z.strictObject({
  name: playerName,
  colour: z.enum(SEAL_COLOURS),
  charge: z.enum(SEAL_CHARGES),
});

/** `POST /api/person/tables`: moves the seats behind these links into the account, and asks for those that are missing here. */
export const personTables = z.strictObject({ tokens: z.array(token).max(200) });

/** `POST /api/person/tables/forget`: takes a table off the account's list, on every device. */
export const personForgets = z.strictObject({ table: z.string().min(1).max(64) });

/** `POST /api/person/sign-out`: ends a session: another one by its id, or the caller's own. */
export const signOut = z.strictObject({
  session: z.string().max(64).optional(),
  /** The links that this device has stay good, for a guest; otherwise they open nothing any more. */
  keep: z.boolean(),
});

export type PasskeyBegin = z.infer<typeof passkeyBegin>;
export type PasskeyFinish = z.infer<typeof passkeyFinish>;
export type PersonWish = z.infer<typeof personWish>;
export type MailWish = z.infer<typeof mailWish>;
export type SignOut = z.infer<typeof signOut>;

/** Who somebody is at this house: what others may see. */
export interface PersonSeal {
  readonly name: string;
  readonly colour: SealColour;
  readonly charge: SealCharge;
}

/** A passkey as its owner sees it. Times are milliseconds since 1970. */
export interface PasskeyTold {
  readonly id: string;
  readonly name: string;
  readonly madeAt: number;
  readonly usedAt: number | null;
}

/** A device on which somebody is signed in. */
export interface SessionTold {
  readonly id: string;
  /** Browser and system, as `Firefox, Linux`. */
  readonly device: string;
  readonly madeAt: number;
  readonly seenAt: number;
  /** It is the one that asks. */
  readonly here: boolean;
}

/** Answer of `GET /api/person` and of whatever changes something about the caller. */
export interface PersonTold {
  /** Null: nobody is signed in here. */
  readonly person:
    | (PersonSeal & { readonly id: string; readonly madeAt: number; readonly mail: string | null })
    | null;
  /** This server sends mail. */
  readonly mails: boolean;
  readonly passkeys: readonly PasskeyTold[];
  readonly sessions: readonly SessionTold[];
}

/** Answer of `POST /api/person/passkey/begin`: the options for the browser, as WebAuthn's JSON. */
export interface PasskeyChallenge {
  readonly ceremony: string;
  readonly options: unknown;
}

/** A link to the caller's own seats, for this device alone. */
export interface PersonTable {
  readonly table: string;
  readonly game: string;
  readonly token: string;
  /** When it came to the account. */
  readonly at: number;
}

/** Answer of `POST /api/person/tables`. */
export interface PersonTablesTold {
  /** Seats of which the device had no good link. */
  readonly added: readonly PersonTable[];
  /** Links that open nothing here any more, as the table was taken off the list elsewhere. */
  readonly gone: readonly string[];
}

/** A finished game of the caller's. */
export interface PlayedGame {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly mine: readonly Seat[];
  readonly result: Result;
  readonly endedAt: number;
  /** Token of the link to the whole game, or null if it was taken away. */
  readonly replay: string | null;
}

/** Answer of `GET /api/person/games`: the latest first. */
export interface PersonGames {
  readonly games: readonly PlayedGame[];
}

/** Answer of `GET /api/person/kept`: everything that is kept about the caller. */
export interface PersonKept extends PersonTold {
  readonly tables: Kept["tables"];
}

/** What can be wrong with what somebody does about an account: keys that the page has words for. */
export type PersonReason = "signed-out" | "passkey" | "ceremony" | "mail-link" | "mail-taken" | "last-way";
