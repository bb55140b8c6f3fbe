import { LEVELS, type Level } from "@westmarch/kernel";
import { z } from "zod";
import { LIMITS, OFFERS } from "./constants.ts";
import { option } from "./option.ts";
import { pace } from "./pace.ts";
import { cases } from "./premoves.ts";
import { document, identifier, line } from "./text.ts";

/** The token of a link or of a proof. */
export const token = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
const key = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
const version = z.int().min(0).max(1_000_000_000);
/** The name of a player. */
export const playerName = line(LIMITS.name);

/** 32 bytes as hexadecimal digits. */
const digits = z.string().regex(/^[0-9a-f]{64}$/);
/** SHA-256 of what the caller's device will contribute to the game's chance; without it, it does not take part. */
const seal = digits.optional();

export type { Level };
/** The strengths that a person may choose for a computer opponent. */
export { LEVELS };

const seatPlan = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("me"), name: playerName }),
  z.strictObject({ kind: z.literal("open") }),
  z.strictObject({ kind: z.literal("bot"), level: z.enum(LEVELS) }),
]);

const settingsUpTo = (most: number) => z.record(identifier(64), z.union([z.boolean(), document(most)]));

/** `POST /api/tables`: opens a table. Seats `me` are the caller's own (all of them: one screen). */
export const openTable = z.strictObject({
  game: identifier(64),
  settings: settingsUpTo(LIMITS.document),
  seats: z.array(seatPlan).min(1).max(8),
  seal,
  /** How much time people have; left out: as much as they like. */
  pace: pace.optional(),
  /** False: the game changes no rating. */
  rated: z.boolean().optional(),
  /** True: the game begins when every seat is taken, even where nothing is drawn before that. */
  gathers: z.boolean().optional(),
});

/**
 * `POST /api/arrange`: changes a table whose game has not begun, as long as no guest sits there; for its opener. `seat`: the free
 * seat that the opener takes in the place of the own one, for which the same invitation then is. Links stay as they are.
 */
export const arrangeTable = z.strictObject({
  token,
  seat: z.int().min(0).max(7).optional(),
  /** Settings that change; the others stay as they are. */
  settings: settingsUpTo(LIMITS.document).optional(),
  /** How much time people have, in the place of what was said. */
  pace: pace.optional(),
});

/**
 * `POST /api/stand-in`: computers of this strength play on the free seats of a table whose game has not begun, until people
 * come by the invitations and take the seats as they stand; for its opener. The game then changes no rating.
 */
export const standIn = z.strictObject({ token, level: z.enum(LEVELS) });

/**
 * `POST /api/hand-over`: opens a table that goes on with a game played on a device alone. `claim` (secret, 22 characters at
 * least, made by that device) makes the call safe to repeat: it leads to the same table.
 */
export const handOver = z.strictObject({
  claim: z.string().regex(/^[A-Za-z0-9_-]{22,64}$/),
  /** A kernel `Save`; it is played again from its beginning. */
  save: z.unknown(),
  seats: z.array(seatPlan).min(1).max(8),
});

/**
 * `POST /api/join`: takes the seat that an invitation is for. With a `key` (secret, 22 characters at least, made by this
 * device) the call may be repeated when its answer was lost; without one, an invitation works once.
 */
export const joinTable = z.strictObject({
  invitation: token,
  name: playerName,
  key: z
    .string()
    .regex(/^[A-Za-z0-9_-]{22,64}$/)
    .optional(),
  seal,
  /** Of the seat that is taken, as far as the game lets its player choose. */
  settings: settingsUpTo(LIMITS.lines).optional(),
});

/** `POST /api/mine`: what has become of the tables that this device holds links of. */
export const myTables = z.strictObject({ tokens: z.array(token).max(200) });

/**
 * `POST /api/links`: makes a fresh link in the place of an old one, which stops working. `seat`: the caller's own, on
 * every device. `invitation` (for who opened the table): the one to `seat`, also if a player has taken it and done
 * nothing yet.
 */
export const renewLink = z.strictObject({
  token,
  kind: z.enum(["seat", "spectator", "invitation", "replay"]),
  seat: z.int().min(0).max(7).optional(),
});

/** `POST /api/revoke`: makes a link open nothing any more, with nothing in its place. */
export const revokeLink = renewLink;

/** `POST /api/forget`, `POST /api/delete`: takes away what is kept about the bearer, or the whole table. */
export const removal = z.strictObject({ token });

/** `POST /api/again`: the bearer of this seat's token would like another game with the same people. */
export const wantRematch = z.strictObject({ token, seal });

/**
 * `POST /api/deck`: hands in what the bearer has built for the round that follows, once and for good. Without a `deck`, one
 * is made of what the seat holds.
 */
export const handIn = z.strictObject({
  token,
  seat: z.int().min(0).max(7),
  deck: document(LIMITS.lines).optional(),
});

/**
 * `POST /api/hint`: what a computer would choose in the place of the bearer's own seat, as the table stands at this version.
 * Only where all others are computers; from then on the game changes no rating.
 */
export const askHint = z.strictObject({ token, seat: z.int().min(0).max(7), version });

/**
 * `POST /api/pairing`: a link to the bearer's own seat at a table of the round. With a token that the device has for that
 * table already (`known`), it gets the same again if that still opens it.
 */
export const enterPairing = z.strictObject({
  token,
  table: identifier(64).min(1),
  known: token.optional(),
});

/** Everything a client may send over the socket. `key` makes a message safe to send twice. */
export const clientMessage = z.discriminatedUnion("type", [
  // `table`: the one that `since` is a version of; the token may have moved on to another.
  z.strictObject({
    type: z.literal("hello"),
    token,
    since: version.nullable(),
    table: identifier(64).optional(),
  }),
  z.strictObject({
    type: z.literal("choose"),
    key,
    version,
    seat: z.int().min(0).max(7),
    options: z.array(option).min(1).max(LIMITS.options),
  }),
  // `whole`: with all choices that were made with the last one in one list, as one gesture on a board makes them.
  z.strictObject({
    type: z.literal("undo"),
    key,
    version,
    seat: z.int().min(0).max(7),
    whole: z.literal(true).optional(),
  }),
  z.strictObject({
    type: z.literal("offer"),
    key,
    seat: z.int().min(0).max(7),
    what: z.enum(OFFERS),
  }),
  // The player on `of` is to leave that seat: to a computer, or to the next player who takes it. All other people are asked, but
  // those who are away themselves.
  z.strictObject({
    type: z.literal("replace"),
    key,
    seat: z.int().min(0).max(7),
    of: z.int().min(0).max(7),
    to: z.enum([...LEVELS, "person"]),
  }),
  z.strictObject({
    type: z.literal("answer"),
    key,
    seat: z.int().min(0).max(7),
    what: z.enum([...OFFERS, "replace"]),
    accept: z.boolean(),
  }),
  z.strictObject({ type: z.literal("resign"), key, seat: z.int().min(0).max(7) }),
  // Ends the game because another player has not been seen for `claimAfter` milliseconds while owing a decision.
  z.strictObject({ type: z.literal("claim"), key, seat: z.int().min(0).max(7) }),
  // `partners`: only those who play on the same side hear it.
  z.strictObject({
    type: z.literal("say"),
    key,
    seat: z.int().min(0).max(7).optional(),
    to: z.literal("partners").optional(),
    text: line(LIMITS.chat),
  }),
  // What was sealed on taking the seat: once no seat can be taken any more, and before anything has been drawn.
  z.strictObject({ type: z.literal("contribute"), key, value: digits }),
  // Where the table passes for this seat from now on (a game's own words for it); nothing: nowhere.
  z.strictObject({
    type: z.literal("standing"),
    key,
    seat: z.int().min(0).max(7),
    phases: z.array(identifier(32).min(1)).max(32),
    always: z.boolean(),
    // Where it is asked although it has only one answer; left out: where it was before.
    waits: z.array(identifier(32).min(1)).max(32).optional(),
  }),
  // What this seat chooses when it is asked again, if a case fits; no cases: nothing is laid down any more. `version`: of
  // the table that they were laid down looking at.
  z.strictObject({ type: z.literal("plan"), key, version, seat: z.int().min(0).max(7), cases }),
  // At a slow table: a vacation of so many days from now on; 0: it is over, and the rest of it is kept.
  z.strictObject({
    type: z.literal("vacation"),
    key,
    seat: z.int().min(0).max(7),
    days: z.int().min(0).max(60),
  }),
  // At a slow table: by the time of day of which place one's nights are, as `Asia/Taipei`; null: of the table's. From the next turn on.
  z.strictObject({
    type: z.literal("zone"),
    key,
    seat: z.int().min(0).max(7),
    zone: identifier(64).min(1).nullable(),
  }),
  z.strictObject({ type: z.literal("ping") }),
]);

export type OpenTable = z.infer<typeof openTable>;
export type ArrangeTable = z.infer<typeof arrangeTable>;
export type StandIn = z.infer<typeof standIn>;
export type HandOver = z.infer<typeof handOver>;
export type JoinTable = z.infer<typeof joinTable>;
export type MyTables = z.infer<typeof myTables>;
export type RenewLink = z.infer<typeof renewLink>;
export type RevokeLink = z.infer<typeof revokeLink>;
export type Removal = z.infer<typeof removal>;
export type WantRematch = z.infer<typeof wantRematch>;
export type AskHint = z.infer<typeof askHint>;
export type HandIn = z.infer<typeof handIn>;
export type EnterPairing = z.infer<typeof enterPairing>;
export type ClientMessage = z.infer<typeof clientMessage>;
