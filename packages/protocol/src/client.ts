import { z } from "zod";

/** Sizes that a message may not exceed; a larger one is refused before it is read. */
export const LIMITS = {
  /** Bytes of one socket message. */
  message: 16_384,
  /** Bytes of one HTTP body. */
  body: 65_536,
  /** Choices sent as one list. */
  options: 64,
  /** Characters of a player's name. */
  name: 24,
  /** Characters of one line of chat. */
  chat: 500,
} as const;

/** Where the socket is, on the same host as the page. */
export const SOCKET_PATH = "/ws";

const token = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
const word = z.union([z.int().min(-1_000_000).max(1_000_000), z.string().max(64)]);
const option = z.tuple([z.string().min(1).max(32)], word).readonly();
const key = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
const version = z.int().min(0).max(1_000_000_000);
/** What people write: one line, without characters that control or turn the writing around them. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
    .regex(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/)
    .refine((text) => text.isWellFormed());
const playerName = line(LIMITS.name);

/** The strengths that a person may choose for a computer opponent. */
export const LEVELS = ["gentle", "fair", "strong"] as const;

const seatPlan = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("me"), name: playerName }),
  z.strictObject({ kind: z.literal("open") }),
  z.strictObject({ kind: z.literal("bot"), level: z.enum(LEVELS) }),
]);

/** `POST /api/tables`: opens a table. Seats `me` are the caller's own (all of them: one screen). */
export const openTable = z.strictObject({
  game: z.string().max(64),
  settings: z.record(z.string().max(64), z.union([z.boolean(), z.string().max(64)])),
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
});

/** `POST /api/mine`: what has become of the tables that this device holds links of. */
export const myTables = z.strictObject({ tokens: z.array(token).max(200) });

/** `POST /api/links`: makes a fresh link in the place of an old one, which stops working. */
export const renewLink = z.strictObject({
  token,
  kind: z.enum(["spectator", "invitation", "replay"]),
  seat: z.int().min(0).max(7).optional(),
});

/** Everything a client may send over the socket. `key` makes a message safe to send twice. */
export const clientMessage = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("hello"), token, since: version.nullable() }),
  z.strictObject({
    type: z.literal("choose"),
    key,
    version,
    seat: z.int().min(0).max(7),
    options: z.array(option).min(1).max(LIMITS.options),
  }),
  z.strictObject({ type: z.literal("undo"), key, version, seat: z.int().min(0).max(7) }),
  z.strictObject({
    type: z.literal("offer"),
    key,
    seat: z.int().min(0).max(7),
    what: z.enum(["take-back", "draw"]),
  }),
  z.strictObject({
    type: z.literal("answer"),
    key,
    seat: z.int().min(0).max(7),
    what: z.enum(["take-back", "draw"]),
    accept: z.boolean(),
  }),
  z.strictObject({ type: z.literal("resign"), key, seat: z.int().min(0).max(7) }),
  // Ends the game because another player has not been seen for `claimAfter` milliseconds while owing a decision.
  z.strictObject({ type: z.literal("claim"), key, seat: z.int().min(0).max(7) }),
  z.strictObject({ type: z.literal("say"), key, text: line(LIMITS.chat) }),
  z.strictObject({ type: z.literal("ping") }),
]);

export type OpenTable = z.infer<typeof openTable>;
export type JoinTable = z.infer<typeof joinTable>;
export type MyTables = z.infer<typeof myTables>;
export type RenewLink = z.infer<typeof renewLink>;
export type ClientMessage = z.infer<typeof clientMessage>;
export type Level = (typeof LEVELS)[number];
