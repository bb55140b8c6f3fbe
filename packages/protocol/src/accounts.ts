/** Messages about accounts. An account is never required, and a server on which they are off answers none of these. */

import type { Result, Seat } from "@westmarch/kernel";
import { LANGUAGES } from "@westmarch/kernel/languages";
import { z } from "zod";
import { type Level, playerName, token } from "./client.ts";
import { LIMITS } from "./constants.ts";
import type { FriendsTold } from "./friends.ts";
import type { OwnBot } from "./guest-bots.ts";
import type { KeptTables } from "./kept.ts";
import type { RatedGame } from "./ratings.ts";
import type { Role } from "./roles.ts";
import { type PersonSeal, SEAL_CHARGES, SEAL_COLOURS } from "./seals.ts";
import type { SeatInfo } from "./table.ts";
import { document, identifier, line } from "./text.ts";
import type { TournamentKept } from "./tournaments.ts";

const mail = z.email().max(LIMITS.mail);
const language = z.enum(LANGUAGES);
/** What the browser's authenticator answered, as WebAuthn's JSON; the library that checks it reads it field by field. */
const credential = z.looseObject({ id: identifier(1400), rawId: identifier(1400) });

/** Query of `GET /api/person/games` and `GET /api/people/NAME`: in which language games say how they ended; left out, English. */
export const languageAsked = z.object({ language });

/** `POST /api/person/passkey/begin`: a challenge to make a passkey (for a new account under a name, or for one's own) or to use one. */
export const passkeyBegin = z.discriminatedUnion("to", [
  z.strictObject({ to: z.literal("sign-up"), name: playerName }),
  z.strictObject({ to: z.literal("sign-in") }),
  z.strictObject({ to: z.literal("add") }),
]);

/** `POST /api/person/passkey/finish`: what the authenticator made of the challenge. */
export const passkeyFinish = z.strictObject({ ceremony: token, credential });

/** `POST /api/person/passkeys/name`: what the caller calls a passkey. */
export const passkeyNaming = z.strictObject({ id: identifier(1400), name: playerName });

/** `POST /api/person/passkeys/remove`: takes one of the caller's passkeys out of the account. */
export const passkeyRemoval = z.strictObject({ id: identifier(1400) });

/**
 * `POST /api/person/mail`: sends a link to this address. Without a session it signs in, and makes the account where there
 * is none; with one it puts the address into the caller's account. A cookie binds the link to the browser that asks.
 * `name`: what a new account would be called, to be asked about when the link is opened.
 */
export const mailWish = z.strictObject({ mail, language, name: playerName.optional() });

/** `POST /api/person/mail/look`: what the link that was sent would do. Uses nothing up. */
export const mailLook = z.strictObject({ token });

/**
 * `POST /api/person/mail/open`: uses up the link that was sent. `name`: the public name, where it makes a new account.
 * `elsewhere`: the player has been told that another browser asked for this link, and wants to go on.
 */
export const mailLink = z.strictObject({
  token,
  name: playerName.optional(),
  elsewhere: z.boolean().optional(),
});

/** `POST /api/person/club/begin`: goes to the identity provider of the club, to sign in or to link the caller's account. */
export const clubBegin = z.strictObject({ to: z.enum(["sign-in", "add"]) });
/** `POST /api/person/club/look`: what a new account of somebody whom the provider knows might be called. */
export const clubLook = z.strictObject({ token });
/** `POST /api/person/club/new`: makes that account under a name. */
export const clubNew = z.strictObject({ token, name: playerName });

/** `POST /api/person`: how the caller is called and sealed, and what others may see. What is left out stays. */
export const personWish = z.strictObject({
  name: playerName.optional(),
  colour: z.enum(SEAL_COLOURS).optional(),
  charge: z.enum(SEAL_CHARGES).optional(),
  /** What the caller says of oneself; empty: nothing. */
  about: z.union([z.literal(""), line(LIMITS.about)]).optional(),
  /** Others may see how the caller's finished games ended. */
  showsGames: z.boolean().optional(),
  /** Puzzles may be made of the caller's finished games, where all other people there let that be done, too. */
  givesPuzzles: z.boolean().optional(),
  /** Invitations are sent to the caller's address, too. */
  mailsInvitations: z.boolean().optional(),
});

const shelfKey = {
  /** What it is: `deck`, `pack`, `settings`. */
  kind: z.string().regex(/^[a-z]{1,16}$/),
  game: z.string().regex(/^[a-z0-9-]{1,64}$/),
  id: document(128).min(1),
};

/**
 * `POST /api/person/shelf`: what has changed on the caller's shelf on this device, and what this device saw last. Each change
 * names the version that it was made from (0: it is new). If that is no longer the one that is kept, nothing is lost: the
 * later text stays under its name, the other one as a copy; and what was changed elsewhere is not removed.
 */
export const personShelf = z.strictObject({
  since: z.int().min(0),
  changes: z
    .array(
      z.strictObject({
        ...shelfKey,
        from: z.int().min(0),
        /** When it was changed, by the device's clock, in milliseconds since 1970. */
        at: z.int().min(0),
        /** Null: it was removed. */
        text: document(LIMITS.document).nullable(),
      }),
    )
    .max(LIMITS.shelf),
});

/** `POST /api/person/invite`: tells the person of this name of a seat that is kept free by an invitation. */
export const personInvite = z.strictObject({ name: playerName, invitation: token });

/** `POST /api/person/invitations/drop`: takes an invitation off the caller's list; `block`: and all others of who sent it. */
export const invitationDrop = z.strictObject({
  table: identifier(64).min(1),
  seat: z.int().min(0).max(63),
  block: z.boolean(),
});

/**
 * `POST /api/person/challenges/withdraw`: takes back what the caller has sent by name for a seat. It waits for nobody any more, and
 * where the caller opened the table its link is a fresh one.
 */
export const challengeWithdrawal = z.strictObject({
  table: identifier(64).min(1),
  seat: z.int().min(0).max(63),
});

/** `POST /api/person/unblock`: hears of this person's invitations again. */
export const personUnblock = z.strictObject({ name: playerName });

/**
 * `POST /api/person/tables`: moves the seats behind these links into the account, and asks for those that are missing here.
 * `brought`: seats that the device had as a guest, and that its player wants in the account; their links stay good when the
 * device signs out. `guests`: seats that stay a guest's unless they are the account's already.
 */
export const personTables = z.strictObject({
  tokens: z.array(token).max(200),
  brought: z.array(token).max(200).default([]),
  guests: z.array(token).max(200).default([]),
});

/** `POST /api/person/tables/forget`: takes a table off the account's list, on every device. */
export const personForgets = z.strictObject({ table: identifier(64).min(1) });

/** `POST /api/person/sign-out`: ends a session: another one by its id, or the caller's own. */
export const signOut = z.strictObject({
  session: identifier(64).optional(),
  /** The links that this device has stay good, for a guest; otherwise those that it had before it signed in do, and no other. */
  keep: z.boolean(),
});

export type PasskeyBegin = z.infer<typeof passkeyBegin>;
export type PasskeyFinish = z.infer<typeof passkeyFinish>;
export type ShelfChange = z.infer<typeof personShelf>["changes"][number];
export type PersonShelf = z.infer<typeof personShelf>;
export type PersonInvite = z.infer<typeof personInvite>;
export type InvitationDrop = z.infer<typeof invitationDrop>;
export type ChallengeWithdrawal = z.infer<typeof challengeWithdrawal>;
export type PersonWish = z.infer<typeof personWish>;
export type MailWish = z.infer<typeof mailWish>;
export type MailOpening = z.infer<typeof mailLink>;
export type PersonTables = z.infer<typeof personTables>;
export type SignOut = z.infer<typeof signOut>;

/** Answer of `POST /api/person/club/begin`: where to go. */
export interface ClubBegun {
  readonly url: string;
}

/** Answer of `POST /api/person/club/look`. */
export interface ClubNewTold {
  /** Empty: the provider names nothing that could be one. */
  readonly name: string;
}

/** Answer of `GET /api/accounts`, which every server gives: whether there are accounts here, and whose page asks. */
export interface AccountsTold {
  readonly on: boolean;
  /** Links can be sent by mail. */
  readonly mails: boolean;
  readonly person: (PersonSeal & { readonly id: string }) | null;
}

/** Answer of `GET /api/people/NAME`: what a person shows to all. */
export interface PersonShown extends PersonSeal {
  readonly id: string;
  readonly about: string;
  readonly madeAt: number;
  /** Null: they are not for others to see. */
  readonly games: readonly GameShown[] | null;
}

/** Ends of a game that no rule book knows. */
export type EndedByPeople = "resigned" | "abandoned" | "time" | "absent" | "agreed-draw";

/** How a game ended: by its rules, in its own words in the language that was asked for; or what people did. */
export interface EndingTold {
  readonly text?: string;
  readonly by?: EndedByPeople;
}

/** A finished game, as others may see it. */
export interface GameShown extends EndingTold {
  readonly game: string;
  /** Who was met there: computers by their level, people without a name, whoever asks as `you`. */
  readonly others: readonly (Level | "person" | "you")[];
  readonly outcome: "won" | "lost" | "drawn";
  readonly endedAt: number;
  /** Of a game in which whoever asks sat, too: token of the link to the whole game. */
  readonly replay?: string;
}

/** Something on a person's shelf. `text` is null where it was removed. */
export interface ShelfItem {
  readonly kind: string;
  readonly game: string;
  readonly id: string;
  readonly version: number;
  readonly text: string | null;
}

/** Answer of `POST /api/person/shelf`. */
export interface ShelfTold {
  /** What to ask from the next time. */
  readonly version: number;
  /** What has changed since, with what this call has changed. */
  readonly items: readonly ShelfItem[];
  /** Changes that found no room: there are too many things on the shelf, or too large ones. */
  readonly full: boolean;
}

/** An invitation by name, as the invited person sees it. */
export interface InvitationTold {
  readonly from: PersonSeal;
  readonly table: string;
  readonly game: string;
  readonly seat: Seat;
  /** The game's name of the seat. */
  readonly role: string;
  /** Token of the invitation. */
  readonly token: string;
  readonly at: number;
}

/** What the caller has sent by name, as long as nobody has taken the seat. It does not tell whether it reached anybody. */
export interface ChallengeTold {
  /** To whom, as the caller wrote it. */
  readonly name: string;
  readonly table: string;
  readonly game: string;
  readonly seat: Seat;
  /** The game's name of the seat. */
  readonly role: string;
  readonly at: number;
}

/** Answer of `GET /api/person/invitations` and of withdrawing a challenge: the latest first. */
export interface InvitationsTold {
  readonly invitations: readonly InvitationTold[];
  readonly challenges: readonly ChallengeTold[];
}

/** A passkey as its owner sees it. Times are milliseconds since 1970. */
export interface PasskeyTold {
  readonly id: string;
  readonly name: string;
  readonly madeAt: number;
  readonly usedAt: number | null;
}

/** A device on which the person is signed in. */
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
  /** Null: this browser is not signed in. */
  readonly person:
    | (PersonSeal & {
        readonly id: string;
        readonly madeAt: number;
        readonly mail: string | null;
        readonly about: string;
        readonly showsGames: boolean;
        readonly givesPuzzles: boolean;
        readonly mailsInvitations: boolean;
        /** What this account may do on the admin page. */
        readonly role: Role;
        /** Names of those whose invitations do not come. */
        readonly blocked: readonly string[];
      })
    | null;
  /** This server sends mail. */
  readonly mails: boolean;
  /** The identity providers of clubs that lead to this account. */
  readonly clubs: readonly { readonly issuer: string; readonly madeAt: number }[];
  readonly passkeys: readonly PasskeyTold[];
  readonly sessions: readonly SessionTold[];
}

/** Answer of `POST /api/person/mail/look`: what a link that was sent would do, before anything is done. */
export interface MailLinkTold {
  readonly to: "sign-in" | "add";
  readonly mail: string;
  /** Whose account it opens, or puts the address into; null: it makes a new one. */
  readonly person: (PersonSeal & { readonly id: string }) | null;
  /** It was asked for from here: by this browser, or by the account that is signed in here. */
  readonly here: boolean;
  /** What a new account would be called, as far as that was said; empty: nothing was. */
  readonly name: string;
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
  /** Those of `guests` whose seats are not the account's. */
  readonly guests: readonly string[];
}

/** A finished game of the caller's. */
export interface PlayedGame extends EndingTold {
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
  readonly tables: KeptTables["tables"];
  readonly shelf: readonly ShelfItem[];
  readonly bots: readonly OwnBot[];
  readonly friends: FriendsTold;
  readonly ratings: { readonly hidden: boolean; readonly games: readonly RatedGame[] };
  readonly tournaments: readonly TournamentKept[];
  readonly invitations: readonly (Omit<InvitationTold, "token" | "from"> & {
    readonly from: string;
    readonly to: string;
  })[];
}

/** What can be wrong with a call about an account: keys that the page has words for. */
export type PersonReason =
  | "suspended"
  | "signed-out"
  | "passkey"
  | "ceremony"
  | "mail-link"
  | "mail-taken"
  | "mail-elsewhere"
  | "signed-in"
  | "last-way"
  | "name-taken";
