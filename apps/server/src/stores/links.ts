import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";
import type { Seat } from "@westmarch/kernel";
import type { LinkData, LinkKind } from "../database/schema/seats.ts";
import { type Entropy, hashOf, newToken } from "../platform/random.ts";

/**
 * Tokens are kept as hashes, yet a player may look up the links of the table again. So they are derived from a key of
 * the table, and that key is kept once per seat, encrypted with the seat's own token: the server can show the links to
 * the holder of a seat, and a stolen database opens no table.
 */
export type LinkKey = Buffer;

export const newLinkKey = (source: Entropy): LinkKey => source(32);

/** The token of a link that can be shown again. */
export const derive = (
  key: LinkKey,
  kind: "spectator" | "invitation",
  seat: Seat | null,
  generation: number,
): string =>
  createHmac("sha256", key)
    .update(`${kind} ${seat ?? "-"} ${generation}`)
    .digest("base64url");

/** The token of an invitation. It was made for one of the table's seats, and may be for another since the opener has changed sides. */
export function invitationToken(
  key: LinkKey,
  { hash, generation }: Pick<LinkData, "hash" | "generation">,
  seats: number,
): string | null {
  for (let seat = 0; seat < seats; seat++) {
    const token = derive(key, "invitation", seat, generation);
    if (hashOf(token) === hash) return token;
  }
  return null;
}

const deviceToken = (key: LinkKey, seats: readonly Seat[], device: string): string =>
  createHmac("sha256", key).update(`seat ${seats.join()} ${device}`).digest("base64url");

const wrapping = (token: string): Buffer => createHmac("sha256", token).update("link key").digest();

/** The link key, readable with this token only. */
function wrap(key: LinkKey, token: string, source: Entropy): string {
  const iv = source(12);
  const cipher = createCipheriv("aes-256-gcm", wrapping(token), iv);
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The link key again. Throws if the token is not the one it was wrapped with. */
export function unwrap(wrapped: string, token: string): LinkKey {
  const bytes = Buffer.from(wrapped, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", wrapping(token), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

/** What the bearer of a token may do. */
export interface Access {
  readonly hash: string;
  readonly table: string;
  readonly kind: LinkKind;
  /** The seats that are the bearer's own, in order; empty for a spectator. */
  readonly seats: readonly Seat[];
}

export const accessOf = (link: LinkData): Access => ({
  hash: link.hash,
  table: link.table_id,
  kind: link.kind,
  seats: link.kind === "seat" ? (JSON.parse(link.seats) as Seat[]) : [],
});

interface Made {
  readonly token: string;
  readonly row: LinkData;
}

/** A link row for a token. `key` is wrapped into it for seats and invitations, whose bearers may see the links. */
function linkRow(
  given: {
    table: string;
    kind: LinkKind;
    seats: readonly Seat[];
    generation: number;
    at: number;
    token: string;
  },
  key: LinkKey | null,
  source: Entropy,
): LinkData {
  return {
    hash: hashOf(given.token),
    table_id: given.table,
    kind: given.kind,
    seats: JSON.stringify(given.seats),
    generation: given.generation,
    wrapped: key ? wrap(key, given.token, source) : null,
    used: 0,
    guard: null,
    made_at: given.at,
    revoked: 0,
  };
}

/**
 * A new link to a seat or several: a random token that is shown once. For a device with a secret of its own (`device`)
 * the token is made of that, so that it gets the same link when it asks again.
 */
export function seatLink(
  table: string,
  seats: readonly Seat[],
  key: LinkKey,
  at: number,
  source: Entropy,
  device?: string,
): Made {
  const token = device === undefined ? newToken(source) : deviceToken(key, seats, device);
  return seatLinkOf(token, table, seats, key, at, source);
}

/** A link to a seat or several under a token that is known already. */
export function seatLinkOf(
  token: string,
  table: string,
  seats: readonly Seat[],
  key: LinkKey,
  at: number,
  source: Entropy,
): Made {
  return { token, row: linkRow({ table, kind: "seat", seats, generation: 0, at, token }, key, source) };
}

/** A link that can be shown again: to watch, or to take a seat. */
export function derivedLink(
  given: {
    table: string;
    kind: "spectator" | "invitation";
    seat: Seat | null;
    generation: number;
    at: number;
  },
  key: LinkKey,
  source: Entropy,
): Made {
  const token = derive(key, given.kind, given.seat, given.generation);
  const seats = given.seat === null ? [] : [given.seat];
  // A spectator may not see the other links, so the key is not wrapped for one.
  const wrapped = given.kind === "invitation" ? key : null;
  return { token, row: linkRow({ ...given, seats, token }, wrapped, source) };
}

/** The link to a finished game. Its token is kept in clear with the table: there is nothing left to hide. */
export const replayLink = (table: string, token: string, generation: number, at: number): LinkData => ({
  hash: hashOf(token),
  table_id: table,
  kind: "replay",
  seats: "[]",
  generation,
  wrapped: null,
  used: 0,
  guard: null,
  made_at: at,
  revoked: 0,
});
